import { landFile } from "@/components/art/land";
import { states } from "@/lib/content/states";
import { plainRoute } from "@/lib/http/plain-route";
import { notFound } from "@/lib/shared/errors";

type Context = { params: Promise<{ file: string }> };

const BROWSER_CACHE_SECONDS = 7 * 24 * 60 * 60;

/** The drawn land of a state, `{slug}.svg`. A page of all of them asks 36 times, each visitor once a week. */
export const GET = plainRoute({ name: "lands", perMinute: 1200 }, async (_request, { params }: Context) => {
  const { file } = await params;
  const state = states.find(({ slug }) => `${slug}.svg` === file);
  if (state === undefined) throw notFound();
  return new Response(landFile(state), {
    headers: {
      "Content-Type": "image/svg+xml",
      "Cache-Control": `public, max-age=${BROWSER_CACHE_SECONDS}`,
    },
  });
});
