"use client";

import { lazy, type MouseEvent, Suspense, useState } from "react";
import type { Locale } from "@/lib/shared/locale";

const ReportDialog = lazy(() =>
  import("@/components/reports/report-dialog").then((module) => ({ default: module.ReportDialog })),
);

type Props = {
  listingId: string;
  locale: Locale;
  /** The page that holds the same form, for whoever has no JavaScript or wants it in a tab of its own. */
  href: string;
  /** Of the listing. */
  name: string;
  label: string;
};

/** 'Report this listing': a link to its page that opens a dialog instead where scripts run. */
export function ReportLink({ href, label, ...form }: Props) {
  const [open, setOpen] = useState(false);
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(true);
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
      {open ? (
        <Suspense>
          <ReportDialog {...form} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
