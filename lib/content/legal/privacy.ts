import type { LegalPage } from "@/lib/content/legal/legal-page";
import { privacyEn } from "@/lib/content/legal/privacy-en";
import { privacyHi } from "@/lib/content/legal/privacy-hi";

/** What is stored, why, for how long, and what people can do about it: true to what this product does. */
export const privacy: LegalPage = { en: privacyEn, hi: privacyHi };
