import { picture } from "@/tests/support/multipart";
import { type Body, type Caller, unique, uniqueMobile, type World } from "@/tests/support/api-world";

type Call = {
  readonly path: string;
  readonly body?: Body;
  readonly headers?: Readonly<Record<string, string>>;
};

/** One operation: how to call it, freshly prepared for every caller, and what each of them gets. */
export type Row = {
  readonly call: (world: World, caller: Caller) => Promise<Call> | Call;
  /** In the order of CALLERS: anonymous, customer, another provider, the owner, an admin. */
  readonly expected: readonly [number, number, number, number, number];
};

const ofListing =
  (suffix = "", state: "pending" | "approved" | "archived" = "pending", body?: Body) =>
  async (world: World): Promise<Call> => {
    const { id } = await world.createListing();
    if (state !== "pending") await world.decide("approve", id);
    if (state === "archived") await world.decide("archive", id);
    return { path: `/listings/${id}${suffix}`, ...(body && { body }) };
  };

const everyone = (status: number) => [status, status, status, status, status] as const;
const adminOnly = (status: number) => [401, 403, 403, 403, status] as const;
const providersOnly = (own: number) => [401, 403, own, own, 403] as const;

const ownDocument = async (world: World): Promise<string> => {
  const form = new FormData();
  form.append("documents", new File(["%PDF-1.4\n%%EOF\n"], "proof.pdf", { type: "application/pdf" }));
  const response = await fetch(`${world.origin}/api/v1/auth/provider/upload`, {
    method: "POST",
    headers: { origin: world.origin },
    body: form,
  });
  if (response.status !== 201) throw new Error(`the upload answered ${response.status}`);
  const { documents } = (await response.json()) as { documents: { id: string }[] };
  return documents[0]!.id;
};

const someUser = async (world: World): Promise<string> => {
  const { accessToken, cookie } = await world.signUpCustomer();
  const me = await world.send("GET", "/api/v1/auth/me", { as: { accessToken, cookie, refreshToken: "" } });
  return (JSON.parse(me.text) as { user: { id: string } }).user.id;
};

const okJson = async <T>(world: World, method: string, path: string, json?: unknown): Promise<T> => {
  const as = path.startsWith("/admin/")
    ? world.people.admin
    : path.startsWith("/providers/")
      ? world.people.owner
      : null;
  const sent = await world.send(method, `/api/v1${path}`, {
    as,
    ...(json !== undefined && { body: { json } }),
  });
  if (sent.status >= 300) throw new Error(`${method} ${path} answered ${sent.status}: ${sent.text}`);
  return JSON.parse(sent.text) as T;
};

const approved = async (world: World): Promise<string> => {
  const { id } = await world.createListing();
  await world.decide("approve", id);
  return id;
};

const enquiryTo = (listingId: string) => ({
  listingId,
  name: "Visitor",
  email: `${unique("visitor")}@example.com`,
  message: "What is the price of ten?",
  consent: true,
});

/** An enquiry the owner has received. */
const someEnquiry = async (world: World): Promise<string> => {
  const json = enquiryTo(await approved(world));
  return (await okJson<{ enquiry: { id: string } }>(world, "POST", "/enquiries", json)).enquiry.id;
};

/** The sender of an enquiry made for it. */
const someSender = async (world: World): Promise<string> => {
  await someEnquiry(world);
  const senders = await okJson<{ items: { id: string }[] }>(world, "GET", "/admin/enquiry-senders");
  return senders.items[0]!.id;
};

const someReport = async (world: World): Promise<string> => {
  const listingId = await approved(world);
  await okJson(world, "POST", `/listings/${listingId}/reports`, { reason: "fake" });
  type Reports = { items: { id: string; listing: { id: string } }[] };
  const { items } = await okJson<Reports>(world, "GET", "/admin/reports?limit=100");
  return items.find(({ listing }) => listing.id === listingId)!.id;
};

/** The owner, whose page waits for approval. */
const somePage = async (world: World): Promise<string> => {
  const sent = await world.send("PATCH", "/api/v1/providers/me/page", {
    as: world.people.owner,
    body: { form: { about: unique("About ") } },
  });
  if (sent.status !== 200) throw new Error(`saving the page answered ${sent.status}: ${sent.text}`);
  const me = await world.send("GET", "/api/v1/auth/me", { as: world.people.owner });
  return (JSON.parse(me.text) as { user: { id: string } }).user.id;
};

/** A category of its own, so that nothing of the demo is renamed. */
const someCategory = async (world: World): Promise<string> => {
  const sent = await world.send("POST", "/api/v1/categories", {
    as: world.people.admin,
    body: { json: { name: unique("Category ") } },
  });
  return (JSON.parse(sent.text) as { category: { id: string } }).category.id;
};

/**
 * Every operation of the API and every role (docs/security.md#the-catalogue).
 * `tests/security/server/without-middleware.test.ts` fails when an
 * operation is missing here.
 */
export const MATRIX: Readonly<Record<string, Row>> = {
  // Public, and the same for everyone.
  searchListings: { call: () => ({ path: "/listings?status=pending_approval" }), expected: everyone(200) },
  clusterListings: {
    call: () => ({ path: "/listings/clusters?west=73&south=18&east=74&north=19&zoom=10" }),
    expected: everyone(200),
  },
  facetListings: { call: () => ({ path: "/listings/facets?q=pump" }), expected: everyone(200) },
  listCategories: { call: () => ({ path: "/categories" }), expected: everyone(200) },
  listSubcategories: {
    call: ({ categoryId }) => ({ path: `/categories/${categoryId}/subcategories` }),
    expected: everyone(200),
  },
  geocodeSearch: { call: () => ({ path: "/geocode/search?q=pune" }), expected: everyone(200) },
  geocodeReverse: { call: () => ({ path: "/geocode/reverse?lat=18.52&lng=73.85" }), expected: everyone(200) },
  popularNear: { call: () => ({ path: "/popular?lat=18.52&lng=73.85" }), expected: everyone(200) },
  listSuggestions: { call: () => ({ path: "/suggestions?q=plumb" }), expected: everyone(200) },
  countSearch: {
    call: () => ({
      path: "/search-events",
      body: { json: { q: "plumber", place: null, step: "whole", results: 1 } },
    }),
    expected: everyone(204),
  },
  countVital: {
    call: () => ({
      path: "/vitals",
      body: { json: { page: "home", metric: "LCP", value: 1200, rating: "good" } },
    }),
    expected: everyone(204),
  },
  countActivity: {
    call: () => ({
      path: "/activity",
      body: { json: { subject: "listing", id: "1m7yp0yxh4yyvh6b", kind: "view" } },
    }),
    expected: everyone(204),
  },
  health: { call: () => ({ path: "/health" }), expected: everyone(200) },
  ready: { call: () => ({ path: "/ready" }), expected: everyone(200) },
  metrics: { call: () => ({ path: "/metrics" }), expected: everyone(404) },
  // Without CRON_SECRET, as here, there is no such address; with one: tests/app/api/v1/cron.test.ts.
  runStandingJobs: { call: () => ({ path: "/cron" }), expected: everyone(404) },
  openapiDocument: { call: () => ({ path: "/openapi.json" }), expected: everyone(200) },

  sendEnquiry: {
    call: async (world) => ({ path: "/enquiries", body: { json: enquiryTo(await approved(world)) } }),
    expected: everyone(201),
  },
  withdrawEnquiry: {
    call: () => ({ path: "/enquiries/withdraw", body: { json: { token: "forged" } } }),
    expected: everyone(404),
  },
  sendContactMessage: {
    call: () => ({
      path: "/contact",
      body: {
        json: {
          name: "Visitor",
          email: `${unique("visitor")}@example.com`,
          number: "9876543210",
          message: "Hello",
        },
      },
    }),
    expected: everyone(201),
  },
  reportListing: {
    call: async (world) => ({
      path: `/listings/${await approved(world)}/reports`,
      body: { json: { reason: "closed_down" } },
    }),
    expected: everyone(201),
  },

  // A listing that waits for approval: its owner and admins see it.
  getListing: { call: ofListing(), expected: [404, 404, 404, 200, 200] },

  // Accounts.
  login: {
    call: () => ({
      path: "/auth/login",
      body: { json: { email: `${unique("no")}@example.com`, password: "wrong" } },
    }),
    expected: everyone(401),
  },
  signup: {
    call: ({ password }) => ({
      path: "/auth/signup",
      body: {
        json: { email: `${unique("new")}@example.com`, phoneNumber: uniqueMobile(), password, role: "admin" },
      },
    }),
    expected: everyone(400),
  },
  registerProvider: {
    call: ({ password }) => ({
      path: "/auth/provider/register",
      body: {
        form: {
          email: `${unique("new")}@example.com`,
          phoneNumber: uniqueMobile(),
          password,
          companyName: "Company",
          role: "admin",
        },
      },
    }),
    expected: everyone(400),
  },
  uploadDocuments: {
    call: () => ({ path: "/auth/provider/upload", body: { form: { other: "field" } } }),
    expected: everyone(400),
  },
  getMe: { call: () => ({ path: "/auth/me" }), expected: [401, 200, 200, 200, 200] },
  exportMe: { call: () => ({ path: "/auth/me/export" }), expected: [401, 200, 200, 200, 200] },
  deleteMe: {
    call: () => ({ path: "/auth/me", body: { json: { password: "not the one" } } }),
    expected: [401, 400, 400, 400, 400],
  },
  refreshTokens: {
    call: () => ({ path: "/auth/token/refresh", body: { json: { refreshToken: "forged.0.forged" } } }),
    expected: everyone(401),
  },
  forgotPassword: {
    call: () => ({ path: "/auth/password/forgot", body: { json: { email: `${unique("no")}@example.com` } } }),
    expected: everyone(204),
  },
  resetPassword: {
    call: ({ password }) => ({ path: "/auth/password/reset", body: { json: { token: "forged", password } } }),
    expected: everyone(400),
  },
  changePassword: {
    call: ({ password }) => ({
      path: "/auth/password/change",
      body: { json: { currentPassword: "not the one", newPassword: `${password} new` } },
    }),
    expected: [401, 400, 400, 400, 400],
  },
  verifyEmail: {
    call: () => ({ path: "/auth/email/verify", body: { json: { token: "forged" } } }),
    expected: everyone(400),
  },

  // The provider's own.
  createListing: {
    call: (world) => ({ path: "/listings", body: { form: world.listingForm() } }),
    expected: providersOnly(201),
  },
  updateListing: {
    call: ofListing("", "pending", { form: { price: "999" } }),
    expected: [401, 403, 404, 200, 403],
  },
  archiveListing: { call: ofListing("/archive", "approved"), expected: [401, 404, 404, 200, 200] },
  restoreListing: { call: ofListing("/restore", "archived"), expected: [401, 403, 404, 200, 403] },
  getMyActivity: { call: () => ({ path: "/providers/me/activity" }), expected: providersOnly(200) },
  listMyListings: { call: () => ({ path: "/providers/me/listings" }), expected: providersOnly(200) },
  getMyProfile: { call: () => ({ path: "/providers/me/profile" }), expected: providersOnly(200) },
  saveMyProfile: {
    call: () => ({ path: "/providers/me/profile", body: { form: { address: "" } } }),
    expected: providersOnly(200),
  },
  getMyPage: { call: () => ({ path: "/providers/me/page" }), expected: providersOnly(200) },
  uploadPicture: {
    call: async () => {
      const file = new File([new Uint8Array(await picture("png"))], "a.png", { type: "image/png" });
      return { path: "/providers/me/pictures", body: { form: { picture: file } } };
    },
    expected: providersOnly(201),
  },
  saveMyPage: {
    call: () => ({ path: "/providers/me/page", body: { form: { about: unique("About ") } } }),
    expected: providersOnly(200),
  },
  listMyEnquiries: { call: () => ({ path: "/providers/me/enquiries" }), expected: providersOnly(200) },
  setEnquiryStatus: {
    call: async (world) => ({
      path: `/providers/me/enquiries/${await someEnquiry(world)}`,
      body: { json: { status: "replied" } },
    }),
    expected: [401, 403, 404, 200, 403],
  },
  exportMyEnquiries: {
    call: () => ({ path: "/providers/me/enquiries/export" }),
    expected: providersOnly(200),
  },
  getDocument: {
    // Claimed by a provider made for it: only admins may open it besides.
    call: async (world) => {
      const id = await ownDocument(world);
      const form = {
        email: `${unique("documented")}@example.com`,
        phoneNumber: uniqueMobile(),
        password: world.password,
        companyName: unique("Company "),
        documentsMeta: JSON.stringify([{ id }]),
      };
      const sent = await world.send("POST", "/api/v1/auth/provider/register", { body: { form } });
      if (sent.status !== 201) throw new Error(`registering answered ${sent.status}: ${sent.text}`);
      return { path: `/documents/${id}` };
    },
    expected: [401, 404, 404, 404, 200],
  },

  // The admin's desk.
  listAdminListings: { call: () => ({ path: "/admin/listings" }), expected: adminOnly(200) },
  listUsers: { call: () => ({ path: "/admin/users?role=provider" }), expected: adminOnly(200) },
  openUser: {
    call: async (world) => ({ path: `/admin/users/${await someUser(world)}` }),
    expected: adminOnly(200),
  },
  listAuditEntries: { call: () => ({ path: "/admin/audit" }), expected: adminOnly(200) },
  approveListing: { call: ofListing("/approve"), expected: adminOnly(200) },
  rejectListing: { call: ofListing("/reject"), expected: adminOnly(200) },
  disableUser: {
    call: async (world) => ({ path: `/admin/users/${await someUser(world)}/disable` }),
    expected: adminOnly(200),
  },
  enableUser: {
    call: async (world) => {
      const id = await someUser(world);
      await world.send("POST", `/api/v1/admin/users/${id}/disable`, { as: world.people.admin });
      return { path: `/admin/users/${id}/enable` };
    },
    expected: adminOnly(200),
  },
  listSearches: { call: () => ({ path: "/admin/searches" }), expected: adminOnly(200) },
  listVitals: { call: () => ({ path: "/admin/vitals" }), expected: adminOnly(200) },
  listSynonyms: { call: () => ({ path: "/admin/synonyms" }), expected: adminOnly(200) },
  addSynonym: {
    call: () => ({ path: "/admin/synonyms", body: { json: { term: unique("word "), meaning: "plumber" } } }),
    expected: adminOnly(201),
  },
  deleteSynonym: {
    call: async (world) => {
      const sent = await world.send("POST", "/api/v1/admin/synonyms", {
        as: world.people.admin,
        body: { json: { term: unique("word "), meaning: "plumber" } },
      });
      const { synonym } = JSON.parse(sent.text) as { synonym: { id: string } };
      return { path: `/admin/synonyms/${synonym.id}` };
    },
    expected: adminOnly(204),
  },
  getEnquirySummary: { call: () => ({ path: "/admin/enquiries/summary" }), expected: adminOnly(200) },
  listEnquirySenders: { call: () => ({ path: "/admin/enquiry-senders" }), expected: adminOnly(200) },
  blockEnquirySender: {
    call: async (world) => ({ path: `/admin/enquiry-senders/${await someSender(world)}/block` }),
    expected: adminOnly(200),
  },
  unblockEnquirySender: {
    call: async (world) => {
      const at = `/admin/enquiry-senders/${await someSender(world)}`;
      await okJson(world, "POST", `${at}/block`);
      return { path: `${at}/unblock` };
    },
    expected: adminOnly(200),
  },
  listReports: { call: () => ({ path: "/admin/reports" }), expected: adminOnly(200) },
  resolveReport: {
    call: async (world) => ({
      path: `/admin/reports/${await someReport(world)}/resolve`,
      body: { json: { outcome: "acted" } },
    }),
    expected: adminOnly(200),
  },
  listPendingPages: { call: () => ({ path: "/admin/pages" }), expected: adminOnly(200) },
  approvePage: {
    call: async (world) => ({ path: `/admin/pages/${await somePage(world)}/approve` }),
    expected: adminOnly(200),
  },
  rejectPage: {
    call: async (world) => ({
      path: `/admin/pages/${await somePage(world)}/reject`,
      body: { json: { reason: "No advertising for others." } },
    }),
    expected: adminOnly(200),
  },
  createCategory: {
    call: () => ({ path: "/categories", body: { json: { name: unique("Category ") } } }),
    expected: adminOnly(201),
  },
  updateCategory: {
    call: async (world) => ({
      path: `/categories/${await someCategory(world)}`,
      body: { json: { name: unique("Renamed "), hidden: true } },
    }),
    expected: adminOnly(200),
  },
  createSubcategory: {
    call: async (world) => ({
      path: `/categories/${await someCategory(world)}/subcategories`,
      body: { json: { name: unique("Part ") } },
    }),
    expected: adminOnly(201),
  },
  updateSubcategory: {
    call: async (world) => {
      const sent = await world.send("POST", `/api/v1/categories/${await someCategory(world)}/subcategories`, {
        as: world.people.admin,
        body: { json: { name: unique("Part ") } },
      });
      const { subcategory } = JSON.parse(sent.text) as { subcategory: { id: string } };
      return { path: `/subcategories/${subcategory.id}`, body: { json: { hidden: true } } };
    },
    expected: adminOnly(200),
  },

  // These end sessions: each caller gets one of its own (tests/security/server/rights.ts).
  logoutAll: { call: () => ({ path: "/auth/logout-all" }), expected: [401, 204, 204, 204, 204] },
  logout: { call: () => ({ path: "/auth/logout" }), expected: everyone(204) },
};

/** Pages and what each role gets: a status, or where it is sent. In the order of CALLERS. */
export type PageRow = readonly [
  string | number,
  string | number,
  string | number,
  string | number,
  string | number,
];

const guest: PageRow = [200, "/", "/provider", "/provider", "/dashboard"];
const providers: PageRow = ["/signin", "/", 200, 200, "/"];
const admins: PageRow = ["/signin", "/", "/", "/", 200];
const all: PageRow = [200, 200, 200, 200, 200];
/** Pages that are about the one thing their query names, and without it about nothing. */
const none: PageRow = [404, 404, 404, 404, 404];

/** Every page by its path below the language; `tests/security/server/without-middleware.test.ts` fails when one is missing here. */
export const PAGES: Readonly<Record<string, PageRow>> = {
  "/": all,
  "/services": all,
  "/services/location": all,
  "/categories": all,
  "/locations": all,
  "/blogs": all,
  "/contact": all,
  "/about": all,
  "/promoter": all,
  "/privacy": all,
  "/terms": all,
  "/grievance": all,
  "/contact/result": all,
  "/compare": all,
  "/enquire": none,
  "/report": none,
  "/forgot-password": all,
  "/reset-password": all,
  "/verify-email": all,
  "/signin": guest,
  // Only where another service is set, which none is here.
  "/signin/done": none,
  "/signup": guest,
  "/provider/signup": guest,
  "/account": ["/signin", 200, 200, 200, 200],
  "/provider": providers,
  "/provider/listings": providers,
  "/provider/create": providers,
  "/provider/profile": providers,
  "/provider/enquiries": providers,
  "/dashboard": admins,
  "/dashboard/providers": admins,
  "/dashboard/customers": admins,
  "/dashboard/listings": admins,
  "/dashboard/pages": admins,
  "/dashboard/reports": admins,
  "/dashboard/enquiries": admins,
  "/dashboard/settings": admins,
  "/dashboard/searches": admins,
  "/dashboard/synonyms": admins,
  "/dashboard/audit": admins,
  "/dashboard/speed": admins,
  "/dashboard/status": admins,
};
