import Link from "next/link";
import { BrandMark } from "@/components/art/brand-mark";
import { SITE_NAME } from "@/lib/content/site";

/** The logo and the name, linking to the home page; `label` is its accessible name. */
export const Brand = ({ href, label }: { href: string; label: string }) => (
  <Link
    href={href}
    aria-label={label}
    prefetch={false}
    className="inline-flex min-h-touch items-center gap-2 text-lg font-bold tracking-[-0.02em]"
  >
    <BrandMark />
    {SITE_NAME}
  </Link>
);
