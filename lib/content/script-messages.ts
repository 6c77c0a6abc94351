import { clientMessages } from "@/lib/content/client-messages";
import type { MessagePath } from "@/lib/content/messages";
import { INTL_LOCALE } from "@/lib/shared/intl";
import { LOCALES } from "@/lib/shared/locale";

/** Of what is loaded on demand: the texts that come with its script, by the name of their file in lib/content/messages/scripts. */
export const SCRIPT_MESSAGES = {
  account: ["accountMenu"],
  filters: ["filters", "companyTypes"],
  leaving: ["leaving"],
  map: ["map", "ground", "price"],
  pictures: ["pictureTurns"],
  places: ["placeList"],
  rows: ["cardFacts", "price", "companyTypes"],
  words: ["wordList"],
} as const satisfies Readonly<Record<string, readonly MessagePath[]>>;

/** What its file holds: the texts of each language, by its tag. */
export const drawScriptMessages = (name: keyof typeof SCRIPT_MESSAGES): string =>
  `${JSON.stringify(
    Object.fromEntries(
      LOCALES.map((locale) => [INTL_LOCALE[locale], clientMessages(locale, SCRIPT_MESSAGES[name])]),
    ),
    null,
    2,
  )}\n`;
