import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { warmUp } from "@/server/warm-up";

const LISTED = { items: [{ id: "06jm9aka1fs3y6f33yzmxvdxhz", name: "Water pump" }] };

/** An application that notes what it is asked for; `answer` says how it goes there, 200 unless told otherwise. */
function application(answer: (url: string) => Promise<number> | number = () => 200) {
  const asked: string[] = [];
  const handle: Parameters<typeof warmUp>[0] = async (request, response) => {
    asked.push(request.url!);
    response.statusCode = await answer(request.url!);
    response.end(request.url!.startsWith("/api/v1/listings?") ? JSON.stringify(LISTED) : "a page");
  };
  return { asked, handle };
}

test("asks for pages, searches and listings that are there, each once", async () => {
  const { asked, handle } = application();
  expect(await warmUp(handle, 10_000)).toBe(asked.length);
  expect(new Set(asked).size).toBe(asked.length);
  for (const url of ["/", "/hi", "/services?page=2", "/services/water-pump-06jm9aka1fs3y6f33yzmxvdxhz"])
    expect(asked).toContain(url);
});

test("stops where something fails, or throws: visitors are told", async () => {
  const failing = application((url) => (url === "/hi" ? 503 : 200));
  expect(await warmUp(failing.handle, 10_000)).toBe(1);
  expect(failing.asked).toEqual(["/", "/hi"]);
  const throwing = application((url) => {
    if (url === "/hi") throw new Error("broken");
    return 200;
  });
  expect(await warmUp(throwing.handle, 10_000)).toBe(1);
});

test("waits no longer than its time for an answer that does not come, and asks for nothing without any", async () => {
  const slow = application(async (url) => (url === "/hi" ? sleep(60_000, 200, { ref: false }) : 200));
  expect(await warmUp(slow.handle, 50)).toBe(1);
  expect(slow.asked).toEqual(["/", "/hi"]);
  const none = application();
  expect(await warmUp(none.handle, 0)).toBe(0);
  expect(none.asked).toEqual([]);
});
