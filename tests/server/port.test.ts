import { createServer, type AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { portProblem, readPort } from "@/server/port";

test.each([
  [undefined, 3000],
  ["", 3000],
  ["8080", 8080],
])("PORT=%j is %d", (value, expected) => expect(readPort(value)).toBe(expected));

test.each(["0", "65536", "http", "-1", "3000.5"])("PORT=%j is refused", (value) => {
  expect(() => readPort(value)).toThrow(/PORT must be a number/);
});

test("a taken port is a problem with a way out, a free one is none", async () => {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, () => done()));
  const { port } = server.address() as AddressInfo;
  expect(await portProblem(port)).toBe(
    `port ${port} is taken: stop what uses it, or choose another with PORT=${port + 1}`,
  );
  await new Promise((done) => server.close(done));
  expect(await portProblem(port)).toBeNull();
});
