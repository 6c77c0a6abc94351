"use client";

import { useState } from "react";
import { AccountSwitch, accountName } from "@/components/admin/users/account-switch";
import { DocumentTable } from "@/components/admin/users/document-table";
import { Facts } from "@/components/admin/facts";
import { userFacts } from "@/components/admin/users/user-facts";
import { failureWords } from "@/components/form/failure-words";
import { useTranslator } from "@/components/messages/use-translator";
import { Written } from "@/components/messages/written";
import { Button, buttonClass } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { PageLink } from "@/components/ui/page-link";
import { toast } from "@/components/ui/toast";
import { openUser } from "@/lib/api/admin";
import { call } from "@/lib/client/client";
import type { AdminUser } from "@/lib/schemas/account";
import { HIDDEN_NUMBER } from "@/lib/shared/hidden-number";
import { type Locale, localePath } from "@/lib/shared/locale";

type Props = {
  user: AdminUser;
  locale: Locale;
  onClose: () => void;
  onChange: (user: AdminUser | null) => void;
};

/**
 * Everything known of a provider, its documents, and the switch of its account. Its tax numbers are opened when they are
 * asked for: each time is a row of the audit log.
 */
export function ProviderDetail({ user, locale, onClose, onChange }: Props) {
  const t = useTranslator();
  const [opened, setOpened] = useState<AdminUser | null>(null);
  const [busy, setBusy] = useState(false);
  const profile = (opened ?? user).providerProfile;
  const isClosed =
    opened === null && [profile?.gstNumber, profile?.panNumber].some((number) => number === HIDDEN_NUMBER);
  const open = async () => {
    setBusy(true);
    try {
      setOpened((await call(openUser, { params: { id: user.id } })).user);
    } catch (error) {
      toast.bad(failureWords(error, t, t("admin.providers.numbersFailed")));
    } finally {
      setBusy(false);
    }
  };
  const name = accountName(user);
  const documents = profile?.documents ?? [];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<Written>{name}</Written>}
      {...(user.source && { description: t("admin.providers.imported", { source: user.source }) })}
      closeLabel={t("admin.dialog.close")}
      size="wide"
      foot={
        <>
          <PageLink
            href={localePath(locale, `/dashboard/listings?providerUserId=${user.id}`)}
            className={buttonClass({ variant: "line" })}
          >
            {t("admin.providers.seeListings")}
          </PageLink>
          <AccountSwitch user={user} onChange={onChange} />
        </>
      }
    >
      <div className="grid gap-x-6 md:grid-cols-2 max-md:[&>dl+dl]:border-t-0">
        <Facts facts={userFacts(user, locale, t)} />
        <Facts
          facts={[
            { label: t("admin.providers.gst"), value: profile?.gstNumber ?? t("admin.table.none") },
            { label: t("admin.providers.pan"), value: profile?.panNumber ?? t("admin.table.none") },
            {
              label: t("admin.providers.companyType"),
              value: profile?.companyType ? t(`companyTypes.${profile.companyType}`) : t("admin.table.none"),
            },
            {
              label: t("admin.providers.address"),
              value: profile?.address ? <Written>{profile.address}</Written> : t("admin.table.none"),
            },
          ]}
        />
      </div>
      {isClosed ? (
        <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button variant="line" disabled={busy} onClick={open}>
            {t("admin.providers.showNumbers")}
          </Button>
          <p className="text-xs text-ink-3">{t("admin.providers.numbersAudited")}</p>
        </div>
      ) : null}
      <h3 className="mt-5 mb-2 text-sm font-semibold">{t("admin.providers.documents")}</h3>
      {documents.length === 0 ? (
        <p className="text-sm text-ink-2">{t("admin.providers.noDocuments")}</p>
      ) : (
        <>
          <DocumentTable documents={documents} companyName={name} locale={locale} />
          <p className="mt-2 text-xs text-ink-3">{t("admin.providers.opensAudited")}</p>
        </>
      )}
    </Dialog>
  );
}
