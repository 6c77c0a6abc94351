import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { settleRequestId } from "@/server/settle-request-id";

const settled = (told: string | undefined, trustedHops: number): unknown => {
  const request = { headers: { "x-request-id": told } } as unknown as IncomingMessage;
  settleRequestId(request, trustedHops);
  return request.headers["x-request-id"];
};
const OURS = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

test("a request gets a name of ours, whatever a stranger calls it", () => {
  expect(settled(undefined, 0)).toMatch(OURS);
  expect(settled("a-stranger-says", 0)).toMatch(OURS);
});

test("behind a proxy of ours it keeps the proxy's name, where that can stand in a log", () => {
  expect(settled("9f1c.edge_4-77", 1)).toBe("9f1c.edge_4-77");
  for (const crooked of ["short", "x".repeat(65), "has space 123", "line\nbreak-1", '"quoted-1"', ""])
    expect(settled(crooked, 1)).toMatch(OURS);
});
