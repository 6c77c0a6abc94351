import type { CodeWords } from "@/components/form/failure-words";
import type { Translator } from "@/lib/content/messages";

/** The words of an answer to a report that are about no field. */
export const reportWords = (t: Translator): CodeWords => ({
  tooMany: (time) => t("report.tooMany", { time }),
  tooManyLater: t("report.tooManyLater"),
  forbidden: t("report.failed"),
  gone: t("report.gone"),
  away: t("report.away"),
  failed: t("report.failed"),
});
