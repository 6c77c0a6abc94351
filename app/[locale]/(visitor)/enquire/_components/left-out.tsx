import { VisitorPage } from "@/app/[locale]/(visitor)/_page/visitor-page";
import { Alert } from "@/components/ui/alert";
import { buttonClass } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Empty } from "@/components/ui/empty";
import { translator } from "@/lib/content/messages";
import type { Unreachable } from "@/lib/domain/enquiries/read-unreachable";
import { readFlashForm } from "@/lib/http/flash-form";
import { listOf } from "@/lib/shared/list-of";
import { type Locale, localePath } from "@/lib/shared/locale";

type Props = { locale: Locale; leftOut: readonly Unreachable[] };

/** Which of the ticked listings cannot be asked, by name, and why. */
export function LeftOut({ locale, leftOut }: Props) {
  const t = translator(locale);
  const names = (some: readonly Unreachable[]) =>
    listOf(
      locale,
      some.map(({ name }) =>
        name === null ? t("enquiry.leftOutUnnamed") : t("enquiry.leftOutName", { name }),
      ),
    );
  const gone = leftOut.filter(({ isImported }) => !isImported);
  const imported = leftOut.filter(({ isImported }) => isImported);
  return (
    <>
      {gone.length === 0 ? null : (
        <Alert tone="warn">{t("enquiry.leftOutGone", { names: names(gone), count: gone.length })}</Alert>
      )}
      {imported.length === 0 ? null : (
        <Alert tone="warn">
          {t("enquiry.leftOutImported", { names: names(imported), count: imported.length })}
        </Alert>
      )}
    </>
  );
}

/** Instead of the form, when none of the ticked listings can be asked, or none was ticked; what was written stays. */
export async function NobodyLeft({ locale, leftOut, listings }: Props & { listings: string }) {
  const t = translator(locale);
  const kept = await readFlashForm("enquiry", `/enquire?listings=${encodeURIComponent(listings)}`);
  const message = kept?.values.message ?? "";
  const way = (path: string, label: string) => (
    <a href={localePath(locale, path)} className={buttonClass()}>
      {label}
    </a>
  );
  return (
    <VisitorPage locale={locale} title={t("enquiryForm.heading")} from={null} here={t("enquiryForm.heading")}>
      <LeftOut locale={locale} leftOut={leftOut} />
      <Empty
        title={t("enquiry.nobodyLeft")}
        text={t(leftOut.length === 0 ? "compare.sendNone" : "enquiry.nobodyLeftText")}
        actions={way("/services", t("compare.toServices"))}
      />
      {message === "" ? null : (
        <Card className="p-4 text-sm sm:p-5">
          <h2 className="text-ink-2">{t("enquiryForm.message")}</h2>
          <p className="mt-1 break-words whitespace-pre-line">{message}</p>
        </Card>
      )}
    </VisitorPage>
  );
}
