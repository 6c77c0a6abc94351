import { LockKeyhole } from "lucide-react";
import { buttonClass } from "@/components/ui/button";
import { cardClass } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { PageLink } from "@/components/ui/page-link";
import { translator } from "@/lib/content/messages";
import type { User } from "@/lib/schemas/account";
import { phoneText } from "@/lib/shared/contact";
import { langOf, type Locale, localePath } from "@/lib/shared/locale";

type Props = { locale: Locale; user: User };

/** What the account holds, field by field; '—' where nothing is set (docs/product/pages.md#the-providers-area). */
export function AccountOverview({ locale, user }: Props) {
  const t = translator(locale);
  const profile = user.providerProfile;
  const type = profile?.companyType;
  const rows: readonly { key: string; label: string; value: string | null | undefined; locked: boolean }[] = [
    { key: "email", label: t("provider.email"), value: user.email, locked: false },
    { key: "companyName", label: t("provider.companyName"), value: profile?.companyName, locked: true },
    {
      key: "phone",
      label: t("provider.phone"),
      value: phoneText(profile?.phoneNumber ?? user.phoneNumber),
      locked: true,
    },
    { key: "gst", label: t("provider.gstNumber"), value: profile?.gstNumber, locked: true },
    { key: "pan", label: t("provider.panNumber"), value: profile?.panNumber, locked: true },
    { key: "address", label: t("provider.address"), value: profile?.address, locked: true },
    {
      key: "type",
      label: t("provider.companyType"),
      value: type ? t(`companyTypes.${type}`) : null,
      locked: true,
    },
  ];
  return (
    <section aria-labelledby="overview" className={cardClass}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line px-4 py-2 sm:px-5">
        <h2 id="overview" className="text-lg font-semibold">
          {t("provider.overview")}
        </h2>
        <PageLink
          href={localePath(locale, "/provider/profile")}
          className={cn(buttonClass({ variant: "quiet" }), "-mr-3")}
        >
          {t("provider.editProfile")}
        </PageLink>
      </div>
      <dl className="grid gap-x-6 gap-y-4 p-4 sm:grid-cols-2 sm:p-5 xl:grid-cols-3">
        {rows.map(({ key, label, value, locked }) => {
          const isSet = Boolean(value?.trim());
          return (
            <div key={key} className={cn("min-w-0", key === "address" && "sm:col-span-2 xl:col-span-1")}>
              <dt className="flex items-center gap-1.5 text-xs text-ink-3">
                {label}
                {locked && isSet ? (
                  <>
                    <LockKeyhole aria-hidden className="size-3.5" />
                    <span className="sr-only">({t("profile.lockedLabel")})</span>
                  </>
                ) : null}
              </dt>
              <dd className="font-medium break-words tabular-nums">
                {isSet ? (
                  <span lang={langOf(value!, locale)}>{value}</span>
                ) : (
                  <>
                    <span aria-hidden className="text-ink-3">
                      {t("provider.missing")}
                    </span>
                    <span className="sr-only">{t("provider.missingLabel")}</span>
                  </>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
