import type { ComponentProps, Ref } from "react";
import type { Turn } from "@/components/listings/further";
import { ListingCard } from "@/components/listings/listing-card";
import { pointOf } from "@/components/listings/point-of";
import { useTranslator } from "@/components/messages/use-translator";

type Props = ComponentProps<typeof ListingCard> & {
  /** What its heading says, where a list goes beyond the place that was searched, or comes back to it. */
  turn?: Turn | null | undefined;
  ref?: Ref<HTMLLIElement> | undefined;
};

/** One listing of a list of results. */
export function ResultRow({ turn, ref, ...card }: Props) {
  const t = useTranslator();
  const { id, at } = card.card;
  return (
    <>
      {turn ? (
        <li className="turn">
          <h2>{t(`resultList.${turn}`)}</h2>
        </li>
      ) : null}
      <li ref={ref} data-listing={id} data-at={pointOf(at)}>
        <ListingCard {...card} />
      </li>
    </>
  );
}
