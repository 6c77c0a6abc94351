/** Ten digits as people write them in India: '98765 43210' (and for a screen reader, two short numbers). */
export const formatPhone = (tenDigits: string): string => `${tenDigits.slice(0, 5)} ${tenDigits.slice(5)}`;

/** An E.164 number for people: an Indian one as '+91 98765 43210', others as they are stored. */
export const phoneText = (e164: string | null): string | null =>
  e164 !== null && /^\+91\d{10}$/.test(e164) ? `+91 ${formatPhone(e164.slice(3))}` : e164;

/** The ten digits of an Indian number in E.164, as a listing has them; blank for any other. */
export const nationalDigits = (e164: string | null): string => /^\+91(\d{10})$/.exec(e164 ?? "")?.[1] ?? "";

/** A link that calls an Indian number (docs/product/texts-and-limits.md#what-is-checked). */
export const telUrl = (tenDigits: string): string => `tel:+91${tenDigits}`;

/** A text within the query of a link. Other letters than Latin ones stay: a browser sends them as UTF-8, and in a page they take a third of the bytes. */
const inQuery = (text: string): string => text.replace(/\p{ASCII}+/gu, encodeURIComponent);

/** A link that opens WhatsApp with a text to send. */
export const whatsAppUrl = (tenDigits: string, text: string): string =>
  `https://wa.me/91${tenDigits}?text=${inQuery(text)}`;

/** The same for any number in E.164. */
export const whatsAppUrlOf = (e164: string, text: string): string =>
  `https://wa.me/${e164.replace(/\D/g, "")}?text=${inQuery(text)}`;

/** A link that begins a letter. */
export const mailUrl = (email: string, subject: string, body: string): string =>
  `mailto:${encodeURIComponent(email).replace("%40", "@")}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
