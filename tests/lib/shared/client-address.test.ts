import { describe, expect, test } from "vitest";
import {
  clientAddress,
  isForwardingHeader,
  normaliseAddress,
  readTrustedHops,
} from "@/lib/shared/client-address";

describe("clientAddress", () => {
  const socketAddress = "203.0.113.9";
  const cases: [name: string, forwardedFor: string | undefined, trustedHops: number, expected: string][] = [
    ["no proxy, no header", undefined, 0, "203.0.113.9"],
    ["no proxy: a header is never believed", "198.51.100.1", 0, "203.0.113.9"],
    ["one proxy: the entry it appended", "6.6.6.6, 198.51.100.1", 1, "198.51.100.1"],
    ["one proxy: a client's own entries do not count", "6.6.6.6, 7.7.7.7, 198.51.100.1", 1, "198.51.100.1"],
    ["two proxies: the second from the right", "6.6.6.6, 198.51.100.1, 10.0.0.2", 2, "198.51.100.1"],
    ["two proxies, one entry: came round the proxies", "198.51.100.1", 2, "203.0.113.9"],
    ["one proxy, no header", undefined, 1, "203.0.113.9"],
    ["one proxy, an entry that is no address", "6.6.6.6, unknown", 1, "203.0.113.9"],
    ["one proxy, an empty entry", "6.6.6.6,", 1, "203.0.113.9"],
    ["an entry with a port", "198.51.100.1:4711", 1, "198.51.100.1"],
    ["an IPv6 entry with a port", "[2001:DB8::1]:4711", 1, "2001:db8::1"],
  ];
  test.each(cases)("%s", (_name, forwardedFor, trustedHops, expected) => {
    expect(clientAddress({ socketAddress, forwardedFor, trustedHops })).toBe(expected);
  });

  test("a closed connection has no address", () => {
    expect(clientAddress({ socketAddress: undefined, forwardedFor: "1.1.1.1", trustedHops: 0 })).toBe(
      "unknown",
    );
  });
});

describe("normaliseAddress", () => {
  test.each([
    ["::ffff:127.0.0.1", "127.0.0.1"],
    [" 10.0.0.1 ", "10.0.0.1"],
    ["::1", "::1"],
    ["2001:0DB8:0:0:0:0:0:1", "2001:db8::1"],
    ["fe80::1%eth0", "fe80::1"],
    ["255.255.255.255", "255.255.255.255"],
  ])("%s is %s", (text, expected) => expect(normaliseAddress(text)).toBe(expected));

  test.each([
    "",
    "unknown",
    "256.1.1.1",
    "1.2.3",
    "1.2.3.4.5",
    "1.2.3.4.",
    "::g",
    ":::",
    "a@b",
    "2001:db8::1/64",
    "1;drop",
  ])("%j is no address", (text) => expect(normaliseAddress(text)).toBeNull());
});

describe("readTrustedHops", () => {
  test.each([
    [undefined, 0],
    ["", 0],
    ["0", 0],
    [" 2 ", 2],
  ])("%j is %d", (value, expected) => expect(readTrustedHops(value)).toBe(expected));
  test.each(["-1", "1.5", "eleven", "11", "1e1"])("%j is refused", (value) => {
    expect(() => readTrustedHops(value)).toThrow(/TRUST_PROXY_HOPS/);
  });
});

test("headers that speak of the sender's address", () => {
  const names = [
    "X-Forwarded-For",
    "x-forwarded-host",
    "X-Forwarded-Proto",
    "Forwarded",
    "X-Real-IP",
    "host",
    "x-forward",
  ];
  expect(names.filter(isForwardingHeader)).toEqual(names.slice(0, 5));
});
