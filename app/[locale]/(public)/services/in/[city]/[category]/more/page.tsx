// The further pages of a category in a city: the same address, led here by next.config.ts, and rendered every time.
export { default, generateMetadata } from "@/app/[locale]/(public)/services/in/[city]/[category]/page";

export const dynamic = "force-dynamic";
