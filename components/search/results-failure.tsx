import { Alert } from "@/components/ui/alert";
import { buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { translator } from "@/lib/content/messages";
import type { Locale } from "@/lib/shared/locale";

/**
 * In the place of results that could not be had; trying again is loading the same address
 * (docs/product/texts-and-limits.md#sentences).
 */
export function ResultsFailure({ locale }: { locale: Locale }) {
  const t = translator(locale);
  return (
    <div className="page py-10">
      <h1 className="text-2xl font-semibold">{t("searchBar.failed")}</h1>
      <Alert
        className="mt-4"
        action={
          <a href="" className={buttonClass({ variant: "line" })}>
            <Icon name="rotate-cw" className="size-4" />
            {t("resultList.retry")}
          </a>
        }
      >
        {t("resultList.failed")}
      </Alert>
    </div>
  );
}
