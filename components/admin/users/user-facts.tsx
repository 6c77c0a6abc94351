import type { Fact } from "@/components/admin/facts";
import { Moment } from "@/components/admin/moment";
import { Badge } from "@/components/ui/badge";
import { EmailText } from "@/components/ui/email-text";
import type { AdminUser } from "@/lib/schemas/account";
import { phoneText } from "@/lib/shared/contact";
import type { Locale } from "@/lib/shared/locale";
import { Ban, Check } from "lucide-react";
import { useTranslator } from "@/components/messages/use-translator";
import type { Translator } from "@/lib/content/messages";

/** Whether an account may sign in: a word, a colour and a shape. */
export function AccountBadge({ user }: { user: AdminUser }) {
  const t = useTranslator();
  const isDisabled = user.disabledAt !== null;
  const Icon = isDisabled ? Ban : Check;
  return (
    <Badge tone={isDisabled ? "bad" : "ok"}>
      <Icon aria-hidden strokeWidth={2.5} />
      {isDisabled ? t("admin.users.disabled") : t("admin.users.active")}
    </Badge>
  );
}

/** What is known of any account. */
export function userFacts(user: AdminUser, locale: Locale, t: Translator): Fact[] {
  const [before, after] = t("admin.users.disabledSince", { date: "{date}" }).split("{date}");
  return [
    {
      label: t("admin.users.status"),
      value: (
        <span className="flex flex-wrap items-center gap-2">
          <AccountBadge user={user} />
          {user.disabledAt ? (
            <span className="text-xs font-normal text-ink-2">
              {before}
              <Moment iso={user.disabledAt} locale={locale} time />
              {after}
            </span>
          ) : null}
        </span>
      ),
    },
    {
      label: t("admin.users.email"),
      value: user.email ? (
        <>
          <a href={`mailto:${user.email}`} className="text-action underline underline-offset-2">
            <EmailText email={user.email} />
          </a>{" "}
          <span className="text-xs font-normal text-ink-3">
            ({user.emailVerified ? t("admin.users.verified") : t("admin.users.unverified")})
          </span>
        </>
      ) : (
        <span className="font-normal text-ink-3">{t("admin.users.noEmail")}</span>
      ),
    },
    {
      label: t("admin.users.phone"),
      value: user.phoneNumber ? (
        <a href={`tel:${user.phoneNumber}`} className="text-action tabular-nums underline underline-offset-2">
          {phoneText(user.phoneNumber)}
        </a>
      ) : (
        t("admin.table.none")
      ),
    },
    { label: t("admin.users.joined"), value: <Moment iso={user.createdAt} locale={locale} time /> },
    { label: t("admin.users.id"), value: <code className="text-xs font-normal">{user.id}</code> },
  ];
}

/** A name for an account without one of its own. */
export const viewLabel = (t: Translator, name: string): string => t("admin.users.viewName", { name });
