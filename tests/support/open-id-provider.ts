import { type MutableResponse, type MutableToken, OAuth2Server } from "oauth2-mock-server";

/** A provider on this machine that signs everybody in at once, and may be told to lie. */
export async function startOpenIdProvider() {
  const server = new OAuth2Server();
  await server.issuer.keys.generate("RS256");
  await server.start(0, "127.0.0.1");
  const issuer = `http://127.0.0.1:${server.address().port}`;
  server.issuer.url = issuer;

  const provider = {
    issuer,
    /** Who is signed in there. */
    person: { email: "nobody@example.com", email_verified: true } as Record<string, unknown>,
    /** Where it tells the address: in the ID token, or when asked. */
    tellsIn: "token" as "token" | "userinfo",
    /** How the next ID token, and the answer that holds it, differ from right ones. */
    spoilToken: (() => undefined) as (token: MutableToken) => void,
    spoilAnswer: (() => undefined) as (answer: MutableResponse) => void,
    settings: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: "the-site",
      OIDC_CLIENT_SECRET: "a-secret-of-the-site",
      OIDC_NAME: "Example Login",
    },
    beHonest(person: Record<string, unknown>) {
      provider.person = person;
      provider.tellsIn = "token";
      provider.spoilToken = () => undefined;
      provider.spoilAnswer = () => undefined;
    },
    stop: async () => {
      if (server.listening) await server.stop();
    },
  };
  server.service.on("beforeTokenSigning", (token: MutableToken) => {
    if (provider.tellsIn === "token") Object.assign(token.payload, provider.person);
    if ("aud" in token.payload) provider.spoilToken(token);
  });
  server.service.on("beforeResponse", (answer: MutableResponse) => provider.spoilAnswer(answer));
  server.service.on("beforeUserinfo", (answer: MutableResponse) => {
    answer.body = { sub: "johndoe", ...provider.person };
  });
  return provider;
}
