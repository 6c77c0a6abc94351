// Calls route handlers as a script with a Bearer would: no server in between. Import after tests/support/database.
import { expect } from "vitest";
import { tokensOf } from "@/lib/auth/tokens";
import { createSession } from "@/lib/domain/accounts/sessions";
import { db } from "@/lib/server/db";
import { onEmptied } from "@/tests/support/database";

export type Handler = (
  request: Request,
  context: { params: Promise<Record<string, string | string[] | undefined>> },
) => Promise<Response>;

export type FormFile = {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer> | string;
};
export type FormValue = string | FormFile | readonly (string | FormFile)[];

const bearers = new Map<string, Promise<string>>();

/** The Authorization header of a session of this user's that lives as long as the test file. */
export function bearerOf(userId: string): Promise<string> {
  let bearer = bearers.get(userId);
  if (!bearer) bearers.set(userId, (bearer = signIn(userId)));
  return bearer;
}

/** For tests that empty the tables between them. */
export const forgetSessions = (): void => bearers.clear();
onEmptied(forgetSessions);

async function signIn(userId: string): Promise<string> {
  const session = await db.$transaction((tx) =>
    createSession(tx, userId, {
      addressKey: "test",
      userAgent: "test",
      fromBrowser: false,
      deviceId: null,
      presentedSessionId: null,
      locale: "en",
    }),
  );
  return `Bearer ${(await tokensOf(session)).accessToken}`;
}

/** A multipart body; a list becomes a repeated field. */
function formOf(values: Readonly<Record<string, FormValue | undefined>>): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(values)) {
    for (const part of Array.isArray(value) ? value : [value]) {
      if (part === undefined) continue;
      if (typeof part === "string") form.append(key, part);
      else form.append(key, new File([part.bytes], part.name, { type: part.type }));
    }
  }
  return form;
}

export type CallOptions = {
  readonly method?: "GET" | "POST" | "PATCH" | "DELETE";
  /** Whose session calls; null: a visitor. */
  readonly as: string | null;
  readonly params?: Readonly<Record<string, string | string[]>>;
  readonly query?: string;
  readonly form?: Readonly<Record<string, FormValue | undefined>>;
  readonly json?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

// The answers of all operations are read here: what they hold is for the tests to say.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Answer = { status: number; headers: Headers; text: string; body: any };

/** Sends one request to a handler and reads the answer, which is JSON or empty. */
export async function callRoute(handler: Handler, options: CallOptions): Promise<Answer> {
  const { method = "GET", as, params = {}, query = "", form, json, headers = {} } = options;
  const request = new Request(`http://localhost:3000/api/v1/test${query}`, {
    method,
    headers: {
      ...(as !== null && { authorization: await bearerOf(as) }),
      ...(json !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    body: form ? formOf(form) : json === undefined ? null : JSON.stringify(json),
  });
  const response = await handler(request, { params: Promise.resolve(params) });
  const text = await response.text();
  if (text !== "") expect(response.headers.get("content-type")).toBe("application/json");
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: text === "" ? null : JSON.parse(text),
  };
}
