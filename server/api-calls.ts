import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { context, propagation, SpanKind, trace } from "@opentelemetry/api";
import { type FoundRoute, type RouteFiles, routeFinder } from "@/server/api-routes";
import { BROTLI_QUALITY } from "@/server/bodies";
import { compressed } from "@/server/compressed";
import { chooseEncoding, type Encoding } from "@/server/encoding";
import type { Application } from "@/server/front-server";
import { LEAST_COMPRESSED_BYTES } from "@/server/hold-short";

/**
 * The body of a request, read when somebody asks for it. What is left of it when the answer is sent is dropped by Node;
 * cancelling it would destroy the connection, and with it the answer.
 */
function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  let chunks: AsyncIterator<Buffer> | undefined;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        chunks ??= incoming[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
    },
    { highWaterMark: 0 },
  );
}

/** The request as a handler knows it. Of its address handlers read the path and the query alone. */
function asRequest(incoming: IncomingMessage): Request {
  const { method = "GET", url = "/", headers } = incoming;
  const isRead = method === "GET" || method === "HEAD";
  return new Request(`http://localhost${url}`, {
    method,
    // One value a name, as Node reads them and the front server settled them (settle-address.ts).
    headers: headers as Record<string, string>,
    ...(!isRead && { body: bodyOf(incoming), duplex: "half" }),
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

/** Sends an answer of any length as it comes. */
const sendStream = (answer: Response, headers: OutgoingHttpHeaders): Application["handle"] =>
  compressed(async (_incoming, response) => {
    response.writeHead(answer.status, headers);
    // Who goes away in the middle ends what makes the answer; there is nobody left to tell.
    await pipeline(Readable.fromWeb(answer.body as never), response).catch(() => response.destroy());
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
    try {
      const answer = await handler(asRequest(incoming), { params: Promise.resolve(params) });
      span.setAttribute("http.status_code", answer.status);
      const headers = headersOf(answer, own);
      if (answer.body === null) return void response.writeHead(answer.status, headers).end();
      if (answer.headers.get("content-type") === "application/json")
        return await sendWhole(incoming, response, answer, headers);
      await sendStream(answer, headers)(incoming, response);
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
