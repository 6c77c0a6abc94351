import { cardClass } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";

/**
 * Of a listing's card and its skeleton. On a phone the card lies down: picture and heads side by side, the rest below.
 * Apart from the card: the browser needs the skeleton at once, and the card with all it draws only for Load More.
 */
export const cardLayout = {
  card: cn(
    cardClass,
    "h-full overflow-hidden max-sm:grid max-sm:grid-cols-[7.5rem_minmax(0,1fr)] max-sm:gap-x-3 max-sm:p-3 sm:flex sm:flex-col",
  ),
  picture: "max-sm:self-start max-sm:overflow-hidden max-sm:rounded-md",
  head: "min-w-0 sm:px-4 sm:pt-4",
  body: "flex min-w-0 flex-1 flex-col max-sm:col-span-2 sm:px-4 sm:pb-3",
};
