import type { AdminTexts } from "@/components/admin/admin-texts";
import type { Fact } from "@/components/admin/facts";
import { Moment } from "@/components/admin/moment";
import { fillText } from "@/components/listings/fill-text";
import { Badge } from "@/components/ui/badge";
import { EmailText } from "@/components/ui/email-text";
import type { AdminUser } from "@/lib/schemas/account";
import { phoneText } from "@/lib/shared/contact";
import type { Locale } from "@/lib/shared/locale";
import { Ban, Check } from "lucide-react";

/** Whether an account may sign in: a word, a colour and a shape. */
export function AccountBadge({ user, texts }: { user: AdminUser; texts: AdminTexts["users"] }) {
  const isDisabled = user.disabledAt !== null;
  const Icon = isDisabled ? Ban : Check;
  return (
    <Badge tone={isDisabled ? "bad" : "ok"}>
      <Icon aria-hidden strokeWidth={2.5} />
      {isDisabled ? texts.disabled : texts.active}
    </Badge>
  );
}

/** What is known of any account. */
export function userFacts(
  user: AdminUser,
  locale: Locale,
  texts: Pick<AdminTexts, "users" | "table">,
): Fact[] {
  const t = texts.users;
  const [before, after] = t.disabledSince.split("{date}");
  return [
    {
      label: t.status,
      value: (
        <span className="flex flex-wrap items-center gap-2">
          <AccountBadge user={user} texts={t} />
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
      label: t.email,
      value: user.email ? (
        <>
          <a href={`mailto:${user.email}`} className="text-action underline underline-offset-2">
            <EmailText email={user.email} />
          </a>{" "}
          <span className="text-xs font-normal text-ink-3">
            ({user.emailVerified ? t.verified : t.unverified})
          </span>
        </>
      ) : (
        <span className="font-normal text-ink-3">{t.noEmail}</span>
      ),
    },
    {
      label: t.phone,
      value: user.phoneNumber ? (
        <a href={`tel:${user.phoneNumber}`} className="text-action tabular-nums underline underline-offset-2">
          {phoneText(user.phoneNumber)}
        </a>
      ) : (
        texts.table.none
      ),
    },
    { label: t.joined, value: <Moment iso={user.createdAt} locale={locale} time /> },
    { label: t.id, value: <code className="text-xs font-normal">{user.id}</code> },
  ];
}

/** A name for an account without one of its own. */
export const viewLabel = (texts: AdminTexts["users"], name: string): string =>
  fillText(texts.viewName, { name });
