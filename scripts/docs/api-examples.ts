/** Who of the demo's people makes a call. */
type As = "admin" | "provider" | "customer";

/** A value that only a running site knows: the shell's variable that holds it, and the call that finds it. */
export type LookedUp = { readonly path: string; readonly as?: As; readonly pick: string };

export type Example = {
  readonly as?: As;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** The text fields of a form. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The files of a form: their names in the folder one stands in. */
  readonly files?: readonly string[];
  /** What it needs besides what 'Before you try' finds. */
  readonly needs?: Readonly<Record<string, LookedUp>>;
};

/** What 'Before you try' of docs/api.md finds, for the calls of many operations. */
export const COMMON: Readonly<Record<string, LookedUp>> = {
  category: { path: "/categories", pick: "items[0].id" },
  subcategory: { path: "/categories/$category/subcategories", pick: "items[0].id" },
  listing: { path: "/listings?q=pump&limit=1", pick: "items[0].id" },
  pending: {
    path: "/admin/listings?status=pending_approval&limit=1",
    as: "admin",
    pick: "items[0].id",
  },
  own: { path: "/providers/me/listings?limit=1", as: "provider", pick: "items[0].id" },
  user: { path: "/admin/users?role=customer&limit=1", as: "admin", pick: "items[0].id" },
};

const PUNE = { lat: 18.5213, lng: 73.8545 };

/**
 * A call of each operation that needs more than its address. What may be looked up comes from the running site; people,
 * numbers and addresses here are nobody's.
 */
export const EXAMPLES: Readonly<Record<string, Example>> = {
  searchListings: { query: { q: "plumber in pune", limit: 3 } },
  facetListings: { query: { q: "pump" } },
  clusterListings: { query: { q: "pump", west: 72, south: 17, east: 75, north: 20, zoom: 8 } },
  getListing: { params: { id: "$listing" } },
  createListing: {
    as: "provider",
    fields: {
      name: "Solar pump 2 HP",
      description: "Submersible, with controller and panels; fitted within 50 km of Pune.",
      price: "45000",
      phoneNumber: "9800000000",
      address: "12 Market Road, Pune",
      locationLat: String(PUNE.lat),
      locationLng: String(PUNE.lng),
      categoryId: "$category",
      subcategoryId: "$subcategory",
    },
    files: ["photo.jpg"],
  },
  updateListing: { as: "provider", params: { id: "$own" }, fields: { price: "44000" } },
  archiveListing: { as: "provider", params: { id: "$own" } },
  restoreListing: { as: "provider", params: { id: "$own" } },
  approveListing: { as: "admin", params: { id: "$pending" }, body: {} },
  rejectListing: { as: "admin", params: { id: "$pending" }, body: { reason: "The price is missing" } },
  listSubcategories: { params: { id: "$category" } },
  createCategory: { as: "admin", body: { name: "Rope and Twine" } },
  createSubcategory: { as: "admin", params: { id: "$category" }, body: { name: "Hand pumps" } },
  updateCategory: { as: "admin", params: { id: "$category" }, body: { position: 1 } },
  updateSubcategory: { as: "admin", params: { id: "$subcategory" }, body: { hidden: false } },
  listSuggestions: { query: { q: "pum" } },
  popularNear: { query: PUNE },
  geocodeSearch: { query: { q: "koth" } },
  geocodeReverse: { query: PUNE },
  sendEnquiry: {
    body: {
      listingId: "$listing",
      name: "Asha",
      phoneNumber: "9800000000",
      message: "Do you deliver to Kothrud?",
      consent: true,
    },
  },
  withdrawEnquiry: { body: { token: "the end of the private link" } },
  setEnquiryStatus: {
    as: "provider",
    params: { id: "$enquiry" },
    body: { status: "replied" },
    needs: { enquiry: { path: "/providers/me/enquiries?limit=1", as: "provider", pick: "items[0].id" } },
  },
  listEnquirySenders: { as: "admin", query: { limit: 3 } },
  blockEnquirySender: {
    as: "admin",
    params: { id: "$sender" },
    needs: { sender: { path: "/admin/enquiry-senders?limit=1", as: "admin", pick: "items[0].id" } },
  },
  unblockEnquirySender: {
    as: "admin",
    params: { id: "$sender" },
    needs: {
      sender: { path: "/admin/enquiry-senders?blocked=true&limit=1", as: "admin", pick: "items[0].id" },
    },
  },
  sendContactMessage: {
    body: {
      name: "Asha",
      email: "asha@example.com",
      number: "9800000000",
      message: "How do I change the name of my company?",
    },
  },
  reportListing: { params: { id: "$listing" }, body: { reason: "wrong_details", details: "It has moved." } },
  resolveReport: {
    as: "admin",
    params: { id: "$report" },
    body: { outcome: "no_action" },
    needs: { report: { path: "/admin/reports?status=open&limit=1", as: "admin", pick: "items[0].id" } },
  },
  login: { body: { email: "asha@example.com", password: "correct horse battery 7" } },
  signup: {
    body: { email: "asha@example.com", password: "correct horse battery 7", phoneNumber: "+919800000000" },
  },
  registerProvider: {
    fields: {
      email: "bela@example.com",
      password: "correct horse battery 7",
      phoneNumber: "+919800000001",
      companyName: "Bela Pumps",
    },
  },
  uploadDocuments: { files: ["licence.pdf"] },
  refreshTokens: { body: { refreshToken: "of the answer to signing in" } },
  changePassword: {
    as: "customer",
    body: { currentPassword: "the one of demo-accounts.json", newPassword: "correct horse battery 8" },
  },
  deleteMe: { as: "customer", body: { password: "the one of demo-accounts.json" } },
  forgotPassword: { body: { email: "asha@example.com" } },
  resetPassword: { body: { token: "of the mailed link", password: "correct horse battery 8" } },
  verifyEmail: { body: { token: "of the mailed link" } },
  getDocument: {
    as: "admin",
    params: { id: "$document" },
    needs: {
      document: {
        path: "/admin/users?role=provider&includeProfile=true&limit=500",
        as: "admin",
        pick: 'items.flatMap(user => user.providerProfile?.documents ?? [])[0]?.id ?? "none"',
      },
    },
  },
  saveMyProfile: { as: "provider", fields: { address: "12 Market Road, Pune" } },
  saveMyPage: { as: "provider", fields: { about: "We have fitted pumps around Pune since 1994." } },
  uploadPicture: { as: "provider", files: ["photo.jpg"] },
  listPendingPages: { as: "admin", query: { limit: 3 } },
  approvePage: {
    as: "admin",
    params: { providerId: "$page" },
    body: {},
    needs: { page: { path: "/admin/pages?limit=1", as: "admin", pick: "items[0].providerUserId" } },
  },
  rejectPage: {
    as: "admin",
    params: { providerId: "$page" },
    body: { reason: "A photo shows a telephone number" },
    needs: { page: { path: "/admin/pages?limit=1", as: "admin", pick: "items[0].providerUserId" } },
  },
  countActivity: { body: { subject: "listing", id: "$listing", kind: "view" } },
  countSearch: { body: { q: "plumber in pune", place: "city", step: "whole", results: 12 } },
  countVital: { body: { page: "home", metric: "LCP", value: 1200, rating: "good" } },
  listUsers: { as: "admin", query: { role: "provider", limit: 3 } },
  openUser: { as: "admin", params: { id: "$user" } },
  disableUser: { as: "admin", params: { id: "$user" } },
  enableUser: { as: "admin", params: { id: "$user" } },
  listAdminListings: { as: "admin", query: { status: "pending_approval", limit: 3 } },
  listAuditEntries: { as: "admin", query: { limit: 3 } },
  listSearches: { as: "admin", query: { show: "nothing" } },
  addSynonym: { as: "admin", body: { term: "motor pump", meaning: "pump" } },
  listSynonyms: { as: "admin", query: { limit: 3 } },
  deleteSynonym: {
    as: "admin",
    params: { id: "$synonym" },
    needs: { synonym: { path: "/admin/synonyms?limit=1", as: "admin", pick: "items[0].id" } },
  },
};
