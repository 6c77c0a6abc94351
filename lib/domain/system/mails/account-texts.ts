import "server-only";
import type { LinkKind } from "@/lib/domain/system/mails/claimed-mail";
import { siteUrl } from "@/lib/server/site-url";
import { type Locale, localePath } from "@/lib/shared/locale";

type Text = { readonly subject: string; readonly body: (link: string) => string };

/** The mails with a link. They are plain text: it reads the same everywhere. */
export const LINK_TEXTS: Readonly<Record<LinkKind, Readonly<Record<Locale, Text>>>> = {
  email_verification: {
    en: {
      subject: "Please confirm your email address",
      body: (link) => `Welcome to VendorSetu.

Please confirm that this email address is yours by opening this link. It works once, within one hour:

${link}

If you did not create an account with VendorSetu, please ignore this mail.`,
    },
    hi: {
      subject: "कृपया अपने ईमेल पते की पुष्टि करें",
      body: (link) => `VendorSetu में आपका स्वागत है।

यह ईमेल पता आपका है, इसकी पुष्टि करने के लिए कृपया यह लिंक खोलें। यह एक घंटे के भीतर एक बार काम करता है:

${link}

यदि आपने VendorSetu पर खाता नहीं बनाया है, तो कृपया इस मेल को अनदेखा करें।`,
    },
  },
  password_reset: {
    en: {
      subject: "Set a new password",
      body: (link) => `Somebody, probably you, asked for a new password for your VendorSetu account.

Open this link to set one. It works once, within one hour:

${link}

If you did not ask for this, you need to do nothing: your password stays as it is.`,
    },
    hi: {
      subject: "नया पासवर्ड सेट करें",
      body: (link) => `किसी ने, संभवतः आपने, अपने VendorSetu खाते के लिए नया पासवर्ड माँगा है।

नया पासवर्ड सेट करने के लिए यह लिंक खोलें। यह एक घंटे के भीतर एक बार काम करता है:

${link}

यदि आपने यह नहीं माँगा है, तो आपको कुछ नहीं करना है: आपका पासवर्ड वही रहेगा।`,
    },
  },
};

/**
 * That a password was set, in both languages: whoever set it chose the language of the page, and may be the wrong one.
 */
export function passwordChangedText(): { readonly subject: string; readonly text: string } {
  const link = siteUrl("/forgot-password");
  const hindiLink = siteUrl(localePath("hi", "/forgot-password"));
  return {
    subject: "Your password was changed · आपका पासवर्ड बदल गया है",
    text: `The password of your VendorSetu account was changed, and every device was signed out.

If it was not you, set a new password at once:
${link}

आपके VendorSetu खाते का पासवर्ड बदल दिया गया है, और सभी डिवाइस साइन आउट हो गए हैं।

यदि यह आपने नहीं किया है, तो तुरंत नया पासवर्ड सेट करें:
${hindiLink}`,
  };
}

/**
 * That an account lost a password whose owner had never confirmed the address (docs/decisions/049-openid-sign-in.md), in
 * both languages.
 */
export function passwordRemovedText(): { readonly subject: string; readonly text: string } {
  const link = siteUrl("/forgot-password");
  const hindiLink = siteUrl(localePath("hi", "/forgot-password"));
  return {
    subject: "Your password was removed · आपका पासवर्ड हटा दिया गया है",
    text: `You signed in to your VendorSetu account through another service, which says that this email address is yours.

The account had a password, but this address had never been confirmed: anybody could have set it. So the password was removed, and every other device was signed out. To have a password again, set one here:
${link}

आपने किसी अन्य सेवा के ज़रिए अपने VendorSetu खाते में साइन इन किया, जो बताती है कि यह ईमेल पता आपका है।

खाते का एक पासवर्ड था, पर इस पते की पुष्टि कभी नहीं हुई थी: उसे कोई भी सेट कर सकता था। इसलिए पासवर्ड हटा दिया गया है, और बाकी सभी डिवाइस साइन आउट हो गए हैं। फिर से पासवर्ड रखने के लिए यहाँ सेट करें:
${hindiLink}`,
  };
}
