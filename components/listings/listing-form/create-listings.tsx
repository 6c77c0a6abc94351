"use client";

import { CircleCheck, Plus, X } from "lucide-react";
import { useState } from "react";
import { UnsavedWork } from "@/components/form/unsaved-work";
import {
  CreateForm,
  type CreateSetting,
  type KnownFields,
} from "@/components/listings/listing-form/create-form";
import { MAX_FORMS } from "@/components/listings/listing-form/draft-tabs";
import { EMPTY_DRAFT, isDirty } from "@/components/listings/listing-form/listing-values";
import { useDraftTabs } from "@/components/listings/listing-form/use-draft-tabs";
import { useTranslator } from "@/components/messages/use-translator";
import { Button, buttonClass } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { PageLink } from "@/components/ui/page-link";

type Props = CreateSetting & {
  /** Whose drafts these are. */
  userId: string;
  known: KnownFields;
  pendingHref: string;
};

const tabClass = cn(
  "flex items-center rounded-t-md border border-b-0 border-transparent text-sm font-medium text-ink-2",
  "has-[[aria-current]]:border-line has-[[aria-current]]:bg-surface has-[[aria-current]]:text-ink",
  "has-[[aria-current]]:shadow-[inset_0_2px_0_var(--c-accent)]",
);

/** Create Listing: up to 5 forms in tabs, n/5, each submitted on its own (docs/product/pages.md#the-providers-area). */
export function CreateListings({ userId, known, pendingHref, ...setting }: Props) {
  const t = useTranslator();
  const [blank] = useState({ ...EMPTY_DRAFT, ...known });
  const { tabs, active, act, ready, restored, lost } = useDraftTabs(userId, blank);
  const [closing, setClosing] = useState<number | null>(null);
  const [submitted, setSubmitted] = useState<number | null>(null);
  const nameOf = (number: number) =>
    tabs.find((tab) => tab.number === number)?.draft.name.trim() || t("listingForm.tab", { n: number });

  const close = (number: number) => {
    const tab = tabs.find((one) => one.number === number);
    if (tab && isDirty(tab.draft, blank)) setClosing(number);
    else act({ do: "close", number });
  };
  const done = (number: number) => {
    setSubmitted(number);
    window.scrollTo({ top: 0 });
  };
  return (
    <>
      <div role="status">
        {submitted === null ? null : (
          <div className="mb-5 flex min-h-15 flex-wrap items-center gap-3 rounded-card border-l-4 border-ok bg-ok-soft px-4 py-2 text-sm font-medium text-ok">
            <CircleCheck aria-hidden className="size-5 shrink-0" />
            <p className="min-w-0 flex-1 basis-40">{t("listingForm.submitted", { n: submitted })}</p>
            <PageLink href={pendingHref} className={buttonClass({ variant: "line" })}>
              {t("listingForm.seePending")}
            </PageLink>
          </div>
        )}
        {restored && submitted === null ? (
          <p className="mb-3 text-sm text-ink-2">{t("listingForm.draftBack")}</p>
        ) : null}
      </div>
      <UnsavedWork of="unsent" isUnsaved={lost} />
      <div className="rounded-card border border-line bg-surface" inert={!ready}>
        <div
          role="group"
          aria-label={t("listingForm.tabs")}
          className="flex flex-wrap items-end gap-1 rounded-t-card border-b border-line bg-sunken px-2 pt-2 sm:px-4"
        >
          {tabs.map(({ number }) => (
            <span key={number} className={cn(tabClass, "shrink-0")}>
              <button
                type="button"
                aria-current={number === active ? "true" : undefined}
                onClick={() => {
                  setSubmitted(null);
                  act({ do: "select", number });
                }}
                className={cn(
                  "min-h-touch cursor-pointer rounded-t-md pl-4 whitespace-nowrap hover:text-action aria-[current]:font-semibold",
                  tabs.length > 1 ? "pr-1" : "pr-4",
                )}
              >
                {t("listingForm.tab", { n: number })}
              </button>
              {tabs.length > 1 ? (
                <button
                  type="button"
                  aria-label={t("listingForm.close", { n: number })}
                  onClick={() => close(number)}
                  className="grid size-touch cursor-pointer place-content-center rounded-md text-ink-3 hover:text-bad"
                >
                  <X aria-hidden className="size-4" />
                </button>
              ) : null}
            </span>
          ))}
          {tabs.length < MAX_FORMS ? (
            <Button
              variant="quiet"
              className="shrink-0"
              onClick={() => {
                setSubmitted(null);
                act({ do: "add" });
              }}
            >
              <Plus aria-hidden className="size-4" />
              {t("listingForm.new")}
            </Button>
          ) : null}
          <p className="ml-auto shrink-0 self-center px-2 text-sm text-ink-3 tabular-nums">
            <span aria-hidden>{t("listingForm.count", { n: tabs.length, max: MAX_FORMS })}</span>
            <span className="sr-only">{t("listingForm.countLabel", { n: tabs.length, max: MAX_FORMS })}</span>
          </p>
        </div>
        {tabs.map((tab) => (
          <CreateForm
            {...setting}
            // A form begins with its draft: those that came back begin anew.
            key={`${tab.number} ${restored}`}
            tab={tab}
            blank={blank}
            hidden={tab.number !== active}
            lost={lost}
            onChange={(draft) => {
              setSubmitted(null);
              act({ do: "change", number: tab.number, draft });
            }}
            onAttempt={(key) => act({ do: "attempt", number: tab.number, key })}
            onSubmitted={() => done(tab.number)}
          />
        ))}
      </div>
      <ConfirmDialog
        open={closing !== null}
        onOpenChange={() => setClosing(null)}
        title={closing === null ? "" : t("listingForm.closeTitle", { name: nameOf(closing) })}
        description={t("listingForm.closeText")}
        texts={{
          confirm: t("listingForm.closeConfirm"),
          busy: t("listingForm.closeConfirm"),
          cancel: t("listingForm.keep"),
        }}
        tone="danger"
        onConfirm={async () => {
          if (closing !== null) act({ do: "close", number: closing });
        }}
      />
    </>
  );
}
