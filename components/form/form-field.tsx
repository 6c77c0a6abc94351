"use client";

import type { ComponentProps, ReactNode } from "react";
import {
  type Control,
  type ControllerRenderProps,
  type FieldError,
  type FieldPath,
  type FieldValues,
  useController,
} from "react-hook-form";
import { translated } from "@/components/form/failure-words";
import type { FormTexts } from "@/components/form/form-texts";
import { type ControlProps, Field } from "@/components/ui/field";

type Props<V extends FieldValues, N extends FieldPath<V>> = Omit<
  ComponentProps<typeof Field>,
  "error" | "children"
> & {
  control: Control<V>;
  name: N;
  messages: FormTexts;
  /** Something else that is wrong, while the value itself is not. */
  problem?: string | null;
  children: (control: ControlProps & ControllerRenderProps<V, N>) => ReactNode;
};

/** A `Field` of a form of react-hook-form: its value, its error in the page's language, and the focus on it. */
export function FormField<V extends FieldValues, N extends FieldPath<V>>(props: Props<V, N>) {
  const { control, name, messages, problem, hint, children, ...rest } = props;
  const { field, fieldState } = useController({ control, name });
  const error = errorWords(fieldState.error, messages) ?? problem;
  return (
    <Field {...rest} error={error} hint={hint}>
      {(own) => children({ ...field, ...own })}
    </Field>
  );
}

/** An error as it is shown; of a list of things the first that is wrong. Undefined when nothing is. */
export function errorWords(
  error: Pick<FieldError, "message"> | readonly unknown[] | undefined,
  messages: FormTexts,
): string | undefined {
  const one = (Array.isArray(error) ? error.find(Boolean) : error) as { message?: string } | undefined;
  return one?.message === undefined ? undefined : translated(one.message, messages, one.message);
}
