"use client";

import { toNestErrors } from "@hookform/resolvers";
import { useEffect, useEffectEvent } from "react";
import {
  type DefaultValues,
  type FieldError,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
  type UseFormReturn,
} from "react-hook-form";
import type { z } from "zod";
import { sentenceOf } from "@/components/form/failure-words";
import { useTranslator } from "@/components/messages/use-translator";
import type { Translator } from "@/lib/content/messages";
import { fieldErrorOf, keyOfIssue } from "@/lib/schemas/issues";

type Setting<V extends FieldValues> = {
  /** Their keys in the order of the fields: the focus goes by it. */
  defaultValues: V;
  /** The API's own rules, over what the form holds. */
  rules: z.ZodType<unknown, V>;
  /** After every change of a value, also by `reset`. */
  onChange: (values: V) => void;
};

/** The values as they were entered, for it is the API that reads them; what is wrong with them in words. */
const resolverOf =
  <V extends FieldValues>(rules: z.ZodType<unknown, V>, t: Translator): Resolver<V> =>
  (values, _context, options) => {
    const { success, error } = rules.safeParse(values, { error: keyOfIssue });
    if (success) return { values, errors: {} };
    const found: Record<string, FieldError> = {};
    for (const failure of error.issues.map(fieldErrorOf))
      found[failure.path] ??= { type: failure.key, message: sentenceOf(failure, t) ?? failure.key };
    return { values: {}, errors: toNestErrors<V>(found, options) };
  };

/**
 * react-hook-form as our forms use it: checked when it is sent; what is wrong stands at its field
 * until that is changed; the first such field has the focus, also when the server found it.
 */
export function useCheckedForm<V extends FieldValues>(setting: Setting<V>): UseFormReturn<V> {
  const t = useTranslator();
  const { defaultValues, rules } = setting;
  const form = useForm<V>({
    defaultValues: defaultValues as DefaultValues<V>,
    resolver: resolverOf(rules, t),
    reValidateMode: "onSubmit",
    // Its own focus comes while the fields are still disabled.
    shouldFocusError: false,
  });
  const { subscribe, clearErrors, getErrors, getValues, setFocus } = form;
  const { submitCount } = form.formState;

  const changed = useEffectEvent((field: string | undefined, values: V) => {
    if (field !== undefined && getErrors(field as Path<V>)) clearErrors(field as Path<V>);
    setting.onChange(values);
  });
  useEffect(
    () =>
      subscribe({ formState: { values: true }, callback: ({ name, values }) => changed(name, values as V) }),
    [subscribe],
  );
  useEffect(() => {
    if (submitCount === 0) return;
    const errors = getErrors();
    const first = Object.keys(getValues()).find((field) => field in errors);
    if (first !== undefined) setFocus(first as Path<V>);
  }, [submitCount, getErrors, getValues, setFocus]);
  return form;
}
