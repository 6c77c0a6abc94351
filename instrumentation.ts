import type { Instrumentation } from "next";

/**
 * Runs once when the server starts: an environment that cannot work stops it here, with the reason
 * (docs/security.md#starting).
 */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { env } = await import("@/lib/server/env");
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SERVICE_NAME } = env();
  if (OTEL_EXPORTER_OTLP_ENDPOINT !== undefined) {
    const { startTracing } = await import("@/lib/server/tracing");
    startTracing(OTEL_SERVICE_NAME);
  }
  const { requireSecrets } = await import("@/lib/server/secrets");
  requireSecrets();
  const { requireConfigured } = await import("@/lib/server/require-configured");
  await requireConfigured();
  // Pages answer their own 404 and 503, with a body (lib/http/page-status.ts).
  const { trackResponses } = await import("@/lib/server/current-response");
  trackResponses();
  // A process that is frozen between requests keeps no time: there the host calls /api/v1/cron.
  const { isServerless } = await import("@/lib/server/serverless");
  if (isServerless()) return;
  const { keepJobsDone } = await import("@/lib/domain/system/standing-jobs");
  keepJobsDone();
}

/** What a page or a route did not catch, as one line of the log: which route, and where it was thrown. */
export const onRequestError: Instrumentation.onRequestError = async (
  error,
  request,
  { routePath, routeType },
) => {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { logRequestError } = await import("@/lib/http/log-request-error");
  logRequestError(error, request, `${routeType} ${routePath}`);
};
