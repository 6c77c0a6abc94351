/** What visitors do with a listing or a company that its provider is told: they open its page, call, write on WhatsApp. */
export const ACTIVITY_KINDS = ["view", "call", "whatsApp"] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** Whose page or number it is. */
export const ACTIVITY_SUBJECTS = ["listing", "company"] as const;
export type ActivitySubject = (typeof ACTIVITY_SUBJECTS)[number];

/** How many days a provider is shown, and how many before them they are compared with. */
export const ACTIVITY_DAYS = 7;
