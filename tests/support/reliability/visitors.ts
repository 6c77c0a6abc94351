// What people ask for, and how often: searches above all, pages, pictures, and now and then something that is written.
import { Agent, get as httpGet } from "node:http";
import { listingSlug } from "@/lib/shared/slug";
import { unique } from "@/tests/support/api-world";
import type { Kind } from "@/tests/support/reliability/load";
import type { Site } from "@/tests/support/reliability/site";
import { enquiryTo } from "@/tests/support/reliability/writers";
import { picture } from "@/tests/support/multipart";

const oneOf = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)]!;
const below = (size: number): number => Math.floor(Math.random() * size);

const QUERIES = [
  "q=supply",
  "q=bulk+supply+in+town7",
  "q=suply",
  "q=zirconium",
  "q=work+near+town3",
  "sort=price_asc",
  "companyType=traders",
  "lat=8&lng=70&radiusKm=25",
  "priceMin=1000&priceMax=50000",
];
const aQuery = (): string => `${oneOf(QUERIES)}&page=${1 + below(5)}`;

const words = (): string => ["Item", "Town", "supply", "wor", "Categ"][below(5)]! + String(below(40));

const PATIENCE_MS = 60_000;
/** Connections stay open, as browsers keep theirs. */
const connections = new Agent({ keepAlive: true });

/**
 * Asks as a browser does, brotli accepted, reads the answer to its end and drops it: to unpack and keep fifty pages a second
 * takes a third of a core, from the servers that are to be measured.
 */
const statusOf = (url: string, headers: Readonly<Record<string, string>>): Promise<number> =>
  new Promise((resolve, reject) => {
    const asked = {
      agent: connections,
      headers: { "accept-encoding": "br", ...headers },
      timeout: PATIENCE_MS,
    };
    const sent = httpGet(url, asked, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
      answer.on("error", reject);
    });
    sent.on("timeout", () => sent.destroy(new Error(`no answer in ${PATIENCE_MS} ms`)));
    sent.on("error", (error: NodeJS.ErrnoException) => {
      // A connection that was kept and is just being closed: a browser asks again, too.
      if (sent.reusedSocket && error.code === "ECONNRESET") resolve(statusOf(url, headers));
      else reject(error);
    });
  });

/** The kinds of requests of a usual day, by how often each comes. */
export async function visitors({ world }: Site): Promise<Kind[]> {
  const { items } = JSON.parse((await world.send("GET", "/api/v1/listings?limit=50")).text) as {
    items: { id: string; name: string }[];
  };
  const image = new File([new Uint8Array(await picture("jpeg"))], "pump.jpg", { type: "image/jpeg" });
  const { id: asked } = await world.createListing();
  await world.decide("approve", asked);
  const owner = { cookie: world.people.owner!.cookie };
  const pending: string[] = [];

  const get =
    (path: () => string, headers: Record<string, string> = {}) =>
    () =>
      statusOf(`${world.origin}${path()}`, headers);
  const create = async (): Promise<number> => {
    const form = { ...world.listingForm(), images: image };
    const sent = await world.send("POST", "/api/v1/listings", { headers: owner, body: { form } });
    if (sent.status === 201) pending.push((JSON.parse(sent.text) as { listing: { id: string } }).listing.id);
    return sent.status;
  };
  const approve = async (): Promise<number> => {
    const id = pending.shift();
    if (id === undefined) return get(() => "/api/v1/categories")();
    const headers = { cookie: world.people.admin!.cookie };
    return (await world.send("POST", `/api/v1/listings/${id}/approve`, { headers })).status;
  };
  const send = async (path: string, json: unknown): Promise<number> =>
    (await world.send("POST", path, { body: { json } })).status;
  return [
    { name: "search", weight: 22, ask: get(() => `/api/v1/listings?${aQuery()}`) },
    { name: "suggestions", weight: 8, ask: get(() => `/api/v1/suggestions?q=${words()}`) },
    { name: "facets", weight: 5, ask: get(() => `/api/v1/listings/facets?${oneOf(QUERIES)}`) },
    { name: "results page", weight: 20, ask: get(() => `/services?${aQuery()}`) },
    { name: "listing page", weight: 16, ask: get(() => `/services/${listingSlug(oneOf(items))}`) },
    { name: "kept page", weight: 16, ask: get(() => oneOf(["/", "/hi", "/categories", "/about", "/blogs"])) },
    { name: "account", weight: 5, ask: get(() => "/api/v1/auth/me", owner) },
    { name: "own listings", weight: 4, ask: get(() => "/api/v1/providers/me/listings", owner) },
    { name: "enquiry", weight: 1, ask: () => send("/api/v1/enquiries", enquiryTo(asked)) },
    { name: "new listing", weight: 0.3, ask: create },
    { name: "approval", weight: 0.05, ask: approve },
    {
      name: "sign-in",
      weight: 0.5,
      ask: () => send("/api/v1/auth/login", { email: `${unique("x")}@example.com`, password: "wrong one" }),
    },
  ];
}

/** Answers that are right, none of them on the way to another address: a wrong password is told so, and to wait after a hundred of them from one address. */
export const isWell = ({ kind, status }: { kind: string; status: number }): boolean =>
  kind === "sign-in" ? status === 401 || status === 429 : status >= 200 && status < 300;
