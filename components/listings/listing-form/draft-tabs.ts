import type { DraftTab } from "@/components/listings/listing-form/draft-store";
import { EMPTY_DRAFT, isDirty, type ListingDraft } from "@/components/listings/listing-form/listing-values";

/** At most this many forms at a time (docs/product/texts-and-limits.md#numbers). */
export const MAX_FORMS = 5;

export type DraftTabs = { readonly tabs: readonly DraftTab[]; /** Its number. */ readonly active: number };

export type DraftAction =
  | { readonly do: "restore"; readonly saved: DraftTabs }
  | { readonly do: "add" }
  | { readonly do: "select" | "close"; readonly number: number }
  | { readonly do: "change"; readonly number: number; readonly draft: ListingDraft }
  | { readonly do: "attempt"; readonly number: number; readonly key: string };

const newTab = (number: number, draft: ListingDraft): DraftTab => ({ number, attempt: null, draft });

/** @param blank what a form begins with */
export const firstTabs = (blank: ListingDraft = EMPTY_DRAFT): DraftTabs => ({
  tabs: [newTab(1, blank)],
  active: 1,
});

/**
 * The forms of Create Listing (docs/product/pages.md#the-providers-area): up to 5, one at least, each with its own
 * contents.
 * @param blank what a new one begins with
 */
export function draftTabs(
  state: DraftTabs,
  action: DraftAction,
  blank: ListingDraft = EMPTY_DRAFT,
): DraftTabs {
  const { tabs, active } = state;
  switch (action.do) {
    case "restore":
      return action.saved;
    case "add": {
      if (tabs.length >= MAX_FORMS) return state;
      const number = [1, 2, 3, 4, 5].find((free) => tabs.every((tab) => tab.number !== free))!;
      return { tabs: [...tabs, newTab(number, blank)], active: number };
    }
    case "select":
      return { tabs, active: action.number };
    case "close": {
      if (tabs.length < 2) return state;
      const index = tabs.findIndex(({ number }) => number === action.number);
      const left = tabs.filter(({ number }) => number !== action.number);
      const next = left[Math.min(index, left.length - 1)]!.number;
      return { tabs: left, active: active === action.number ? next : active };
    }
    case "change":
      return {
        tabs: tabs.map((tab) =>
          tab.number === action.number ? { ...tab, draft: action.draft, attempt: null } : tab,
        ),
        active,
      };
    case "attempt":
      return {
        tabs: tabs.map((tab) => (tab.number === action.number ? { ...tab, attempt: action.key } : tab)),
        active,
      };
  }
}

/** Whether there is anything to keep: a second form, or something entered beyond what each begins with. */
export const hasDrafts = ({ tabs }: DraftTabs, blank: ListingDraft = EMPTY_DRAFT): boolean =>
  tabs.length > 1 || tabs.some((tab) => isDirty(tab.draft, blank));
