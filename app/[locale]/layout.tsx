import "@/app/globals.css";
import type { Metadata, Viewport } from "next";
import localFont from "next/font/local";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { HindiLetters } from "@/components/layout/hindi-letters";
import { PageFocus } from "@/components/layout/page-focus";
import { RowFocus } from "@/components/layout/row-focus";
import { SoftNavigation } from "@/components/layout/soft-navigation";
import { SITE_NAME } from "@/lib/content/site";
import { isLocale } from "@/lib/shared/locale";

/**
 * What English and prices are written with: less than half of the whole file (app/[locale]/_fonts). Not there by the
 * first paint, it waits for the next page: swapped in later, it moved what somebody was reading.
 */
const latin = localFont({
  src: "./_fonts/inter-basic.woff2",
  variable: "--font-latin",
  weight: "400 700",
  display: "optional",
});
/** The other Latin letters, for names that have them: loaded only where one stands. */
const latinRest = localFont({
  src: "../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
  variable: "--font-latin-rest",
  adjustFontFallback: false,
  weight: "100 900",
  display: "swap",
  preload: false,
  // Without what the other file has: it comes first (app/tokens.css).
  declarations: [
    {
      prop: "unicode-range",
      value: "U+C0-D6,U+D8-F6,U+F8-FF,U+131,U+152-153,U+2BB-2DC",
    },
  ],
});
/** `₹`, which the Latin file lacks: without this, one price would bring the whole Devanagari file (app/[locale]/_fonts). */
const rupee = localFont({
  src: "./_fonts/inter-rupee.woff2",
  variable: "--font-rupee",
  adjustFontFallback: false,
  weight: "100 900",
  display: "swap",
  declarations: [{ prop: "unicode-range", value: "U+20B9" }],
});
/** The word 'हिन्दी' of the language switch, for English pages. */
const hindiWord = localFont({
  src: "./_fonts/noto-hindi.woff2",
  variable: "--font-hindi-word",
  adjustFontFallback: false,
  weight: "100 900",
  display: "swap",
  preload: false,
});
const fonts = [latin, latinRest, rupee, hindiWord].map(({ variable }) => variable).join(" ");

export const metadata: Metadata = { applicationName: SITE_NAME };

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fbf9f5" },
    { media: "(prefers-color-scheme: dark)", color: "#121615" },
  ],
};

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

/** The document: language, fonts, colours. Bars and footers belong to the groups below. */
export default async function RootLayout({ children, params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return (
    <html lang={locale} className={fonts}>
      <body>
        {children}
        <SoftNavigation />
        <RowFocus />
        <PageFocus />
        {locale === "hi" ? <HindiLetters /> : null}
      </body>
    </html>
  );
}
