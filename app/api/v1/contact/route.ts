import * as contact from "@/lib/api/contact";
import { sendContactMessage } from "@/lib/domain/enquiries/contact/send-contact-message";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route(contact.sendContactMessage, async ({ body }) => ({ message: await sendContactMessage(body) }), {
    form: "contact",
    sent: () => "/contact/result?sent=1",
    failed: () => "/contact/result",
  }),
});
