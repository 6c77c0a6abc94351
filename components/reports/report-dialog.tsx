"use client";

import type { ComponentProps } from "react";
import { ReportForm } from "@/components/reports/report-form";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

type Props = Omit<ComponentProps<typeof ReportForm>, "kept" | "after"> & { onClose: () => void };

/** The report form over the listing's page; loaded when it is opened. */
export function ReportDialog({ onClose, ...form }: Props) {
  const { texts } = form;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      description={texts.lead}
      closeLabel={texts.close}
    >
      <ReportForm
        {...form}
        after={
          <Button variant="line" onClick={onClose}>
            {texts.close}
          </Button>
        }
      />
    </Dialog>
  );
}
