"use client";

import { useParams } from "next/navigation";
import { FailureView } from "@/components/layout/failure-view";

/** The last resort inside the document: even the bar and the footer broke. */
export default function DocumentError() {
  const { locale } = useParams();
  return (
    <main>
      <FailureView locale={locale === "hi" ? "hi" : "en"} retry={() => window.location.reload()} />
    </main>
  );
}
