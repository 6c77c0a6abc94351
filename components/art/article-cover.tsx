import { Cover, coverArt } from "@/components/art/cover";
import type { Tone } from "@/components/art/tone";
import { type IconName } from "@/components/ui/icon";
import type { ArticleImage } from "@/lib/content/articles/article";

/** The icon and the tone of an article's picture; in the order of publication no neighbours are of one tone. */
export const ARTICLE_ART: Readonly<Record<ArticleImage, { readonly icon: IconName; readonly tone: Tone }>> = {
  number: { icon: "fingerprint", tone: "teal" },
  radius: { icon: "route", tone: "sand" },
  caution: { icon: "shield-alert", tone: "clay" },
  invoice: { icon: "file-text", tone: "slate" },
  chain: { icon: "factory", tone: "olive" },
  certificate: { icon: "award", tone: "sand" },
  trades: { icon: "wrench", tone: "teal" },
  camera: { icon: "camera", tone: "clay" },
  listing: { icon: "megaphone", tone: "slate" },
  quotes: { icon: "scale", tone: "olive" },
};

/** The drawn picture of an article (decoration). Fills the box it stands in. */
export const ArticleCover = ({ image }: { image: ArticleImage }) => {
  const { icon, tone } = ARTICLE_ART[image];
  return <Cover {...coverArt(icon, tone, `article:${image}`)} />;
};
