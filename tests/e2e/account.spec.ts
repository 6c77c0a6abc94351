import type { BrowserContext, Page } from "@playwright/test";
import en from "@/lib/content/messages/en.json" with { type: "json" };
import { aMobile, anEmail, aPdf, PASSWORD } from "@/tests/e2e/people";
import { comesAlive, expect, expectAccessible, expectNoSidewaysScroll, test } from "@/tests/e2e/test";

/** A person nobody has met. */
const somebody = () => ({ email: anEmail(), mobile: aMobile(), password: PASSWORD });

const keysOf = (page: Page) => page.evaluate(() => Object.keys(localStorage).toSorted());
const FOUR_KEYS = ["accessToken", "isLoggedIn", "refreshToken", "user"];
const alertOf = (page: Page) => page.locator("main").getByRole("alert");

async function fillSignUp(page: Page, { email, mobile, password }: ReturnType<typeof somebody>) {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Mobile number", { exact: true }).fill(mobile);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password", { exact: true }).fill(password);
}

/** Signs somebody up and waits for the page they land on. */
async function signUp(page: Page, person = somebody()) {
  await page.goto("/signup");
  await fillSignUp(page, person);
  await page.getByRole("button", { name: "Create Account" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  return person;
}

/** Once it is alive: opened before, it may be drawn anew, and is closed again. */
async function openMenu(page: Page): Promise<void> {
  const menu = page.locator("summary[aria-label='Your account']");
  await comesAlive(menu);
  await menu.click();
}

test.describe("the pages of guests", () => {
  for (const path of ["/signin", "/signup", "/provider/signup", "/forgot-password", "/reset-password"]) {
    for (const language of ["", "/hi"]) {
      test(`${language}${path} is accessible and fits 320 px`, async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 800 });
        const response = await page.goto(`${language}${path}`);
        expect(response!.headers()["content-security-policy"]).toContain("'strict-dynamic'");
        // Companies look for the page where they register; of the others no search engine keeps anything.
        if (path === "/provider/signup") expect(response!.headers()["x-robots-tag"]).toBeUndefined();
        else expect(response!.headers()["x-robots-tag"]).toContain("noindex");
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      });
    }
  }

  test("the footer stands on /signin and not on /provider/signup", async ({ page }) => {
    await page.goto("/signin");
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await page.goto("/provider/signup");
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
  });

  test("a company reads on a phone, too, what it gets", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/provider/signup");
    const gain = page.getByText(
      "People find you by words, by category and by distance, and call you directly.",
    );
    await expect(gain.filter({ visible: true })).toHaveCount(1);
    await expect(gain.filter({ visible: true })).toBeInViewport();
  });
});

test("without another service set there is no way to one", async ({ page, request }) => {
  for (const path of ["/signin", "/signup?service=google&problem=failed"]) {
    await page.goto(path);
    await expect(page.getByRole("button", { name: "Continue with" })).toHaveCount(0);
    await expect(alertOf(page)).toHaveCount(0);
  }
  for (const path of [
    "/signin/done",
    "/hi/signin/done",
    "/api/auth/callback/google",
    "/api/auth/callback/oidc",
  ])
    expect([path, (await request.get(path, { maxRedirects: 0 })).status()]).toEqual([path, 404]);
});

test.describe("sign-in", () => {
  test.use({ expectedStatuses: [401] });

  test("a wrong password is told, what was typed stays, and the alert has the focus", async ({ page }) => {
    await page.goto("/signin");
    await page.getByLabel("Email", { exact: true }).fill("nobody@mail.example");
    await page.getByLabel("Password", { exact: true }).fill("wrong password");
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(alertOf(page)).toHaveText("Invalid email or password");
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue("nobody@mail.example");
    await expect(page.locator(":focus")).toContainText("Invalid email or password");
    await expectAccessible(page);
  });

  test("in Hindi too", async ({ page }) => {
    await page.goto("/hi/signin");
    await page.getByLabel("ईमेल", { exact: true }).fill("nobody@mail.example");
    await page.getByLabel("पासवर्ड", { exact: true }).fill("wrong password");
    await page.getByRole("button", { name: "साइन इन करें" }).click();
    await expect(alertOf(page)).toHaveText("ईमेल या पासवर्ड ग़लत है");
  });

  test("leads home, whatever address the query names", async ({ page, context }) => {
    const { email, password } = await signUp(page);
    await context.clearCookies();
    await page.goto("/signin?callbackUrl=https://evil.example/&next=/contact");
    await page.getByLabel("Email", { exact: true }).fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await page.waitForURL((url) => url.pathname === "/" && url.search === "");
    expect(await keysOf(page)).toEqual(FOUR_KEYS);
  });
});

test.describe("sign-up", () => {
  test("tells one error after the other, in the stated order", async ({ page }) => {
    await page.goto("/signup");
    const submit = () => page.getByRole("button", { name: "Create Account" }).click();
    const told = async (text: string, field: string) => {
      await submit();
      await expect(alertOf(page)).toHaveText(text);
      await expect(page.getByLabel(field, { exact: true })).toBeFocused();
    };
    await told("Email is required!", "Email");
    await page.getByLabel("Email", { exact: true }).fill(" asha@mail.example ");
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue("asha@mail.example");
    await told("Mobile number is required!", "Mobile number");
    await page.getByLabel("Mobile number", { exact: true }).fill("12345");
    await page.getByLabel("Password", { exact: true }).fill("one password");
    await page.getByLabel("Confirm password", { exact: true }).fill("another");
    await told("Passwords do not match!", "Confirm password");
    await page.getByLabel("Confirm password", { exact: true }).fill("one password");
    await told("Please enter a valid mobile number.", "Mobile number");
    await expectAccessible(page);
  });

  test("another country can be chosen, and is read from a number typed with '+'", async ({ page }) => {
    await page.goto("/signup");
    const country = page.getByLabel("Country code");
    await comesAlive(country);
    await expect(country).toHaveValue("IN");
    await country.selectOption("NP");
    await expect(country).toHaveValue("NP");
    await page.getByLabel("Mobile number", { exact: true }).fill("+94771234567");
    await expect(country).toHaveValue("LK");
  });

  test("a mobile number is read in Devanagari digits, typed and pasted", async ({ page }) => {
    await page.goto("/hi/provider/signup");
    const mobile = page.locator("#phoneNumber");
    await comesAlive(mobile);
    await mobile.pressSequentially("९८७६५४३२१०");
    await expect(mobile).toHaveValue("98765 43210");
    // In the middle the caret stays behind what was typed.
    for (const key of ["Home", "ArrowRight", "Delete"]) await mobile.press(key);
    await mobile.pressSequentially("७");
    await mobile.pressSequentially("1");
    await mobile.press("Delete");
    await expect(mobile).toHaveValue("97165 43210");
    await mobile.fill("");
    await page.keyboard.insertText("+९१ ९८७६५ ४३२१०");
    await expect(mobile).toHaveValue(/98765 43210$/);
    await expect(page.locator("main select").first()).toHaveValue("IN");
  });

  test("signs in: four keys, the account in the bar, no way back to the guests' pages", async ({ page }) => {
    const person = await signUp(page);
    expect(await keysOf(page)).toEqual(FOUR_KEYS);
    expect(Object.keys(JSON.parse((await page.evaluate(() => localStorage.getItem("user")))!))).toEqual([
      "id",
      "email",
      "role",
    ]);
    await expect(page.getByRole("link", { name: "Sign in" })).toBeHidden();
    await openMenu(page);
    await expect(page.getByText(person.email)).toBeVisible();
    await expectAccessible(page);
    await page.mouse.click(20, 500);
    await expect(page.getByText(person.email)).toBeHidden();
    await page.goto("/signin");
    await page.waitForURL((url) => url.pathname === "/");
    await page.goto("/provider");
    await page.waitForURL((url) => url.pathname === "/");
  });
});

test.describe("what was refused is sent again", () => {
  test.use({ expectedStatuses: [409] });

  for (const [path, refused] of [
    ["/signup", "Email or phone number already exists"],
    ["/provider/signup", "Email already exists"],
    ["/signin", en.auth.signIn.failed],
  ] as const)
    test(`on ${path} nothing moves until the answer is there`, async ({ page }) => {
      let answer = () => {};
      let answered = Promise.resolve();
      await page.route("**/api/v1/auth/**", async (route) => {
        await answered;
        await route.fulfill({ status: 409, json: { code: "CONFLICT" } });
      });
      await page.goto(path);
      if (path === "/provider/signup") await page.getByLabel("Company name").fill("Gill Hosiery");
      if (path === "/signin") {
        await page.getByLabel("Email", { exact: true }).fill("asha@mail.example");
        await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
      } else await fillSignUp(page, somebody());
      const button = page.locator("main form [type=submit]");
      const told = page.locator("main form").getByText(refused);
      await button.click();
      await expect(told).toBeVisible();

      answered = new Promise((resolve) => (answer = resolve));
      const place = () => button.evaluate((one) => one.getBoundingClientRect().top + window.scrollY);
      const before = await place();
      await button.dblclick();
      await expect(button).toBeDisabled();
      await expect(told).toBeVisible();
      expect(await place()).toBe(before);
      expect(new URL(page.url()).pathname).toBe(path);
      answer();
      await expect(button).toBeEnabled();
      await expect(told).toBeVisible();
      await expect(page.locator(":focus")).toContainText(refused);
    });
});

test.describe("on a net that loses answers, in a browser that keeps nothing", () => {
  test.use({ expectedStatuses: [409] });

  for (const path of ["/signup", "/provider/signup"])
    test(`on ${path} an account whose answer was lost is entered by the second press`, async ({ page }) => {
      await page.route(
        "**/api/v1/auth/{signup,provider/register}",
        async (route) => {
          await route.fetch();
          await route.abort("aborted");
        },
        { times: 1 },
      );
      await page.goto(path);
      if (path === "/provider/signup") await page.getByLabel("Company name").fill("Gill Hosiery");
      await fillSignUp(page, somebody());
      const button = page.locator("main form [type=submit]");
      await button.click();
      await expect(alertOf(page)).toHaveText("Signup failed");
      // What the page's own fetch would have kept of the lost answer.
      await page.context().clearCookies();
      await button.click();
      await expect(page).toHaveURL(path === "/signup" ? "/" : "/provider/create");
    });

  test("where no cookie is kept, the form says so instead of leading on as nobody", async ({ page }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setDocumentCookieDisabled", { disabled: true });
    const person = somebody();
    await page.goto("/signup");
    await fillSignUp(page, person);
    await page.getByRole("button", { name: "Create Account" }).click();
    await expect(alertOf(page)).toHaveText(en.auth.signUp.noCookies);
    await page.context().clearCookies();
    await page.goto("/signin");
    await page.getByLabel("Email", { exact: true }).fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(alertOf(page)).toHaveText(en.auth.signIn.noCookies);
    await expect(page.getByRole("button", { name: "Sign In", exact: true })).toBeEnabled();
    expect(await keysOf(page)).toEqual([]);
  });
});

test.describe("what was typed before the page's scripts came", () => {
  test.use({ expectedStatuses: [401] });

  /** Opens a page, whose scripts come after `type`. */
  async function typeEarly(page: Page, path: string, type: () => Promise<void>) {
    let come = () => {};
    const held = new Promise<void>((resolve) => (come = resolve));
    await page.route("**/_next/static/**/*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "commit" });
    await type();
    come();
    await page.waitForLoadState("networkidle");
  }

  test("is kept at sign-in, and sent", async ({ page }) => {
    await typeEarly(page, "/signin", async () => {
      await page.getByLabel("Email", { exact: true }).fill("nobody@mail.example");
      await page.getByLabel("Password", { exact: true }).fill("wrong password");
    });
    const sent = page.waitForRequest("**/api/v1/auth/login");
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    expect((await sent).postDataJSON()).toEqual({ email: "nobody@mail.example", password: "wrong password" });
    await expect(alertOf(page)).toHaveText("Invalid email or password");
  });

  for (const [typed, country] of [
    ["98765 43210", "IN"],
    ["९८७६५ ४३२१०", "IN"],
    ["+94771234567", "LK"],
  ] as const)
    test(`is kept at sign-up: the number ${typed}`, async ({ page }) => {
      const person = { ...somebody(), mobile: typed };
      await typeEarly(page, "/signup", () => fillSignUp(page, person));
      await expect(page.getByLabel("Country code")).toHaveValue(country);
      const sent = page.waitForRequest("**/api/v1/auth/signup");
      await page.route("**/api/v1/auth/signup", (route) => route.fulfill({ status: 401, json: {} }));
      await page.getByRole("button", { name: "Create Account" }).click();
      expect((await sent).postDataJSON()).toMatchObject({
        email: person.email,
        phoneNumber: typed.startsWith("+") ? typed : "+919876543210",
      });
    });
});

test.describe("what was entered and is not sent", () => {
  const unsent = (page: Page) => page.getByRole("alertdialog", { name: "Leave without sending?" });

  for (const path of ["/signup", "/provider/signup"])
    test(`on ${path} another language asks first`, async ({ page }) => {
      await page.goto(path);
      const language = page.getByRole("link", { name: "हिन्दी" });
      const email = page.getByLabel("Email", { exact: true });
      await comesAlive(email);
      await email.fill("asha@mail.example");
      await language.click();
      await expect(unsent(page)).toBeVisible();
      await expectAccessible(page);
      await unsent(page).getByText("Stay here").click();
      await expect(email).toHaveValue("asha@mail.example");
      await language.click();
      await unsent(page).getByRole("button", { name: "Leave without sending" }).click();
      await page.waitForURL(`**/hi${path}`);
      // With nothing entered nothing is asked.
      await comesAlive(page.locator("#email"));
      await page.getByRole("link", { name: "English" }).click();
      await page.waitForURL((url) => url.pathname === path);
    });

  test("where the question cannot be loaded the browser asks, and nothing once it is sent", async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("dialog", (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    await page.goto("/signup");
    await comesAlive(page.getByLabel("Email", { exact: true }));
    await fillSignUp(page, somebody());
    await page.route("**/_next/static/chunks/*.js", (route) => route.abort("aborted"));
    await page.getByRole("link", { name: "हिन्दी" }).click();
    await expect.poll(() => asked).toEqual(["beforeunload"]);
    await page.unroute("**/_next/static/chunks/*.js");
    await page.getByRole("button", { name: "Create Account" }).click();
    await page.waitForURL((url) => url.pathname === "/");
    expect(asked).toEqual(["beforeunload"]);
  });
});

test.describe("a company signs up", () => {
  test.use({ expectedStatuses: [400, 409] });

  test("what the server finds wrong with a field or a document stands there, the focus on the first", async ({
    page,
  }) => {
    await page.goto("/provider/signup");
    await page.getByLabel("Company name").fill("Gill Hosiery");
    await fillSignUp(page, somebody());
    await page.getByLabel(/^Documents/).setInputFiles([aPdf("one.pdf"), aPdf("two.pdf")]);
    const refuse = (path: string, errors: readonly { path: string; key: string; message: string }[]) =>
      page.route(`**/api/v1/auth/provider/${path}`, (route) =>
        route.fulfill({ status: 400, json: { code: "VALIDATION_ERROR", message: "Wrong", errors } }),
      );
    const submit = () => page.getByRole("button", { name: "Register", exact: true }).click();

    await refuse("upload", [{ path: "documents.1", key: "fileKind", message: "told in English" }]);
    await submit();
    await expect(page.getByRole("listitem").filter({ hasText: "two.pdf" }).getByRole("alert")).toHaveText(
      en.form.fileKind,
    );
    await expect(alertOf(page)).toHaveCount(1);
    await expect(page.getByLabel(/^Documents/)).toBeFocused();

    let uploads = 0;
    await page.unroute("**/api/v1/auth/provider/upload");
    page.on("request", (request) => (uploads += Number(request.url().endsWith("/auth/provider/upload"))));
    await refuse("register", [
      { path: "password", key: "passwordCommon", message: "told in English" },
      { path: "email", key: "emailInvalid", message: "told in English" },
    ]);
    for (const _attempt of [1, 2]) {
      await submit();
      await expect(alertOf(page)).toHaveText([en.form.emailInvalid, en.form.passwordCommon]);
      await expect(page.getByLabel("Email", { exact: true })).toBeFocused();
      await expect(page.getByRole("button", { name: "Register", exact: true })).toBeEnabled();
      await page.getByLabel("Company name").focus();
    }
    expect(uploads).toBe(1);
  });

  test("with a document; what is no document is listed and dropped; a taken e-mail is told", async ({
    page,
  }) => {
    const person = somebody();
    const fill = async (mobile: string) => {
      await page.goto("/provider/signup");
      await page.getByLabel("Company name").fill("Gill Hosiery");
      await fillSignUp(page, { ...person, mobile });
    };
    await fill(person.mobile);
    await page
      .getByLabel(/^Documents/)
      .setInputFiles([
        aPdf(`registration-${"long-name-".repeat(8)}.pdf`),
        { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("x") },
      ]);
    await expect(page.getByRole("button", { name: /^Remove registration-/ })).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: "notes.txt" })).toContainText(
      "not JPEG, PNG or PDF",
    );
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 800 });
    await expectNoSidewaysScroll(page);
    await page.getByRole("button", { name: "Register", exact: true }).click();
    await page.waitForURL((url) => url.pathname === "/provider/create");

    await page.context().clearCookies();
    await fill(somebody().mobile);
    await page.getByRole("button", { name: "Register", exact: true }).click();
    await expect(alertOf(page)).toHaveText("Email already exists");
    await expect(page.getByLabel("Company name")).toHaveValue("Gill Hosiery");
  });
});

test.describe("signing out", () => {
  const tabs = async (context: BrowserContext, path: string) => {
    const [one, two] = [await context.newPage(), await context.newPage()];
    await signUp(one);
    await two.goto(path);
    return { one, two };
  };

  test("leads home, removes the keys, and is seen in another tab at once", async ({ context }) => {
    const { one, two } = await tabs(context, "/account");
    await expect(two.getByRole("heading", { level: 1 })).toHaveText("Account");
    await openMenu(one);
    await one.getByRole("button", { name: "Logout" }).filter({ visible: true }).click();
    // Told by the other tab, not found out when a token has run out.
    await two.waitForURL((url) => url.pathname === "/signin");
    await one.waitForURL((url) => url.pathname === "/");
    await expect(one.getByRole("link", { name: "Sign in" }).first()).toBeVisible();
    expect(await keysOf(one)).toEqual([]);
    expect((await context.cookies()).filter(({ name }) => /session-token|^role$/.test(name))).toEqual([]);
  });

  test("a logout event of the window does it too", async ({ page }) => {
    const { email } = await signUp(page);
    // What local storage tells is shown once the page listens.
    await openMenu(page);
    await expect(page.getByText(email)).toBeVisible();
    const left = page.waitForEvent("load");
    await page.evaluate(() => void window.dispatchEvent(new Event("logout")));
    await left;
    expect(await keysOf(page)).toEqual([]);
    await expect(page.getByRole("link", { name: "Sign in" }).first()).toBeVisible();
  });

  test("with an evicted local storage the bar still knows who is signed in", async ({ page }) => {
    await signUp(page);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(page.locator("summary[aria-label='Your account']")).toBeVisible();
    await expect(page.getByRole("link", { name: "Sign in" })).toBeHidden();
  });
});

test.describe("the account page", () => {
  test.use({ expectedStatuses: [400] });

  test("changes the password, and is accessible", async ({ page }) => {
    const { email, password } = await signUp(page);
    await page.goto("/account");
    await expect(page.getByRole("main").getByText(email).first()).toBeVisible();
    await expectAccessible(page);
    const fill = async (current: string) => {
      await page.getByLabel("Current password").fill(current);
      await page.getByLabel("New password", { exact: true }).fill("another horse 8");
      await page.getByLabel("Confirm new password").fill("another horse 8");
      await page.getByRole("button", { name: "Change password" }).click();
    };
    await fill("not the password");
    await expect(alertOf(page)).toHaveText("The current password is not right");
    await fill(password);
    await expect(page.getByText("Your password is changed.")).toBeVisible();
    // Signed in anew, without having been asked.
    await page.reload();
    await expect(page.getByRole("main").getByText(email).first()).toBeVisible();
    expect((await page.request.get("/api/v1/auth/me")).status()).toBe(200);
  });

  test("signs out everywhere, after a question that names the account", async ({ page }) => {
    const { email } = await signUp(page);
    await page.goto("/account");
    await page.getByRole("button", { name: "Sign out everywhere" }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText(`Sign out of ${email} everywhere?`);
    await expectAccessible(page);
    await question.getByRole("button", { name: "Sign out everywhere" }).click();
    await page.waitForURL((url) => url.pathname === "/");
    await page.goto("/account");
    await page.waitForURL((url) => url.pathname === "/signin");
  });

  test("a forgotten password is answered the same for anyone", async ({ page }) => {
    await page.goto("/forgot-password");
    await page.getByLabel("Email", { exact: true }).fill("nobody@mail.example");
    await page.getByRole("button", { name: "Send link" }).click();
    await expect(page.getByRole("heading", { level: 2, name: "Check your email" })).toBeVisible();
    await expect(page.getByRole("main")).toContainText("If there is an account for nobody@mail.example");
  });
});

test.describe("addresses the product has always named", () => {
  for (const [from, to] of [
    ["/listing", "/provider/create"],
    ["/provider/dashboard", "/provider"],
    ["/providers", "/dashboard/providers"],
    ["/hi/listing", "/hi/provider/create"],
  ]) {
    test(`${from} leads to ${to}`, async ({ request }) => {
      const response = await request.get(from!, { maxRedirects: 0 });
      expect([response.status(), response.headers().location]).toEqual([307, to]);
    });
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a password has nothing beside it that would do nothing", async ({ page }) => {
    await page.goto("/signin");
    await expect(page.getByLabel("Password", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Show password" })).toHaveCount(0);
  });

  test("the bar shows the way to sign in", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("link", { name: "Sign in" }).first()).toBeVisible();
    await expect(page.getByRole("link", { name: "Sign up" }).first()).toBeVisible();
    await expect(page.locator("summary[aria-label='Your account']")).toBeHidden();
  });
});
