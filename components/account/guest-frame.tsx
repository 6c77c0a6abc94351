import { BadgeCheck, Lock, Phone, Search, Store } from "lucide-react";
import type { ReactNode } from "react";
import { HeroArches } from "@/components/art/hero-arches";
import { type Translator, translator } from "@/lib/content/messages";
import type { Locale } from "@/lib/shared/locale";

type Props = {
  locale: Locale;
  title: string;
  text?: string;
  /** Whom the words beside the form speak to. */
  aside: "visitors" | "providers";
  children: ReactNode;
};

const LINES = {
  visitors: [
    { key: "visitors1", Icon: Search },
    { key: "visitors2", Icon: Store },
    { key: "visitors3", Icon: Lock },
  ],
  providers: [
    { key: "providers2", Icon: Phone },
    { key: "providers1", Icon: BadgeCheck },
    { key: "providers3", Icon: Lock },
  ],
} as const;

/** What an account is good for, in three lines. */
const Lines = ({ t, of, className }: { t: Translator; of: Props["aside"]; className: string }) => (
  <ul className={className}>
    {LINES[of].map(({ key, Icon }) => (
      <li key={key} className="flex gap-3">
        <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-action" />
        {t(`auth.aside.${key}`)}
      </li>
    ))}
  </ul>
);

/** A form at the left and, from 1024 px, what it is good for at the right, over the arches of the bridge. */
export function GuestFrame({ locale, title, text, aside, children }: Props) {
  const t = translator(locale);
  return (
    <div className="grid flex-1 lg:grid-cols-2">
      <div className="px-(--gutter) py-8 lg:py-12">
        <div className="mx-auto w-full max-w-100">
          <h1 className="text-2xl font-semibold">{title}</h1>
          {text ? <p className="text-ink-2">{text}</p> : null}
          {/* Who has a phone alone decides by it, too; a visitor has seen what there is. */}
          {aside === "providers" ? (
            <Lines t={t} of={aside} className="mt-4 grid gap-2 text-sm text-ink-2 lg:hidden" />
          ) : null}
          <noscript>
            <p className="mt-4 rounded-card border-l-4 border-accent bg-warn-soft px-4 py-3 text-sm font-medium text-warn">
              {t("auth.noJs")}
            </p>
          </noscript>
          <div className="mt-6">{children}</div>
        </div>
      </div>
      <aside className="relative flex flex-col justify-between overflow-hidden border-l border-line bg-sunken max-lg:hidden">
        <div className="max-w-120 px-12 py-16">
          <p className="text-3xl font-semibold tracking-tight text-balance">
            {t(aside === "visitors" ? "auth.aside.visitorsTitle" : "auth.aside.providersTitle")}
          </p>
          <Lines t={t} of={aside} className="mt-5 grid gap-3 text-ink-2" />
        </div>
        <div className="sticky bottom-0 h-40 w-full shrink-0">
          <HeroArches />
        </div>
      </aside>
    </div>
  );
}

/** A line under a form: a question and the page that answers it. */
export const OtherWay = ({
  question,
  href,
  children,
}: {
  question?: string;
  href: string;
  children: ReactNode;
}) => (
  <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
    {question}
    <a
      href={href}
      className="inline-flex min-h-touch items-center font-medium text-action underline underline-offset-4 hover:text-action-hover"
    >
      {children}
    </a>
  </p>
);
