import type {
  NewPicture,
  PictureSlot,
  StoredPicture,
} from "@/components/listings/listing-form/listing-values";

/** A picture that is not stored yet: under way, with the share that was sent (0 to 1), or lost. */
export type UploadState =
  { readonly phase: "sending"; readonly share: number } | { readonly phase: "lost"; readonly error: unknown };

type Send = (
  picture: NewPicture,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<StoredPicture>;

/** A slow link is shared by two at most: the first pictures are safe sooner. */
const AT_ONCE = 2;
/** Fewer steps than events: a bar needs no more. */
const STEPS = 20;

/** The uploads of one form's pictures, each on its own: one that is lost leaves the others alone. */
export class PictureUploads {
  private state: ReadonlyMap<string, UploadState> = new Map();
  private readonly running = new Map<string, AbortController>();
  private waiting: readonly NewPicture[] = [];
  private readonly listeners = new Set<() => void>();

  /** @param keep takes what was stored of the picture with this key */
  constructor(
    private readonly send: Send,
    private readonly keep: (key: string, stored: StoredPicture) => void,
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  /** By the keys of the pictures; the same map until something changes. */
  readonly states = (): ReadonlyMap<string, UploadState> => this.state;

  /** Begins with those that are new among the form's pictures, and stops those that are no longer there. */
  sync(slots: readonly PictureSlot[]): void {
    const unsent = slots.filter((slot) => slot.kind === "new").filter(({ stored }) => !stored);
    const wanted = new Set(unsent.map(({ key }) => key));
    this.waiting = this.waiting.filter(({ key }) => wanted.has(key));
    for (const key of this.state.keys()) if (!wanted.has(key)) this.forget(key);
    for (const slot of unsent) if (!this.state.has(slot.key)) this.retry(slot);
  }

  /** Sends one anew, under its old key. */
  retry(slot: NewPicture): void {
    this.set(slot.key, { phase: "sending", share: 0 });
    this.waiting = [...this.waiting, slot];
    this.next();
  }

  /** Sends all of them anew that were lost. */
  retryLost(slots: readonly PictureSlot[]): void {
    for (const slot of slots)
      if (slot.kind === "new" && this.state.get(slot.key)?.phase === "lost") this.retry(slot);
  }

  /** Resolves when none is under way: all are stored or lost. */
  async settled(): Promise<void> {
    while (this.isBusy()) {
      await new Promise<void>((resolve) => {
        const stop = this.subscribe(() => {
          if (this.isBusy()) return;
          stop();
          resolve();
        });
      });
    }
  }

  private isBusy(): boolean {
    return [...this.state.values()].some(({ phase }) => phase === "sending");
  }

  private next(): void {
    const [slot, ...rest] = this.waiting;
    if (slot === undefined || this.running.size >= AT_ONCE) return;
    this.waiting = rest;
    const control = new AbortController();
    this.running.set(slot.key, control);
    void this.sendOne(slot, control.signal).finally(() => {
      if (this.running.get(slot.key) === control) this.running.delete(slot.key);
      this.next();
    });
    this.next();
  }

  private async sendOne(slot: NewPicture, signal: AbortSignal): Promise<void> {
    const { key } = slot;
    const onProgress = (share: number) => {
      if (!signal.aborted) this.set(key, { phase: "sending", share: Math.floor(share * STEPS) / STEPS });
    };
    try {
      const stored = await this.send(slot, { onProgress, signal });
      if (signal.aborted) return;
      this.keep(key, stored);
      this.set(key, null);
    } catch (error) {
      if (!signal.aborted) this.set(key, { phase: "lost", error });
    }
  }

  private forget(key: string): void {
    this.running.get(key)?.abort();
    this.running.delete(key);
    this.set(key, null);
    this.next();
  }

  private set(key: string, next: UploadState | null): void {
    const before = this.state.get(key);
    if (next?.phase === "sending" && before?.phase === "sending" && before.share === next.share) return;
    const all = new Map(this.state);
    if (next === null) all.delete(key);
    else all.set(key, next);
    this.state = all;
    for (const listener of this.listeners) listener();
  }
}
