"use client";

import { Ban, Check, Mail, Phone } from "lucide-react";
import { useCallback, useId, useState } from "react";
import type { AdminTexts } from "@/components/admin/admin-texts";
import { failureStatus, failureText } from "@/components/admin/api-failure";
import { Moment } from "@/components/admin/moment";
import { TablePanel } from "@/components/admin/table-panel";
import type { TableQuery } from "@/components/admin/table-query";
import { type Page, useTable } from "@/components/admin/use-table";
import { fillText } from "@/components/listings/fill-text";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { type Column, DataTable } from "@/components/ui/data-table";
import { EmailText } from "@/components/ui/email-text";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/api/client";
import { blockEnquirySender, listEnquirySenders, unblockEnquirySender } from "@/lib/api/enquiries";
import type { EnquirySender } from "@/lib/schemas/enquiry";
import type { Locale } from "@/lib/shared/locale";

const load = (query: TableQuery) => call(listEnquirySenders, { query });

type Props = {
  first: { query: TableQuery; page: Page<EnquirySender> };
  locale: Locale;
  texts: Pick<AdminTexts, "enquiries" | "dialog" | "table" | "sentences">;
};

/** Who sends enquiries, masked, with a way to stop and to allow them. */
export function SendersTable({ first, locale, texts }: Props) {
  const id = useId();
  const t = texts.enquiries;
  const [asked, setAsked] = useState<EnquirySender | null>(null);
  const [asking, setAsking] = useState(false);
  const onFailure = useCallback(
    (error: unknown) => toast.bad(failureText(error, t.failed, texts.sentences)),
    [t, texts.sentences],
  );
  const table = useTable({ schema: listEnquirySenders.query, first, load, onFailure });

  const isBlocked = asked !== null && asked.blockedAt !== null;
  const name = asked?.masked ?? "";
  const confirm = async () => {
    if (asked === null) return;
    try {
      await call(isBlocked ? unblockEnquirySender : blockEnquirySender, { params: { id: asked.id } });
      toast.ok(fillText(isBlocked ? t.unblockedDone : t.blockedDone, { name }));
      table.reload();
    } catch (error) {
      // Somebody did it before: what was wanted is so.
      if (failureStatus(error) === 409) return table.reload();
      return isBlocked ? t.failedToUnblock : t.failedToBlock;
    }
  };

  const columns: Column<EnquirySender>[] = [
    {
      key: "sender",
      frozen: true,
      head: t.sender,
      unlabelled: true,
      className: "lg:max-w-96",
      cell: ({ kind, masked }) => {
        const Icon = kind === "email" ? Mail : Phone;
        return (
          <span className="flex min-w-0 items-center gap-2 font-medium">
            <Icon aria-hidden className="size-4 shrink-0 text-ink-3" />
            <span className="sr-only">{kind === "email" ? t.email : t.phone}</span>
            {kind === "email" ? (
              <EmailText email={masked} />
            ) : (
              <span className="whitespace-nowrap tabular-nums">{masked}</span>
            )}
          </span>
        );
      },
    },
    {
      key: "enquiries",
      head: t.count,
      end: true,
      cell: ({ enquiries }) => <span className="tabular-nums">{enquiries}</span>,
    },
    {
      key: "businesses",
      head: t.businesses,
      end: true,
      cell: ({ businesses }) => <span className="tabular-nums">{businesses}</span>,
    },
    { key: "last", head: t.last, cell: ({ lastAt }) => <Moment iso={lastAt} locale={locale} time /> },
    {
      key: "status",
      head: t.status,
      cell: ({ blockedAt }) => (
        <Badge tone={blockedAt ? "bad" : "ok"}>
          {blockedAt ? <Ban aria-hidden strokeWidth={2.5} /> : <Check aria-hidden strokeWidth={2.5} />}
          {blockedAt ? t.blocked : t.allowed}
        </Badge>
      ),
    },
    {
      key: "change",
      head: texts.table.actionsHead,
      headHidden: true,
      end: true,
      unlabelled: true,
      cell: (sender) => (
        <Button
          variant={sender.blockedAt ? "line" : "dangerLine"}
          aria-label={fillText(sender.blockedAt ? t.unblockName : t.blockName, { name: sender.masked })}
          onClick={() => {
            setAsked(sender);
            setAsking(true);
          }}
          className="max-lg:mt-2 max-lg:w-full"
        >
          {sender.blockedAt ? t.unblock : t.block}
        </Button>
      ),
    },
  ];
  return (
    <section aria-labelledby={`${id}-senders`}>
      <h2 id={`${id}-senders`} className="text-lg font-semibold">
        {t.senders}
      </h2>
      <p className="mb-3 text-sm text-ink-2">{t.sendersText}</p>
      <TablePanel
        table={table}
        tools={
          <Field id={`${id}-blocked`} label={t.show} className="w-full max-w-60">
            {(control) => (
              <Select
                {...control}
                value={table.query.blocked ?? ""}
                onChange={(event) => table.change({ blocked: event.target.value })}
                className="w-full"
              >
                <option value="">{t.anyone}</option>
                <option value="true">{t.blockedOnly}</option>
                <option value="false">{t.unblockedOnly}</option>
              </Select>
            )}
          </Field>
        }
        empty={t.empty}
        failed={t.failed}
        texts={texts}
      >
        <DataTable
          caption={t.caption}
          columns={columns}
          rows={table.items}
          rowKey={(sender) => sender.id}
          busy={table.busy}
          minWidth="48"
        />
      </TablePanel>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={fillText(isBlocked ? t.unblockTitle : t.blockTitle, { name })}
        description={isBlocked ? t.unblockText : t.blockText}
        texts={{ confirm: isBlocked ? t.unblock : t.block, busy: t.working, cancel: texts.dialog.cancel }}
        tone={isBlocked ? "primary" : "danger"}
        onConfirm={confirm}
      />
    </section>
  );
}
