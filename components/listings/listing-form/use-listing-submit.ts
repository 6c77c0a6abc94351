"use client";

import { useEffect, useRef, useState } from "react";
import type { FormTexts } from "@/components/form/form-texts";
import {
  checkListing,
  type Failure,
  failureOf,
  firstField,
  type FormErrors,
  NO_ERRORS,
} from "@/components/listings/listing-form/listing-errors";
import type { ListingDraft } from "@/components/listings/listing-form/listing-values";
import type { ListingFormTexts } from "@/components/listings/listing-form/listing-form-texts";

type Setting = {
  /** The ids of the form's controls begin with it. */
  id: string;
  texts: ListingFormTexts;
  messages: FormTexts;
  /** When the server says nothing better. */
  failed: string;
};

const NOTHING: Failure = { errors: NO_ERRORS, alert: null, mustSignIn: false };

/**
 * One form's way to the server: checked here first, then sent; what is wrong stands at its field, and the first such
 * field has the focus (spec.md sections 5 and 8).
 */
export function useListingSubmit({ id, texts, messages, failed }: Setting) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState(NOTHING);
  const shown = useRef(NOTHING);

  useEffect(() => {
    if (failure === shown.current) return;
    shown.current = failure;
    const field = firstField(failure.errors);
    if (field !== null) document.getElementById(`${id}-${field}`)?.focus();
  }, [failure, id]);

  /** @returns whether `send` was called and went well */
  const submit = async (
    draft: ListingDraft,
    wantsSubcategory: boolean,
    send: () => Promise<void>,
  ): Promise<boolean> => {
    if (busy) return false;
    const errors = checkListing(draft, { wantsSubcategory, messages });
    if (firstField(errors) !== null) {
      setFailure({ errors, alert: texts.check, mustSignIn: false });
      return false;
    }
    setBusy(true);
    setFailure(NOTHING);
    try {
      await send();
      return true;
    } catch (error) {
      setFailure(failureOf(error, draft, { ...texts, failed, messages }));
      return false;
    } finally {
      setBusy(false);
    }
  };

  /** What is being mended is no longer told to be wrong. */
  const forget = (fields: readonly string[]) => {
    const errors: FormErrors = Object.fromEntries(
      Object.entries(failure.errors).filter(([field]) => !fields.includes(field)),
    );
    if (Object.keys(errors).length !== Object.keys(failure.errors).length) {
      const next = { ...failure, errors, alert: firstField(errors) === null ? null : failure.alert };
      shown.current = next;
      setFailure(next);
    }
  };
  return { busy, ...failure, submit, forget };
}
