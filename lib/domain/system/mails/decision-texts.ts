import "server-only";
import { reasonFor } from "@/lib/shared/rejection-reasons";
import type { ListingDecision } from "@/lib/domain/system/mails/claimed-mail";
import { siteUrl } from "@/lib/server/site-url";
import { type Locale, localePath } from "@/lib/shared/locale";
import { formatRupees } from "@/lib/shared/money";

type Texts = { readonly subject: string; readonly text: string };

/** A text of somebody's in a subject or a line of its own. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();

const ENGLISH: Readonly<Record<ListingDecision["status"], { subject: string; line: string }>> = {
  approved: { subject: "was approved", line: "approved. Everyone can find it now." },
  rejected: { subject: "was not approved", line: "not approved. Change it, and submit it again." },
  archived: {
    subject: "was taken down",
    line: "taken down by VendorSetu. Bring it back, and it is looked at again.",
  },
};

const HINDI: Readonly<Record<ListingDecision["status"], { subject: string; line: string }>> = {
  approved: { subject: "मंज़ूर", line: "मंज़ूर। अब इसे सब खोज सकते हैं।" },
  rejected: { subject: "नामंज़ूर", line: "नामंज़ूर। इसे सुधारकर फिर भेजें।" },
  archived: {
    subject: "हटाई गई",
    line: "VendorSetu ने इसे हटा दिया है। वापस लाने पर इसे फिर जाँचा जाएगा।",
  },
};

const PAGE = {
  en: "Your company page",
  hi: "आपका कंपनी पेज",
} as const;

const called = ({ name, isPage }: ListingDecision, locale: Locale): string =>
  isPage ? PAGE[locale] : `“${oneLine(name)}”`;

/** Its name, and city and price where another one of the mail has the same. */
function title(decision: ListingDecision, all: readonly ListingDecision[], locale: Locale): string {
  const { name, isPage, city, price } = decision;
  const isShared = !isPage && all.some((other) => other !== decision && !other.isPage && other.name === name);
  const apart = isShared
    ? [city, price == null ? null : formatRupees(price)].filter((one) => one != null)
    : [];
  return called(decision, locale) + (apart.length === 0 ? "" : ` (${apart.join(", ")})`);
}

const inEnglish = (decision: ListingDecision, _: number, all: readonly ListingDecision[]): string =>
  `${title(decision, all, "en")}: ${ENGLISH[decision.status].line}${decision.reason === null ? "" : ` The reason: ${oneLine(reasonFor("en", decision.reason))}`}`;

const inHindi = (decision: ListingDecision, _: number, all: readonly ListingDecision[]): string =>
  `${title(decision, all, "hi")}: ${HINDI[decision.status].line}${decision.reason === null ? "" : ` कारण: ${oneLine(reasonFor("hi", decision.reason))}`}`;

/**
 * To a provider: what was decided about its listings and its company page, oldest first, in both languages, as the language it
 * reads is not known.
 * @param decisions at least one
 */
export function decisionsText(decisions: readonly ListingDecision[]): Texts {
  const [only] = decisions;
  const hasPage = decisions.some(({ isPage }) => isPage);
  const pageLink = (locale: Locale): string =>
    hasPage ? `\n\n${PAGE[locale]}:\n${siteUrl(localePath(locale, "/provider/profile"))}` : "";
  return {
    subject:
      decisions.length === 1 && only
        ? `${called(only, "en")} ${ENGLISH[only.status].subject} · ${only.isPage ? `${PAGE.hi}: ` : ""}${HINDI[only.status].subject}`
        : `${decisions.length} decisions about your ${hasPage ? "listings and company page" : "listings"} · ${decisions.length} निर्णय`,
    text: `VendorSetu has looked at what you ${hasPage ? "say and list" : "list"}:

${decisions.map(inEnglish).join("\n")}

Your listings:
${siteUrl("/provider/listings")}${pageLink("en")}

${hasPage ? "आपके कंपनी पेज और लिस्टिंग" : "आपकी लिस्टिंग"} पर VendorSetu का निर्णय:

${decisions.map(inHindi).join("\n")}

आपकी लिस्टिंग:
${siteUrl(localePath("hi", "/provider/listings"))}${pageLink("hi")}`,
  };
}

/** The same to an address that nobody has confirmed, which may be a stranger's: no word of what the provider wrote. */
export const decisionsToUnverified = (): Texts => ({
  subject: "News about your listings on VendorSetu · आपकी लिस्टिंग पर निर्णय",
  text: `VendorSetu has looked at what you list. Sign in to see what was decided:
${siteUrl("/provider/listings")}

Once you have confirmed this email address, what was decided stands in these mails:
${siteUrl("/account")}

VendorSetu ने आपकी लिस्टिंग देख ली है। निर्णय देखने के लिए साइन इन करें:
${siteUrl(localePath("hi", "/provider/listings"))}

इस ईमेल पते की पुष्टि करने के बाद निर्णय इन्हीं ईमेल में लिखा होगा:
${siteUrl(localePath("hi", "/account"))}`,
});
