import type { CodeWords } from "@/components/form/failure-words";
import type { Translator } from "@/lib/content/messages";

/** The words of an answer to an enquiry that are about no field. */
export const enquiryWords = (t: Translator): CodeWords => ({
  tooMany: (time) => t("enquiryForm.tooMany", { time }),
  tooManyLater: t("enquiryForm.tooManyLater"),
  forbidden: t("enquiryForm.forbidden"),
  gone: t("enquiryForm.gone"),
  away: t("enquiryForm.away"),
  failed: t("enquiryForm.failed"),
});
