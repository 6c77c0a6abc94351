import { runStandingJobs } from "@/lib/api/system";
import { runJobs } from "@/lib/domain/system/standing-jobs";
import { methods, route } from "@/lib/http/route";
import { requireSharedSecret } from "@/lib/http/shared-secret";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(runStandingJobs, async ({ request, query }) => {
    requireSharedSecret(request, "CRON_SECRET");
    return { jobs: await runJobs(query.jobs) };
  }),
});
