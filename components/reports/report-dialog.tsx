"use client";

import type { ComponentProps } from "react";
import { useTranslator } from "@/components/messages/use-translator";
import { ReportForm } from "@/components/reports/report-form";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

type Props = Omit<ComponentProps<typeof ReportForm>, "kept" | "after"> & {
  /** Of the listing. */
  name: string;
  onClose: () => void;
};

/** The report form over the listing's page; loaded when it is opened. */
export function ReportDialog({ name, onClose, ...form }: Props) {
  const t = useTranslator();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("report.title", { name })}
      description={t("report.lead")}
      closeLabel={t("report.close")}
    >
      <ReportForm
        {...form}
        after={
          <Button variant="line" onClick={onClose}>
            {t("report.close")}
          </Button>
        }
      />
    </Dialog>
  );
}
