"use client";

import { useRouter } from "next/navigation";
import { useCallback, useId, useState } from "react";
import type { AdminTexts } from "@/components/admin/admin-texts";
import { failureStatus, failureText, fieldFailure, sentenceIn } from "@/components/admin/api-failure";
import { PageFacts, type PageNames } from "@/components/admin/company-pages/page-facts";
import { linkClass } from "@/components/admin/listing-cells";
import { Moment } from "@/components/admin/moment";
import { TablePanel } from "@/components/admin/table-panel";
import type { TableQuery } from "@/components/admin/table-query";
import { type Page, useTable } from "@/components/admin/use-table";
import { fillText } from "@/components/listings/fill-text";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/api/client";
import { approvePage, listPendingPages, rejectPage } from "@/lib/api/company-pages";
import type { PendingPage } from "@/lib/schemas/company-page";
import { type Locale, localePath } from "@/lib/shared/locale";
import { companySlug } from "@/lib/shared/slug";

const load = (query: TableQuery) => call(listPendingPages, { query });

type Props = {
  first: { query: TableQuery; page: Page<PendingPage> };
  names: PageNames;
  locale: Locale;
  texts: Pick<AdminTexts, "pages" | "dialog" | "table" | "sentences">;
};

/** What companies want their pages to say, each beside what it says now, to be approved or turned down. */
export function PageQueue({ first, names, locale, texts }: Props) {
  const router = useRouter();
  const t = texts.pages;
  const [busyId, setBusyId] = useState<string | null>(null);
  const [rejecting, setRejecting] = useState<PendingPage | null>(null);
  const onFailure = useCallback(
    (error: unknown) => toast.bad(failureText(error, t.failed, texts.sentences)),
    [t, texts.sentences],
  );
  const table = useTable({ schema: listPendingPages.query, first, load, onFailure });

  /** @returns null when it is settled, by this decision or another one, else what to say */
  const decide = async (page: PendingPage, reason: string | null): Promise<string | null> => {
    const { providerUserId: providerId, companyName: name } = page;
    const { updatedAt } = page.draft;
    setBusyId(providerId);
    try {
      if (reason === null) await call(approvePage, { params: { providerId }, body: { updatedAt } });
      else await call(rejectPage, { params: { providerId }, body: { reason: reason.trim(), updatedAt } });
      toast.ok(fillText(reason === null ? t.approved : t.rejected, { name }));
    } catch (error) {
      const status = failureStatus(error);
      if (status !== 409 && status !== 404)
        return sentenceIn(texts.sentences, fieldFailure(error, "reason") ?? t.failedToDecide);
      toast.bad(fillText(fieldFailure(error, "updatedAt") === null ? t.already : t.changed, { name }));
    } finally {
      setBusyId(null);
    }
    table.reload();
    // The count beside the page's name is the server's.
    router.refresh();
    return null;
  };

  return (
    <>
      <TablePanel table={table} empty={t.empty} failed={t.failed} texts={texts}>
        <ul aria-label={t.caption} aria-busy={table.busy}>
          {table.items.map((page) => (
            <PageItem
              key={page.providerUserId}
              page={page}
              names={names}
              locale={locale}
              t={t}
              busy={busyId === page.providerUserId}
              onApprove={async () => {
                const failure = await decide(page, null);
                if (failure !== null) toast.bad(failure);
              }}
              onReject={() => setRejecting(page)}
            />
          ))}
        </ul>
      </TablePanel>
      {rejecting === null ? null : (
        <RejectPageDialog
          name={rejecting.companyName}
          texts={texts}
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
  t: AdminTexts["pages"];
  busy: boolean;
  onApprove: () => void;
  onReject: () => void;
};

function PageItem({ page, names, locale, t, busy, onApprove, onReject }: ItemProps) {
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
              {companyName}
            </a>
          </h2>
          <p className="text-sm text-ink-2">
            {t.sent} <Moment iso={draft.submittedAt} locale={locale} time />
          </p>
        </div>
        <div className="flex gap-2 max-sm:w-full max-sm:[&>*]:flex-1">
          <Button disabled={busy} aria-label={fillText(t.approveName, name)} onClick={onApprove}>
            {t.approve}
          </Button>
          <Button
            variant="dangerLine"
            disabled={busy}
            aria-label={fillText(t.rejectName, name)}
            onClick={onReject}
          >
            {t.reject}
          </Button>
        </div>
      </div>
      <div className="grid gap-6 md:grid-cols-2">
        <section>
          <h3 className="mb-2 text-sm font-semibold">{t.wanted}</h3>
          <PageFacts content={draft} names={names} texts={t} />
        </section>
        <section>
          <h3 className="mb-2 text-sm font-semibold">{t.now}</h3>
          {shown === null ? (
            <p className="text-sm text-ink-3">{t.nothing}</p>
          ) : (
            <PageFacts content={shown} names={names} texts={t} />
          )}
        </section>
      </div>
    </li>
  );
}

const MAX_REASON_LENGTH = 500;

type RejectProps = {
  name: string;
  texts: Props["texts"];
  onClose: () => void;
  onReject: (reason: string) => Promise<string | null>;
};

/** Asks for the reason of a rejection; what was typed survives a failure. */
function RejectPageDialog({ name, texts, onClose, onReject }: RejectProps) {
  const id = useId();
  const [reason, setReason] = useState("");
  const t = texts.pages;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={fillText(t.rejectTitle, { name })}
      texts={{ confirm: t.reject, busy: t.rejecting, cancel: texts.dialog.cancel }}
      tone="danger"
      onConfirm={async () => (await onReject(reason)) ?? undefined}
    >
      <Field id={id} label={t.reason} hint={fillText(t.reasonHint, { name, max: MAX_REASON_LENGTH })}>
        {(control) => (
          <Textarea
            {...control}
            value={reason}
            maxLength={MAX_REASON_LENGTH}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
    </ConfirmDialog>
  );
}
