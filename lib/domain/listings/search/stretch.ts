import "server-only";
import { meetingAll, meetingAny } from "@/lib/domain/listings/search/row-sets";
import { Prisma } from "@/lib/server/db";

/**
 * A stretch of 'Best match': some of the rows of `listing_search AS s`, in tiers, best first. A row belongs to the first
 * stretch that holds it, and there to the first tier whose condition it meets; the last one takes all.
 */
export type Stretch = {
  readonly holds: Prisma.Sql;
  readonly tiers: readonly Prisma.Sql[];
  /** Which of the tiers a row that it holds belongs to, from 0: what several of them ask is asked once. */
  readonly tier: Prisma.Sql;
  /** What it holds lies about a place, which an index finds. */
  readonly isNear?: boolean;
};

/** A condition, how much it counts, and what counts as much again of a row that meets it. */
export type Part = { readonly condition: Prisma.Sql; readonly weight: number; readonly further?: Prisma.Sql };

export const EVERYTHING = Prisma.sql`true`;

export const and = (...conditions: readonly Prisma.Sql[]): Prisma.Sql =>
  conditions.length === 0
    ? EVERYTHING
    : meetingAll(Prisma.sql`(${Prisma.join([...conditions], " AND ")})`, conditions);
export const or = (...conditions: readonly Prisma.Sql[]): Prisma.Sql =>
  conditions.length === 0
    ? Prisma.sql`false`
    : meetingAny(Prisma.sql`(${Prisma.join([...conditions], " OR ")})`, conditions);

/** How much of it a row has; what is unknown of it, as whether a price is low where there is none, it has not. @param parts at least one */
export const sumOf = (parts: readonly Part[]): Prisma.Sql =>
  Prisma.sql`(${Prisma.join(
    parts.map(({ condition, weight, further }) => {
      const more =
        further === undefined
          ? Prisma.empty
          : Prisma.sql` + CASE WHEN ${further} THEN ${weight}::int ELSE 0 END`;
      return Prisma.sql`CASE WHEN ${condition} THEN ${weight}::int${more} ELSE 0 END`;
    }),
    " + ",
  )})`;

/** What meets a condition, without order in it. */
export const alike = (holds: Prisma.Sql = EVERYTHING): Stretch => ({
  holds,
  tiers: [EVERYTHING],
  tier: Prisma.sql`0`,
});

/** Everything, what has most of the parts first, down to none. */
export function byAmount(parts: readonly Part[]): Stretch {
  if (parts.length === 0) return alike();
  const most = parts.reduce((sum, { weight, further }) => sum + weight * (further === undefined ? 1 : 2), 0);
  const sum = sumOf(parts);
  return {
    holds: EVERYTHING,
    tiers: [
      // Not as a sum, so that an index finds it.
      and(
        ...parts.flatMap(({ condition, further }) =>
          further === undefined ? [condition] : [condition, further],
        ),
      ),
      ...Array.from({ length: most - 1 }, (_, i) => Prisma.sql`${sum} >= ${most - 1 - i}::int`),
      EVERYTHING,
    ],
    tier: Prisma.sql`${most}::int - ${sum}`,
  };
}

/** What of a stretch meets a condition. */
export const within = (condition: Prisma.Sql, { holds, ...tiers }: Stretch): Stretch => ({
  holds: holds === EVERYTHING ? condition : and(condition, holds),
  ...tiers,
});

/** Of each tier what meets the first of some conditions goes first, then what meets the next, and so on. */
export const preferring = (conditions: readonly Prisma.Sql[], { holds, tiers, tier }: Stretch): Stretch => ({
  holds,
  tiers: tiers.flatMap((one) => [...conditions.map((condition) => and(condition, one)), one]),
  tier: Prisma.sql`${conditions.length + 1}::int * (${tier}) + CASE ${Prisma.join(
    conditions.map((condition, i) => Prisma.sql`WHEN ${condition} THEN ${i}::int`),
    " ",
  )} ELSE ${conditions.length}::int END`,
});

/** Several as one, the rows of an earlier one before those of a later. */
export function inTurn(stretches: readonly Stretch[]): Stretch {
  const [only] = stretches;
  if (only !== undefined && stretches.length === 1) return only;
  let before = 0;
  const cases = stretches.map(({ holds, tiers, tier }) => {
    const from = before;
    before += tiers.length;
    return Prisma.sql`WHEN ${holds} THEN ${from}::int + ${tier}`;
  });
  return {
    holds: or(...stretches.map(({ holds }) => holds)),
    tiers: stretches.flatMap(({ holds, tiers }) => tiers.map((tier) => and(holds, tier))),
    tier: Prisma.sql`CASE ${Prisma.join(cases, " ")} ELSE ${before}::int END`,
  };
}
