import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { AccountOverview } from "@/components/workspace/account-overview";
import { ListingTable } from "@/components/workspace/listing-table";
import { gstHint, isSet, NO_ENTRY, profileRules, unsetTexts } from "@/components/workspace/profile-fields";
import { ProfileForm } from "@/components/workspace/profile-form";
import { relativeTime } from "@/components/workspace/relative-time";
import { UploadedDocuments } from "@/components/workspace/uploaded-documents";
import type { ProviderProfile, User } from "@/lib/schemas/account";
import type { ManagedListing } from "@/lib/schemas/listing";
import { withMessages } from "@/tests/support/with-messages";
import { gstinCheckCharacter } from "@/lib/shared/gstin";

vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => undefined }) }));

const id = "1m7z2m414t4p5vmz";
const UNSET: ProviderProfile = {
  companyName: "Noyyal Kovai Engineering",
  phoneNumber: "+919842200001",
  gstNumber: null,
  panNumber: null,
  address: null,
  companyType: null,
  documents: [],
};
const SET: ProviderProfile = {
  ...UNSET,
  gstNumber: "27AAPFU0939F1ZV",
  panNumber: "AAPFU0939F",
  address: "SF 214, Kurichi",
  companyType: "industrial_services",
  documents: [
    {
      id,
      _id: id,
      url: `/api/v1/documents/${id}`,
      originalName: "gst certificate.jpg",
      kind: "image",
      mimeType: "image/jpeg",
      size: 1_572_864,
      uploadedAt: "2026-11-21T08:00:00.000Z",
    },
  ],
};
const text = (html: string) => html.replace(/<[^>]+>/g, "|").replaceAll("&#x27;", "'");

const listing = (values: Partial<ManagedListing>): ManagedListing => ({
  _id: id,
  id,
  name: "Submersible pump set",
  price: 32400,
  priceUnit: null,
  from: false,
  description: "x",
  phoneNumber: "9842200001",
  address: "SIDCO Estate, Kurichi, Coimbatore",
  city: "Coimbatore",
  stateCode: "TN",
  location: { type: "Point", coordinates: [76.9638, 10.9602] },
  categoryId: id,
  subcategoryId: id,
  category: { _id: id, id, name: "Machinery & Tools", slug: "machinery-tools" },
  subcategory: { _id: id, id, name: "Pumps", slug: "pumps" },
  companyType: null,
  maxRadiusKm: 40,
  images: [],
  tags: [],
  status: "approved",
  createdAt: "2026-11-21T09:00:00.000Z",
  publishedAt: null,
  providerUserId: id,
  provider: { email: null, providerProfile: { companyName: "N", companyType: null, phoneNumber: null } },
  source: null,
  distanceKm: null,
  rejectionReason: null,
  archivedBy: null,
  updatedAt: "2026-11-21T09:00:00.000Z",
  ...values,
});
const NOW = new Date("2026-11-21T12:00:00.000Z");

describe("how long ago", () => {
  test.each([
    ["2026-11-21T12:00:30.000Z", "now"],
    ["2026-11-21T11:59:30.000Z", "now"],
    ["2026-11-21T11:55:00.000Z", "5 minutes ago"],
    ["2026-11-21T09:00:00.000Z", "3 hours ago"],
    ["2026-11-20T11:00:00.000Z", "yesterday"],
    ["2026-11-19T11:00:00.000Z", "2 days ago"],
    ["2026-10-31T12:00:00.000Z", "3 weeks ago"],
    ["2026-08-01T12:00:00.000Z", "3 months ago"],
    ["2024-08-01T12:00:00.000Z", "2 years ago"],
  ])("%s: %s", (iso, expected) => expect(relativeTime(iso, NOW, "en")).toBe(expected));

  test("in Hindi", () => {
    expect(relativeTime("2026-11-21T09:00:00.000Z", NOW, "hi")).toBe("3 घंटे पहले");
    expect(relativeTime(NOW.toISOString(), NOW, "hi")).toBe("अभी");
  });
});

describe("Account Overview", () => {
  const user: User = {
    id,
    email: "n@k.example",
    phoneNumber: "+919842200001",
    role: "provider",
    providerProfile: UNSET,
  };
  const html = renderToStaticMarkup(<AccountOverview locale="en" user={user} />);

  test("has the stated labels, and a dash where nothing is set", () => {
    for (const label of [
      "Email",
      "Company Name",
      "Phone",
      "GST Number",
      "PAN Number",
      "Address",
      "Company Type",
    ])
      expect(text(html)).toContain(`|${label}`);
    expect(text(html).match(/—/g)).toHaveLength(4);
    expect(text(html)).toContain("+91 98422 00001");
  });

  test("shows what is set", () => {
    const set = renderToStaticMarkup(
      <AccountOverview locale="en" user={{ ...user, providerProfile: SET }} />,
    );
    expect(text(set)).not.toContain("—");
    expect(text(set)).toContain("27AAPFU0939F1ZV");
    expect(text(set)).toContain("Industrial Services");
  });
});

describe("the table of listings", () => {
  const table = (values: Partial<ManagedListing>) =>
    text(
      renderToStaticMarkup(<ListingTable locale="en" caption="c" listings={[listing(values)]} now={NOW} />),
    );

  test("tells what is stated", () => {
    const shown = table({});
    for (const part of [
      "Submersible pump set",
      "₹32,400",
      "Machinery &amp; Tools",
      "Pumps",
      "40 km",
      "Approved",
      "3 hours ago",
    ])
      expect(shown).toContain(part);
  });

  test.each([
    ["pending_approval", "Pending Approval"],
    ["rejected", "Rejected"],
    ["archived", "Archived"],
  ] as const)("status %s reads '%s'", (status, label) => expect(table({ status })).toContain(label));

  test("a rejected listing shows its reason, and says so when none was given", () => {
    expect(table({ status: "rejected", rejectionReason: "Wrong <b>picture" })).toContain(
      "Reason: Wrong &lt;b&gt;picture",
    );
    expect(table({ status: "rejected" })).toContain("No reason was given");
  });

  test("what an admin archived says that it waits for approval once it is restored", () => {
    const words = "Taken down by VendorSetu";
    expect(table({ status: "archived", archivedBy: "admin" })).toContain(words);
    expect(table({ status: "archived", archivedBy: "owner" })).not.toContain(words);
  });

  test("an import's missing price is told in words", () =>
    expect(table({ price: null })).toContain("On request"));
});

describe("the profile", () => {
  const form = (profile: ProviderProfile) =>
    renderToStaticMarkup(
      withMessages(
        <ProfileForm
          profile={profile}
          companyTypes={[{ value: "industrial_services", label: "Industrial Services" }]}
          languageTag="en-IN"
          signInHref="/signin"
        />,
      ),
    );
  const times = (html: string, sentence: string) => text(html).split(sentence).length - 1;

  test("unset fields say that they can be set once; name and phone are fixed", () => {
    const html = form(UNSET);
    expect(times(html, "You can set this once")).toBe(5);
    expect(times(html, "Set during signup and cannot be changed")).toBe(2);
    expect(times(html, "Already set and locked")).toBe(0);
    expect(text(html)).toContain("Save Changes");
  });

  test("set fields are locked, documents too; nothing is left to save", () => {
    const html = form(SET);
    expect(times(html, "Already set and locked")).toBe(4);
    expect(times(html, "Documents already uploaded and locked")).toBe(1);
    expect(times(html, "You can set this once")).toBe(0);
    expect(text(html)).not.toContain("Save Changes");
    expect(html).not.toContain('type="file"');
  });

  test("only unset fields with something in them are sent", () => {
    const values = {
      ...NO_ENTRY,
      gstNumber: "27AAPFU0939F1ZV",
      panNumber: " ",
      address: "Kurichi",
      companyType: "other",
    };
    expect(unsetTexts({ ...UNSET, gstNumber: "33AAAAA0000A1Z5" }, values)).toEqual({
      address: "Kurichi",
      companyType: "other",
    });
    expect(isSet({ ...UNSET, address: "  " }, "address")).toBe(false);
    expect(isSet(SET, "documents")).toBe(true);
  });

  test("what was entered is judged by the API's rules, what is locked is not", () => {
    const entry = { ...NO_ENTRY, gstNumber: "27AAP", panNumber: "AAPFU0939", address: " ", companyType: "" };
    const wrong = (profile: ProviderProfile) =>
      profileRules(profile)
        .safeParse(entry)
        .error?.issues.map(({ path, message }) => [path.join("."), message]);
    expect(wrong(UNSET)).toEqual([
      ["gstNumber", "gstInvalid"],
      ["panNumber", "panInvalid"],
    ]);
    expect(wrong(SET)).toBeUndefined();
    expect(profileRules(UNSET).safeParse(NO_ENTRY).success).toBe(true);
  });

  test("a wrong check character and another PAN are hints", () => {
    expect(gstinCheckCharacter("27AAPFU0939F1Z")).toBe("V");
    expect(gstHint("27AAPFU0939F1ZV", "AAPFU0939F")).toBeNull();
    expect(gstHint("27AAPFU0939F1ZV", "")).toBeNull();
    expect(gstHint("27AAPFU0939F1ZA", "")).toBe("checkDigit");
    expect(gstHint("27AAPFU0939F1ZV", "ABCDE1234F")).toBe("otherPan");
    expect(gstHint("27AAP", "")).toBeNull();
  });

  test("uploaded documents: name, size, a PDF without a picture", () => {
    const pdf = {
      ...SET.documents[0]!,
      id: "2",
      kind: "pdf" as const,
      originalName: "licence.pdf",
      size: 900,
    };
    const html = renderToStaticMarkup(<UploadedDocuments locale="en" documents={[...SET.documents, pdf]} />);
    expect(text(html)).toContain("Uploaded Documents");
    expect(text(html)).toMatch(/gst certificate\.jpg/);
    expect(text(html)).toContain("1.5\u00a0MB");
    expect(text(html)).toContain("900\u00a0B");
    expect(html.match(/<img/g)).toHaveLength(1);
  });
});
