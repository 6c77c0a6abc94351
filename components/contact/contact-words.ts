import type { CodeWords } from "@/components/form/failure-words";
import type { Translator } from "@/lib/content/messages";

/** The words of a message that was not sent, for what is about no field. */
export const contactWords = (t: Translator): CodeWords => ({
  tooMany: (time) => t("contact.tooMany", { time }),
  tooManyLater: t("contact.tooManyLater"),
  forbidden: t("contact.failed"),
  gone: t("contact.failed"),
  away: t("contact.away"),
  failed: t("contact.failed"),
});
