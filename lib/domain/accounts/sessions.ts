import "server-only";
import { randomBytes } from "node:crypto";
import { z } from "zod";
import { writeAudit } from "@/lib/domain/audit/write-audit";
import { db, Prisma, type Transaction } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";
import { keyedHash } from "@/lib/server/secrets";
import { ROLES } from "@/lib/shared/actor";
import type { Locale } from "@/lib/shared/locale";

/**
 * A live session and whose it is, as of this moment: the only source of a role (docs/security.md#sessions-and-rights).
 */
const LiveSession = z.object({
  sessionId: z.string(),
  userId: z.string(),
  role: z.enum(ROLES),
  /** Its tokens count only beside its cookie. */
  bound: z.boolean(),
});
export type LiveSession = Readonly<z.output<typeof LiveSession>>;

/** A session whose carriers are about to be handed out. */
const IssuedSession = LiveSession.extend({ refreshCounter: z.int(), absoluteExpiresAt: z.date() });
export type IssuedSession = Readonly<z.output<typeof IssuedSession>>;

/** Who asks to be signed in, and from where. */
export type Caller = {
  /** The key its address is counted under. */
  readonly addressKey: string;
  readonly userAgent: string;
  /** A page sent it: the session is bound to its cookie (docs/security.md#sessions-and-rights). */
  readonly fromBrowser: boolean;
  /** The browser it came from, which is known afterwards; null for a script. */
  readonly deviceId: string | null;
  /** The session whose cookie it came with: signing in ends it. */
  readonly presentedSessionId: string | null;
  /** The language of the page that sent it. */
  readonly locale: Locale;
};

export type RevocationReason =
  | "signed_out"
  | "signed_out_everywhere"
  | "signed_in_again"
  | "too_many_sessions"
  | "refresh_reused"
  | "password_changed"
  | "password_reset"
  | "password_removed"
  | "disabled";

const MAX_LIVE_SESSIONS = 20;

/** Lifetimes; an unbound session has one day. The role is the user's of this moment. */
const idle = (bound: Prisma.Sql, role: Prisma.Sql) => Prisma.sql`
  CASE WHEN ${role} = 'admin' THEN interval '4 hours' WHEN ${bound} THEN interval '7 days' ELSE interval '24 hours' END`;
const absolute = (bound: Prisma.Sql, role: Prisma.Sql) => Prisma.sql`
  CASE WHEN ${role} = 'admin' THEN interval '12 hours' WHEN ${bound} THEN interval '30 days' ELSE interval '24 hours' END`;

const ISSUED = Prisma.sql`
  s.id AS "sessionId", s.user_id AS "userId", s.bound, s.refresh_counter AS "refreshCounter",
  s.absolute_expires_at AS "absoluteExpiresAt"`;

const isLive = Prisma.sql`
  s.revoked_at IS NULL AND s.idle_expires_at > now() AND s.absolute_expires_at > now() AND u.disabled_at IS NULL`;

/**
 * Makes the session of a sign-in and ends the one it came with and the oldest beyond twenty. The caller holds the
 * user's row locked in this transaction: a password change or a disabling comes before or after, never between.
 */
export async function createSession(
  tx: Transaction,
  userId: string,
  { addressKey, userAgent, fromBrowser, presentedSessionId }: Caller,
): Promise<IssuedSession> {
  const bound = Prisma.sql`${fromBrowser}::boolean`;
  const role = Prisma.sql`u.role`;
  const id = randomBytes(24).toString("base64url");
  if (presentedSessionId !== null) await revokeSession(tx, presentedSessionId, "signed_in_again");
  const [issued] = await rows(tx, IssuedSession)`
    WITH s AS (
      INSERT INTO sessions (id, user_id, bound, idle_expires_at, absolute_expires_at, ip_hash, ua_hash)
      SELECT ${id}, u.id, ${bound}, now() + ${idle(bound, role)}, now() + ${absolute(bound, role)},
             ${keyedHash(`address\n${addressKey}`)}, ${keyedHash(`agent\n${userAgent}`)}
      FROM users AS u WHERE u.id = ${userId}
      RETURNING *
    )
    SELECT ${ISSUED}, u.role::text AS role FROM s JOIN users AS u ON u.id = s.user_id`;
  if (issued === undefined) throw new Error("a session for a user who is not there");
  await tx.$executeRaw(Prisma.sql`
    UPDATE sessions SET revoked_at = now(), revoked_reason = 'too_many_sessions'
    WHERE id IN (
      SELECT id FROM sessions
      WHERE user_id = ${userId} AND revoked_at IS NULL AND idle_expires_at > now() AND absolute_expires_at > now()
      ORDER BY created_at DESC, id = ${id} DESC OFFSET ${MAX_LIVE_SESSIONS}
    )`);
  return issued;
}

/** The live session of an id, joined to its user by primary key; null when it is over or its user is disabled. */
export async function findLiveSession(sessionId: string): Promise<LiveSession | null> {
  const [session] = await rows(db, LiveSession)`
    SELECT s.id AS "sessionId", s.user_id AS "userId", s.bound, u.role::text AS role
    FROM sessions AS s JOIN users AS u ON u.id = s.user_id
    WHERE s.id = ${sessionId} AND ${isLive}`;
  return session ?? null;
}

/** The same with what its tokens are made of. */
export async function findIssuedSession(sessionId: string): Promise<IssuedSession | null> {
  const [session] = await rows(db, IssuedSession)`
    SELECT ${ISSUED}, u.role::text AS role FROM sessions AS s JOIN users AS u ON u.id = s.user_id
    WHERE s.id = ${sessionId} AND ${isLive}`;
  return session ?? null;
}

/**
 * Spends the refresh token of a counter, in one statement (docs/security.md#sessions-and-rights): the current counter
 * moves on by one, the
 * one before it answers the same again, so that racing tabs and lost answers get the same next token. An older one
 * was copied: the session ends.
 * @param cookieSessionId the session of the cookie that came with it, or null
 * @returns null when it counts for nothing
 */
export async function refreshSession(
  sessionId: string,
  counter: number,
  cookieSessionId: string | null,
): Promise<IssuedSession | null> {
  const [issued] = await rows(db, IssuedSession)`
    UPDATE sessions AS s
    SET refresh_counter = s.refresh_counter + (s.refresh_counter = ${counter})::int,
        idle_expires_at = least(now() + ${idle(Prisma.sql`s.bound`, Prisma.sql`u.role`)}, s.absolute_expires_at)
    FROM users AS u
    WHERE u.id = s.user_id AND s.id = ${sessionId} AND ${isLive}
      AND (NOT s.bound OR s.id = ${cookieSessionId}) AND s.refresh_counter - ${counter} IN (0, 1)
    RETURNING ${ISSUED}, u.role::text AS role`;
  if (issued !== undefined) return issued;
  await db.$transaction(async (tx) => {
    const [reused] = await rows(tx, z.object({ userId: z.string() }))`
      UPDATE sessions SET revoked_at = now(), revoked_reason = 'refresh_reused'
      WHERE id = ${sessionId} AND revoked_at IS NULL AND refresh_counter - ${counter} >= 2
      RETURNING user_id AS "userId"`;
    if (reused === undefined) return;
    await writeAudit(tx, {
      actorUserId: null,
      action: "session.refresh_reused",
      subjectType: "user",
      subjectId: reused.userId,
    });
  });
  return null;
}

/** Ends one session; nothing happens when it is over already. */
export async function revokeSession(
  tx: Transaction,
  sessionId: string,
  reason: RevocationReason,
): Promise<void> {
  await tx.$executeRaw(Prisma.sql`
    UPDATE sessions SET revoked_at = now(), revoked_reason = ${reason}
    WHERE id = ${sessionId} AND revoked_at IS NULL`);
}

/**
 * Ends every session of a user (docs/security.md#sessions-and-rights).
 * @returns how many were ended
 */
export const revokeSessionsOf = (
  tx: Transaction,
  userId: string,
  reason: RevocationReason,
): Promise<number> =>
  tx.$executeRaw(Prisma.sql`
    UPDATE sessions SET revoked_at = now(), revoked_reason = ${reason}
    WHERE user_id = ${userId} AND revoked_at IS NULL`);
