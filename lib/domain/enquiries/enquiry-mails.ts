import "server-only";
import { listOf } from "@/lib/shared/list-of";
import { siteUrl } from "@/lib/server/site-url";
import { type Locale, localePath } from "@/lib/shared/locale";

type Texts = { readonly subject: string; readonly text: string };

/** A text of somebody's in a subject: one line. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();

/** To the business: who writes, about what, and the words. The ways to answer stand in the inbox, and in Reply-To. */
export function mailToBusiness(given: {
  readonly name: string;
  readonly message: string;
  /** Null: about the company itself. */
  readonly listingName: string | null;
}): Texts {
  const name = oneLine(given.name);
  const about = given.listingName === null ? "your company" : `“${oneLine(given.listingName)}”`;
  return {
    subject: `New enquiry about ${about} · नई पूछताछ`,
    text: `${name} sent you an enquiry about ${about} on VendorSetu:
${name} ने VendorSetu पर ${given.listingName === null ? "आपकी कंपनी" : about} के बारे में पूछा है:

${given.message}

You will find how to reach ${name} in your inbox. The details were sent to you alone. Please use them to answer this enquiry only.
${siteUrl("/provider/enquiries")}

जवाब देने के लिए ${name} से संपर्क का तरीका आपके इनबॉक्स में है। यह जानकारी केवल आपको भेजी गई है। कृपया इसे इसी पूछताछ का जवाब देने के लिए इस्तेमाल करें।
${siteUrl(localePath("hi", "/provider/enquiries"))}`,
  };
}

/** To a business whose address is not confirmed: that there is an enquiry, and nothing of it. */
export function mailToUnverified(): Texts {
  return {
    subject: "New enquiry on VendorSetu · नई पूछताछ",
    text: `Somebody sent your company an enquiry on VendorSetu. Read it in your inbox:
${siteUrl("/provider/enquiries")}

Once you have confirmed this email address, what visitors write stands in these mails:
${siteUrl("/account")}

आपकी कंपनी को VendorSetu पर एक नई पूछताछ मिली है। उसे अपने इनबॉक्स में पढ़ें:
${siteUrl(localePath("hi", "/provider/enquiries"))}

इस ईमेल पते की पुष्टि करने के बाद लोगों का लिखा इन्हीं ईमेल में होगा:
${siteUrl(localePath("hi", "/account"))}`,
  };
}

/**
 * To the visitor: where the details went, and how to take them back. None of the visitor's own words: anybody may have
 * typed this address.
 */
export function mailToVisitor(
  locale: Locale,
  given: { companyNames: readonly string[]; path: string },
): Texts {
  const company = listOf(locale, given.companyNames.map(oneLine));
  const count = given.companyNames.length;
  const isOne = count === 1;
  const link = siteUrl(localePath(locale, given.path));
  if (locale === "hi")
    return {
      subject: `आपकी पूछताछ ${isOne ? company : `${count} कंपनियों`} को भेज दी गई है`,
      text: `आपकी पूछताछ VendorSetu के ज़रिए ${company} को भेज दी गई है। आपकी जानकारी सिर्फ़ ${isOne ? "इसी कारोबार को मिली है" : "इन्हीं कारोबारों को मिली है"}; हम उसे न बेचते हैं, न किसी और को भेजते हैं।

इस निजी लिंक पर आप देख सकते हैं कि क्या भेजा गया, और उसे वापस ले सकते हैं:

${link}

अगर आपने यह पूछताछ नहीं भेजी है, तो इसी लिंक से उसे वापस ले लें।`,
    };
  return {
    subject: `Your enquiry was sent to ${isOne ? company : `${count} companies`}`,
    text: `Your enquiry was sent to ${company} through VendorSetu. ${isOne ? "This one business has your details" : "These businesses alone have your details"}; we never sell them or send them to anyone else.

This private link shows what was sent, and takes it back:

${link}

If you did not send this enquiry, please take it back with the same link.`,
  };
}
