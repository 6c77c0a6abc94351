"use client";

import { useParams, useRouter } from "next/navigation";
import { startTransition } from "react";
import { FailureView } from "@/components/layout/failure-view";

/** What a provider sees beside the sidebar when a page broke. Retrying asks the server again. */
export default function ProviderError({ reset }: { reset: () => void }) {
  const router = useRouter();
  const { locale } = useParams();
  const retry = () =>
    startTransition(() => {
      router.refresh();
      reset();
    });
  return <FailureView locale={locale === "hi" ? "hi" : "en"} retry={retry} />;
}
