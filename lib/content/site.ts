import type { Locale } from "@/lib/shared/locale";

/** The product's name, in one place: a working name (look.md). */
export const SITE_NAME = "VendorSetu";

/** The product's own domain: a placeholder that nobody can register (RFC 2606). */
export const SITE_DOMAIN = "vendorsetu.example";
/** Where people write: questions of any kind, and complaints that the grievance officer answers. */
export const SUPPORT_EMAIL = `support@${SITE_DOMAIN}`;
export const GRIEVANCE_EMAIL = `grievance@${SITE_DOMAIN}`;

type Operator = {
  readonly name: string;
  readonly address: string;
  readonly officer: string;
  readonly court: string;
};

/**
 * Who runs this site, as the law wants it named on the legal pages (IT Rules 2021, DPDP Act 2023). Placeholders in
 * brackets: whoever runs it puts the real ones here before it goes public.
 */
export const OPERATOR: Readonly<Record<Locale, Operator>> = {
  en: {
    name: "[Registered name of the operator]",
    address: "[Street and number, city, state, PIN code], India",
    officer: "[Name of the Grievance Officer]",
    court: "[city of the operator]",
  },
  hi: {
    name: "[संचालक का पंजीकृत नाम]",
    address: "[मकान और सड़क, शहर, राज्य, पिन कोड], भारत",
    officer: "[शिकायत अधिकारी का नाम]",
    court: "[संचालक का शहर]",
  },
};

/** The day the legal pages were last changed, ISO; to be moved on with every change of theirs. */
export const LEGAL_PAGES_CHANGED_ON = "2026-11-21";
