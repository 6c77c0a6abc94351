// Whether the time of a refused sign-in tells that there is an account.
import type { Row } from "@/scripts/chaos/row";
import { unique } from "@/tests/support/api-world";
import type { Site } from "@/tests/support/reliability/site";
import { atMost } from "@/tests/support/reliability/verdict";

const TURNS = 200;

const median = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]!;

async function makeAccounts(site: Site): Promise<string[]> {
  const emails: string[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) emails.push((await site.world.signUpCustomer()).email);
  return emails;
}

/** Of each kind in turn, so that whatever else the machine does meets both alike. @returns ms */
async function timesOf(site: Site, emails: readonly string[]) {
  const times = { known: [] as number[], unknown: [] as number[] };
  const answers = new Set<string>();
  for (const [turn, email] of emails.entries()) {
    for (const [kind, address] of [
      ["known", email],
      ["unknown", `${unique("nobody")}@example.com`],
    ] as const) {
      const startedAt = performance.now();
      const { status, text } = await site.world.send("POST", "/api/v1/auth/login", {
        // From many places: a hundred failures of one are refused without looking.
        headers: { "x-forwarded-for": `10.1.${turn}.${kind.length}` },
        body: { json: { email: address, password: "not the password" } },
      });
      times[kind].push(performance.now() - startedAt);
      answers.add(`${status} ${text.replace(/"requestId":"[^"]*"/, "")}`);
    }
  }
  return { known: median(times.known), unknown: median(times.unknown), answers: answers.size };
}

export const signInTimes: Row = {
  name: "sign-in-times",
  id: "B12",
  what: `${TURNS} wrong passwords for accounts there are, ${TURNS} for such as there are not, in turn`,
  run: async (site, say) => {
    const emails = await makeAccounts(site);
    await site.server().stop();
    await site.serve({ TRUST_PROXY_HOPS: "1" });
    const { known, unknown, answers } = await timesOf(site, emails);
    await site.server().stop();
    await site.serve();
    say(`medians: ${known.toFixed(1)} ms with an account, ${unknown.toFixed(1)} ms without`);
    const difference = Math.abs(known - unknown);
    return [
      atMost("difference of the medians", 5, difference, "ms"),
      atMost("difference of the medians", 10, (100 * difference) / known, "%"),
      atMost("answers that differ, but for the request's id", 0, answers - 1),
    ];
  },
};
