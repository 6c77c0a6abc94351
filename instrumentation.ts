/** Runs once when the server starts: an environment that cannot work stops it here, with the reason (security.md R14). */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { env } = await import("@/lib/server/env");
  env();
  const { requireSecrets } = await import("@/lib/server/secrets");
  requireSecrets();
  const { requireConfigured } = await import("@/lib/server/require-configured");
  await requireConfigured();
  // Pages answer their own 404 and 503, with a body (lib/http/page-status.ts).
  const { trackResponses } = await import("@/lib/server/current-response");
  trackResponses();
  const { keepFilesSwept } = await import("@/lib/domain/system/sweep-files");
  keepFilesSwept();
  const { keepRowsSwept } = await import("@/lib/domain/system/sweep-rows");
  keepRowsSwept();
  const { keepMailsDelivered } = await import("@/lib/domain/system/mail-queue");
  keepMailsDelivered();
  const { keepSearchInStep } = await import("@/lib/domain/system/refresh-search");
  keepSearchInStep();
  const { keepSearchCountsWritten } = await import("@/lib/domain/system/search-counts");
  keepSearchCountsWritten();
  const { keepVitalCountsWritten } = await import("@/lib/domain/system/vital-counts");
  keepVitalCountsWritten();
  const { keepActivityCountsWritten } = await import("@/lib/domain/system/activity-counts");
  keepActivityCountsWritten();
}
