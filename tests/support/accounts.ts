import { parseSetCookie } from "cookie";
import { POST as logIn } from "@/app/api/v1/auth/login/route";
import { db } from "@/lib/server/db";
import { hashPassword } from "@/lib/server/password";
import type { Role } from "@/lib/shared/actor";

export const PASSWORD = "correct horse battery 7";
const HOST = "vendorsetu.test";
export const ORIGIN = `http://${HOST}`;

type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;

type Sent = {
  readonly method?: string;
  readonly path?: string;
  readonly params?: Record<string, string>;
  readonly body?: unknown;
  readonly form?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
};

export type Tokens = { accessToken: string; refreshToken: string };

/** What one client keeps and sends: a browser with its cookies and Origin, or a script with neither. */
export class TestClient {
  readonly cookies = new Map<string, string>();
  tokens: Tokens | null = null;

  constructor(readonly kind: "browser" | "script" = "browser") {}

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  /** Sends a request to a route's handler as this client would: cookies, Origin, and the Bearer it has. */
  async send(
    handler: Handler,
    { method = "POST", path = "/x", params = {}, body, form, headers }: Sent = {},
  ) {
    const all = new Headers({ host: HOST });
    if (this.kind === "browser") {
      all.set("sec-fetch-site", "same-origin");
      if (method !== "GET") all.set("origin", ORIGIN);
      if (this.cookies.size > 0) all.set("cookie", this.cookieHeader);
    }
    if (this.tokens) all.set("authorization", `Bearer ${this.tokens.accessToken}`);
    if (body !== undefined) all.set("content-type", "application/json");
    for (const [name, value] of Object.entries(headers ?? {})) {
      if (value === "") all.delete(name);
      else all.set(name, value);
    }
    const data = form && new FormData();
    for (const [name, value] of Object.entries(form ?? {})) data!.set(name, value);
    const request = new Request(`${ORIGIN}${path}`, {
      method,
      headers: all,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(data && { body: data }),
    });
    const response = await handler(request, { params: Promise.resolve(params) });
    for (const line of response.headers.getSetCookie()) {
      const { name, value, maxAge } = parseSetCookie(line);
      if (maxAge === 0) this.cookies.delete(name);
      else this.cookies.set(name, value ?? "");
    }
    return response;
  }

  /** Signs in and keeps what a client keeps. @throws Error when it is refused */
  async signIn(email: string, password = PASSWORD): Promise<this> {
    this.tokens = null;
    const response = await this.send(logIn, { body: { email, password } });
    if (response.status !== 200) throw new Error(`sign-in of ${email}: ${response.status}`);
    this.tokens = ((await response.json()) as { tokens: Tokens }).tokens;
    return this;
  }
}

let passwordHash: Promise<string> | undefined;
let made = 0;

/** An account that can sign in with PASSWORD. */
export async function insertAccount(
  email: string,
  role: Role = "customer",
  { companyName = "Meera Works", disabled = false } = {},
): Promise<string> {
  made += 1;
  const { id } = await db.user.create({
    data: {
      email,
      role,
      phoneNumber: `+9198${String(10_000_000 + made)}`,
      passwordHash: await (passwordHash ??= hashPassword(PASSWORD)),
      disabledAt: disabled ? new Date() : null,
      ...(role === "provider" && { profile: { create: { companyName } } }),
    },
    select: { id: true },
  });
  return id;
}
