import { afterEach, expect, test, vi } from "vitest";
import { callerAddress } from "@/lib/http/caller-address";
import { addressKey } from "@/lib/shared/address-key";

afterEach(() => vi.unstubAllEnvs());

const request = new Request("http://localhost/", { headers: { "x-client-address": "203.0.113.9" } });

test("the header counts only when our own server set it", () => {
  expect(callerAddress(request)).toBeNull();
  vi.stubEnv("CLIENT_ADDRESS_FROM_SERVER", "1");
  expect(callerAddress(request)).toBe("203.0.113.9");
});

test.each([
  ["x-vercel-forwarded-for", undefined, "198.51.100.7", "198.51.100.7"],
  ["X-Forwarded-For", undefined, "6.6.6.6, 198.51.100.7", "198.51.100.7"],
  ["x-forwarded-for", "2", "6.6.6.6, 198.51.100.7, 10.0.0.1", "198.51.100.7"],
  ["x-forwarded-for", "2", "198.51.100.7", null],
  ["x-forwarded-for", undefined, "<script>", null],
  ["x-real-ip", undefined, "", null],
])("another server tells it in %s, behind %s proxies: '%s'", (name, hops, value, address) => {
  const told = new Request("http://localhost/", {
    headers: { [name]: value, "x-client-address": "6.6.6.6" },
  });
  expect(callerAddress(told)).toBeNull();
  vi.stubEnv("CLIENT_ADDRESS_HEADER", name);
  vi.stubEnv("TRUST_PROXY_HOPS", hops);
  expect(callerAddress(told)).toBe(address);
  vi.stubEnv("CLIENT_ADDRESS_FROM_SERVER", "1"); // our own server knows better
  expect(callerAddress(told)).toBe("6.6.6.6");
});

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"],
  ["not an address", "unknown"],
  [null, "unknown"],
])("%s is counted as %s", (address, key) => {
  expect(addressKey(address)).toBe(key);
});
