import "server-only";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  type ReadableSpan,
  type Span,
  type SpanProcessor,
} from "@opentelemetry/sdk-trace-node";

/** What may hold words of a person, or the secret of a private link. */
const ADDRESSES = ["http.target", "http.url", "url.full", "url.path", "url.query"];

/** A span as it is before it ends: its attributes may be changed. */
type Open = { name: string; attributes: Record<string, unknown> };

/** Leaves of an address what it is the route of: queries and ids stay here, as they stay out of the log. */
class WithoutAddresses implements SpanProcessor {
  readonly #next: SpanProcessor;

  constructor(next: SpanProcessor) {
    this.#next = next;
  }

  onStart(...given: Parameters<SpanProcessor["onStart"]>): void {
    this.#next.onStart(...given);
  }

  onEnding(span: Span): void {
    const open = span as unknown as Open;
    for (const name of ADDRESSES) delete open.attributes[name];
    const route = open.attributes["next.route"] ?? open.attributes["http.route"];
    const method = open.attributes["http.method"];
    if (typeof method === "string") open.name = typeof route === "string" ? `${method} ${route}` : method;
    else if (open.name.startsWith("fetch ")) open.name = "fetch";
  }

  onEnd(span: ReadableSpan): void {
    this.onEnding(span as unknown as Span);
    this.#next.onEnd(span);
  }

  forceFlush = (): Promise<void> => this.#next.forceFlush();
  shutdown = (): Promise<void> => this.#next.shutdown();
}

/**
 * Sends what Next tells of each request (https://nextjs.org/docs/app/guides/open-telemetry) to OTEL_EXPORTER_OTLP_ENDPOINT,
 * which the exporter reads itself. Loaded only where that is set.
 */
export function startTracing(serviceName: string): void {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ "service.name": serviceName }),
    spanProcessors: [new WithoutAddresses(new BatchSpanProcessor(new OTLPTraceExporter()))],
  });
  provider.register();
  process.once("SIGTERM", () => void provider.forceFlush().catch(() => undefined));
}
