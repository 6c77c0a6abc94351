import "server-only";
import type { z } from "zod";
import type { Contract, Parsed } from "@/lib/api/contract";
import { currentUser } from "@/lib/auth/current-user";
import { addressKey, callerAddress } from "@/lib/http/caller-address";
import { problem } from "@/lib/http/problem";
import { log } from "@/lib/server/log";
import { takeFromMemory } from "@/lib/server/rate-limit";
import { type ActorFor, prove } from "@/lib/shared/actor";
import { AppError, notFound } from "@/lib/shared/errors";

type Handler<C extends Contract> = (
  input: Parsed<C> & { readonly actor: ActorFor<C["access"]> },
) => Promise<z.input<C["output"]>> | z.input<C["output"]>;

type RouteContext = { params: Promise<Record<string, string | string[] | undefined>> };
type RouteHandler = (request: Request, context: RouteContext) => Promise<Response>;

/**
 * Makes an operation answer: rate limit, who calls, parse, handle, and the answer through the output schema, so that a
 * field the contract does not name never leaves (architecture.md, security.md P1). Every call is one log line.
 */
export function route<C extends Contract>(operation: C, handle: Handler<C>): RouteHandler {
  async function answer(request: Request, context: RouteContext): Promise<Response> {
    if (operation.perMinute !== undefined) {
      await takeFromMemory(operation.path, addressKey(callerAddress(request)), operation.perMinute);
    }
    const actor = prove(operation.access as C["access"], await currentUser(request));
    const params = operation.params && parsePath(operation.params, await context.params);
    const query = operation.query && parse(operation.query, readQuery(request));
    const result = await handle({ params, query, actor } as Parsed<C> & { actor: ActorFor<C["access"]> });
    return Response.json(operation.output.parse(result), { headers: { "Cache-Control": "no-store" } });
  }

  return async (request, context) => {
    const requestId = crypto.randomUUID();
    const startedAt = performance.now();
    const response = await answer(request, context).catch((error) => problem(error, request, requestId));
    response.headers.set("X-Request-Id", requestId);
    const { method, path } = operation;
    const durationMs = Math.round(performance.now() - startedAt);
    log.info("request", { requestId, method, path, status: response.status, durationMs });
    return response;
  };
}

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
type Method = (typeof METHODS)[number];

/**
 * The exports of a route file: the methods it has, and for every other one the API's own 405, which names the allowed
 * ones (RFC 9110, section 15.5.6). HEAD and OPTIONS are Next's.
 */
export function methods(handlers: Partial<Record<Method, RouteHandler>>): Record<Method, RouteHandler> {
  const allow = METHODS.filter((method) => handlers[method]).join(", ");
  const refuse: RouteHandler = async (request) => {
    const refused = new AppError(
      "METHOD_NOT_ALLOWED",
      `${request.method} is not allowed here; allowed: ${allow}.`,
    );
    const response = problem(refused, request, crypto.randomUUID());
    response.headers.set("Allow", allow);
    return response;
  };
  return Object.fromEntries(METHODS.map((method) => [method, handlers[method] ?? refuse])) as Record<
    Method,
    RouteHandler
  >;
}

/** What a path below /api/v1 that names no operation answers, whatever the method. */
export const unknownPath: RouteHandler = async (request) => problem(notFound(), request, crypto.randomUUID());

/** The query as one value a key; blank values are absent, a key given twice is refused (security.md P4). */
function readQuery(request: Request): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [key, value] of new URL(request.url).searchParams) {
    if (Object.hasOwn(query, key)) {
      const message = `${key} is given more than once`;
      throw new AppError("VALIDATION_ERROR", message, [{ path: key, message }]);
    }
    query[key] = value.trim();
  }
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ""));
}

function parse(schema: z.ZodObject, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const errors = result.error.issues.map((issue) => ({ path: issue.path.join("."), message: issue.message }));
  throw new AppError("VALIDATION_ERROR", errors[0]?.message ?? "Validation error", errors);
}

/** A path that cannot name anything is not found, whatever is wrong with it (decisions.md section 3). */
function parsePath(schema: z.ZodObject, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (!result.success) throw notFound();
  return result.data;
}
