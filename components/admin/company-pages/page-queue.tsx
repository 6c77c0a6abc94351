"use client";

import { useRouter } from "next/navigation";
import { useId, useState } from "react";
import { PageFacts, type PageNames } from "@/components/admin/company-pages/page-facts";
import { isTooLong, ReasonField } from "@/components/admin/decisions/reason-field";
import { linkClass } from "@/components/admin/link-class";
import { Moment } from "@/components/admin/moment";
import { TablePanel } from "@/components/admin/table/table-panel";
import type { TableQuery } from "@/components/admin/table/table-query";
import { runRowAction } from "@/components/admin/table/use-row-action";
import { type Page, useTable } from "@/components/admin/table/use-table";
import { fieldErrorsOf, standsNow } from "@/components/form/failure-words";
import { useTranslator } from "@/components/messages/use-translator";
import { Written } from "@/components/messages/written";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/client/client";
import { approvePage, listPendingPages, rejectPage } from "@/lib/api/company-pages";
import type { PendingPage } from "@/lib/schemas/company-page";
import { type Locale, localePath } from "@/lib/shared/locale";
import { companySlug } from "@/lib/shared/slug";

const load = (query: TableQuery) => call(listPendingPages, { query });

type Props = {
  first: { query: TableQuery; page: Page<PendingPage> };
  names: PageNames;
  locale: Locale;
};

/** What companies want their pages to say, each beside what it says now, to be approved or turned down. */
export function PageQueue({ first, names, locale }: Props) {
  const t = useTranslator();
  const router = useRouter();
  const [busyId, setBusyId] = useState<string | null>(null);
  const [rejecting, setRejecting] = useState<PendingPage | null>(null);
  const table = useTable({ schema: listPendingPages.query, first, load, failed: t("admin.pages.failed") });

  const settle = () => {
    table.reload();
    // The count beside the page's name is the server's.
    router.refresh();
  };
  /** @returns what to say when it is not settled */
  const decide = ({ providerUserId: providerId, companyName: name, draft }: PendingPage, reason?: string) => {
    const params = { providerId };
    const { updatedAt } = draft;
    const told = (error: unknown) =>
      t(standsNow(error, "updatedAt") === null ? "admin.pages.already" : "admin.pages.changed", { name });
    const send = () =>
      reason === undefined
        ? call(approvePage, { params, body: { updatedAt } })
        : call(rejectPage, { params, body: { reason: reason.trim(), updatedAt } });
    setBusyId(providerId);
    return runRowAction<unknown>(
      {
        send: () => send().finally(() => setBusyId(null)),
        done: t(reason === undefined ? "admin.pages.approved" : "admin.pages.rejected", { name }),
        failed: (error) => fieldErrorsOf(error, t).reason ?? t("admin.pages.failedToDecide"),
        overtaken: { 404: told, 409: told },
      },
      settle,
    );
  };

  return (
    <>
      <TablePanel table={table} empty={t("admin.pages.empty")}>
        <ul aria-label={t("admin.pages.caption")} aria-busy={table.busy}>
          {table.items.map((page) => (
            <PageItem
              key={page.providerUserId}
              page={page}
              names={names}
              locale={locale}
              busy={busyId === page.providerUserId}
              onApprove={async () => {
                const failure = await decide(page);
                if (failure !== undefined) toast.bad(failure);
              }}
              onReject={() => setRejecting(page)}
            />
          ))}
        </ul>
      </TablePanel>
      {rejecting === null ? null : (
        <RejectPageDialog
          name={rejecting.companyName}
          onClose={() => setRejecting(null)}
          onReject={(reason) => decide(rejecting, reason)}
        />
      )}
    </>
  );
}

type ItemProps = {
  page: PendingPage;
  names: PageNames;
  locale: Locale;
  busy: boolean;
  onApprove: () => void;
  onReject: () => void;
};

function PageItem({ page, names, locale, busy, onApprove, onReject }: ItemProps) {
  const t = useTranslator();
  const { providerUserId: id, companyName, shown, draft } = page;
  const name = { name: companyName };
  return (
    <li className="grid gap-4 border-b border-line p-4 last:border-b-0">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="font-semibold">
            <a
              href={localePath(locale, `/company/${companySlug({ id, companyName })}`)}
              target="_blank"
              rel="noopener"
              className={`${linkClass} inline-flex min-h-touch items-center break-words`}
            >
              <Written>{companyName}</Written>
            </a>
          </h2>
          <p className="text-sm text-ink-2">
            {t("admin.pages.sent")} <Moment iso={draft.submittedAt} locale={locale} time />
          </p>
        </div>
        <div className="flex gap-2 max-sm:w-full max-sm:[&>*]:flex-1">
          <Button disabled={busy} aria-label={t("admin.pages.approveName", name)} onClick={onApprove}>
            {t("admin.pages.approve")}
          </Button>
          <Button
            variant="dangerLine"
            disabled={busy}
            aria-label={t("admin.pages.rejectName", name)}
            onClick={onReject}
          >
            {t("admin.pages.reject")}
          </Button>
        </div>
      </div>
      <div className="grid gap-6 md:grid-cols-2">
        <section>
          <h3 className="mb-2 text-sm font-semibold">{t("admin.pages.wanted")}</h3>
          <PageFacts content={draft} names={names} />
        </section>
        <section>
          <h3 className="mb-2 text-sm font-semibold">{t("admin.pages.now")}</h3>
          {shown === null ? (
            <p className="text-sm text-ink-3">{t("admin.pages.nothing")}</p>
          ) : (
            <PageFacts content={shown} names={names} />
          )}
        </section>
      </div>
    </li>
  );
}

type RejectProps = {
  name: string;
  onClose: () => void;
  onReject: (reason: string) => Promise<string | undefined>;
};

/** Asks for the reason of a rejection; what was typed survives a failure. */
function RejectPageDialog({ name, onClose, onReject }: RejectProps) {
  const t = useTranslator();
  const id = useId();
  const [reason, setReason] = useState("");
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("admin.pages.rejectTitle", { name })}
      texts={{
        confirm: t("admin.pages.reject"),
        busy: t("admin.pages.rejecting"),
        cancel: t("admin.dialog.cancel"),
      }}
      tone="danger"
      onConfirm={async () => {
        if (!isTooLong(reason)) return onReject(reason);
        document.getElementById(id)?.focus();
        return t("admin.decide.reasonTooLong");
      }}
    >
      <ReasonField
        id={id}
        label={t("admin.pages.reason")}
        hint={(numbers) => t("admin.pages.reasonHint", { name, ...numbers })}
        reason={reason}
        onChange={setReason}
      />
    </ConfirmDialog>
  );
}
