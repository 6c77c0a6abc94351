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
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"],
  ["not an address", "unknown"],
  [null, "unknown"],
])("%s is counted as %s", (address, key) => {
  expect(addressKey(address)).toBe(key);
});
