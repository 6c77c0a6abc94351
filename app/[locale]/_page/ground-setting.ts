import type { GroundSetting, GroundTexts } from "@/components/map/ground-setting";
import { translator } from "@/lib/content/messages";
import { mapStyleUrl } from "@/lib/http/map-style";
import type { Locale } from "@/lib/shared/locale";

/** What a map needs from the page it stands on. */
export function groundSetting(locale: Locale): GroundSetting {
  const t = translator(locale);
  const texts: GroundTexts = {
    canvas: t("map.canvas"),
    zoomIn: t("map.zoomIn"),
    zoomOut: t("map.zoomOut"),
    scrollHint: t("map.scrollHint"),
    scrollHintMac: t("map.scrollHintMac"),
    twoFingers: t("map.twoFingers"),
  };
  return { styleUrl: mapStyleUrl(), locale, texts };
}
