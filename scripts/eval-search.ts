// npm run eval:search [-- --base URL] [--held-out | --queries FILE] [--json FILE] [--explain ID]: how well the results
// page of a running demo answers the judged queries, beside a stock library over the same listings. The held-out queries
// are for the end of a piece of work: what is tuned with them measures nothing any more.
import { writeFileSync } from "node:fs";
import { readOptions } from "@/scripts/process/read-options";
import { tellFailure } from "@/scripts/process/tell-failure";
import { readPort } from "@/server/port";
import { askResultsPage, downloadListings, NothingAnswers } from "@/tests/support/relevance/demo-site";
import { gainsOf } from "@/tests/support/relevance/judge";
import { judgedListing } from "@/tests/support/relevance/judged-listing";
import { type JudgedQuery, QUERY_FILES, readJudgedQueries } from "@/tests/support/relevance/judged-query";
import { offTheShelf } from "@/tests/support/relevance/off-the-shelf";
import { relevanceTable, type ScoredQuery, summariesOf } from "@/tests/support/relevance/relevance-table";
import { scoreOf } from "@/tests/support/relevance/scores";

/** As many pages at a time as leave the server's pool to others. */
const AT_A_TIME = 2;
const EXPLAINED = 10;

const { values } = readOptions(
  "npm run eval:search -- [--base URL] [--held-out | --queries FILE] [--json FILE] [--explain ID]",
  {
    options: {
      base: { type: "string" },
      "held-out": { type: "boolean", default: false },
      queries: { type: "string" },
      json: { type: "string" },
      explain: { type: "string" },
    },
  },
);

/** Asks in the order of the queries, a few at a time. */
async function answersTo(origin: string, queries: readonly JudgedQuery[]): Promise<string[][]> {
  const answers: string[][] = [];
  let next = 0;
  const work = async () => {
    for (let at = next++; at < queries.length; at = next++)
      answers[at] = await askResultsPage(origin, queries[at]!);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return answers;
}

async function main(): Promise<void> {
  if (values["held-out"] && values.queries !== undefined)
    throw new RangeError("--held-out and --queries FILE name the queries both");
  const origin = (values.base ?? `http://localhost:${readPort(process.env.PORT)}`).replace(/\/$/, "");
  const file = values.queries ?? QUERY_FILES[values["held-out"] ? "heldOut" : "development"];
  const queries = readJudgedQueries(file).filter(
    ({ id }) => values.explain === undefined || id === values.explain,
  );
  if (queries.length === 0) throw new RangeError(`no query is called '${values.explain}' in ${file}`);

  const listings = await downloadListings(origin);
  const judged = listings.map(judgedListing);
  const gains = queries.map((query) => gainsOf(query, judged));
  const scored = (answers: readonly (readonly string[])[]): ScoredQuery[] =>
    queries.map((query, at) => ({ query, score: scoreOf(query, gains[at]!, answers[at]!) }));

  const shown = await answersTo(origin, queries);
  const stock = offTheShelf(listings);
  const stockShown = queries.map(({ q }) => stock(q));
  const results = { product: scored(shown), stock: scored(stockShown) };

  if (values.explain !== undefined) {
    const byId = new Map(judged.map((listing) => [listing.id, listing]));
    const tell = (title: string, ids: readonly string[]) => {
      console.log(`\n${title}`);
      for (const id of ids.slice(0, EXPLAINED)) {
        const { name, subcategory, city } = byId.get(id) ?? { name: id, subcategory: "?", city: null };
        console.log(
          `${(gains[0]!.get(id) ?? 0).toFixed(2)}  ${name} · ${subcategory} · ${city ?? "no city"}`,
        );
      }
    };
    console.log(JSON.stringify(queries[0], null, 1));
    console.log(results.product[0]!.score);
    tell("shown", shown[0]!);
    tell("MiniSearch", stockShown[0]!);
    tell(
      "best there is",
      [...gains[0]!].sort(([, a], [, b]) => b - a).map(([id]) => id),
    );
    return;
  }
  const unjudged = results.product
    .filter(({ score }) => score.wrongFirst === null)
    .map(({ query }) => query.id);
  console.log(
    relevanceTable(`${origin}, ${queries.length} queries, ${listings.length} listings`, results.product),
  );
  console.log(`\n${relevanceTable("MiniSearch over the same listings", results.stock)}`);
  if (unjudged.length > 0) console.log(`\nnot judged, nobody offers it: ${unjudged.join(" ")}`);
  if (values.json !== undefined) {
    const told = (rows: readonly ScoredQuery[], answers: readonly (readonly string[])[]) => ({
      summaries: Object.fromEntries(summariesOf(rows)),
      queries: rows.map(({ query, score }, at) => ({
        id: query.id,
        q: query.q,
        ...score,
        shown: answers[at]!.slice(0, EXPLAINED),
      })),
    });
    const report = { product: told(results.product, shown), miniSearch: told(results.stock, stockShown) };
    writeFileSync(values.json, `${JSON.stringify(report, null, 1)}\n`);
  }
}

await main().catch((error: unknown) => {
  if (!(error instanceof NothingAnswers)) return tellFailure(error);
  process.exitCode = 1;
  console.error(
    `${error.message}: start the demo there with 'npm run demo' (PORT=… for another port than 3000),`,
  );
  console.error("or name where it runs with --base URL");
});
