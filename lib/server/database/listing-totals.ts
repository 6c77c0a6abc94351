import "server-only";
import pg from "pg";

/** What is kept of listings and is not what counting gives: a total (`listing_totals`), or the bits of a key (`listing_bitmaps`). */
export type WrongTotal = {
  readonly kind: string;
  readonly key: string;
  readonly kept: number;
  readonly counted: number;
};

/**
 * The totals and bitmaps that are wrong, made anew when asked to; none is as it should be.
 * @param url of a role that may write every table
 */
export async function checkListingTotals(url: string, options: { rebuild: boolean }): Promise<WrongTotal[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: totals } = await client.query<WrongTotal>("SELECT * FROM wrong_listing_totals()");
    const { rows: bitmaps } = await client.query<WrongTotal>(
      `SELECT 'bits' || CASE WHEN by_place THEN ' by place' ELSE '' END || ' of ' || kind AS kind, key,
              sum(kept)::int AS kept, sum(counted)::int AS counted
       FROM wrong_listing_bitmaps() GROUP BY 1, 2 ORDER BY 1, 2`,
    );
    if (options.rebuild && totals.length > 0) await client.query("SELECT rebuild_listing_totals()");
    // Search counts by rows until its standing job has built them anew.
    if (options.rebuild && bitmaps.length > 0) await client.query("SELECT rebuild_listing_bitmaps()");
    return [...totals, ...bitmaps];
  } finally {
    await client.end();
  }
}
