"use client";

import { Ban, Check, Mail, Phone } from "lucide-react";
import { useCallback, useId, useState } from "react";
import { Moment } from "@/components/admin/moment";
import { TablePanel } from "@/components/admin/table/table-panel";
import type { TableQuery } from "@/components/admin/table/table-query";
import { type Page, useTable } from "@/components/admin/table/use-table";
import { failureStatus, failureWords } from "@/components/form/failure-words";
import { useTranslator } from "@/components/messages/use-translator";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { type Column, DataTable } from "@/components/ui/data-table";
import { EmailText } from "@/components/ui/email-text";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/client/client";
import { blockEnquirySender, listEnquirySenders, unblockEnquirySender } from "@/lib/api/enquiries";
import type { EnquirySender } from "@/lib/schemas/enquiry";
import type { Locale } from "@/lib/shared/locale";

const load = (query: TableQuery) => call(listEnquirySenders, { query });

type Props = {
  first: { query: TableQuery; page: Page<EnquirySender> };
  locale: Locale;
};

/** Who sends enquiries, masked, with a way to stop and to allow them. */
export function SendersTable({ first, locale }: Props) {
  const t = useTranslator();
  const id = useId();
  const [asked, setAsked] = useState<EnquirySender | null>(null);
  const [asking, setAsking] = useState(false);
  const onFailure = useCallback(
    (error: unknown) => toast.bad(failureWords(error, t, t("admin.enquiries.failed"))),
    [t],
  );
  const table = useTable({ schema: listEnquirySenders.query, first, load, onFailure });

  const isBlocked = asked !== null && asked.blockedAt !== null;
  const name = asked?.masked ?? "";
  const confirm = async () => {
    if (asked === null) return;
    try {
      await call(isBlocked ? unblockEnquirySender : blockEnquirySender, { params: { id: asked.id } });
      toast.ok(t(isBlocked ? "admin.enquiries.unblockedDone" : "admin.enquiries.blockedDone", { name }));
      table.reload();
    } catch (error) {
      // Somebody did it before: what was wanted is so.
      if (failureStatus(error) === 409) return table.reload();
      return isBlocked ? t("admin.enquiries.failedToUnblock") : t("admin.enquiries.failedToBlock");
    }
  };

  const columns: Column<EnquirySender>[] = [
    {
      key: "sender",
      frozen: true,
      head: t("admin.enquiries.sender"),
      unlabelled: true,
      className: "lg:max-w-96",
      cell: ({ kind, masked }) => {
        const Icon = kind === "email" ? Mail : Phone;
        return (
          <span className="flex min-w-0 items-center gap-2 font-medium">
            <Icon aria-hidden className="size-4 shrink-0 text-ink-3" />
            <span className="sr-only">
              {kind === "email" ? t("admin.enquiries.email") : t("admin.enquiries.phone")}
            </span>
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
      head: t("admin.enquiries.count"),
      end: true,
      cell: ({ enquiries }) => <span className="tabular-nums">{enquiries}</span>,
    },
    {
      key: "businesses",
      head: t("admin.enquiries.businesses"),
      end: true,
      cell: ({ businesses }) => <span className="tabular-nums">{businesses}</span>,
    },
    {
      key: "last",
      head: t("admin.enquiries.last"),
      cell: ({ lastAt }) => <Moment iso={lastAt} locale={locale} time />,
    },
    {
      key: "status",
      head: t("admin.enquiries.status"),
      cell: ({ blockedAt }) => (
        <Badge tone={blockedAt ? "bad" : "ok"}>
          {blockedAt ? <Ban aria-hidden strokeWidth={2.5} /> : <Check aria-hidden strokeWidth={2.5} />}
          {blockedAt ? t("admin.enquiries.blocked") : t("admin.enquiries.allowed")}
        </Badge>
      ),
    },
    {
      key: "change",
      head: t("admin.table.actionsHead"),
      headHidden: true,
      end: true,
      unlabelled: true,
      cell: (sender) => (
        <Button
          variant={sender.blockedAt ? "line" : "dangerLine"}
          aria-label={t(sender.blockedAt ? "admin.enquiries.unblockName" : "admin.enquiries.blockName", {
            name: sender.masked,
          })}
          onClick={() => {
            setAsked(sender);
            setAsking(true);
          }}
          className="max-lg:mt-2 max-lg:w-full"
        >
          {sender.blockedAt ? t("admin.enquiries.unblock") : t("admin.enquiries.block")}
        </Button>
      ),
    },
  ];
  return (
    <section aria-labelledby={`${id}-senders`}>
      <h2 id={`${id}-senders`} className="text-lg font-semibold">
        {t("admin.enquiries.senders")}
      </h2>
      <p className="mb-3 text-sm text-ink-2">{t("admin.enquiries.sendersText")}</p>
      <TablePanel
        table={table}
        tools={
          <Field id={`${id}-blocked`} label={t("admin.enquiries.show")} className="w-full max-w-60">
            {(control) => (
              <Select
                {...control}
                value={table.query.blocked ?? ""}
                onChange={(event) => table.change({ blocked: event.target.value })}
                className="w-full"
              >
                <option value="">{t("admin.enquiries.anyone")}</option>
                <option value="true">{t("admin.enquiries.blockedOnly")}</option>
                <option value="false">{t("admin.enquiries.unblockedOnly")}</option>
              </Select>
            )}
          </Field>
        }
        empty={t("admin.enquiries.empty")}
        failed={t("admin.enquiries.failed")}
      >
        <DataTable
          caption={t("admin.enquiries.caption")}
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
        title={t(isBlocked ? "admin.enquiries.unblockTitle" : "admin.enquiries.blockTitle", { name })}
        description={isBlocked ? t("admin.enquiries.unblockText") : t("admin.enquiries.blockText")}
        texts={{
          confirm: isBlocked ? t("admin.enquiries.unblock") : t("admin.enquiries.block"),
          busy: t("admin.enquiries.working"),
          cancel: t("admin.dialog.cancel"),
        }}
        tone={isBlocked ? "primary" : "danger"}
        onConfirm={confirm}
      />
    </section>
  );
}
