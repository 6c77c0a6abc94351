import { ACCOUNT_FAILURES } from "@/components/form/failures-at-hand";
import { CircleCheck, Clock, Download } from "lucide-react";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { available } from "@/app/[locale]/_page/available";
import { type LocaleParams, pageLocale } from "@/app/[locale]/_page/page-locale";
import { DeleteAccount } from "@/components/account/delete-account";
import { ChangePasswordForm } from "@/components/account/change-password-form";
import { SendVerification } from "@/components/account/send-verification";
import { SignOutEverywhere } from "@/components/account/sign-out-everywhere";
import { Messages } from "@/components/messages/messages";
import { Badge } from "@/components/ui/badge";
import { buttonClass } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { requireUser } from "@/lib/auth/page-guards";
import { translator } from "@/lib/content/messages";
import { getMe, hasPassword, isEmailVerified } from "@/lib/domain/accounts/get-me";
import { phoneText } from "@/lib/shared/contact";
import { localePath } from "@/lib/shared/locale";

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  return { title: translator(await pageLocale(props))("account.title") };
}

const Section = ({
  id,
  title,
  text,
  children,
}: {
  id: string;
  title: string;
  text?: string;
  children: ReactNode;
}) => (
  <Card className="p-5" role="region" aria-labelledby={id}>
    <h2 id={id} className="text-lg font-semibold">
      {title}
    </h2>
    {text ? <p className="text-sm text-ink-2">{text}</p> : null}
    <div className="mt-4">{children}</div>
  </Card>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-x-4 py-2 sm:grid-cols-[10rem_1fr]">
    <dt className="text-sm text-ink-3">{name}</dt>
    <dd className="min-w-0 break-words">{children}</dd>
  </div>
);

/** One's own account, whatever the role: who one is, the password, and where one is signed in. */
export default available(async (props: LocaleParams) => {
  const locale = await pageLocale(props);
  const actor = await requireUser(locale);
  const [user, isVerified, canTypePassword] = await Promise.all([
    getMe(actor),
    isEmailVerified(actor),
    hasPassword(actor),
  ]);
  const t = translator(locale);
  const passwordLink = (
    <a href={localePath(locale, "/forgot-password")} className={buttonClass({ variant: "line" })}>
      {t("account.noPasswordLink")}
    </a>
  );
  return (
    <Messages
      locale={locale}
      of={[
        "account",
        "auth.confirmNewPassword",
        "auth.confirmPassword",
        "auth.password",
        "auth.newPassword",
        "auth.passwordHint",
        "auth.showPassword",
        "auth.hidePassword",
        "form.passwordsDiffer",
        ...ACCOUNT_FAILURES,
      ]}
    >
      <div className="page max-w-3xl! py-8">
        <h1 className="text-2xl font-semibold">{t("account.title")}</h1>
        <p className="text-ink-2">{t("account.text")}</p>
        <div className="mt-6 grid gap-4">
          <Section id="details" title={t("account.details")}>
            <dl className="-my-2 divide-y divide-line">
              <Fact name={t("account.role")}>{t(`account.roles.${user.role}`)}</Fact>
              <Fact name={t("account.email")}>
                <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <span className="min-w-0 break-all">{user.email}</span>
                  <Badge tone={isVerified ? "ok" : "warn"}>
                    {isVerified ? <CircleCheck aria-hidden /> : <Clock aria-hidden />}
                    {t(isVerified ? "account.verified" : "account.unverified")}
                  </Badge>
                </span>
                {isVerified ? null : (
                  <div className="mt-2">
                    <p className="text-sm text-ink-2">{t("account.unverifiedText")}</p>
                    <SendVerification />
                  </div>
                )}
              </Fact>
              <Fact name={t("account.phone")}>
                {user.phoneNumber ? (
                  <span className="tabular-nums">{phoneText(user.phoneNumber)}</span>
                ) : (
                  <span className="text-ink-3">{t("account.noPhone")}</span>
                )}
              </Fact>
            </dl>
          </Section>
          <Section
            id="password-title"
            title={t("account.password")}
            text={t(canTypePassword ? "account.passwordText" : "account.noPassword")}
          >
            {canTypePassword ? <ChangePasswordForm locale={locale} email={user.email} /> : passwordLink}
          </Section>
          <Section id="everywhere" title={t("account.everywhere")} text={t("account.everywhereText")}>
            <SignOutEverywhere email={user.email} />
          </Section>
          <Section id="data" title={t("account.data")} text={t("account.dataText")}>
            <a href="/api/v1/auth/me/export" download className={buttonClass({ variant: "line" })}>
              <Download aria-hidden className="size-4" />
              {t("account.dataDownload")}
            </a>
          </Section>
          <Section id="delete" title={t("account.delete")} text={t("account.deleteText")}>
            {canTypePassword ? (
              <DeleteAccount locale={locale} account={{ email: user.email, role: user.role, isVerified }} />
            ) : (
              <div className="grid justify-items-start gap-3">
                <p className="text-sm">{t("account.noPasswordDelete")}</p>
                {passwordLink}
              </div>
            )}
          </Section>
        </div>
      </div>
    </Messages>
  );
});
