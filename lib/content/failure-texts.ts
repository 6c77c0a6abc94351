import type { Locale } from "@/lib/shared/locale";

type FailureTexts = { title: string; text: string; retry: string; home: string };

/**
 * What the error pages say. Apart from the catalogue: they are shown by the browser, when nothing from the server may
 * have arrived, and the catalogue does not travel there.
 */
export const failureTexts: Readonly<Record<Locale, FailureTexts>> = {
  en: {
    title: "Something went wrong",
    text: "This page could not be shown just now. Please try again in a moment.",
    retry: "Try again",
    home: "Go to the home page",
  },
  hi: {
    title: "कुछ गड़बड़ हो गई",
    text: "यह पेज अभी नहीं दिखाया जा सका। थोड़ी देर में फिर कोशिश करें।",
    retry: "फिर कोशिश करें",
    home: "होम पेज पर जाएँ",
  },
};
