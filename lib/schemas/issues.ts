import type { z } from "zod";
import type { FieldError } from "@/lib/shared/errors";
import type { FailureKey, FailureValues } from "@/lib/shared/failures";

/**
 * What a schema gives zod as the message of a check: a failure's key. zod carries one text with an issue, and makes
 * nothing of it; the values of the sentence are the issue's own facts, or the `params` of a `refine`.
 */
export const failure = <K extends FailureKey>(key: K): K => key;

/** zod's error map: the key where a schema names none, by the kind of the issue. */
export const keyOfIssue = (issue: z.core.$ZodRawIssue): FailureKey => {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? "required" : "wrongType";
    case "invalid_value":
      return "oneOf";
    case "invalid_format":
      return "wrongFormat";
    case "unrecognized_keys":
      return "unknownFields";
    case "too_big":
      if (issue.origin === "string") return "tooLong";
      return issue.origin === "array" ? "listTooLong" : "tooBig";
    case "too_small":
      if (issue.origin === "string") return issue.minimum === 1 ? "required" : "tooShort";
      return issue.origin === "array" ? "listTooShort" : "tooSmall";
    default:
      return "invalid";
  }
};

function factsOf(issue: z.core.$ZodIssue): FailureValues {
  switch (issue.code) {
    case "invalid_type":
      return { expected: issue.expected };
    case "invalid_value":
      return { options: issue.values.join(", ") };
    case "unrecognized_keys":
      return { fields: issue.keys.join(", ") };
    case "too_big":
      return { maximum: Number(issue.maximum) };
    case "too_small":
      return { minimum: Number(issue.minimum) };
    case "custom":
      return (issue.params ?? {}) as FailureValues;
    default:
      return {};
  }
}

/** An issue of zod as a failure of its field; parse with `{ error: keyOfIssue }`. */
export function fieldErrorOf(issue: z.core.$ZodIssue): FieldError {
  const path = issue.path.join(".");
  return { path, key: issue.message as FailureKey, values: { field: path, ...factsOf(issue) } };
}
