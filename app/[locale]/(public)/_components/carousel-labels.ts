import type { Translator } from "@/lib/content/messages";

/** The words of a carousel's controls; `what` says which row they move. */
export const carouselLabels = (t: Translator, what: string) => ({
  roleDescription: t("home.carousel"),
  previous: t("home.previous", { what }),
  next: t("home.next", { what }),
  pause: t("home.pause", { what }),
  play: t("home.play", { what }),
});
