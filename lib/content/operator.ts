import { SITE_DOMAIN } from "@/lib/content/site";
import type { Locale } from "@/lib/shared/locale";
import type { OperatorSetting } from "@/lib/shared/operator-settings";

type Operator = {
  readonly name: string;
  readonly address: string;
  readonly officer: string;
  readonly court: string;
};

/** A setting of whoever runs the site; pages are rendered on the server, where it is known. */
const setting = (name: OperatorSetting): string | undefined => process.env[name]?.trim() || undefined;

/** Where people write: questions of any kind, and complaints that the grievance officer answers. */
export const SUPPORT_EMAIL = setting("SUPPORT_EMAIL") ?? `support@${SITE_DOMAIN}`;
export const GRIEVANCE_EMAIL = setting("GRIEVANCE_EMAIL") ?? `grievance@${SITE_DOMAIN}`;

const filled = (placeholders: Operator): Operator => ({
  name: setting("OPERATOR_NAME") ?? placeholders.name,
  address: setting("OPERATOR_ADDRESS") ?? placeholders.address,
  officer: setting("OPERATOR_OFFICER") ?? placeholders.officer,
  court: setting("OPERATOR_COURT") ?? placeholders.court,
});

/**
 * Who runs this site, as the law wants it named on the legal pages (IT Rules 2021, DPDP Act 2023): what is set, the same
 * in both languages, else a placeholder in brackets, with which no site on https starts.
 */
export const OPERATOR: Readonly<Record<Locale, Operator>> = {
  en: filled({
    name: "[Registered name of the operator]",
    address: "[Street and number, city, state, PIN code], India",
    officer: "[Name of the Grievance Officer]",
    court: "[city of the operator]",
  }),
  hi: filled({
    name: "[संचालक का पंजीकृत नाम]",
    address: "[मकान और सड़क, शहर, राज्य, पिन कोड], भारत",
    officer: "[शिकायत अधिकारी का नाम]",
    court: "[संचालक का शहर]",
  }),
};
