import {
  Award,
  Camera,
  Factory,
  FileText,
  Fingerprint,
  type LucideIcon,
  Megaphone,
  Route,
  Scale,
  ShieldAlert,
  Wrench,
} from "lucide-react";
import { Cover } from "@/components/art/cover";
import type { Tone } from "@/components/art/tone";
import type { ArticleImage } from "@/lib/content/articles/article";

/** The icon and the tone of an article's picture; in the order of publication no neighbours are of one tone. */
export const ARTICLE_ART: Readonly<Record<ArticleImage, { readonly icon: LucideIcon; readonly tone: Tone }>> =
  {
    number: { icon: Fingerprint, tone: "teal" },
    radius: { icon: Route, tone: "sand" },
    caution: { icon: ShieldAlert, tone: "clay" },
    invoice: { icon: FileText, tone: "slate" },
    chain: { icon: Factory, tone: "olive" },
    certificate: { icon: Award, tone: "sand" },
    trades: { icon: Wrench, tone: "teal" },
    camera: { icon: Camera, tone: "clay" },
    listing: { icon: Megaphone, tone: "slate" },
    quotes: { icon: Scale, tone: "olive" },
  };

/** The drawn picture of an article (decoration). Fills the box it stands in. */
export const ArticleCover = ({ image }: { image: ArticleImage }) => (
  <Cover {...ARTICLE_ART[image]} seed={`article:${image}`} />
);
