import type { ManagedListing } from "@/lib/schemas/listing";

/** How long a decision can be taken back before it is sent, ms. */
export const DECISION_WAIT_MS = 8_000;

export type Verdict =
  { readonly status: "approved" } | { readonly status: "rejected"; readonly reason: string };

/** What came of one decision: `refused` for good, with why; `failed` may be tried again. */
export type Outcome =
  { readonly kind: "done" } | { readonly kind: "refused" | "failed"; readonly text: string };

/** One decision over one or several listings. */
export type Batch = {
  readonly number: number;
  readonly listings: readonly ManagedListing[];
  readonly verdict: Verdict;
  /** When it is sent, ms since 1970. */
  readonly dueAt: number;
};

export type Problem = {
  readonly listing: ManagedListing;
  readonly verdict: Verdict;
  readonly text: string;
  readonly canRetry: boolean;
};

export type DeskState = {
  /** Not sent yet, oldest first. */
  readonly waiting: readonly Batch[];
  /** Ids of what is on its way. */
  readonly sending: readonly string[];
  /** Decided on here, as they stood: until the rows are read again they are still in sight as they were. */
  readonly decided: ReadonlySet<string>;
  readonly problems: readonly Problem[];
};

export const EMPTY_DESK: DeskState = { waiting: [], sending: [], decided: new Set(), problems: [] };

type Seen = Pick<ManagedListing, "id" | "updatedAt">;
const versionOf = ({ id, updatedAt }: Seen): string => `${id} ${updatedAt}`;

type Options = {
  /** Sends one; never throws. @param leaving the page goes away: the call must outlive it */
  send: (listing: ManagedListing, verdict: Verdict, leaving: boolean) => Promise<Outcome>;
  /** Told when a batch has been answered. @param done those of it that are decided now @param isLast none waits any more */
  onSettled: (done: readonly ManagedListing[], verdict: Verdict, isLast: boolean) => void;
};

/** Holds decisions for a few seconds, so that each can be taken back, and sends them: one call a listing. */
export function createDecisionDesk({ send, onSettled }: Options) {
  let state = EMPTY_DESK;
  let made = 0;
  const listeners = new Set<() => void>();
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  const change = (next: Partial<DeskState>) => {
    state = { ...state, ...next };
    for (const tell of listeners) tell();
  };

  const withdraw = (batch: Batch) => {
    clearTimeout(timers.get(batch.number));
    timers.delete(batch.number);
    change({ waiting: state.waiting.filter((one) => one !== batch) });
  };

  async function sendOne(listing: ManagedListing, verdict: Verdict, leaving: boolean): Promise<boolean> {
    const outcome = await send(listing, verdict, leaving);
    const problem = outcome.kind !== "done" && {
      ...{ listing, verdict, text: outcome.text },
      canRetry: outcome.kind === "failed",
    };
    change({
      sending: state.sending.filter((id) => id !== listing.id),
      ...(outcome.kind === "done" && { decided: new Set([...state.decided, versionOf(listing)]) }),
      ...(problem && { problems: [...state.problems, problem] }),
    });
    return outcome.kind === "done";
  }

  async function sendBatch(batch: Batch, leaving = false): Promise<void> {
    withdraw(batch);
    const { listings, verdict } = batch;
    change({ sending: [...state.sending, ...listings.map(({ id }) => id)] });
    const done: boolean[] = [];
    // A page that goes away has no time for one after the other.
    if (leaving) done.push(...(await Promise.all(listings.map((one) => sendOne(one, verdict, true)))));
    else for (const listing of listings) done.push(await sendOne(listing, verdict, false));
    onSettled(
      listings.filter((_, index) => done[index]),
      verdict,
      state.waiting.length === 0 && state.sending.length === 0,
    );
  }

  function decide(listings: readonly ManagedListing[], verdict: Verdict): void {
    const ids = new Set(listings.map(({ id }) => id));
    const batch: Batch = { number: (made += 1), listings, verdict, dueAt: Date.now() + DECISION_WAIT_MS };
    change({
      waiting: [...state.waiting, batch],
      problems: state.problems.filter(({ listing }) => !ids.has(listing.id)),
    });
    timers.set(
      batch.number,
      setTimeout(() => void sendBatch(batch), DECISION_WAIT_MS),
    );
  }

  return {
    subscribe: (tell: () => void) => {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
    state: () => state,
    decide,
    /** Takes the latest decision back. @returns it; null when nothing waits */
    takeBack: (): Batch | null => {
      const last = state.waiting.at(-1) ?? null;
      if (last) withdraw(last);
      return last;
    },
    /** Sends what waits without waiting longer. @param leaving the page goes away */
    sendAll: (leaving = false) => {
      for (const batch of state.waiting) void sendBatch(batch, leaving);
    },
    /** Decides again what could not be sent. */
    retry: () => {
      for (const { listing, verdict, canRetry } of state.problems) if (canRetry) decide([listing], verdict);
    },
    /** Forgets what went wrong: it was read. */
    dismiss: () => change({ problems: [] }),
  };
}

/** Whether a listing is being decided on here: its decision is under way, or answered and not yet to be seen. */
export const isSent = ({ sending, decided }: DeskState, listing: Seen): boolean =>
  sending.includes(listing.id) || decided.has(versionOf(listing));

/** Whether a listing, as it stands in sight, has been decided on here, sent or not. */
export const isHeld = (desk: DeskState, listing: Seen): boolean =>
  isSent(desk, listing) || desk.waiting.some(({ listings }) => listings.some(({ id }) => id === listing.id));
