import "server-only";
/** At most `limit` promises at a time; the first failure is thrown by the next add() or by finish(), when all are done. */
export class InFlight {
  readonly #running = new Set<Promise<void>>();
  #failure: { readonly error: unknown } | undefined;
  constructor(readonly limit: number) {}

  async add(work: () => Promise<void>): Promise<void> {
    while (this.#running.size >= this.limit) await Promise.race(this.#running);
    if (this.#failure) return this.finish();
    const run: Promise<void> = work()
      .catch((error: unknown) => {
        this.#failure ??= { error };
      })
      .finally(() => this.#running.delete(run));
    this.#running.add(run);
  }

  async finish(): Promise<void> {
    await Promise.all(this.#running);
    if (this.#failure) throw this.#failure.error;
  }
}
