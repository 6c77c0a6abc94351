// What the commands about one account share: its e-mail and its password.
import { text } from "node:stream/consumers";
import type { parseArgs, ParseArgsConfig } from "node:util";
import type { z } from "zod";
import { inEnglish } from "@/lib/content/failure-sentences";
import { Email, NewPassword } from "@/lib/schemas/account";
import { fieldErrorOf } from "@/lib/schemas/issues";
import { readWords, WrongArguments } from "@/scripts/command/command";

type Options = NonNullable<ParseArgsConfig["options"]>;
type Values<O extends Options> = ReturnType<typeof parseArgs<{ options: O }>>["values"];

/**
 * The command line's `--email` in the form of `Email`, and what else it names; null when it asks for help.
 * @throws WrongArguments
 */
export function readArguments<const O extends Options>(
  more: O,
): { readonly email: string; readonly values: Values<O> } | null {
  const read = readWords({ options: { ...more, email: { type: "string" } } });
  if (read === null) return null;
  const values = read.values as Values<O> & { email?: string };
  if (values.email === undefined) throw new WrongArguments("--email is missing (--help says how)");
  const email = Email.safeParse(values.email);
  if (!email.success) throw new WrongArguments(`--email: ${firstOf(email.error)}`);
  return { email: email.data, values };
}

/**
 * The password that was piped in, without the end of its line; null when nothing was.
 * @throws WrongArguments
 */
export async function readPassword(): Promise<string | null> {
  if (process.stdin.isTTY) return null;
  const given = (await text(process.stdin)).replace(/\r?\n$/, "");
  if (given === "") return null;
  const password = NewPassword.safeParse(given);
  if (!password.success) throw new WrongArguments(`password: ${firstOf(password.error)}`);
  return password.data;
}

/** The first thing that is wrong with what was given, in English. */
const firstOf = ({ issues: [issue] }: z.ZodError): string => inEnglish(fieldErrorOf(issue!));
