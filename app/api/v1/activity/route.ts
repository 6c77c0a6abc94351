import * as activity from "@/lib/api/activity";
import { countActivity } from "@/lib/domain/system/activity-counts";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(activity.countActivity, ({ body, request }) =>
    countActivity(body, request.headers.get("user-agent")),
  ),
});
