import { cardClass } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";

/**
 * Of a listing's card and its skeleton. On a phone the card is a row, so that three of them stand on a screen: the picture,
 * and beside it what it is, whose it is and how to reach them. The rest is on the listing's own page.
 * Apart from the card: the browser needs the skeleton at once, and the card with all it draws only for Load More.
 */
export const cardLayout = {
  card: cn(
    cardClass,
    "h-full overflow-hidden max-sm:grid max-sm:grid-cols-[6rem_minmax(0,1fr)] max-sm:grid-rows-[auto_1fr] max-sm:gap-x-3 max-sm:p-2 sm:flex sm:flex-col",
  ),
  picture: "relative max-sm:row-span-2 max-sm:self-start max-sm:overflow-hidden max-sm:rounded-md",
  /** Of the picture itself. */
  frame: "aspect-square sm:aspect-[4/3]",
  head: "min-w-0 sm:px-4 sm:pt-3",
  body: "flex min-w-0 flex-1 flex-col sm:px-4 sm:pb-3",
};
