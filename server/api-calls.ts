import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { context, propagation, SpanKind, trace } from "@opentelemetry/api";
import { errorFields, log } from "@/lib/server/log";
import { REQUEST_ID_HEADER } from "@/lib/shared/request-id";
import { type FoundRoute, type RouteFiles, routeFinder } from "@/server/api-routes";
import { BROTLI_QUALITY } from "@/server/bodies";
import { compressed } from "@/server/compressed";
import { chooseEncoding, type Encoding } from "@/server/encoding";
import type { Application } from "@/server/front-server";
import { LEAST_COMPRESSED_BYTES } from "@/server/hold-short";

/**
 * The body of a request, read when somebody asks for it. Cancelling it would destroy the connection, and with it the
 * answer: what is left of it once that is sent is read and dropped, or the next request would wait behind it. (Node does
 * so by itself where reading never began.)
 */
function bodyOf(incoming: IncomingMessage, response: ServerResponse): ReadableStream<Uint8Array> {
  let chunks: AsyncIterator<Buffer> | undefined;
  const begin = (): AsyncIterator<Buffer> => {
    const begun = incoming.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>;
    response.once("finish", () => void begun.return?.().then(() => incoming.resume()));
    return begun;
  };
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        chunks ??= begin();
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
    },
    { highWaterMark: 0 },
  );
}

/** The request as a handler knows it. Of its address handlers read the path and the query alone. */
function asRequest(incoming: IncomingMessage, response: ServerResponse): Request {
  const { method = "GET", url = "/", headers } = incoming;
  const isRead = method === "GET" || method === "HEAD";
  return new Request(`http://localhost${url}`, {
    method,
    // One value a name, as Node reads them and the front server settled them (settle-address.ts).
    headers: headers as Record<string, string>,
    ...(!isRead && { body: bodyOf(incoming, response), duplex: "half" }),
  });
}

function headersOf(answer: Response, own: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = { ...own };
  for (const [name, value] of answer.headers) headers[name] = value;
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) headers["set-cookie"] = cookies;
  return headers;
}

const compressors: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (body) => promisify(gzip)(body),
  identity: async (body) => body,
};

/** Sends an answer that is whole: in one piece, with its length, compressed beside this thread where that is worth it. */
async function sendWhole(
  incoming: IncomingMessage,
  response: ServerResponse,
  answer: Response,
  headers: OutgoingHttpHeaders,
): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  const encoding =
    body.length < LEAST_COMPRESSED_BYTES
      ? "identity"
      : (chooseEncoding(incoming, ["br", "gzip", "identity"]) ?? "identity");
  const sent = await compressors[encoding](body);
  response
    .writeHead(answer.status, {
      ...headers,
      vary: "Accept-Encoding",
      "content-length": sent.length,
      ...(encoding !== "identity" && { "content-encoding": encoding }),
    })
    .end(incoming.method === "HEAD" ? undefined : sent);
}

/** As Next tells instrumentation.ts of what it catches itself. */
function logFailure(error: unknown, { method = "", headers }: IncomingMessage, path: string): void {
  const requestId = String(headers[REQUEST_ID_HEADER]);
  log.error("a request failed", { requestId, method, path, ...errorFields(error) });
}

/** The other side went away, which ends what makes the answer. */
const isGone = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE";

/**
 * Sends an answer of any length as it comes.
 * @param onFailure told what breaks it off: its head has gone, and says 200
 */
const sendStream = (
  answer: Response,
  headers: OutgoingHttpHeaders,
  onFailure: (error: unknown) => void,
): Application["handle"] =>
  compressed(async (_incoming, response) => {
    response.writeHead(answer.status, headers);
    await pipeline(Readable.fromWeb(answer.body as never), response).catch((error: unknown) => {
      if (!isGone(error)) onFailure(error);
      response.destroy();
    });
  });

async function answerCall(
  { pattern, handler, params }: FoundRoute,
  incoming: IncomingMessage,
  response: ServerResponse,
  own: OutgoingHttpHeaders,
): Promise<void> {
  const { method = "GET" } = incoming;
  const caller = propagation.extract(context.active(), incoming.headers);
  const attributes = { "http.method": method, "http.route": pattern };
  // Asked for now: who looks before instrumentation.ts has run gets one that tells nobody.
  const tracer = trace.getTracer("vendorsetu");
  await tracer.startActiveSpan(pattern, { kind: SpanKind.SERVER, attributes }, caller, async (span) => {
    const note = (error: unknown): void => {
      span.recordException(error instanceof Error ? error : String(error));
      logFailure(error, incoming, pattern);
    };
    try {
      const answer = await handler(asRequest(incoming, response), { params: Promise.resolve(params) });
      span.setAttribute("http.status_code", answer.status);
      const headers = headersOf(answer, own);
      if (answer.body === null) return void response.writeHead(answer.status, headers).end();
      if (answer.headers.get("content-type") === "application/json")
        return await sendWhole(incoming, response, answer, headers);
      await sendStream(answer, headers, note)(incoming, response);
    } catch (error) {
      note(error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/**
 * Answers calls of the API by the handlers of its route files, without Next, which does more for a call than most calls
 * do themselves (docs/decisions/059). What it has a rule of its own for, and every other address, is left to Next.
 * @param own headers of every answer; one that it sets itself takes their place
 */
export function apiCalls(
  files: RouteFiles,
  own: OutgoingHttpHeaders,
  otherwise: Application["handle"],
): Application["handle"] {
  const find = routeFinder(files);
  // As the names of an answer's own headers are written, which take their place.
  const ours = Object.fromEntries(Object.entries(own).map(([name, value]) => [name.toLowerCase(), value]));
  return (incoming, response) => {
    const found = find(incoming.method ?? "GET", (incoming.url ?? "/").split("?", 1)[0]!);
    return found === null ? otherwise(incoming, response) : answerCall(found, incoming, response, ours);
  };
}
