import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Listing } from "@/lib/schemas/listing";

type Memory = typeof import("@/components/listings/remembered-results") &
  typeof import("@/components/listings/remember-results");

const loaded = { firstIds: ["a", "b"], items: [{ id: "c" } as Listing], page: 2, total: 3, scrollY: 900 };

let stored: Record<string, string>;
let memory: Memory;

beforeAll(async () => {
  // A page that was reloaded, so that its memory may be used.
  vi.stubGlobal("window", { addEventListener: () => undefined });
  vi.stubGlobal("performance", { getEntriesByType: () => [{ type: "reload" }] });
  memory = {
    ...(await import("@/components/listings/remembered-results")),
    ...(await import("@/components/listings/remember-results")),
  };
});

describe("with a store", () => {
  beforeEach(() => {
    stored = {};
    const methods = {
      getItem: (key: string) => stored[key] ?? null,
      setItem: (key: string, value: string) => void (stored[key] = value),
      removeItem: (key: string) => void delete stored[key],
    };
    // As in a browser, the keys of the store are its own keys.
    vi.stubGlobal(
      "sessionStorage",
      new Proxy(methods, {
        ownKeys: () => Object.keys(stored),
        getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
      }),
    );
  });

  test("what was loaded under a URL comes back under it", () => {
    memory.rememberResults("/services", loaded);
    expect(memory.recallResults("/services", ["a", "b"])).toEqual(loaded);
    expect(memory.recallResults("/services?q=x", ["a", "b"])).toBeNull();
  });

  test("a list that begins otherwise now is not continued with it", () => {
    memory.rememberResults("/services", loaded);
    expect(memory.recallResults("/services", ["new", "a"])).toBeNull();
  });

  test("the last five URLs are kept", () => {
    for (let n = 1; n <= 7; n++) {
      vi.setSystemTime(n * 1000);
      memory.rememberResults(`/services?page=${n}`, loaded);
    }
    vi.useRealTimers();
    expect(Object.keys(stored)).toHaveLength(5);
    expect(stored).toHaveProperty(["results:/services?page=7"]);
    expect(stored).not.toHaveProperty(["results:/services?page=2"]);
  });
});

test("where site data is blocked and the store itself throws, nothing is kept and nothing fails", () => {
  Object.defineProperty(globalThis, "sessionStorage", {
    configurable: true,
    get() {
      throw new DOMException("The operation is insecure.", "SecurityError");
    },
  });
  expect(() => memory.rememberResults("/services", loaded)).not.toThrow();
  expect(memory.recallResults("/services", ["a", "b"])).toBeNull();
});
