import type { ShortlistTexts } from "@/components/shortlist/shortlist-tray";
import { translator } from "@/lib/content/messages";
import { type Locale, localePath } from "@/lib/shared/locale";
import { MAX_SHORTLIST } from "@/lib/shared/shortlist-database";

/** What the shortlist's client component takes: its finished strings, and where it leads. */
export function shortlistProps(locale: Locale): { texts: ShortlistTexts; comparePath: string } {
  const t = translator(locale);
  return {
    comparePath: localePath(locale, "/compare"),
    texts: {
      title: t("shortlist.title"),
      count: t.raw("shortlist.count") as string,
      compare: t("shortlist.compare"),
      clear: t("shortlist.clear"),
      full: t("shortlist.full", { max: MAX_SHORTLIST }),
    },
  };
}
