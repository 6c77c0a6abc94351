import type { z } from "zod";
import type { Access } from "@/lib/shared/actor";
import type { FileKind } from "@/lib/shared/upload";
import type { PlainKey } from "@/lib/shared/failures";

/** How often an operation may be called, counted in the database over all processes (docs/security.md#limits). */
export type Limit = {
  readonly points: number;
  readonly seconds: number;
  /** Whose calls are counted together; `user` only for operations that need one. */
  readonly per: "address" | "user";
  /** Input that is refused for its mistakes is not counted: who mistypes may correct it. Wants `perMinute` besides. */
  readonly spares?: "mistakes";
};

/** The body of an operation that takes files: `multipart/form-data`, streamed (docs/security.md#uploads-and-files). */
export type Form = {
  /** The text fields; one that may come several times is an array in the schema. */
  readonly fields: z.ZodObject;
  /**
   * The one field that holds files. `tooMany`: what is said of more than `max`, if that is not 3 images or 5 files.
   * `mayBeMoot`: what is wrong with them is for the handler to tell, which may want none.
   */
  readonly files: {
    readonly field: string;
    readonly max: number;
    readonly kinds: readonly FileKind[];
    readonly tooMany?: PlainKey;
    readonly mayBeMoot?: true;
  };
};

/**
 * One operation of /api/v1: read by the route wrapper, the browser client, the OpenAPI document and the tests
 *.
 */
export type Contract = {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Below /api/v1, parameters in braces: `/listings/{id}`. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /** A JSON body. Give it strict: unknown keys are refused. */
  readonly body?: z.ZodObject;
  /** The JSON body may be absent, and then counts as `{}`. */
  readonly bodyOptional?: true;
  /**
   * The body may also come as `application/x-www-form-urlencoded`, of a form that works without JavaScript; the answer
   * is then 303 to a page (docs/product/api.md#forms-without-javascript). Its blank values are absent.
   */
  readonly urlencoded?: true;
  readonly form?: Form;
  /** The status of success; 200 when absent. 204 has no body and no output. */
  readonly status?: 201 | 204;
  /** Absent: 204, or a file. */
  readonly output?: z.ZodType;
  /** Answers a file: the handler gives the Response. */
  readonly file?: true;
  /** How many calls one address may make in a minute, counted in memory; unlimited when absent. */
  readonly perMinute?: number;
  readonly limit?: Limit;
  /** When it refuses for reasons that its parts do not tell, by status. For the document: nothing is made to hold by it. */
  readonly refuses?: Readonly<Partial<Record<401 | 404 | 409 | 410 | 429, string>>>;
};

/** Keeps the exact types of an operation's schemas. */
export const contract = <const C extends Contract>(operation: C): C => operation;

type Out<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What a handler receives: every part parsed. */
export type Parsed<C extends Contract> = {
  readonly params: Out<C["params"]>;
  readonly query: Out<C["query"]>;
  readonly body: Out<C["body"]>;
  /** The text fields of a form. */
  readonly fields: C["form"] extends Form ? z.output<C["form"]["fields"]> : undefined;
};

/** What an operation answers. */
export type Answer<C extends Contract> = C["output"] extends z.ZodType ? z.output<C["output"]> : undefined;
