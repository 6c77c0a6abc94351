/**
 * What `after` of next/server does outside of Next's own requests, which is where the front server and commands are: it
 * throws. Compiled in its place (scripts/build/compile.ts), for Next has no such file in the folder made for a container.
 */
export function after(): never {
  throw new Error("no request of Next's is under way");
}
