"use client";

import { type ComponentProps, type ComponentType, type MouseEvent, useState } from "react";
import type { ReportDialog } from "@/components/reports/report-dialog";
import { opensElsewhere } from "@/components/ui/opens-elsewhere";
import type { Locale } from "@/lib/shared/locale";

type Props = {
  listingId: string;
  locale: Locale;
  /** The page that holds the same form, for whoever has no JavaScript or wants it in a tab of its own. */
  href: string;
  /** Of the listing. */
  name: string;
  label: string;
};

/** 'Report this listing': a link to its page that opens a dialog instead where its script can be had. */
export function ReportLink({ href, label, ...form }: Props) {
  // In an object: React would call a component that is set as a state.
  const [dialog, setDialog] = useState<{ View: ComponentType<ComponentProps<typeof ReportDialog>> } | null>(
    null,
  );
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    import("@/components/reports/report-dialog").then(
      ({ ReportDialog: View }) => setDialog({ View }),
      () => window.location.assign(href),
    );
  };
  return (
    <>
      <a
        href={href}
        rel="nofollow"
        onClick={press}
        className="inline-flex min-h-touch items-center font-semibold text-action underline underline-offset-2"
      >
        {label}
      </a>
      {dialog === null ? null : <dialog.View {...form} onClose={() => setDialog(null)} />}
    </>
  );
}
