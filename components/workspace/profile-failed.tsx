"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { useTranslator } from "@/components/messages/use-translator";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";

/** The profile could not be read: in red, with a way to ask again (docs/product/texts-and-limits.md#sentences). */
export function ProfileFailed() {
  const t = useTranslator();
  const router = useRouter();
  const [loading, startLoading] = useTransition();
  if (loading) {
    return (
      <p role="status" className="flex min-h-15 items-center gap-3 text-sm text-ink-2">
        <Spinner />
        {t("profile.loading")}
      </p>
    );
  }
  return (
    <Alert
      action={
        <Button variant="line" onClick={() => startLoading(() => router.refresh())}>
          {t("listingForm.retry")}
        </Button>
      }
    >
      {t("profile.loadFailed")}
    </Alert>
  );
}
