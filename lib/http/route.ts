import "server-only";
import type { z } from "zod";
import type { Contract, Limit, Parsed } from "@/lib/api/contract";
import { type CurrentUser, currentUser } from "@/lib/auth/current-user";
import { bodyChunks } from "@/lib/server/body-chunks";
import { callerAddress } from "@/lib/http/caller-address";
import {
  formFailed,
  type FormPages,
  formSent,
  type FormValues,
  isFormPost,
  mediaType,
  parseFormValues,
} from "@/lib/http/form-post";
import { parseJsonObject } from "@/lib/http/json-body";
import { readForm } from "@/lib/http/multipart";
import { isUnsafe, refuseForeignOrigin } from "@/lib/http/origin";
import { asAppError, problem } from "@/lib/http/problem";
import { requestIdOf } from "@/lib/http/request-id";
import { log } from "@/lib/server/log";
import { countCall } from "@/lib/server/metrics";
import { fieldErrorOf, keyOfIssue } from "@/lib/schemas/issues";
import { giveBackToDatabase, takeFromDatabase, takeFromMemory } from "@/lib/server/rate-limit";
import type { UploadedFile } from "@/lib/server/uploads";
import { type Access, type ActorFor, prove } from "@/lib/shared/actor";
import { addressKey } from "@/lib/shared/address-key";
import { AppError, type FieldError, invalid, notFound } from "@/lib/shared/errors";

/** What a handler is given: the parsed parts, who calls, and what to add to the answer. */
type Input<C extends Contract> = Parsed<C> & {
  readonly actor: ActorFor<C["access"]>;
  /** The files of a form, in their order; they are gone when the handler is done. */
  readonly files: readonly UploadedFile[];
  /** What is wrong with others of them, where the contract leaves that to the handler. */
  readonly fileErrors: readonly FieldError[];
  readonly request: Request;
  /** Headers of the answer, cookies above all. */
  readonly responseHeaders: Headers;
};

type Result<C extends Contract> = C["output"] extends z.ZodType
  ? z.input<C["output"]>
  : C["file"] extends true
    ? Response
    : void;

type Handler<C extends Contract> = (input: Input<C>) => Promise<Result<C>> | Result<C>;

/** An operation that takes forms says which pages they lead to. */
type Pages<C extends Contract> = C extends { readonly urlencoded: true } ? [FormPages<C>] : [];

/** What of a request is known when it fails. */
type Progress = {
  /** No page of another site sent it: a form may be shown again. */
  mayAnswerForm: boolean;
  /** What a form sent, as soon as it is read. */
  values: FormValues | null;
};

type RouteContext = { params: Promise<Record<string, string | string[] | undefined>> };
type RouteHandler = (request: Request, context: RouteContext) => Promise<Response>;

/**
 * Makes an operation answer: origin, who calls, limits, parse, handle, and the answer through the output schema, so that
 * a field the contract does not name never leaves (docs/security.md#what-leaves). Who calls and how often are settled
 * before a body is read. Every call is one log line.
 */
export function route<C extends Contract>(operation: C, handle: Handler<C>, ...rest: Pages<C>): RouteHandler {
  const [pages] = rest as readonly [FormPages<C>?];
  const access = operation.access as C["access"];

  async function answer(request: Request, context: RouteContext, progress: Progress): Promise<Response> {
    const fromOurPage = isUnsafe(request.method) && refuseForeignOrigin(request);
    progress.mayAnswerForm = pages !== undefined && isFormPost(request);
    if (operation.perMinute !== undefined) {
      await takeFromMemory(operation.path, addressKey(callerAddress(request)), operation.perMinute);
    }
    const user = await whoCalls(request, operation.access);
    if (user?.carrier === "cookie" && isUnsafe(request.method) && !fromOurPage && access !== "public") {
      throw new AppError("FORBIDDEN", "crossSite");
    }
    const actor = prove(access, user);
    const params = operation.params && parsePath(operation.params, await context.params);
    if (operation.limit !== undefined) await takeLimit(operation, operation.limit, request, user);
    const query = operation.query && parse(operation.query, readQuery(request));
    if (progress.mayAnswerForm) {
      progress.mayAnswerForm = false; // when it cannot be read
      progress.values = await readFormValues(request);
      progress.mayAnswerForm = true;
    }
    const body =
      operation.body &&
      (await refunding(operation, request, user, async () =>
        parse(operation.body!, progress.values ?? (await readJson(request, operation))),
      ));
    const received = operation.form && (await readForm(request, operation.form));
    try {
      const fileErrors = received?.errors.filter((error) => isMoot(operation, error)) ?? [];
      const others = received?.errors.filter((error) => !fileErrors.includes(error));
      const fields = operation.form && received && parse(operation.form.fields, received.fields, others);
      const files = received?.files ?? [];
      const responseHeaders = new Headers({ "Cache-Control": "no-store" });
      const input = { params, query, body, fields, files, fileErrors, actor, request, responseHeaders };
      // What only the database can tell is a mistake is given back like what the schema finds.
      const result = await refunding(operation, request, user, async () =>
        handle(input as unknown as Input<C>),
      );
      if (operation.file)
        return request.method === "HEAD" ? withoutBody(result as Response) : (result as Response);
      if (pages !== undefined && progress.values !== null) {
        const given = { answer: operation.output?.parse(result), params, body };
        return formSent(request, progress.values, pages.form, pages.sent(given as never));
      }
      const status = operation.status ?? 200;
      if (operation.output === undefined) return new Response(null, { status, headers: responseHeaders });
      return Response.json(operation.output.parse(result), { status, headers: responseHeaders });
    } finally {
      await received?.discard();
    }
  }

  /** A form that failed leads to the page that shows it again; one that cannot be read is answered like a script. */
  async function failure(
    error: unknown,
    request: Request,
    context: RouteContext,
    { mayAnswerForm, values }: Progress,
    requestId: string,
  ): Promise<Response> {
    const told = problem(error, request, requestId);
    if (pages === undefined || !mayAnswerForm) return told;
    // Refused before it was read, as by a limit.
    const entered = values ?? (await readFormValues(request).catch(() => null));
    if (entered === null) return told;
    const page = pages.failed({
      values: entered,
      params: (await context.params) as Readonly<Record<string, string>>,
    });
    if (page.length > LONGEST_PAGE) return told;
    return formFailed(request, entered, pages.form, page, asAppError(error));
  }

  return async (request, context) => {
    const requestId = requestIdOf(request);
    const startedAt = performance.now();
    const progress: Progress = { mayAnswerForm: false, values: null };
    const response = await answer(request, context, progress).catch((error) =>
      failure(error, request, context, progress, requestId),
    );
    response.headers.set("X-Request-Id", requestId);
    const { method, path } = operation;
    const durationMs = performance.now() - startedAt;
    countCall(method, path, response.status, durationMs / 1000);
    log.info("request", {
      requestId,
      method,
      path,
      status: response.status,
      durationMs: Math.round(durationMs),
    });
    return response;
  };
}

/** Whether it is the handler that tells what is wrong with this file. */
const isMoot = ({ form }: Contract, { path }: FieldError): boolean =>
  form?.files.mayBeMoot === true && path.split(".")[0] === form.files.field;

/** The answer to HEAD: Next leaves a body it does not send unread, and its file open. */
async function withoutBody({ status, headers, body }: Response): Promise<Response> {
  await body?.cancel();
  return new Response(null, { status, headers });
}

/** What anyone may ask is answered to a caller with dead credentials too, as to a visitor. */
async function whoCalls(request: Request, access: Access): Promise<CurrentUser | null> {
  try {
    return await currentUser(request);
  } catch (error) {
    if (access === "public" && error instanceof AppError && error.code === "UNAUTHORIZED") return null;
    throw error;
  }
}

const countedFor = (limit: Limit, request: Request, user: CurrentUser | null): string =>
  limit.per === "user" && user ? user.userId : addressKey(callerAddress(request));

async function takeLimit(
  { path, method }: Contract,
  limit: Limit,
  request: Request,
  user: CurrentUser | null,
): Promise<void> {
  await takeFromDatabase(`${method} ${path}`, countedFor(limit, request, user), limit);
}

/** Does a part of the call; gives the counted call back where the contract says that input with mistakes is not one. */
async function refunding<T>(
  { path, method, limit }: Contract,
  request: Request,
  user: CurrentUser | null,
  part: () => Promise<T>,
): Promise<T> {
  try {
    return await part();
  } catch (error) {
    const isMistake = error instanceof AppError && error.code === "VALIDATION_ERROR";
    if (isMistake && limit?.spares === "mistakes")
      await giveBackToDatabase(`${method} ${path}`, countedFor(limit, request, user), limit);
    throw error;
  }
}

const readFormValues = async (request: Request): Promise<FormValues> =>
  parseFormValues(await readBytes(request, MAX_JSON_BYTES));

const MAX_JSON_BYTES = 100_000;
/** No page of ours sends a form that leads to a longer address, and a header has an end. */
const LONGEST_PAGE = 500;

/**
 * A JSON body, its length watched while it is read. A missing one is `{}` where the contract says so.
 * @throws AppError UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, VALIDATION_ERROR
 */
async function readJson(request: Request, { bodyOptional }: Contract): Promise<unknown> {
  const bytes = await readBytes(request, MAX_JSON_BYTES);
  if (bytes.length === 0 && bodyOptional) return {};
  // 415 speaks of what was sent: of nothing at all there is nothing to say but that it is missing.
  const isNothing = bytes.length === 0 && mediaType(request) === undefined;
  if (!isNothing && mediaType(request) !== "application/json") {
    throw new AppError("UNSUPPORTED_MEDIA_TYPE", "bodyNotJson");
  }
  return parseJsonObject(bytes);
}

async function readBytes(request: Request, most: number): Promise<Uint8Array> {
  const tooLarge = () => new AppError("PAYLOAD_TOO_LARGE", "bodyTooLarge");
  if (Number(request.headers.get("content-length") ?? 0) > most) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of bodyChunks(request)) {
    length += chunk.length;
    if (length > most) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
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
    const refused = new AppError("METHOD_NOT_ALLOWED", {
      key: "methodNotAllowed",
      values: { method: request.method, allowed: allow },
    });
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

/** The query as one value a key; blank values are absent, a key given twice is refused (docs/security.md#input). */
function readQuery(request: Request): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [key, value] of new URL(request.url).searchParams) {
    if (Object.hasOwn(query, key)) throw invalid(key, { key: "givenTwice", values: { field: key } });
    query[key] = value.trim();
  }
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ""));
}

/** @param found what was wrong before the schema looked; both are told in one answer, once a path */
function parse(schema: z.ZodObject, value: unknown, found: readonly FieldError[] = []): unknown {
  const result = schema.safeParse(value, { error: keyOfIssue });
  if (result.success && found.length === 0) return result.data;
  const told = new Set(found.map(({ path }) => path));
  const issues = (result.error?.issues ?? []).map(fieldErrorOf);
  const errors = [...issues.filter(({ path }) => path === "" || !told.has(path)), ...found];
  throw new AppError("VALIDATION_ERROR", errors[0] ?? "validation", errors);
}

/** A path that cannot name anything is not found, whatever is wrong with it (docs/product/api.md#failures). */
function parsePath(schema: z.ZodObject, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (!result.success) throw notFound();
  return result.data;
}
