import "server-only";
import { createLink, type LinkPurpose } from "@/lib/domain/accounts/account-links";
import { inBackground, sendMail } from "@/lib/server/mail";
import { takeFromDatabase } from "@/lib/server/rate-limit";
import { AppError } from "@/lib/shared/errors";
import type { Locale } from "@/lib/shared/locale";

type Text = { readonly subject: string; readonly body: (link: string) => string };

/** The mails of accounts. They are plain text: it reads the same everywhere. */
const TEXTS: Readonly<Record<LinkPurpose, Readonly<Record<Locale, Text>>>> = {
  email_verification: {
    en: {
      subject: "Please confirm your email address",
      body: (link) => `Welcome to VendorSetu.

Please confirm that this email address is yours by opening this link. It works once, within one hour:

${link}

If you did not create an account with VendorSetu, please ignore this mail.`,
    },
    hi: {
      subject: "कृपया अपना ईमेल पता सत्यापित करें",
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

/** So that nobody's mailbox can be filled from many addresses. */
const MAILS_PER_ADDRESS = { points: 5, seconds: 3600 };

/**
 * Mails somebody a single-use link, after the answer: how long it takes, and whether there is anyone to mail, shows
 * nowhere. A failure is logged and changes nothing.
 * @param find gives whom to mail; null: nobody
 */
export function mailLink(
  purpose: LinkPurpose,
  locale: Locale,
  find: () => Promise<{ readonly id: string; readonly email: string } | null>,
): void {
  inBackground(async () => {
    const user = await find();
    if (user === null) return;
    try {
      await takeFromDatabase(`mail ${purpose}`, user.email, MAILS_PER_ADDRESS);
    } catch (error) {
      if (error instanceof AppError && error.code === "RATE_LIMITED") return;
      throw error;
    }
    const { subject, body } = TEXTS[purpose][locale];
    await sendMail({ to: user.email, subject, text: body(await createLink(purpose, user, locale)) });
  });
}
