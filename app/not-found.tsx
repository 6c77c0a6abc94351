import { translator } from "@/lib/content/messages";
import { LOCALES } from "@/lib/shared/locale";

/**
 * For a notFound() thrown outside the layouts: by another runtime than Node's (docs/decisions/005). Every page carries it,
 * so it says no more than that; without this file Next writes its own into them, 1.2 kB.
 */
export default function NotFound() {
  return (
    <html>
      <body>{LOCALES.map((locale) => translator(locale)("notFound.title")).join(" · ")}</body>
    </html>
  );
}
