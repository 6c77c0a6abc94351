import "server-only";
import { z } from "zod";
import { db, type Transaction } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";

/** A listing that no enquiry can be sent about. */
export const Unreachable = z.object({
  id: z.string(),
  /** As everyone saw it; null when what it is called now was never public, or there is no such listing. */
  name: z.string().nullable(),
  isImported: z.boolean(),
});
export type Unreachable = z.output<typeof Unreachable>;

/**
 * Those of some listings that cannot be asked about: imported, no longer public, or unknown; in the order given.
 * @param ids well formed
 * @param client the transaction that asks, which must not wait for a second connection
 */
export async function readUnreachable(ids: readonly string[], tx: Transaction = db): Promise<Unreachable[]> {
  return rows(tx, Unreachable)`
    SELECT given.id, listing.source IS NOT NULL OR profile.import_source IS NOT NULL AS "isImported",
           CASE WHEN listing.status = 'approved' OR listing.archived_from = 'approved' THEN listing.name END AS name
    FROM unnest(${ids}::text[]) WITH ORDINALITY AS given (id, place)
    LEFT JOIN listings AS listing ON listing.id = given.id
    LEFT JOIN users AS provider ON provider.id = listing.provider_user_id
    LEFT JOIN provider_profiles AS profile ON profile.user_id = provider.id
    WHERE (listing.status = 'approved' AND listing.source IS NULL AND profile.import_source IS NULL
           AND provider.role = 'provider' AND provider.disabled_at IS NULL) IS NOT TRUE
    ORDER BY given.place`;
}
