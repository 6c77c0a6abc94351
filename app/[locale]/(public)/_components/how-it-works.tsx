import { buttonClass } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { PageLink } from "@/components/ui/page-link";
import { SectionHead } from "@/components/ui/section-head";
import { type Translator, translator } from "@/lib/content/messages";
import { type Locale, localePath } from "@/lib/shared/locale";

const STEPS = ["one", "two", "three"] as const;

type StepsProps = { t: Translator; of: "visitors" | "businesses" };

/** Three steps in a row, each under a rule with its number. */
const Steps = ({ t, of }: StepsProps) => (
  <>
    <h3 id={`how-${of}`} className="font-semibold text-ink-2">
      {t(`home.how.${of}.title`)}
    </h3>
    <ol aria-labelledby={`how-${of}`} className="how-steps">
      {STEPS.map((step, index) => (
        <li key={step}>
          <span aria-hidden>{index + 1}</span>
          <p>{t(`home.how.${of}.${step}`)}</p>
          <p>{t(`home.how.${of}.${step}Text`)}</p>
        </li>
      ))}
    </ol>
  </>
);

/** What a visitor does here, what a business does, and the way in for the latter (docs/product/pages.md#home). */
export function HowItWorks({ locale }: { locale: Locale }) {
  const t = translator(locale);
  return (
    <section aria-labelledby="how" className="home-part">
      <div className="home-head">
        <SectionHead id="how" title={t("home.how.title")} />
      </div>
      <div className="how">
        <div>
          <Steps t={t} of="visitors" />
        </div>
        <div>
          <Steps t={t} of="businesses" />
        </div>
      </div>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 rounded-card border border-action-line bg-action-soft p-3 sm:mt-8 sm:gap-y-4 sm:p-5 sm:px-8">
        <div className="min-w-0">
          <p className="font-semibold sm:text-lg">{t("home.how.callTitle")}</p>
          <p className="mt-1 text-ink-2 max-sm:hidden">{t("home.how.callText")}</p>
        </div>
        <PageLink
          href={localePath(locale, "/provider/signup")}
          className={cn(buttonClass({ size: "large" }), "max-sm:w-full")}
        >
          {t("home.how.register")}
        </PageLink>
      </div>
    </section>
  );
}
