import { CARD_KINDS, type CardKind, cardPath, cardVersion, readCardFile } from "@/app/media/og/_card/card";
import { drawingOf } from "@/app/media/og/_card/drawing-of";
import { findCard } from "@/app/media/og/_card/find-card";
import { plainRoute } from "@/lib/http/plain-route";
import { serveDrawing } from "@/lib/http/serve-drawing";
import { notFound } from "@/lib/shared/errors";
import { isLocale } from "@/lib/shared/locale";

type Context = { params: Promise<{ locale: string; kind: string; file: string }> };

const isKind = (text: string): text is CardKind => (CARD_KINDS as readonly string[]).includes(text);

/**
 * The picture of a page for where its address is shared. What it shows is checked each time: a listing that is no
 * longer offered has none. An older version leads to the present one, so that no more than one is ever drawn.
 */
export const GET = plainRoute({ name: "cards", perMinute: 120 }, async (_request, { params }: Context) => {
  const { locale, kind, file } = await params;
  const asked = readCardFile(file);
  if (!isLocale(locale) || !isKind(kind) || asked === null) throw notFound();
  const card = await findCard(kind, asked.key, locale);
  const path = cardPath(locale, card);
  if (asked.version !== cardVersion(locale, card) || asked.key !== card.key)
    return new Response(null, { status: 307, headers: { Location: path, "Cache-Control": "no-store" } });
  return serveDrawing(path, drawingOf(card));
});
