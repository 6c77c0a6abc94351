import { useDatabase } from "@/tests/support/database";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { approveListing } from "@/lib/domain/listings/approve-listing";
import { archiveListing } from "@/lib/domain/listings/archive-listing";
import { rejectListing } from "@/lib/domain/listings/reject-listing";
import { decidePage } from "@/lib/domain/listings/company-pages/decide-page";
import { deliverDueMails } from "@/lib/domain/system/mail-queue";
import { db } from "@/lib/server/db";
import { prove } from "@/lib/shared/actor";
import { aListing, idOf, insertListings } from "@/tests/support/directory";
import { useMailService } from "@/tests/support/mail-service";
import { anAdmin } from "@/tests/support/people";
import { ADMIN, insertDesk, OTHER, OWNER, PUMPS } from "@/tests/support/provider-desk";

const service = useMailService();
useDatabase();
beforeAll(insertDesk);
beforeEach(async () => {
  service.forget();
  await db.queuedMail.deleteMany();
  await db.rateLimit.deleteMany();
  await db.user.update({ where: { id: OWNER }, data: { emailVerifiedAt: new Date() } });
});

const BOSS = anAdmin(ADMIN);
const owner = prove("provider", { userId: OWNER, role: "provider", sessionId: "test" });
const TO = `${OWNER}@secret.example.com`;
/** The time of the next try has come. */
const later = () => db.queuedMail.updateMany({ data: { nextAt: new Date(Date.now() - 1) } });
let made = 0;
async function pending(name: string, providerUserId = OWNER): Promise<string> {
  const id = idOf("x", (made += 1));
  const waits = { status: "pending_approval", publishedAt: null } as const;
  await insertListings([aListing({ id, name, providerUserId, categoryId: PUMPS, ...waits })]);
  return id;
}

test("what was decided about a provider's listings within a minute is one mail to it, with the reasons", async () => {
  await approveListing(BOSS, await pending("Solar pump"));
  await rejectListing(BOSS, await pending("Hand pump"), { reason: "The pictures\nare blurred" });
  await archiveListing(BOSS, await pending("Old pump"));
  await approveListing(BOSS, await pending("Valve", OTHER));
  expect(await deliverDueMails()).toBe(0); // not yet: there may be more
  await later();
  expect(await deliverDueMails()).toBe(2);
  const mail = service.taken().find(({ to }) => to === TO);
  expect(mail?.subject).toBe("3 decisions about your listings · 3 निर्णय");
  const lines = mail!.text.split("\n");
  expect(lines).toContain("“Solar pump”: approved. Everyone can find it now.");
  expect(lines).toContain(
    "“Hand pump”: not approved. Change it, and submit it again. The reason: The pictures are blurred",
  );
  expect(lines).toContain("“Old pump”: taken down by VendorSetu. Bring it back, and it is looked at again.");
  expect(lines).toContain("“Hand pump”: नामंज़ूर। इसे सुधारकर फिर भेजें। कारण: The pictures are blurred");
  expect(await db.queuedMail.findMany()).toMatchObject([{ decisions: null }, { decisions: null }]);
  await later();
  expect(await deliverDueMails()).toBe(0);
});

test.each([
  ["approved", (id: string) => approveListing(BOSS, id), "“Pump” was approved · मंज़ूर"],
  ["rejected", (id: string) => rejectListing(BOSS, id), "“Pump” was not approved · नामंज़ूर"],
  ["archived", (id: string) => archiveListing(BOSS, id), "“Pump” was taken down · हटाई गई"],
] as const)("one that was %s is told once a decision", async (_status, decide, subject) => {
  const id = await pending("Pump");
  await decide(id);
  await expect(decide(id)).rejects.toMatchObject({ code: "CONFLICT" });
  await later();
  expect(await deliverDueMails()).toBe(1);
  expect(service.taken()).toMatchObject([{ to: TO, subject }]);
});

test("two of one name are told apart by city and price; a company page is told as well", async () => {
  const [pune, delhi] = [await pending("Pump"), await pending("Pump")];
  await db.$executeRaw`UPDATE listings SET city = 'Pune', price = 125000 WHERE id = ${pune}`;
  await db.$executeRaw`UPDATE listings SET city = 'Delhi', price = NULL WHERE id = ${delhi}`;
  await approveListing(BOSS, pune);
  await approveListing(BOSS, delhi);
  await db.companyPage.create({ data: { providerUserId: OWNER, about: "Pumps" } });
  await decidePage(BOSS, OWNER, { status: "rejected", reason: "Too short" });
  await later();
  expect(await deliverDueMails()).toBe(1);
  const [mail] = service.taken();
  expect(mail?.subject).toBe("3 decisions about your listings and company page · 3 निर्णय");
  const lines = mail!.text.split("\n");
  expect(lines).toContain("“Pump” (Pune, ₹1,25,000): approved. Everyone can find it now.");
  expect(lines).toContain("“Pump” (Delhi): approved. Everyone can find it now.");
  expect(lines).toContain(
    "Your company page: not approved. Change it, and submit it again. The reason: Too short",
  );
  expect(lines).toContain("आपका कंपनी पेज: नामंज़ूर। इसे सुधारकर फिर भेजें। कारण: Too short");
  expect(mail!.text).toMatch(/\/hi\/provider\/profile$/);
});

test("taken over from its owner's archive, it is told; what its owner archives is not", async () => {
  const id = await pending("Pump");
  await archiveListing(owner, id);
  expect(await db.queuedMail.count()).toBe(0);
  await archiveListing(BOSS, id);
  expect(await db.queuedMail.count()).toBe(1);
});

test("an address that nobody confirmed gets no word of the provider's", async () => {
  await db.user.update({ where: { id: OWNER }, data: { emailVerifiedAt: null } });
  await rejectListing(BOSS, await pending("Buy at evil.example"), { reason: "Advertising" });
  await later();
  expect(await deliverDueMails()).toBe(1);
  const [mail] = service.taken();
  expect(mail).toMatchObject({
    to: TO,
    subject: "News about your listings on VendorSetu · आपकी लिस्टिंग पर निर्णय",
  });
  // Each language leads to its own pages.
  expect(mail!.text.match(/\/hi\/\S+/g)).toEqual(["/hi/provider/listings", "/hi/account"]);
  expect(JSON.stringify(mail)).not.toMatch(/evil|Advertising/);
});

test("a provider without an address, as an import's, is told nothing", async () => {
  await db.user.update({ where: { id: OTHER }, data: { email: null } });
  await approveListing(BOSS, await pending("Pump", OTHER));
  expect(await db.queuedMail.count()).toBe(0);
});

test("what is decided while a mail is on its way goes in the next one", async () => {
  await approveListing(BOSS, await pending("First"));
  const second = await pending("Second");
  service.whileItThinks(async () => {
    service.whileItThinks(null);
    await approveListing(BOSS, second);
  });
  await later();
  expect(await deliverDueMails()).toBe(1);
  await later();
  expect(await deliverDueMails()).toBe(1);
  expect(service.taken().map(({ subject }) => subject)).toEqual([
    "“First” was approved · मंज़ूर",
    "“Second” was approved · मंज़ूर",
  ]);
});

test("over its share a provider waits for the next mail, and what is decided meanwhile comes in it: nothing is lost", async () => {
  await approveListing(BOSS, await pending("First"));
  await later();
  expect(await deliverDueMails()).toBe(1);
  // Limits are a thousand times higher in tests: five mails, not five decisions.
  await db.rateLimit.updateMany({ data: { points: 5_000 } });
  await approveListing(BOSS, await pending("Second"));
  await later();
  expect(await deliverDueMails()).toBe(0);
  const [waiting] = await db.queuedMail.findMany({ where: { sentAt: null } });
  expect(waiting).toMatchObject({ attempts: 0, lastError: null });
  expect(waiting!.nextAt.getTime()).toBeGreaterThan(Date.now() + 50 * 60_000);
  await approveListing(BOSS, await pending("Third"));
  await db.rateLimit.deleteMany();
  await later();
  expect(await deliverDueMails()).toBe(1);
  expect(service.taken().at(-1)).toMatchObject({ subject: "2 decisions about your listings · 2 निर्णय" });
});
