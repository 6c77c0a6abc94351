import { z } from "zod";
import { contract } from "@/lib/api/contract";
import { ContactInput } from "@/lib/schemas/contact";

/**
 * As a form without JavaScript: success → `/contact/result?sent=1`, failure → `/contact/result`, which reads
 * `readFlashForm("contact")`.
 */
export const sendContactMessage = contract({
  method: "POST",
  path: "/contact",
  summary:
    "Write to us. The message is stored first: also after 429, 403 and 503 of the mail service it is kept",
  access: "public",
  body: ContactInput,
  urlencoded: true,
  status: 201,
  output: z.object({ message: z.string() }),
  perMinute: 60,
  limit: { points: 5, seconds: 3600, per: "address", spares: "mistakes" },
});
