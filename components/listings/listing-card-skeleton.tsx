import { cn } from "@/components/ui/cn";
import { Skeleton } from "@/components/ui/skeleton";

/** A listing card still to come, in the size it will have. Readers hear the status text of the list instead. */
export const ListingCardSkeleton = () => (
  <div aria-hidden className="card listing">
    <div className="listing-picture">
      <Skeleton className="listing-frame" />
    </div>
    <div className="listing-head">
      <div className="grid min-h-[calc(2*var(--lh-sm))] content-evenly gap-1">
        <Skeleton className="h-3.5" />
        <Skeleton className="h-3.5 w-2/3" />
      </div>
      <Skeleton className="mb-1 h-5 w-24 sm:h-6" />
    </div>
    <div className="listing-body">
      <div className="mt-1.5 hidden min-h-[calc(2*var(--lh-xs))] content-evenly sm:grid">
        <Skeleton className="h-3" />
        <Skeleton className="h-3 w-4/5" />
      </div>
      <Skeleton className="my-1 h-3 w-3/4 sm:hidden" />
      <div className="mt-1.5 hidden min-h-[calc(4*var(--lh-xs)+0.375rem+1px)] content-evenly border-t border-line pt-1.5 sm:grid">
        {["w-2/3", "w-1/2", "w-3/5", "w-2/5"].map((width) => (
          <Skeleton key={width} className={cn("h-3", width)} />
        ))}
      </div>
      <div className="mt-1.5 flex gap-2 sm:mt-2">
        <Skeleton className="h-touch grow" />
        <Skeleton className="h-touch w-24" />
        <Skeleton className="h-touch w-16 max-sm:hidden" />
      </div>
    </div>
  </div>
);
