import { contract } from "@/lib/api/contract";
import { Activity, ActivityEvent } from "@/lib/schemas/activity";

export const countActivity = contract({
  method: "POST",
  path: "/activity",
  summary:
    "Tell that a listing's or a company's page was opened, or its number pressed; counted in sums, without who did",
  access: "public",
  body: ActivityEvent,
  status: 204,
  perMinute: 120,
});

export const getMyActivity = contract({
  method: "GET",
  path: "/providers/me/activity",
  summary: "What visitors did with the signed-in provider's company and listings, day by day",
  access: "provider",
  output: Activity,
});
