import "server-only";
/** Bits of the first sieve: 16 MiB, of which a million ids set one in a hundred. */
const SIEVE_BITS = 1 << 27;

/** FNV-1a over UTF-16 units, 32 bits, then folded once more so that the low bits depend on all of them. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  value ^= value >>> 16;
  value = Math.imul(value, 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
}

/**
 * Finds the ids that come more than once, exactly, in memory that hardly grows with the file: ids are kept only once
 * their hash has been seen before. Show it every id in order first; then ask.
 */
export class RepeatedIds {
  readonly #sieve = new Uint8Array(SIEVE_BITS / 8);
  readonly #lastLine = new Map<string, number>();

  /** Notes that `id` stands on `line`; lines have to grow. */
  add(id: string, line: number): void {
    const bit = hash(id) & (SIEVE_BITS - 1);
    const [at, mask] = [bit >>> 3, 1 << (bit & 7)];
    const seen = this.#sieve[at] ?? 0;
    if ((seen & mask) !== 0) this.#lastLine.set(id, line);
    else this.#sieve[at] = seen | mask;
  }

  /** The later line that replaces the row with this id on this line, or null when this is its last row. */
  laterLine(id: string, line: number): number | null {
    const last = this.#lastLine.get(id);
    return last === undefined || last === line ? null : last;
  }
}
