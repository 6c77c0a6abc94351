import { randomFrom } from "@/lib/shared/random-from";

const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
// The time part of demo ids: one fixed day, so that the same row has the same id on every machine.
const EPOCH_MS = Date.UTC(2026, 0, 5);

/** A well-formed id that depends on nothing but the kind of row and its number. */
export function demoId(kind: "user" | "listing", index: number): string {
  let clock = EPOCH_MS + index * 1000;
  let time = "";
  for (let i = 0; i < 9; i++) {
    time = ALPHABET.charAt(clock % 32) + time;
    clock = Math.floor(clock / 32);
  }
  const random = randomFrom(`demo-id:${kind}:${index}`);
  let rest = "";
  for (let i = 0; i < 7; i++) rest += ALPHABET.charAt(Math.floor(random() * 32));
  return time + rest;
}
