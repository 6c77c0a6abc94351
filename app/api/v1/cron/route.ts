import { runStandingJobs } from "@/lib/api/system";
import { runJobs } from "@/lib/domain/system/standing-jobs";
import { requireCron } from "@/lib/http/require-cron";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(runStandingJobs, async ({ request, query }) => {
    requireCron(request);
    return { jobs: await runJobs(query.jobs) };
  }),
});
