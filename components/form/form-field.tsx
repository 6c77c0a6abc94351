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
import { type ControlProps, Field } from "@/components/ui/field";

type Props<V extends FieldValues, N extends FieldPath<V>> = Omit<
  ComponentProps<typeof Field>,
  "error" | "children"
> & {
  control: Control<V>;
  name: N;
  /** Something else that is wrong, while the value itself is not. */
  problem?: string | null;
  children: (control: ControlProps & ControllerRenderProps<V, N>) => ReactNode;
};

/** A `Field` of a form of react-hook-form: its value, its error, and the focus on it. */
export function FormField<V extends FieldValues, N extends FieldPath<V>>(props: Props<V, N>) {
  const { control, name, problem, hint, children, ...rest } = props;
  const { field, fieldState } = useController({ control, name });
  const error = fieldState.error?.message ?? problem;
  return (
    <Field {...rest} error={error} hint={hint}>
      {(own) => children({ ...field, ...own })}
    </Field>
  );
}

/** What is said of a list of things: of the whole, else of the first that is wrong. Undefined when nothing is. */
export function errorOfList(error: Pick<FieldError, "message"> | readonly unknown[] | undefined) {
  const one = Array.isArray(error) ? error.find(Boolean) : error;
  return (one as { message?: string } | undefined)?.message;
}
