import { RotateCw } from "lucide-react";
import { Alert } from "@/components/ui/alert";
import { buttonClass } from "@/components/ui/button";
import { translator } from "@/lib/content/messages";
import type { Locale } from "@/lib/shared/locale";

/** In the place of results that could not be had; trying again is loading the same address (spec.md section 8). */
export function ResultsFailure({ locale }: { locale: Locale }) {
  const t = translator(locale);
  return (
    <div className="page py-10">
      <h1 className="text-2xl font-semibold">{t("search.failed")}</h1>
      <Alert
        className="mt-4"
        action={
          <a href="" className={buttonClass({ variant: "line" })}>
            <RotateCw aria-hidden className="size-4" />
            {t("results.retry")}
          </a>
        }
      >
        {t("results.failed")}
      </Alert>
    </div>
  );
}
