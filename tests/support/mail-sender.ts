// Does what is mailed about, as a server does, until it is killed: asks for links and decides, one after the other in
// several lanes. A line for each answer that was given: what it was, and about whom.
import { writeSync } from "node:fs";
import { forgotPassword } from "@/lib/domain/accounts/reset-password";
import { verifyEmail } from "@/lib/domain/accounts/verify-email";
import { rejectListing } from "@/lib/domain/listings/reject-listing";
import { db } from "@/lib/server/db";
import { prove } from "@/lib/shared/actor";

const LANES = 3;
const admin = prove("admin", { userId: "an-admin", role: "admin", sessionId: "test" });
const people = await db.user.findMany({
  where: { role: "customer", links: { none: {} } },
  select: { id: true, email: true },
});
const listings = await db.listing.findMany({
  where: { status: "pending_approval" },
  select: { id: true, name: true },
});

const answered = (what: string, whom: string) => writeSync(1, `${what}\t${whom}\n`);

async function lane(): Promise<void> {
  for (;;) {
    const [forgetful, unproved, listing] = [people.pop(), people.pop(), listings.pop()];
    if (!forgetful || !unproved || !listing) throw new Error("nothing is left to do");
    await forgotPassword({ email: forgetful.email! }, "en");
    answered("Set a new password", forgetful.email!);
    await verifyEmail(prove("user", { userId: unproved.id, role: "customer", sessionId: "test" }), {}, "en");
    answered("Please confirm your email address", unproved.email!);
    await rejectListing(admin, listing.id, { reason: "Blurred" });
    answered("decision", listing.name);
  }
}
await Promise.all(Array.from({ length: LANES }, lane));
