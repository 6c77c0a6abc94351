"use client";

import { Archive, CheckCheck, RotateCcw } from "lucide-react";
import { useRouter } from "next/navigation";
import { type MouseEvent, startTransition, useOptimistic, useTransition } from "react";
import { useTranslator } from "@/components/messages/use-translator";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { EnquiryBadge } from "@/components/workspace/enquiry-badge";
import { ApiError } from "@/lib/client/api-error";
import { call } from "@/lib/client/client";
import type { setEnquiryStatus } from "@/lib/api/enquiries";
import type { EnquiryStatus as Status } from "@/lib/shared/enquiry";

type Props = { id: string; name: string; status: Status };

/** What may come after each status: the likely step first. */
const NEXT: Readonly<Record<Status, readonly Status[]>> = {
  new: ["replied", "closed"],
  replied: ["closed", "new"],
  closed: ["new"],
};
const ICONS = { new: RotateCcw, replied: CheckCheck, closed: Archive } as const;

/** Where an enquiry stands, and the buttons that change it: shown at once, taken back when the server refuses. */
export function EnquiryStatus({ id, name, status }: Props) {
  const t = useTranslator();
  const router = useRouter();
  const [busy, start] = useTransition();
  const [shown, show] = useOptimistic(status);
  const words = {
    new: t("inbox.reopen"),
    replied: t("inbox.markReplied"),
    closed: t("inbox.close"),
  } as const;

  const change = (event: MouseEvent<HTMLButtonElement>, next: Status) => {
    const list = event.currentTarget.closest<HTMLElement>("[data-inbox]");
    start(async () => {
      show(next);
      try {
        await call<typeof setEnquiryStatus>(
          { method: "PATCH", path: "/providers/me/enquiries/{id}" },
          { params: { id }, body: { status: next } },
        );
        toast.ok(t("inbox.saved", { name, status: t(`inbox.statuses.${next}`) }));
        // The row may leave this tab, and the pressed button with it.
        list?.focus({ preventScroll: true });
      } catch (error) {
        const code = error instanceof ApiError ? error.status : 0;
        toast.bad(code === 401 ? t("inbox.session") : code === 404 ? t("inbox.gone") : t("inbox.failed"));
      }
      startTransition(() => router.refresh());
    });
  };
  return (
    <>
      <EnquiryBadge status={shown} label={t(`inbox.statuses.${shown}`)} />
      <span className="flex flex-wrap gap-2 max-sm:w-full sm:ml-auto">
        {NEXT[shown].map((next) => {
          const Icon = ICONS[next];
          return (
            <Button
              key={next}
              variant={next === "replied" ? "soft" : "line"}
              disabled={busy}
              aria-label={t("inbox.actionLabel", { action: words[next], name })}
              onClick={(event) => change(event, next)}
              className="max-sm:flex-1"
            >
              <Icon aria-hidden className="size-4" />
              {words[next]}
            </Button>
          );
        })}
      </span>
    </>
  );
}
