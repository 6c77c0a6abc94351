import type { FieldPath, FieldValues, Resolver, UseFormSetError } from "react-hook-form";

/** What is wrong with one field. */
export type Wrong<V extends FieldValues> = { readonly field: FieldPath<V>; readonly message: string };

/**
 * How a form that tells one thing at a time is checked: whole, in its own order, when it is sent; what was told stays
 * until it is sent again (docs/product/texts-and-limits.md#what-is-checked). @param check the first thing that is
 * wrong, or null
 */
export const firstWrong = <V extends FieldValues>(check: (values: V) => Wrong<V> | null) => {
  const resolver: Resolver<V> = (values) => {
    const wrong = check(values);
    return wrong === null
      ? { values, errors: {} }
      : { values: {}, errors: { [wrong.field]: { type: "check", message: wrong.message } } as never };
  };
  return { resolver, reValidateMode: "onSubmit" } as const;
};

/**
 * Tells what the server refused: at those of a form's fields that it names, the focus on the first of them.
 * @param fields in the order of the form; `documents` stands for `documents.1` too
 * @returns whether it named one; if not, the caller tells it above the form (`setError("root", …)`)
 */
export function tellFields<V extends FieldValues>(
  setError: UseFormSetError<V>,
  fields: readonly FieldPath<V>[],
  found: Readonly<Record<string, string>>,
): boolean {
  const told = fields.flatMap((field) =>
    (Object.keys(found) as FieldPath<V>[]).filter((path) => path === field || path.startsWith(`${field}.`)),
  );
  told.forEach((path, index) =>
    setError(path, { type: "server", message: found[path]! }, { shouldFocus: index === 0 }),
  );
  return told.length > 0;
}

/** For `setValueAs`: the spaces around a value are none of it (docs/product/texts-and-limits.md#what-is-checked). */
export const trimmed = (value: string): string => value.trim();
