import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, test, vi } from "vitest";
import ProviderLayout from "@/app/[locale]/(provider)/layout";
import ProfilePage from "@/app/[locale]/(provider)/provider/profile/page";
import { AppError } from "@/lib/shared/errors";
import { rendered } from "@/tests/support/rendered";

const { answer, response } = vi.hoisted(() => ({
  answer: { error: new Error() as unknown },
  response: { statusCode: 200, headersSent: false, setHeader: () => undefined },
}));

let reading = false;
vi.mock("react", async (original) => {
  const react = await original<typeof import("react")>();
  return { ...react, useTransition: () => [reading, () => undefined] };
});
vi.mock("next/navigation", async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ refresh: () => undefined }),
  usePathname: () => "/provider/profile",
}));
vi.mock("@/lib/auth/page-guards", () => ({
  requireRole: async () => ({ userId: "u", role: "provider" }),
  currentPageUser: async () => ({ userId: "u", role: "provider" }),
}));
vi.mock("@/lib/domain/accounts/get-me", () => ({
  getMe: async () => {
    throw answer.error;
  },
}));
vi.mock("@/lib/server/current-response", () => ({ currentResponse: () => response }));
vi.mock("@/lib/domain/accounts/profile/get-profile", () => ({
  getProfile: async () => {
    throw answer.error;
  },
}));

const page = async (locale = "en") =>
  renderToStaticMarkup(await ProfilePage({ params: Promise.resolve({ locale }) }));

/** What stands in place of a profile that cannot be shown. */
describe("a profile that cannot be shown", () => {
  beforeEach(() => {
    response.statusCode = 200;
    response.headersSent = false;
    reading = false;
  });

  test("'Failed to load profile.' in red, with a way to ask again, and the status of a failure", async () => {
    answer.error = new Error("no such column");
    expect(await page()).toMatch(/role="alert".*Failed to load profile\..*Try again/s);
    expect(response.statusCode).toBe(500);
    expect(await page("hi")).not.toContain("Failed to load profile.");
  });

  test("the same when it fails again after the answer has begun, as it has when a script asks", async () => {
    answer.error = new Error("no such column");
    response.headersSent = true;
    expect(await page()).toMatch(/role="alert".*Failed to load profile\..*Try again/s);
    expect(response.statusCode).toBe(200);
  });

  test("'Loading profile...' while it is asked for again", async () => {
    answer.error = new Error("no such column");
    reading = true;
    const html = await page();
    expect(html).toMatch(/role="status".*Loading profile\.\.\./s);
    expect(html).not.toContain("Failed to load profile.");
  });

  test("'Profile not found', as a 404", async () => {
    answer.error = new AppError("NOT_FOUND", "notFound");
    expect(await page()).toMatch(/role="alert".*Profile not found/s);
    expect(response.statusCode).toBe(404);
  });

  test("the area around it stands without the company's name", async () => {
    answer.error = new Error("no such column");
    const params = Promise.resolve({ locale: "en" });
    const html = await rendered(await ProviderLayout({ children: <p>the page</p>, params }));
    expect(html).toMatch(/Create Listing.*the page/s);
  });
});
