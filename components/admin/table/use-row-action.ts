"use client";

import { useState } from "react";
import { failureStatus } from "@/components/form/failure-words";
import { toast } from "@/components/ui/toast";

/** What is said of a failure: the same always, or by what failed. */
type Said = string | ((error: unknown) => string);

/** One thing an admin does to a row, once it was asked. */
export type RowAction<Answer> = {
  readonly send: () => Promise<Answer>;
  /** Told when it is done. */
  readonly done: string;
  /** What is wrong when it could not be done: the question stays open and says it. */
  readonly failed: Said;
  /** Refusals that settle it, because somebody was first, by their status: what is told of each, or null for nothing. */
  readonly overtaken?: Readonly<Record<number, Said | null>>;
};

/** Who was first did what was wanted. */
const SILENT_CONFLICT = { 409: null };

const inWords = (said: Said, error: unknown): string => (typeof said === "string" ? said : said(error));

/**
 * Does it, and tells how it went.
 * @param settle what follows once it is settled, by this call or before it; null: somebody was first
 * @returns what is wrong when it is not settled
 */
export async function runRowAction<Answer>(
  { send, done, failed, overtaken = SILENT_CONFLICT }: RowAction<Answer>,
  settle: (answer: Answer | null) => void,
): Promise<string | undefined> {
  let answer: Answer | null = null;
  try {
    answer = await send();
    toast.ok(done);
  } catch (error) {
    const said: Said | null | undefined = overtaken[failureStatus(error)];
    if (said === undefined) return inWords(failed, error);
    if (said !== null) toast.bad(inWords(said, error));
  }
  settle(answer);
  return undefined;
}

/**
 * A question about a row, then what it asks for (`runRowAction`). The row stays known while the dialog closes, so that
 * its words do not go before it does.
 */
export function useRowAction<Asked, Answer>(
  actionOn: (asked: Asked) => RowAction<Answer>,
  settle: (answer: Answer | null) => void,
) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [open, setOpen] = useState(false);
  const ask = (about: Asked) => {
    setAsked(about);
    setOpen(true);
  };
  const onConfirm = async () => (asked === null ? undefined : runRowAction(actionOn(asked), settle));
  /** `dialog` is for the ConfirmDialog that asks. */
  return { asked, ask, dialog: { open, onOpenChange: setOpen, onConfirm } };
}
