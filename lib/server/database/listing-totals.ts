import "server-only";
import pg from "pg";

/** A total that triggers keep and that is not what counting gives (`listing_totals`). */
export type WrongTotal = {
  readonly kind: string;
  readonly key: string;
  readonly kept: number;
  readonly counted: number;
};

/**
 * The totals that are wrong, counted anew when asked to; none is as it should be.
 * @param url of a role that may write every table
 */
export async function checkListingTotals(url: string, options: { rebuild: boolean }): Promise<WrongTotal[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<WrongTotal>("SELECT * FROM wrong_listing_totals()");
    if (options.rebuild && rows.length > 0) await client.query("SELECT rebuild_listing_totals()");
    return rows;
  } finally {
    await client.end();
  }
}
