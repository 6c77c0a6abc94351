import { readFileSync, statSync } from "node:fs";
import { connect } from "node:net";
import { networkInterfaces } from "node:os";
import { expect, test } from "./test";

/** Where the demo that the tests start tells its accounts; another one's, when BASE_URL names a running demo. */
const file = process.env.DEMO_ACCOUNTS ?? ".data/test-demo/demo-accounts.json";

type Account = { role: string; email: string; password: string };
const accounts = () => JSON.parse(readFileSync(file, "utf8")) as Account[];

test("the demo tells three accounts, to its owner alone", () => {
  expect(accounts().map(({ role }) => role)).toEqual(["admin", "provider", "customer"]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test("the demo is for this machine alone", async ({ baseURL }) => {
  test.skip(process.env.BIND_ADDRESS !== undefined, "BIND_ADDRESS says otherwise");
  const reach = (host: string) =>
    new Promise<string>((tell) => {
      const { port, protocol } = new URL(baseURL!);
      const socket = connect(Number(port) || (protocol === "https:" ? 443 : 80), host);
      const end = (how: string) => {
        socket.destroy();
        tell(how);
      };
      socket.setTimeout(2_000, () => end("no answer"));
      socket.once("connect", () => end("answers")).once("error", () => end("no answer"));
    });
  expect(await reach("127.0.0.1")).toBe("answers");
  const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  for (const { address } of addresses.filter(({ internal, family }) => !internal && family === "IPv4"))
    expect([address, await reach(address)]).toEqual([address, "no answer"]);
});

for (const role of ["admin", "provider", "customer"]) {
  test(`the ${role} of the demo can sign in, and finds a desk that is not empty`, async ({ request }) => {
    const { email, password } = accounts().find((account) => account.role === role)!;
    const api = async (path: string, options: Parameters<typeof request.fetch>[1] = {}) => {
      const response = await request.fetch(`/api/v1${path}`, options);
      expect([path, response.status()]).toEqual([path, 200]);
      return response.json();
    };
    const { user, tokens } = await api("/auth/login", { method: "POST", data: { email, password } });
    expect(user).toMatchObject({ email, role });
    const headers = { authorization: `Bearer ${tokens.accessToken}` };
    const total = async (path: string) => (await api(path, { headers })).total as number;
    if (role === "admin") expect(await total("/admin/listings?status=pending_approval")).toBeGreaterThan(20);
    if (role === "provider")
      for (const status of ["approved", "pending_approval", "rejected"])
        expect([status, await total(`/providers/me/listings?status=${status}`)]).not.toEqual([status, 0]);
  });
}
