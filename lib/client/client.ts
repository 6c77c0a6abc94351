import type { z } from "zod";
import type { Contract, Form } from "@/lib/api/contract";
import { errorOfSilence } from "@/lib/client/api-error";
import { type Query, send } from "@/lib/client/http-client";

/**
 * What of a contract a call needs. A contract is one; so is the bare address, which brings no schema into the bundle:
 * `call<typeof login>({ method: "POST", path: "/auth/login" }, …)`, its words checked against the contract's type.
 */
export type Endpoint<C extends Contract> = Pick<C, "method" | "path"> &
  (C["form"] extends Form
    ? { readonly form: { readonly files: { readonly field: C["form"]["files"]["field"] } } }
    : { readonly form?: undefined });

type FieldValue = string | number | null | undefined | readonly string[];
type Params<C extends Contract> = C extends { readonly params: infer S extends z.ZodObject }
  ? { readonly params: Readonly<Record<keyof z.input<S> & string, string>> }
  : { readonly params?: undefined };

/** The parts of a call, as its contract asks for them. */
export type CallInput<C extends Contract> = Params<C> & {
  readonly query?: C["query"] extends z.ZodObject
    ? { readonly [K in keyof z.input<C["query"]>]?: Query[string] }
    : undefined;
  /** The JSON body. */
  readonly body?: C["body"] extends z.ZodObject ? z.input<C["body"]> : undefined;
  /**
   * The text fields of a form: null, undefined and blank ones are left out; the entries of a list are repeated as they
   * are, so that `[""]` sends a blank.
   */
  readonly fields?: C["form"] extends Form
    ? { readonly [K in keyof z.input<C["form"]["fields"]>]?: FieldValue }
    : undefined;
  /** The files of a form. */
  readonly files?: C["form"] extends Form ? readonly File[] : undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Lets the call outlive its page. */
  readonly keepalive?: boolean;
  /** What sends it instead of the browser's own, as one that tells its progress. */
  readonly fetch?: typeof fetch;
};

/** What a call answers; undefined for 204. */
export type CallAnswer<C extends Contract> = C["output"] extends z.ZodType
  ? z.output<C["output"]>
  : undefined;

type Loose = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Query;
  readonly body?: unknown;
  readonly fields?: Readonly<Record<string, FieldValue>>;
  readonly files?: readonly File[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  readonly keepalive?: boolean;
  readonly fetch?: typeof fetch;
};

type MaybeInput<C extends Contract> = C extends { readonly params: z.ZodObject }
  ? [CallInput<C>]
  : [CallInput<C>?];

/**
 * Calls an operation by its contract: `await call(listings.approve, { params: { id } })`.
 * @throws ApiError on every answer but a success, when none came, and when what came is not our server's
 */
export async function call<C extends Contract>(
  endpoint: C | Endpoint<C>,
  ...[input]: MaybeInput<C>
): Promise<CallAnswer<C>> {
  const { params, query, body, fields, files, headers, signal, keepalive, fetch } = (input ??
    {}) as unknown as Loose;
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params?.[name] ?? ""),
  );
  const sent = endpoint.form ? formData(endpoint.form.files.field, fields, files) : body;
  const { method } = endpoint;
  const answer = await send({
    method,
    path,
    query,
    body: sent,
    headers,
    signal,
    keepalive,
    fetch,
  });
  // JSON or nothing. A text is of somebody between, as of a net that wants a sign-in of its own: nothing was done.
  if (typeof answer === "string") throw errorOfSilence(answer);
  return answer as CallAnswer<C>;
}

function formData(fileField: string, fields: Loose["fields"] = {}, files: Loose["files"] = []): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    const isAbsent = value === null || value === undefined || value === "";
    for (const one of Array.isArray(value) ? value : isAbsent ? [] : [value]) data.append(name, String(one));
  }
  for (const file of files) data.append(fileField, file);
  return data;
}
