"use client";

import "@/app/globals.css";
import { usePathname } from "next/navigation";
import { FailureView } from "@/components/layout/failure-view";

/** The document itself broke: this one stands in for it. */
export default function GlobalError() {
  const locale = /^\/hi(\/|$)/.test(usePathname()) ? "hi" : "en";
  return (
    <html lang={locale}>
      <body>
        <main>
          <FailureView locale={locale} retry={() => window.location.reload()} />
        </main>
      </body>
    </html>
  );
}
