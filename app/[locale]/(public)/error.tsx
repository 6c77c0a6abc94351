"use client";

import { useParams, useRouter } from "next/navigation";
import { startTransition } from "react";
import { FailureView } from "@/components/layout/failure-view";

/** What people see between bar and footer when a public page broke. Retrying asks the server again. */
export default function PublicError({ reset }: { reset: () => void }) {
  const router = useRouter();
  const { locale } = useParams();
  const retry = () =>
    startTransition(() => {
      router.refresh();
      reset();
    });
  return <FailureView locale={locale === "hi" ? "hi" : "en"} retry={retry} />;
}
