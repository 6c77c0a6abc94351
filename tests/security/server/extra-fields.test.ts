// A7: a field that is not the caller's to set sets nothing, in any body of the API.
import { attackedServer } from "@/tests/security/server/attacked-server";
import { databaseUrl } from "@/tests/support/database";
import { describe, expect, test } from "vitest";
import type { Contract } from "@/lib/api/contract";
import { operations } from "@/lib/api/operations";
import { db } from "@/lib/server/db";
import { conclude, sample } from "@/tests/security/measured";
import { MATRIX } from "@/tests/security/rights-matrix";
import { type Body, CALLERS, type Caller, type Sent, type World } from "@/tests/support/api-world";
import { hashRows } from "@/tests/support/database-rows";

const current = attackedServer();
const taking = Object.entries(operations).filter(([, { body, form }]) => body ?? form);

/** What somebody would like to set, with what they would like it to be. */
const EXTRA: Readonly<Record<string, unknown>> = {
  role: "admin",
  status: "approved",
  id: "0000000000000000",
  _id: "0000000000000000",
  userId: "0000000000000000",
  providerUserId: "0000000000000000",
  ownerId: "0000000000000000",
  createdAt: "2001-01-01T00:00:00.000Z",
  publishedAt: "2001-01-01T00:00:00.000Z",
  disabledAt: null,
  emailVerifiedAt: "2001-01-01T00:00:00.000Z",
  passwordHash: "$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaA",
  refreshCounter: 0,
  isAdmin: true,
  $where: "1",
  "__proto__.isAdmin": true,
  constructor: { prototype: { isAdmin: true } },
  prototype: { isAdmin: true },
};

/** Written by every request, whatever it asks for: how often; and what a standing job takes away once it has seen it. */
const COUNTED = ["rate_limits", "listing_bitmap_changes"];

/** Mails of what was done before are sent behind the answers, and those about decisions a minute later: none may fall between. */
async function mailsSettle(): Promise<void> {
  const anHourOn = new Date(Date.now() + 60 * 60_000);
  await db.queuedMail.updateMany({ where: { sentAt: null, attempts: 0 }, data: { nextAt: anHourOn } });
  await expect
    .poll(() => db.queuedMail.count({ where: { sentAt: null, attempts: { gt: 0 } } }), { timeout: 30_000 })
    .toBe(0);
}

const fieldsOf = ({ body, form }: Contract): readonly string[] => Object.keys((body ?? form!.fields).shape);

/** The first caller whom the matrix lets do it, else the one who gets furthest. */
function callerOf(name: string): Caller {
  const { expected } = MATRIX[name]!;
  const index = expected.findIndex((status) => status < 300);
  return (
    CALLERS[index === -1 ? expected.findIndex((status) => status !== 401 && status !== 403) : index] ??
    "anonymous"
  );
}

/** The body with one field more; JSON is written by hand, so that `__proto__` is a field like any other. */
function sendWith(
  world: World,
  request: { method: string; at: string; caller: Caller; body: Body },
  key: string,
  value: unknown,
): Promise<Sent> {
  const { method, at, caller, body } = request;
  const as = world.people[caller];
  if (body && "form" in body) {
    const text = typeof value === "string" ? value : JSON.stringify(value);
    return world.send(method, at, { as, body: { form: { ...body.form, [key]: text } } });
  }
  const given = JSON.stringify(body && "json" in body ? body.json : {});
  const extra = `${JSON.stringify(key)}:${JSON.stringify(value)}`;
  const text = given === "{}" ? `{${extra}}` : `${given.slice(0, -1)},${extra}}`;
  return world.sendText(method, at, { as, text });
}

test("there are bodies to try", () => {
  expect(taking.length).toBeGreaterThan(25);
});

describe.each(taking.map(([name, operation], turn) => ({ name, operation, turn })))(
  "A7: $name",
  ({ name, operation, turn }) => {
    test("sets nothing that is not asked of it", async (context) => {
      const { world } = current();
      const caller = callerOf(name);
      const { path, body } = await MATRIX[name]!.call(world, caller);
      const request = { method: operation.method, at: `/api/v1${path}`, caller, body };
      const others = Object.keys(EXTRA).filter((key) => !fieldsOf(operation).includes(key));
      const keys = new Set(["__proto__", ...sample(others, 4, turn)]);
      await mailsSettle();
      const before = await hashRows(databaseUrl, COUNTED);
      const wrong: string[] = [];
      for (const key of keys) {
        const value = Object.hasOwn(EXTRA, key) ? EXTRA[key] : { isAdmin: true };
        const { status, text } = await sendWith(world, request, key, value);
        // For its own sake, not for what else may be wrong with the request.
        if (status !== 400 || !text.includes(key)) wrong.push(`${key}: ${status} ${text}`);
      }
      const after = await hashRows(databaseUrl, COUNTED);
      for (const [table, hash] of Object.entries(after))
        if (hash !== before[table]) wrong.push(`${table} was written to`);
      conclude(context, { row: "A7", what: "requests", tried: keys.size, wrong });
    });
  },
);
