// A provider with the same word in everything it has. Import after tests/support/database and tests/support/uploads.
import { expect } from "vitest";
import * as approve from "@/app/api/v1/listings/[id]/approve/route";
import * as approvePage from "@/app/api/v1/admin/pages/[providerId]/approve/route";
import * as contact from "@/app/api/v1/contact/route";
import * as document from "@/app/api/v1/documents/[id]/route";
import * as enquiries from "@/app/api/v1/enquiries/route";
import * as forgot from "@/app/api/v1/auth/password/forgot/route";
import * as listings from "@/app/api/v1/listings/route";
import * as page from "@/app/api/v1/providers/me/page/route";
import * as pictures from "@/app/api/v1/providers/me/pictures/route";
import * as profile from "@/app/api/v1/providers/me/profile/route";
import * as reject from "@/app/api/v1/listings/[id]/reject/route";
import * as reports from "@/app/api/v1/listings/[id]/reports/route";
import * as resolve from "@/app/api/v1/admin/reports/[id]/resolve/route";
import { db } from "@/lib/server/db";
import { mailsSettled } from "@/lib/server/mail";
import { insertAccount, TestClient } from "@/tests/support/accounts";
import { bearerOf, callRoute } from "@/tests/support/call-route";
import { aPdf, aPng } from "@/tests/support/uploads";
import { ADMIN, listingForm } from "@/tests/support/provider-desk";

/** The word; phone numbers and tax numbers are the only things that cannot hold it. */
export const CANARY = "kanari";
export const EMAIL = "kanari@kanari-mail.example.com";
export const GST = "27QZXWV9173K1Z5";
export const PAN = "QZXWV9173K";
export const PHONE = "9871234509";
/** Any trace of it, wherever it stands. */
export const TRACES = new RegExp(`${CANARY}|${GST}|${PAN}|${PHONE}`, "i");

type Sent = Parameters<typeof callRoute>[1];
const ok = async (handler: Parameters<typeof callRoute>[0], options: Sent, status = 200) => {
  const answer = await callRoute(handler, options);
  expect([answer.status, answer.text]).toEqual([status, answer.text]);
  return answer.body;
};

/**
 * @param otherListing an approved listing of another company, to which the account writes
 * @returns the account's id, and ids of what it has
 */
export async function insertCanaryAccount(otherListing: string) {
  const id = await insertAccount(EMAIL, "provider", { companyName: "Kanari Works" });
  await db.user.update({ where: { id }, data: { emailVerifiedAt: new Date(), phoneNumber: `+91${PHONE}` } });
  await db.providerProfile.update({ where: { userId: id }, data: { phoneNumber: `+91${PHONE}` } });
  await new TestClient().signIn(EMAIL);
  await ok(profile.POST, {
    method: "POST",
    as: id,
    form: { gstNumber: GST, panNumber: PAN, address: "Kanari Street", documents: [aPdf("kanari-licence")] },
  });
  const { id: documentId } = await db.document.findFirstOrThrow({ where: { userId: id } });
  await ok(pictures.POST, { method: "POST", as: id, form: { picture: await aPng(1) } }, 201);
  const create = async (name: string) => {
    const form = {
      ...listingForm(),
      name,
      description: "By Kanari",
      address: "12 Kanari Road",
      phoneNumber: PHONE,
      tags: "kanaritag",
      images: [await aPng(2)],
    };
    return (await ok(listings.POST, { method: "POST", as: id, form }, 201)).listing.id as string;
  };
  const listing = await create("Kanari pump");
  const rejected = await create("Kanari valve");
  await ok(approve.POST, { method: "POST", as: ADMIN, params: { id: listing } });
  await ok(reject.POST, {
    method: "POST",
    as: ADMIN,
    params: { id: rejected },
    json: { reason: "Kanari is blurred" },
  });
  await ok(page.PATCH, {
    method: "PATCH",
    as: id,
    form: { about: "Kanari since 1990", photos: [await aPng(3)] },
  });
  await ok(approvePage.POST, { method: "POST", as: ADMIN, params: { providerId: id } });
  await ok(page.PATCH, { method: "PATCH", as: id, form: { about: "Kanari, more of it" } });
  const opened = await document.GET(
    new Request("http://localhost:3000/x", { headers: { authorization: await bearerOf(ADMIN) } }),
    { params: Promise.resolve({ id: documentId }) },
  );
  expect(opened.status).toBe(200);
  await opened.body?.cancel();

  await ok(
    reports.POST,
    { method: "POST", as: null, params: { id: listing }, json: { reason: "fake", details: "Kanari lies" } },
    201,
  );
  const { id: reportId } = await db.listingReport.findFirstOrThrow({ where: { listingId: listing } });
  await ok(resolve.POST, {
    method: "POST",
    as: ADMIN,
    params: { id: reportId },
    json: { outcome: "no_action" },
  });

  const visitor = {
    name: "Visitor",
    email: "visitor@example.com",
    consent: true,
  };
  await ok(
    enquiries.POST,
    {
      method: "POST",
      as: null,
      json: { ...visitor, message: "Are you open?", listingIds: [otherListing, listing] },
    },
    201,
  );
  await ok(
    enquiries.POST,
    { method: "POST", as: null, json: { ...visitor, message: "Is Kanari open?", listingId: listing } },
    201,
  );
  const own = { name: "Kanari", email: EMAIL, phoneNumber: PHONE, message: "Kanari asks", consent: true };
  await ok(enquiries.POST, { method: "POST", as: null, json: { ...own, listingId: otherListing } }, 201);
  // Stored, whether or not the mail service takes it.
  await callRoute(contact.POST, {
    method: "POST",
    as: null,
    json: { name: "Kanari", email: EMAIL, number: PHONE, message: "Kanari writes" },
  });
  await ok(forgot.POST, { method: "POST", as: null, json: { email: EMAIL } }, 204);
  await db.activityCount.create({ data: { providerUserId: id, kind: "view", times: 3 } });
  await mailsSettled();
  return { id, listing, rejected, documentId, reportId };
}
