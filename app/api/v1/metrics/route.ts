import { metrics } from "@/lib/api/system";
import { tellMetrics } from "@/lib/domain/system/tell-metrics";
import { methods, route } from "@/lib/http/route";
import { requireSharedSecret } from "@/lib/http/shared-secret";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(metrics, async ({ request }) => {
    requireSharedSecret(request, "METRICS_TOKEN");
    const { text, type } = await tellMetrics();
    return new Response(text, { headers: { "Content-Type": type, "Cache-Control": "no-store" } });
  }),
});
