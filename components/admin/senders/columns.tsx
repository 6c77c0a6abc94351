import { Ban, Check, Mail, Phone } from "lucide-react";
import { Moment } from "@/components/admin/moment";
import { SenderButton, type useSenderActions } from "@/components/admin/senders/row-actions";
import { Badge } from "@/components/ui/badge";
import type { Column } from "@/components/ui/data-table";
import { EmailText } from "@/components/ui/email-text";
import type { Translator } from "@/lib/content/messages";
import type { EnquirySender } from "@/lib/schemas/enquiry";
import type { Locale } from "@/lib/shared/locale";

type Setting = { t: Translator; locale: Locale; ask: ReturnType<typeof useSenderActions>["ask"] };

export const senderColumns = ({ t, locale, ask }: Setting): Column<EnquirySender>[] => [
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
    cell: (sender) => <SenderButton sender={sender} ask={ask} />,
  },
];
