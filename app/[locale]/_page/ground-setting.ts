import type { GroundSetting } from "@/components/map/ground-setting";
import { mapStyleUrl } from "@/lib/http/map-style";
import type { Locale } from "@/lib/shared/locale";

/** What a map needs from the page it stands on. */
export const groundSetting = (locale: Locale): GroundSetting => ({ styleUrl: mapStyleUrl(), locale });
