"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useEffectEvent } from "react";
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  useForm,
  type UseFormReturn,
} from "react-hook-form";
import type { z } from "zod";

type Setting<V extends FieldValues> = {
  /** Their keys in the order of the fields: the focus goes by it. */
  defaultValues: V;
  /** The API's own rules, over what the form holds. */
  rules: z.ZodType<unknown, V>;
  /** After every change of a value, also by `reset`. */
  onChange: (values: V) => void;
};

/**
 * react-hook-form as our forms use it: checked when it is sent; what is wrong stands at its field
 * until that is changed; the first such field has the focus, also when the server found it.
 */
export function useCheckedForm<V extends FieldValues>(setting: Setting<V>): UseFormReturn<V> {
  const { defaultValues, rules } = setting;
  const form = useForm<V>({
    defaultValues: defaultValues as DefaultValues<V>,
    // The values are sent as they were entered: it is the API that reads them.
    resolver: zodResolver(rules, undefined, { raw: true }),
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
