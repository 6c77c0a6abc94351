import type { z } from "zod";
import type { Access } from "@/lib/shared/actor";

/**
 * One operation of /api/v1: read by the route wrapper, the OpenAPI document and the tests
 * (architecture.md 'An operation is a value').
 */
export type Contract = {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Below /api/v1, parameters in braces: `/listings/{id}`. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly output: z.ZodType;
  /** How many calls one address may make in a minute; unlimited when absent. */
  readonly perMinute?: number;
};

/** Keeps the exact types of an operation's schemas. */
export const contract = <const C extends Contract>(operation: C): C => operation;

type Out<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What a handler receives: every part parsed. */
export type Parsed<C extends Contract> = {
  readonly params: Out<C["params"]>;
  readonly query: Out<C["query"]>;
};
