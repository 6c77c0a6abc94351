import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { askResultsPage, listingsOnPage, NothingAnswers } from "@/tests/support/relevance/demo-site";

let server: Server | undefined;
afterEach(async () => {
  await new Promise((resolve) => (server === undefined ? resolve(null) : server.close(resolve)));
  server = undefined;
});

/** A site that gives these answers one after the other, and what it was asked. */
async function site(...answers: readonly (readonly [status: number, body: string])[]) {
  const asked: string[] = [];
  server = createServer((request, response) => {
    const [status, body] = answers[Math.min(asked.length, answers.length - 1)]!;
    asked.push(request.url!);
    response.writeHead(status).end(body);
  });
  await new Promise<void>((resolve) => server!.listen(0, resolve));
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, asked };
}

describe("the listings on a results page", () => {
  test("are those in sight, once each, in their order", () => {
    const html = `<script>{"html":"<li data-listing=\\"a\\">"}</script><ol><li data-listing="b"></li>
      <li data-listing="c"></li></ol><template><li data-listing="d"></li></template><p data-listing="b"></p>`;
    expect(listingsOnPage(html)).toEqual(["b", "c"]);
  });

  test("the page is asked as a person would, with the place of the device", async () => {
    const { origin, asked } = await site([200, '<li data-listing="a">']);
    expect(await askResultsPage(origin, { q: "pump near me", near: { lat: 18.5, lng: 73.8 } })).toEqual([
      "a",
    ]);
    await askResultsPage(origin, { q: "घी" });
    expect(asked).toEqual([
      "/services?q=pump+near+me&lat=18.5&lng=73.8",
      `/services?q=${encodeURIComponent("घी")}`,
    ]);
  });

  test("a busy site is asked again, a refusal is told", async () => {
    const busy = await site([503, ""], [200, '<li data-listing="a">']);
    expect(await askResultsPage(busy.origin, { q: "pump" })).toEqual(["a"]);
    server!.close();
    const refusing = await site([400, ""]);
    await expect(askResultsPage(refusing.origin, { q: "pump" })).rejects.toThrow("400 for");
    expect(refusing.asked).toHaveLength(1);
  });

  test("nobody there is told as such", async () => {
    const { origin } = await site([200, ""]);
    await new Promise((resolve) => server!.close(resolve));
    server = undefined;
    await expect(askResultsPage(origin, { q: "pump" })).rejects.toThrow(NothingAnswers);
  });
});
