// A5: every state a token can be in, at every operation that wants somebody.
import { attackedServer } from "@/tests/security/server/attacked-server";
import { decodeJwt, type JWTPayload, SignJWT, UnsecuredJWT } from "jose";
import { describe, test } from "vitest";
import { operations } from "@/lib/api/operations";
import { sealSessionCookie } from "@/lib/auth/session-cookie";
import { db } from "@/lib/server/db";
import { currentKey } from "@/lib/server/secrets";
import type { Role } from "@/lib/shared/actor";
import { conclude } from "@/tests/security/measured";
import type { Credentials, World } from "@/tests/support/api-world";
import { makeAdmin } from "@/tests/support/server-world";

const current = attackedServer();
const guarded = Object.values(operations).filter(({ access }) => access !== "public");
const rolesOf = (access: string): readonly Role[] => (access === "user" ? ["customer"] : [access as Role]);

type Account = { readonly email: string; readonly password: string };
type Tokens = Pick<Credentials, "accessToken" | "refreshToken">;

async function makeAccount(world: World, role: Role): Promise<Account> {
  if (role === "admin") return makeAdmin();
  const { email } = await (role === "provider" ? world.signUpProvider() : world.signUpCustomer());
  return { email, password: world.password };
}

/** A session that no browser made: its Bearer counts alone, so that what is refused is refused for the token's sake. */
async function signInAsScript(world: World, account: Account): Promise<Tokens> {
  const response = await fetch(`${world.origin}/api/v1/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(account),
  });
  return ((await response.json()) as { tokens: Tokens }).tokens;
}

/** An access token like the given one, signed with our own key but for what is asked. */
function forge(
  accessToken: string,
  given: { typ?: string; aud?: string; iss?: string; key?: Uint8Array; secondsLeft?: number } = {},
): Promise<string> {
  const { sub, sid, iss, aud } = decodeJwt(accessToken) as Record<string, string>;
  return new SignJWT({ sid })
    .setProtectedHeader({ alg: "HS256", typ: given.typ ?? "at+jwt" })
    .setIssuer(given.iss ?? iss!)
    .setAudience(given.aud ?? aud!)
    .setSubject(sub!)
    .setIssuedAt()
    .setExpirationTime(Math.floor(Date.now() / 1000) + (given.secondsLeft ?? 600))
    .sign(given.key ?? currentKey("access token"));
}

async function badTokens({ accessToken, refreshToken }: Tokens): Promise<Record<string, string | null>> {
  const { sub, sid, iss, aud, exp } = decodeJwt(accessToken) as Required<JWTPayload> & { sid: string };
  const cookie = { userId: sub!, sessionId: sid!, roleHint: "admin" as const };
  return {
    none: null,
    garbage: "Bearer garbage",
    "a scheme alone": "Bearer",
    "broken percents": "Bearer %E0%A4%A",
    "another scheme": `Basic ${Buffer.from("admin:admin").toString("base64")}`,
    "two of them": `Bearer ${accessToken}, Bearer ${accessToken}`,
    "alg none": `Bearer ${new UnsecuredJWT({ sid, sub, iss, aud, exp }).encode()}`,
    "another key": `Bearer ${await forge(accessToken, { key: new Uint8Array(32).fill(7) })}`,
    "the key of another purpose": `Bearer ${await forge(accessToken, { key: currentKey("refresh token") })}`,
    "typ JWT": `Bearer ${await forge(accessToken, { typ: "JWT" })}`,
    "another audience": `Bearer ${await forge(accessToken, { aud: "somebody-else" })}`,
    "another issuer": `Bearer ${await forge(accessToken, { iss: "somebody-else" })}`,
    "expired for six seconds": `Bearer ${await forge(accessToken, { secondsLeft: -6 })}`,
    "a refresh token": `Bearer ${refreshToken}`,
    "the cookie's content": `Bearer ${await sealSessionCookie(cookie, 600)}`,
  };
}

const ask = (world: World, { method, path }: (typeof guarded)[number], authorization: string | null) =>
  world.send(method, `/api/v1${path.replace(/\{\w+\}/g, "zzzzzzzzzzzzzzzz")}`, {
    headers: authorization === null ? {} : { authorization },
  });

/** Asks every operation of these roles with these headers; tells those that answer otherwise. */
async function askAll(
  world: World,
  role: Role,
  states: Readonly<Record<string, string | null>>,
  wanted: (access: string) => number,
): Promise<{ tried: number; wrong: string[] }> {
  const wrong: string[] = [];
  let tried = 0;
  for (const operation of guarded.filter(({ access }) => rolesOf(access).includes(role))) {
    for (const [state, authorization] of Object.entries(states)) {
      const { status } = await ask(world, operation, authorization);
      tried += 1;
      if (status !== wanted(operation.access))
        wrong.push(`${state}: ${operation.method} ${operation.path} ${status}`);
    }
  }
  return { tried, wrong };
}

describe.each<Role>(["customer", "provider", "admin"])("A5: what is for a %s", (role) => {
  test("is for nobody with a bad token", async (context) => {
    const { world } = current();
    const tokens = await signInAsScript(world, await makeAccount(world, role));
    const { tried, wrong } = await askAll(world, role, await badTokens(tokens), () => 401);
    // The forger knows its trade: what it makes with the right key and nothing changed is taken.
    const control = guarded.find(
      ({ access, method, path }) =>
        access === (role === "customer" ? "user" : role) && method === "GET" && !path.includes("{"),
    )!;
    const { status } = await ask(world, control, `Bearer ${await forge(tokens.accessToken)}`);
    if (status !== 200) wrong.push(`a good token: ${control.path} ${status}`);
    conclude(context, { row: "A5", what: "requests", tried: tried + 1, wrong });
  });

  test("is for nobody whose session ended or who was disabled, from the next request on", async (context) => {
    const { world } = current();
    const account = await makeAccount(world, role);
    const ended = await signInAsScript(world, account);
    const out = await world.send("POST", "/api/v1/auth/logout", {
      headers: { authorization: `Bearer ${ended.accessToken}` },
    });
    const living = await signInAsScript(world, account);
    await db.user.updateMany({ where: { email: account.email }, data: { disabledAt: new Date() } });
    const states = { revoked: `Bearer ${ended.accessToken}`, disabled: `Bearer ${living.accessToken}` };
    const { tried, wrong } = await askAll(world, role, states, () => 401);
    if (out.status !== 204) wrong.push(`signing out answered ${out.status}`);
    conclude(context, { row: "A5", what: "requests", tried, wrong });
  });
});

for (const role of ["provider", "admin"] as const) {
  test(`A5: who is no ${role} any more is 403`, async (context) => {
    const { world } = current();
    const account = await makeAccount(world, role);
    const tokens = await signInAsScript(world, account);
    await db.user.updateMany({ where: { email: account.email }, data: { role: "customer" } });
    const states = { demoted: `Bearer ${tokens.accessToken}` };
    const { tried, wrong } = await askAll(world, role, states, () => 403);
    conclude(context, { row: "A5", what: "requests", tried, wrong });
  });
}
