// Every fixed sentence (docs/product/texts-and-limits.md#sentences) that belongs to signing in and up, the profile, Create Listing and the
// admin's desk, brought about where it should appear.
import type { Locator, Page } from "@playwright/test";
import {
  aBrowser,
  aCompany,
  aGstin,
  aMobile,
  anEmail,
  aPan,
  aPicture,
  aWord,
  closeBrowsers,
  demoLogin,
  fillListing,
  listingForm,
  PASSWORD,
  signIn,
} from "@/tests/e2e/people";
import { expect, test } from "@/tests/e2e/test";

test.use({ expectedStatuses: [400, 401, 403, 409, 429, 500] });
test.afterEach(closeBrowsers);

/** What the server is made to answer. */
type Answer = readonly [status: number, body: object];

/** One sentence: what brings it about, and where it must stand then. */
type Row = { readonly text: string; readonly when: string; readonly answer: Answer };

const first = "The first message";
const message = "The message of the answer";
const invalid = (body: object = {}): Answer => [400, { code: "VALIDATION_ERROR", ...body }];
const errorsAt = (...paths: string[]) => ({
  errors: paths.map((path, index) => ({ path, message: index === 0 ? first : `Message ${index + 1}` })),
});

/** Makes the calls to an address fail with an answer while `work` runs. */
async function answering(page: Page, path: string, [status, json]: Answer, work: () => Promise<void>) {
  const url = new RegExp(`/api/v1${path}(\\?|$)`);
  await page.route(url, (route) => route.fulfill({ status, json }));
  await work();
  await page.unroute(url);
}

/** Each row once: the call fails so, `send` presses the button, the sentence stands in `place`. */
async function told(
  page: Page,
  path: string,
  rows: readonly Row[],
  send: () => Promise<void>,
  place: Locator,
) {
  for (const { text, when, answer } of rows)
    await test.step(`${text} (${when})`, () =>
      answering(page, path, answer, async () => {
        // What an earlier failure said is gone by then.
        const answered = page.waitForResponse((response) => response.url().includes(`/api/v1${path}`));
        await send();
        await answered;
        await expect(place.filter({ hasText: text }).first()).toHaveText(text);
      }));
}

const alerts = (page: Page) => page.getByRole("main").getByRole("alert");

/** The error that belongs to a field, as a reader of the screen hears it. */
async function expectAtField(field: Locator, text: string) {
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(new RegExp(`^${text.replace(/[.?!()]/g, "\\$&")}`));
}

test.describe("signing up", () => {
  const fill = async (page: Page, values: Readonly<Record<string, string>>) => {
    for (const [label, value] of Object.entries(values))
      await page.getByLabel(label, { exact: true }).fill(value);
  };
  const complete = () => ({
    Email: anEmail(),
    "Mobile number": aMobile(),
    Password: PASSWORD,
    "Confirm password": PASSWORD,
  });

  test("of a customer: checked in the stated order, each at its field", async ({ page }) => {
    await page.goto("/signup");
    const checks: readonly [text: string, label: string, values: Readonly<Record<string, string>>][] = [
      ["Email is required!", "Email", { "Confirm password": "something else" }],
      ["Mobile number is required!", "Mobile number", { Email: anEmail() }],
      ["Passwords do not match!", "Confirm password", { "Mobile number": "98765", Password: PASSWORD }],
      ["Please enter a valid mobile number.", "Mobile number", { "Confirm password": PASSWORD }],
    ];
    for (const [text, label, values] of checks) {
      await fill(page, values);
      await page.getByRole("button", { name: "Create Account" }).click();
      await expect(alerts(page)).toHaveText(text);
      await expectAtField(page.getByLabel(label, { exact: true }), text);
      await expect(page.getByLabel(label, { exact: true })).toBeFocused();
    }
  });

  test("of a company: the number begins with '+', the passwords match", async ({ page }) => {
    await page.goto("/provider/signup");
    await expect(page.getByLabel("Mobile number", { exact: true })).toHaveAccessibleDescription(
      "Buyers may see it with your listings.",
    );
    await fill(page, { "Company name": "Kaveri Tool Works", Email: anEmail(), Password: PASSWORD });
    await page.getByRole("button", { name: "Register" }).click();
    await expectAtField(
      page.getByLabel("Mobile number", { exact: true }),
      "Please enter a valid mobile number.",
    );
    await fill(page, { "Mobile number": aMobile() });
    await page.getByRole("button", { name: "Register" }).click();
    await expectAtField(page.getByLabel("Confirm password"), "Passwords do not match!");
  });

  const server = (taken: string): Row[] => [
    { text: first, when: "errors", answer: invalid({ message, ...errorsAt("role", "deviceId") }) },
    { text: message, when: "no errors", answer: invalid({ message }) },
    { text: "Validation error", when: "says nothing", answer: invalid() },
    { text: message, when: "409 with a message", answer: [409, { code: "CONFLICT", message }] },
    { text: taken, when: "409 alone", answer: [409, {}] },
    { text: message, when: "500 with a message", answer: [500, { code: "INTERNAL", message }] },
    { text: "Signup failed", when: "500 alone", answer: [500, {}] },
  ];

  for (const { path, call, button, busy, taken, more } of [
    {
      path: "/signup",
      call: "/auth/signup",
      button: "Create Account",
      busy: "Creating...",
      taken: "Email or phone number already exists",
      more: {},
    },
    {
      path: "/provider/signup",
      call: "/auth/provider/register",
      button: "Register",
      busy: "Submitting...",
      taken: "Email already exists",
      more: { "Company name": "Kaveri Tool Works" },
    },
  ])
    test(`on ${path}, what the server refuses is told above the form`, async ({ page, request }) => {
      await page.goto(path);
      const values = { ...complete(), ...more };
      await fill(page, values);
      const send = () => page.getByRole("button", { name: button }).click();
      await told(page, call, server(taken), send, alerts(page));

      await test.step(`'${busy}' while it is sent, and the button is off`, async () => {
        await page.route(`**/api/v1${call}`, async (route) => {
          await expect(page.getByRole("button", { name: busy })).toBeDisabled();
          await route.fulfill({ status: 500, json: {} });
        });
        await send();
        await expect(page.getByRole("button", { name: button })).toBeEnabled();
        await page.unroute(`**/api/v1${call}`);
      });
      await test.step("the server itself says so of an e-mail that is taken", async () => {
        const { email } = await aCompany(request);
        await fill(page, { Email: ` ${email.toUpperCase()} ` });
        await send();
        await expect(alerts(page)).toHaveText(taken);
        await expect(page.getByLabel("Mobile number", { exact: true })).not.toHaveValue("");
      });
    });
});

test("signing in: what is told above the form", async ({ page }) => {
  await page.goto("/signin");
  const send = async () => {
    await page.getByLabel("Email").fill("nobody@people.example.com");
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Sign In" }).click();
  };
  const rows: Row[] = [
    { text: "Invalid email or password", when: "401", answer: [401, { code: "UNAUTHORIZED", message }] },
    { text: first, when: "errors", answer: invalid({ message, ...errorsAt("deviceId") }) },
    { text: message, when: "no errors", answer: invalid({ message }) },
    { text: "Validation error", when: "says nothing", answer: invalid() },
    { text: message, when: "500 with a message", answer: [500, { message }] },
    { text: "Something went wrong", when: "500 alone", answer: [500, {}] },
  ];
  await told(page, "/auth/login", rows, send, alerts(page));
  await page.route("**/api/v1/auth/login", async (route) => {
    await expect(page.getByRole("button", { name: "Signing In..." })).toBeDisabled();
    await route.continue();
  });
  await send();
  await expect(alerts(page)).toHaveText("Invalid email or password");
});

test("Create Listing: what is wrong with a field, and what the server refuses", async ({ page, request }) => {
  test.setTimeout(120_000);
  await signIn(page, await aCompany(request));
  await page.goto("/provider/create");
  const form = await listingForm(page, 1);
  const send = () => form.getByRole("button", { name: "Submit for Approval" }).click();

  await test.step("every required field says so", async () => {
    // The company's own stands there.
    await form.getByLabel("Phone number").fill("");
    await send();
    for (const [label, text] of [
      ["Name", "Name must be 3 to 120 characters"],
      ["Price (₹)", "Price must be a whole number from 1 to 1,000,000,000"],
      ["Phone number", "Please enter a valid 10-digit phone number"],
      ["Category", "Please choose a category"],
      ["Description", "Description must be 1 to 5,000 characters"],
      ["Address", "Address must be 1 to 300 characters"],
      ["Latitude", "Latitude must be a number from -90 to 90"],
      ["Longitude", "Longitude must be a number from -180 to 180"],
    ] as const)
      await expectAtField(form.getByLabel(label, { exact: true }), text);
    await expect(form.getByLabel("Name", { exact: true })).toBeFocused();
    await form.getByLabel("Category", { exact: true }).selectOption({ index: 1 });
    await expect(form.getByLabel("Subcategory")).toBeEnabled();
    await form.getByLabel("Radius in km").fill("0");
    await send();
    await expectAtField(form.getByLabel("Subcategory"), "Please choose a subcategory");
    await expectAtField(form.getByLabel("Radius in km"), "Radius must be a whole number, at least 1 km");
  });
  await test.step("the phone takes digits only, ten of them", async () => {
    await form.getByLabel("Phone number").pressSequentially("98-7a6 5432101234");
    await expect(form.getByLabel("Phone number")).toHaveValue("9876543210");
  });

  await fillListing(page, 1, { name: `Kettle ${aWord()}` });
  await test.step("pictures beyond three", async () => {
    const input = form.locator("input[type=file]");
    await expect(form.getByText(/^JPEG or PNG, about 5 MB each/)).toBeVisible();
    const [one, two, three, four] = await Promise.all(["1.png", "2.jpg", "3.png", "4.jpg"].map(aPicture));
    await input.setInputFiles([one!, two!]);
    await input.setInputFiles([three!, four!]);
    await expect(form.getByText("Only 1 more allowed.")).toBeVisible();
    const group = form.getByRole("group", { name: "Images" });
    await group.evaluate(
      (target, bytes) => {
        const files = new DataTransfer();
        files.items.add(new File([new Uint8Array(bytes)], "4.jpg", { type: "image/jpeg" }));
        target.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: files }));
      },
      [...four!.buffer],
    );
    await expect(group.getByText("You can upload up to 3 images. No slots left")).toBeVisible();
  });

  await test.step("errors of the server stand at their fields", () =>
    answering(
      page,
      "/listings",
      invalid({ message, ...errorsAt("price", "address", "images.1") }),
      async () => {
        await send();
        await expectAtField(form.getByRole("textbox", { name: "Price (₹)" }), first);
        await expectAtField(form.getByLabel("Address"), "Message 2");
        await expect(
          form.getByRole("listitem").filter({ has: page.getByAltText("Picture 2") }),
        ).toContainText("Message 3");
        await expect(form.getByRole("textbox", { name: "Price (₹)" })).toBeFocused();
      },
    ));
  const rows: Row[] = [
    {
      text: "You do not have permissions to create a listing.",
      when: "403",
      answer: [403, { code: "FORBIDDEN", message }],
    },
    { text: "Failed to create listing", when: "400 that says nothing", answer: invalid() },
    { text: message, when: "500 with a message", answer: [500, { message }] },
    { text: "Failed to create listing", when: "500 alone", answer: [500, {}] },
  ];
  await told(page, "/listings", rows, send, form.getByRole("alert"));
  await test.step("Session expired. Please sign in again. (401)", () =>
    answering(page, "/listings", [401, { code: "UNAUTHORIZED", message }], async () => {
      await send();
      await expect(form.getByText("Session expired. Please sign in again.")).toBeVisible();
      await expect(form.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/signin");
    }));
  await test.step("Listing 1 submitted for approval.", async () => {
    await send();
    await expect(page.getByRole("status").getByText("Listing 1 submitted for approval.")).toBeVisible();
  });
});

test("Create Listing: the words of its lists and of the location", async ({ page, request, context }) => {
  await signIn(page, await aCompany(request));
  await page.goto("/provider/create");
  const form = await listingForm(page, 1);
  const place = form.getByRole("combobox", { name: "Find the location" });
  const locate = () => form.getByRole("button", { name: "Use my location" }).click();

  await test.step("No subcategories", () =>
    answering(page, "/categories/[^/]+/subcategories", [200, { items: [] }], async () => {
      await form.getByLabel("Category", { exact: true }).selectOption({ index: 1 });
      await expect(form.getByLabel("Subcategory").locator("option")).toHaveText(["No subcategories"]);
      await expect(form.getByLabel("Subcategory")).toBeDisabled();
    }));
  await test.step("Loading locations..., then No options", async () => {
    let answerNow = () => {};
    const held = new Promise<void>((resolve) => (answerNow = resolve));
    await page.route("**/api/v1/geocode/search?*", async (route) => {
      await held;
      await route.continue();
    });
    await place.pressSequentially("zzqqxx");
    await expect(form.getByText("Loading locations...")).toBeVisible();
    answerNow();
    await expect(form.getByText("No options")).toBeVisible();
    await place.press("Escape");
  });
  await test.step("Unable to retrieve your location", async () => {
    await locate();
    await expectAtField(place, "Unable to retrieve your location");
  });
  await test.step("Failed to fetch location: the point itself is taken", async () => {
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation({ latitude: 18.52043, longitude: 73.85674 });
    await answering(page, "/geocode/reverse", [500, {}], async () => {
      await locate();
      await expectAtField(place, "Failed to fetch location");
      await expect(place).toHaveValue("18.5204, 73.8567");
      await expect(form.getByLabel("Latitude")).toHaveValue("18.52043");
    });
  });
  await test.step("Geolocation is not supported by your browser", async () => {
    await page.addInitScript(() => {
      delete (Navigator.prototype as { geolocation?: unknown }).geolocation;
    });
    await page.reload();
    await locate();
    await expectAtField(place, "Geolocation is not supported by your browser");
  });
});

test("Profile: formats, locks, and what the server refuses", async ({ page, request }) => {
  await signIn(page, await aCompany(request));
  await page.goto("/provider/profile");
  const form = page.getByRole("form", { name: "Provider Profile" });
  const send = () => form.getByRole("button", { name: "Save Changes" }).click();
  await expect(form.getByText("Set during signup and cannot be changed")).toHaveCount(2);
  await expect(form.getByText("You can set this once")).toHaveCount(5);

  for (const [label, hint, text] of [
    ["GST Number", "Invalid GST number format", "Please enter a valid GST number."],
    ["PAN Number", "Invalid PAN number format", "Please enter a valid PAN number."],
  ] as const) {
    const field = form.getByLabel(label);
    await field.pressSequentially("27abc");
    await expect(field).toHaveValue("27ABC");
    await expect(form.getByText(hint)).toBeVisible();
    await send();
    await expectAtField(field, text);
    await expect(field).toBeFocused();
    await field.fill("");
  }
  await send();
  await expect(form.getByRole("status")).toHaveText("No changes were made.");

  const pan = aPan();
  await form.getByLabel("GST Number").fill(aGstin(pan));
  await form.getByLabel("Company Type").selectOption("Manufacturer");
  const rows: Row[] = [
    { text: first, when: "errors", answer: invalid({ message, ...errorsAt("profile", "panNumber") }) },
    { text: message, when: "no errors", answer: [500, { message }] },
    { text: "Update failed.", when: "says nothing", answer: [500, {}] },
  ];
  await told(page, "/providers/me/profile", rows, send, form.getByRole("alert"));

  await form.locator("input[type=file]").setInputFiles([await aPicture("card.jpg")]);
  await page.route("**/api/v1/providers/me/profile", async (route) => {
    await expect(form.getByRole("button", { name: "Saving..." })).toBeDisabled();
    await route.continue();
  });
  await send();
  await expect(form.getByRole("status")).toHaveText("Updated GST Number, Company Type, Documents.");
  await expect(form.getByText("Already set and locked")).toHaveCount(2);
  await expect(form.getByText("Documents already uploaded and locked")).toBeVisible();
  await expect(form.getByText("You can set this once")).toHaveCount(2);

  await test.step("a picture that cannot be shown gives way to its name", async () => {
    await page.route("**/api/v1/documents/*", (route) => route.fulfill({ status: 500, body: "" }));
    await page.reload();
    const documents = page.getByRole("region", { name: "Uploaded Documents" });
    await expect(documents.getByText("card.jpg")).toHaveCount(2);
    await expect(documents.getByRole("img")).toHaveCount(0);
  });
});

test("the admin's desk: what failed, in a snackbar that goes after 4 seconds, and what is empty", async ({
  page,
  request,
  browser,
}) => {
  test.setTimeout(120_000);
  const name = `Slate board ${aWord()}`;
  const company = await aBrowser(browser, await aCompany(request));
  await company.goto("/provider/create");
  await fillListing(company, 1, { name });
  await company.getByRole("button", { name: "Submit for Approval" }).click();
  await expect(company.getByText("Listing 1 submitted for approval.")).toBeVisible();

  await signIn(page, demoLogin("admin"));
  const snackbar = page.getByRole("region", { name: "Messages" }).getByRole("alert");
  for (const [path, call, noun, box] of [
    ["/dashboard/providers", "/admin/users", "providers", "Search"],
    ["/dashboard/customers", "/admin/users", "customers", "Search"],
    ["/dashboard/listings", "/admin/listings", "listings", "Name"],
  ] as const)
    await test.step(`Failed to load ${noun}; No ${noun}`, async () => {
      await page.goto(path);
      const search = page.getByRole("searchbox", { name: box });
      await answering(page, call, [500, { code: "INTERNAL", message }], async () => {
        await search.fill(aWord());
        await expect(snackbar).toHaveText(message);
      });
      await answering(page, call, [500, {}], async () => {
        await search.fill(aWord());
        await expect(snackbar.filter({ hasText: `Failed to load ${noun}` })).toBeVisible();
        const shownAt = Date.now();
        await expect(snackbar).toHaveCount(0);
        // Four seconds, as a busy machine sees them: neither at once nor for good.
        expect(Date.now() - shownAt).toBeGreaterThan(1_500);
        expect(Date.now() - shownAt).toBeLessThan(9_000);
      });
      await search.fill(aWord());
      await expect(page.getByRole("main").getByText(`No ${noun}`, { exact: true })).toBeVisible();
    });

  await test.step("Failed to approve; Failed to reject", async () => {
    await page.goto(`/dashboard/listings?q=${encodeURIComponent(name)}`);
    const menu = page.getByRole("button", { name: `Actions for ${name}` });
    await answering(page, "/listings/[^/]+/(approve|reject)", [500, {}], async () => {
      await menu.click();
      await page.getByRole("menuitem", { name: "Approve" }).click();
      await page.getByRole("button", { name: "Send now" }).click();
      const told = page.getByRole("main").getByRole("alert");
      await expect(told).toContainText("Failed to approve");
      await menu.click();
      await page.getByRole("menuitem", { name: "Reject" }).click();
      const question = page.getByRole("alertdialog");
      await question.getByRole("button", { name: "Reject Listing" }).click();
      await page.getByRole("button", { name: "Send now" }).click();
      await expect(told).toContainText("Failed to reject");
    });
    await expect(page.getByRole("row").filter({ hasText: name })).toContainText("Pending Approval");
  });

  await test.step("Failed to create category; Failed to create subcategory", async () => {
    await page.goto("/dashboard/settings");
    await answering(page, "/categories(/[^/]+/subcategories)?", [500, { message }], async () => {
      await page.getByLabel("New category").fill("A category that never was");
      await page.getByRole("button", { name: "Add category" }).click();
      await expect(snackbar.filter({ hasText: "Failed to create category" })).toBeVisible();
      await page.getByLabel("Category", { exact: true }).selectOption({ index: 1 });
      await page.getByLabel("New subcategory").fill("Nor this");
      await page.getByRole("button", { name: "Add subcategory" }).click();
      await expect(snackbar.filter({ hasText: "Failed to create subcategory" })).toBeVisible();
    });
  });
});

test("too many tries at sign-in: how long it is until the next one", async ({ page }) => {
  await page.route("**/api/v1/auth/login", (route) =>
    route.fulfill({
      status: 429,
      headers: { "Retry-After": "700" },
      json: { code: "RATE_LIMITED", key: "tooMany", message: "Too many requests. Please try again later." },
    }),
  );
  await page.goto("/signin");
  await page.getByLabel("Email").fill("meera@example.com");
  await page.getByLabel("Password", { exact: true }).fill("a password of hers");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(alerts(page)).toHaveText("Too many requests. Please try again later.");
  await expect(page.getByText("Time to wait: 12 minutes.")).toBeVisible();
});

for (const path of ["/signup", "/provider/signup"])
  test(`${path} leads to what signing up agrees to`, async ({ page }) => {
    await page.goto(path);
    const line = page.getByRole("main").getByText("By signing up you agree to:");
    await expect(line.getByRole("link", { name: "Terms of use" })).toHaveAttribute("href", "/terms");
    await expect(line.getByRole("link", { name: "Privacy" })).toHaveAttribute("href", "/privacy");
  });
