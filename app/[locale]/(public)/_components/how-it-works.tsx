import Link from "next/link";
import { buttonClass } from "@/components/ui/button";
import { SectionHead } from "@/components/ui/section-head";
import { type Translator, translator } from "@/lib/content/messages";
import { type Locale, localePath } from "@/lib/shared/locale";

const STEPS = ["one", "two", "three"] as const;

type StepsProps = { t: Translator; of: "visitors" | "businesses" };

/** Three steps in a row, each under a rule with its number. */
const Steps = ({ t, of }: StepsProps) => (
  <>
    <h3 id={`how-${of}`} className="text-sm font-semibold text-ink-2">
      {t(`home.how.${of}.title`)}
    </h3>
    <ol aria-labelledby={`how-${of}`} className="mt-3 grid gap-x-8 gap-y-6 md:grid-cols-3">
      {STEPS.map((step, index) => (
        <li key={step} className="border-t-2 border-ink pt-4">
          <span aria-hidden className="text-sm font-semibold text-accent-ink tabular-nums">
            {index + 1}
          </span>
          <p className="mt-2 font-semibold sm:text-lg">{t(`home.how.${of}.${step}`)}</p>
          <p className="mt-1 max-w-prose text-ink-2">{t(`home.how.${of}.${step}Text`)}</p>
        </li>
      ))}
    </ol>
  </>
);

/** What a visitor does here, what a business does, and the way in for the latter (spec.md section 2 'Home'). */
export function HowItWorks({ locale }: { locale: Locale }) {
  const t = translator(locale);
  return (
    <section aria-labelledby="how" className="pt-10 sm:pt-12">
      <div className="mb-5">
        <SectionHead id="how" title={t("home.how.title")} />
      </div>
      <Steps t={t} of="visitors" />
      <div className="mt-8">
        <Steps t={t} of="businesses" />
      </div>
      <div className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card border border-action-line bg-action-soft p-5 sm:px-8">
        <div className="min-w-0">
          <p className="font-semibold sm:text-lg">{t("home.how.callTitle")}</p>
          <p className="mt-1 text-ink-2">{t("home.how.callText")}</p>
        </div>
        <Link
          href={localePath(locale, "/provider/signup")}
          prefetch={false}
          className={buttonClass({ size: "large" })}
        >
          {t("home.how.register")}
        </Link>
      </div>
    </section>
  );
}
