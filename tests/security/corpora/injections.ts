import parts from "@/tests/security/corpora/injections.json" with { type: "json" };

/** What a payload does when it runs in a page: it leaves a mark that a test looks for. */
export const CANARY = "window.__canary=1";

type Combined = {
  readonly before: readonly string[];
  readonly payload: readonly string[];
  readonly after: readonly string[];
};

const combine = ({ before, payload, after }: Combined): string[] =>
  before.flatMap((first) => payload.flatMap((middle) => after.map((last) => `${first}${middle}${last}`)));

/** 300 ways to end a string or a number of SQL and go on. */
const SQL_INJECTIONS: readonly string[] = combine(parts.sql);

/** 150 ways into a page, each of which leaves the mark when it works. */
export const SCRIPT_INJECTIONS: readonly string[] = combine(parts.xss).map((text) =>
  text.replaceAll("CANARY", CANARY),
);

const { sql: _sql, xss: _xss, ...plain } = parts;

/** Everything that is no text but pretends to be one (docs/security.md#the-catalogue). */
export const INJECTIONS: readonly string[] = [
  ...Object.values(plain).flat(),
  ...SQL_INJECTIONS,
  ...SCRIPT_INJECTIONS,
];
