import "server-only";

/** How much of one kind of costly work there may be. */
export type SemaphoreLimits = {
  readonly atOnce: number;
  /** More than these are turned away at once. */
  readonly waiting: number;
  /**
   * In milliseconds: who has waited so long is turned away, and sooner who has waited for `stallMs` in which no slot was
   * given back: then the work does not go on. Absent: who waits gets a slot, however late.
   */
  readonly patience?: { readonly mostMs: number; readonly stallMs: number } | undefined;
};

/** Lets only so much work of one kind run at once, and only so much wait, and only so long. First come, first served. */
export class Semaphore {
  readonly #limits: SemaphoreLimits;
  #running = 0;
  /** When a slot was given back last. */
  #freedAtMs = Number.NEGATIVE_INFINITY;
  readonly #waiting = new Set<(hasSlot: boolean) => void>();

  constructor(limits: SemaphoreLimits) {
    this.#limits = limits;
  }

  /** How much of it is under way. */
  get running(): number {
    return this.#running;
  }

  /** How much waits for a slot. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /**
   * Waits for a slot.
   * @returns what gives the slot back, to be called when the work is over, once or more often; null for who is turned away
   */
  async acquire(): Promise<(() => void) | null> {
    const { atOnce, waiting } = this.#limits;
    if (this.#running < atOnce) this.#running += 1;
    else if (this.#waiting.size >= waiting || !(await this.#wait())) return null;
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      this.#handOn();
    };
  }

  #wait(): Promise<boolean> {
    return new Promise((resolve) => {
      const { patience } = this.#limits;
      const cameAtMs = performance.now();
      let timer: NodeJS.Timeout | undefined;
      const waiter = (hasSlot: boolean): void => {
        clearTimeout(timer);
        this.#waiting.delete(waiter);
        resolve(hasSlot);
      };
      this.#waiting.add(waiter);
      // After a busy moment timers come before what has arrived meanwhile, such as the answer that frees a slot.
      const giveUp = (): void => void setImmediate(() => this.#waiting.has(waiter) && waiter(false));
      const look = ({ mostMs, stallMs }: NonNullable<typeof patience>): void => {
        const movedAtMs = Math.max(cameAtMs, this.#freedAtMs);
        const leftMs = Math.min(cameAtMs + mostMs, movedAtMs + stallMs) - performance.now();
        if (leftMs <= 0) giveUp();
        else timer = setTimeout(look, leftMs, { mostMs, stallMs });
      };
      if (patience !== undefined) look(patience);
    });
  }

  /** Whoever ends hands its slot on, so that nobody new slips in between. */
  #handOn(): void {
    this.#freedAtMs = performance.now();
    const [next] = this.#waiting;
    if (next) next(true);
    else this.#running -= 1;
  }
}
