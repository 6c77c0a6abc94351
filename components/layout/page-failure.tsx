"use client";

import { useParams, useRouter } from "next/navigation";
import { lazy, startTransition, Suspense } from "react";

const FailureView = lazy(async () => ({
  default: (await import("@/components/layout/failure-view")).FailureView,
}));

/**
 * What stands in a page's place when it broke. Retrying asks the server again. Every page brings it, so what it shows is
 * loaded when it is needed; where that fails, too, the boundary of the document says the same (app/global-error.tsx).
 */
export function PageFailure({ reset }: { reset: () => void }) {
  const router = useRouter();
  const { locale } = useParams();
  const retry = () =>
    startTransition(() => {
      router.refresh();
      reset();
    });
  return (
    <Suspense>
      <FailureView locale={locale === "hi" ? "hi" : "en"} retry={retry} />
    </Suspense>
  );
}
