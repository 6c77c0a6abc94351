import "server-only";
import { decodeJwt } from "jose";
import type { OAuthConfig, OAuthUserConfig, UserinfoEndpointHandler } from "next-auth/providers/oauth";
import Google, { type GoogleProfile } from "next-auth/providers/google";
import { env } from "@/lib/server/env";
import type { OpenIdService } from "@/lib/shared/open-id";

/** For each of the up to four requests that a sign-in makes: discovery, tokens, keys, user. */
const TIMEOUT_MS = 3000;

/**
 * Providers may leave the address out of the ID token and tell it to who shows the access token. By then openid-client
 * has checked the ID token, and it refuses the answer about anybody else.
 */
const userinfo: UserinfoEndpointHandler = {
  async request({ client, tokens }) {
    const { sub = "", ...claims } = decodeJwt(tokens.id_token ?? "");
    if ("email" in claims) return { ...claims, sub };
    return client.userinfo(tokens as Parameters<typeof client.userinfo>[0]);
  },
};

/** Who it is and the address: nothing else is asked for. State, PKCE and nonce are made and checked by next-auth. */
const settings = <P>(clientId: string, clientSecret: string) =>
  ({
    clientId,
    clientSecret,
    authorization: { params: { scope: "openid email" } },
    userinfo,
    checks: ["state", "pkce", "nonce"],
    httpOptions: { timeout: TIMEOUT_MS },
  }) satisfies OAuthUserConfig<P>;

/** The providers that are set, as next-auth knows them. Each is a pair or a set of four: lib/server/env.ts sees to it. */
export function openIdProviders(): (OAuthConfig<GoogleProfile> | OAuthConfig<{ sub: string }>)[] {
  const set = env();
  const google =
    set.GOOGLE_CLIENT_ID && set.GOOGLE_CLIENT_SECRET
      ? [Google(settings(set.GOOGLE_CLIENT_ID, set.GOOGLE_CLIENT_SECRET))]
      : [];
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: id, OIDC_CLIENT_SECRET: secret, OIDC_NAME: name } = set;
  if (!issuer || !id || !secret || !name) return google;
  const other: OAuthConfig<{ sub: string }> = {
    id: "oidc",
    name,
    type: "oauth",
    idToken: true,
    wellKnown: `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`,
    profile: ({ sub }) => ({ id: sub }),
    ...settings(id, secret),
  };
  return [...google, other];
}

/** The same as pages show them. */
export const openIdServices = (): OpenIdService[] =>
  openIdProviders().map(({ id, name }) => ({ id: id === "google" ? "google" : "oidc", name }));
