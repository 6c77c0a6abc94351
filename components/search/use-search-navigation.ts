import { useRouter } from "next/navigation";
import { createContext, useContext } from "react";

export type Navigation = {
  /** True from a press until the new results stand. */
  pending: boolean;
  /** The last press led nowhere, because there is no network. */
  isOffline: boolean;
  /** Goes to another search of this page; `optimistic` runs in the same transition. */
  go: (href: string, optimistic?: () => void) => void;
};

/** What `SearchNavigation` shares. */
export const NavigationContext = createContext<Navigation | null>(null);

/** The navigation of the results page around; without one (the home page's search bar), the router's own. */
export function useSearchNavigation(): Navigation {
  const shared = useContext(NavigationContext);
  const router = useRouter();
  return shared ?? { pending: false, isOffline: false, go: (href) => router.push(href) };
}
