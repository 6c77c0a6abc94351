import { cardLayout } from "@/components/listings/card-layout";
import { cn } from "@/components/ui/cn";
import { Skeleton } from "@/components/ui/skeleton";

/** A listing card still to come, in the size it will have. Readers hear the status text of the list instead. */
export const ListingCardSkeleton = ({ hasDistance }: { hasDistance: boolean }) => (
  <div aria-hidden className={cardLayout.card}>
    <div className={cardLayout.picture}>
      <Skeleton className="aspect-[4/3]" />
    </div>
    <div className={cardLayout.head}>
      <Skeleton className="mb-1 h-6 w-24" />
      <div className="grid min-h-[calc(2*var(--lh-sm))] content-evenly gap-1">
        <Skeleton className="h-3.5" />
        <Skeleton className="h-3.5 w-2/3" />
      </div>
    </div>
    <div className={cardLayout.body}>
      <div className="mt-1.5 grid min-h-[calc(2*var(--lh-xs))] content-evenly max-sm:mt-2">
        <Skeleton className="h-3" />
        <Skeleton className="h-3 w-4/5" />
      </div>
      <div className="mt-2 grid min-h-[calc(4*var(--lh-xs)+0.5rem+1px)] content-evenly border-t border-line pt-2">
        {["w-2/3", "w-1/2", "w-3/5", "w-2/5"].map((width) => (
          <Skeleton key={width} className={cn("h-3", width)} />
        ))}
      </div>
      {hasDistance ? <Skeleton className="mt-2 h-6 w-20" /> : null}
      <div className="mt-3 flex gap-2">
        <Skeleton className="h-touch grow" />
        <Skeleton className="h-touch w-24" />
        <Skeleton className="h-touch w-16" />
      </div>
    </div>
  </div>
);
