import { useTranslator } from "@/components/messages/use-translator";
import { langOf } from "@/lib/shared/locale";

/** What a person wrote, within a client component: marked with its language where that is not the page's. */
export const Written = ({ children, className }: { children: string; className?: string }) => (
  <span lang={langOf(children, useTranslator().languageTag)} className={className}>
    {children}
  </span>
);
