import * as enquiries from "@/lib/api/enquiries";
import { sendEnquiry } from "@/lib/domain/enquiries/send-enquiry";
import { localeOf } from "@/lib/http/caller";
import { idempotencyKey } from "@/lib/http/idempotency-key";
import { methods, route } from "@/lib/http/route";
import { withoutLocale } from "@/lib/shared/locale";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(
    enquiries.sendEnquiry,
    async ({ body, request }) => ({
      enquiry: await sendEnquiry(body, body.locale ?? localeOf(request), idempotencyKey(request)),
    }),
    {
      form: "enquiry",
      sent: ({ answer }) => `${withoutLocale(answer.enquiry.link)}?sent=1`,
      failed: ({ values: { listingId, listingIds, providerUserId = "" } }) =>
        listingIds !== undefined
          ? `/enquire?listings=${encodeURIComponent(listingIds)}`
          : listingId === undefined
            ? `/enquire?company=${encodeURIComponent(providerUserId)}`
            : `/enquire?listing=${encodeURIComponent(listingId)}`,
    },
  ),
});
