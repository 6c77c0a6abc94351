// Several at once who write without a pause, and remember what they were told is kept.
import { setTimeout as sleep } from "node:timers/promises";
import { unique } from "@/tests/support/api-world";
import { picture } from "@/tests/support/multipart";
import type { Site } from "@/tests/support/reliability/site";

/** What was answered 201: from then on it may not be lost. */
export type Acknowledged = {
  readonly listings: string[];
  /** By the words that are in the business's mail, too. */
  readonly enquiries: { readonly id: string; readonly message: string }[];
  /** Answers that were neither a success nor an honest 503. */
  readonly wrong: string[];
};

export const nothingYet = (): Acknowledged => ({ listings: [], enquiries: [], wrong: [] });

const LANES = 6;
const PAUSE_AFTER_FAILURE_MS = 50;
const PNG_SIZE = 600;

export const enquiryTo = (listingId: string) => ({
  listingId,
  name: "Visitor",
  email: `${unique("visitor")}@example.com`,
  message: unique("What is the price of ten? "),
  consent: true,
});

/** A listing that may be asked about; its owner's mails carry the words of enquiries. */
export async function listingToAskAbout({ world }: Site): Promise<string> {
  const { db } = await import("@/lib/server/db");
  const { id } = await world.createListing();
  await world.decide("approve", id);
  await db.user.updateMany({
    where: { role: "provider", email: { not: null } },
    data: { emailVerifiedAt: new Date() },
  });
  return id;
}

/** Listings with two pictures, and enquiries, until told to stop; resolves when the last answer is there. */
export async function writeUntil(
  site: Site,
  listingId: string,
  acknowledged: Acknowledged,
  isOver: () => boolean,
): Promise<void> {
  const { world } = site;
  const file = async () =>
    new File([new Uint8Array(await picture("png", PNG_SIZE))], "pump.png", { type: "image/png" });
  const images = await file();
  const cookie = { cookie: world.people.owner!.cookie };
  const read = <T>(text: string): T => JSON.parse(text) as T;

  const newListing = async (): Promise<number> => {
    const form = { ...world.listingForm(), images };
    const { status, text } = await world.send("POST", "/api/v1/listings", {
      headers: cookie,
      body: { form },
    });
    if (status === 201) acknowledged.listings.push(read<{ listing: { id: string } }>(text).listing.id);
    return status;
  };
  const newEnquiry = async (): Promise<number> => {
    const json = enquiryTo(listingId);
    const { status, text } = await world.send("POST", "/api/v1/enquiries", { body: { json } });
    if (status === 201)
      acknowledged.enquiries.push({
        id: read<{ enquiry: { id: string } }>(text).enquiry.id,
        message: json.message,
      });
    return status;
  };
  const lane = async (number: number): Promise<void> => {
    for (let n = number; !isOver(); n += 1) {
      const status = await (n % 3 === 0 ? newListing() : newEnquiry()).catch(() => 0);
      if (![0, 201, 503].includes(status)) acknowledged.wrong.push(String(status));
      if (status !== 201) await sleep(PAUSE_AFTER_FAILURE_MS);
    }
  };
  await Promise.all(Array.from({ length: LANES }, (_, number) => lane(number)));
}
