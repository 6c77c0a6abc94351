/** A key for one attempt at sending one form; also where `crypto.randomUUID` is missing (plain http). */
export const newAttemptKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
