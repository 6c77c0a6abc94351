/** Who calls in the matrix of rights (docs/security.md#the-catalogue). */
export const CALLERS = ["anonymous", "customer", "otherProvider", "owner", "admin"] as const;
export type Caller = (typeof CALLERS)[number];

/** What somebody signed in with: both carriers, as a browser holds them. */
export type Credentials = {
  readonly cookie: string;
  readonly accessToken: string;
  readonly refreshToken: string;
};

export type Sent = { readonly status: number; readonly headers: Headers; readonly text: string };

export type Body =
  { readonly json: unknown } | { readonly form: Readonly<Record<string, string | File>> } | undefined;

/** The cookies of an answer as a Cookie header; expired ones are left out. */
export function cookiesOf(headers: Headers): string {
  return headers
    .getSetCookie()
    .filter((cookie) => !/;\s*max-age=0/i.test(cookie) && !/expires=Thu, 01 Jan 1970/i.test(cookie))
    .map((cookie) => cookie.split(";")[0]!)
    .join("; ");
}

let counter = 0;
/** A text nobody else in this run has. */
export const unique = (what: string): string =>
  `${what}${process.pid.toString(36)}${(counter += 1).toString(36)}`;

/** An Indian mobile number nobody else in this run has. */
export const uniqueMobile = (): string =>
  `+9198${String((process.pid * 7919 + (counter += 1)) % 100_000_000).padStart(8, "0")}`;

const PASSWORD = "correct horse 42 battery";

/**
 * A running server and people on it, made through its own API: two providers and a customer, beside an admin.
 * @param makeAdmin admins are not made by the API
 */
export async function createWorld(
  origin: string,
  makeAdmin: () => Promise<{ email: string; password: string }>,
) {
  const send = async (
    method: string,
    path: string,
    {
      as,
      body,
      headers = {},
    }: { as?: Credentials | null; body?: Body; headers?: Record<string, string> } = {},
  ): Promise<Sent> => {
    const form = body && "form" in body ? new FormData() : null;
    if (form && body && "form" in body)
      for (const [key, value] of Object.entries(body.form)) form.append(key, value);
    const response = await fetch(`${origin}${path}`, {
      method,
      redirect: "manual",
      headers: {
        ...(method !== "GET" && { origin }),
        ...(as && { cookie: as.cookie, authorization: `Bearer ${as.accessToken}` }),
        ...(body && "json" in body && { "content-type": "application/json" }),
        ...headers,
      },
      body: body === undefined ? null : (form ?? JSON.stringify((body as { json: unknown }).json)),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  /** The same with a body of JSON as it is written, well formed or not. */
  const sendText = async (
    method: string,
    path: string,
    { as, text, type = "application/json" }: { as: Credentials | null; text: string | Buffer; type?: string },
  ): Promise<Sent> => {
    const response = await fetch(`${origin}${path}`, {
      method,
      redirect: "manual",
      headers: {
        origin,
        ...(as && { cookie: as.cookie, authorization: `Bearer ${as.accessToken}` }),
        ...(type !== "" && { "content-type": type }),
      },
      body: typeof text === "string" ? text : new Uint8Array(text),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  const credentialsOf = (sent: Sent, expected: number): Credentials => {
    if (sent.status !== expected) throw new Error(`signing in answered ${sent.status}: ${sent.text}`);
    const { tokens } = JSON.parse(sent.text) as { tokens: { accessToken: string; refreshToken: string } };
    return { cookie: cookiesOf(sent.headers), ...tokens };
  };

  const signIn = async (email: string, password: string): Promise<Credentials> =>
    credentialsOf(await send("POST", "/api/v1/auth/login", { body: { json: { email, password } } }), 200);

  const signUpCustomer = async (): Promise<Credentials & { email: string }> => {
    const email = `${unique("customer")}@example.com`;
    const json = { email, phoneNumber: uniqueMobile(), password: PASSWORD };
    return { email, ...credentialsOf(await send("POST", "/api/v1/auth/signup", { body: { json } }), 201) };
  };

  const signUpProvider = async (): Promise<Credentials & { email: string; companyName: string }> => {
    const email = `${unique("provider")}@example.com`;
    const companyName = unique("Company ");
    const form = { email, phoneNumber: uniqueMobile(), password: PASSWORD, companyName };
    const sent = await send("POST", "/api/v1/auth/provider/register", { body: { form } });
    return { email, companyName, ...credentialsOf(sent, 201) };
  };

  const signInNewAdmin = async (): Promise<Credentials> => {
    const { email, password } = await makeAdmin();
    return signIn(email, password);
  };

  const people: Readonly<Record<Caller, Credentials | null>> = {
    anonymous: null,
    customer: await signUpCustomer(),
    otherProvider: await signUpProvider(),
    owner: await signUpProvider(),
    admin: await signInNewAdmin(),
  };

  const categories = JSON.parse((await send("GET", "/api/v1/categories")).text) as {
    items: { id: string }[];
  };
  const categoryId = categories.items[0]!.id;
  const subcategories = JSON.parse(
    (await send("GET", `/api/v1/categories/${categoryId}/subcategories`)).text,
  ) as { items: { id: string }[] };

  const listingForm = () => ({
    name: unique("Solar pump "),
    price: "12500",
    description: "Made to order",
    phoneNumber: "9876543210",
    address: "12 Station Road, Pune",
    locationLat: "18.5204",
    locationLng: "73.8567",
    categoryId,
    subcategoryId: subcategories.items[0]!.id,
  });

  /** A listing of the owner that waits for approval. */
  const createListing = async (): Promise<{ id: string; name: string }> => {
    const sent = await send("POST", "/api/v1/listings", { as: people.owner, body: { form: listingForm() } });
    if (sent.status !== 201) throw new Error(`creating a listing answered ${sent.status}: ${sent.text}`);
    return (JSON.parse(sent.text) as { listing: { id: string; name: string } }).listing;
  };

  const decide = async (what: "approve" | "reject" | "archive", id: string): Promise<void> => {
    const as = what === "archive" ? people.owner : people.admin;
    const sent = await send("POST", `/api/v1/listings/${id}/${what}`, { as });
    if (sent.status !== 200) throw new Error(`${what} answered ${sent.status}: ${sent.text}`);
  };

  return {
    origin,
    send,
    sendText,
    signIn,
    signUpCustomer,
    signUpProvider,
    signInNewAdmin,
    people,
    password: PASSWORD,
    categoryId,
    subcategoryId: subcategories.items[0]!.id,
    listingForm,
    createListing,
    decide,
  };
}

export type World = Awaited<ReturnType<typeof createWorld>>;
