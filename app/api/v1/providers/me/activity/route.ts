import * as activity from "@/lib/api/activity";
import { getMyActivity } from "@/lib/domain/system/get-my-activity";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(activity.getMyActivity, ({ actor }) => getMyActivity(actor)),
});
