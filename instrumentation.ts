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
  // A process that is frozen between requests keeps no time: there the host calls /api/v1/cron.
  const { isServerless } = await import("@/lib/server/serverless");
  if (isServerless()) return;
  const { keepJobsDone } = await import("@/lib/domain/system/standing-jobs");
  keepJobsDone();
}
