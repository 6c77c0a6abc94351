import { landFile, landPath } from "@/components/art/land";
import { states } from "@/lib/content/states";

const BROWSER_CACHE_SECONDS = 7 * 24 * 60 * 60;

/** Drawn once: there are 36 of them, and they are the same for everybody. */
const files: ReadonlyMap<string, string> = new Map(
  states.map((state) => [landPath(state).split("/").at(-1)!, landFile(state)]),
);

/** The drawn land of a state, `{slug}.svg`. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const file = files.get((await params).file);
  if (file === undefined) return new Response("There is no such land.\n", { status: 404 });
  return new Response(file, {
    headers: {
      "Content-Type": "image/svg+xml",
      "Cache-Control": `public, max-age=${BROWSER_CACHE_SECONDS}`,
    },
  });
}
