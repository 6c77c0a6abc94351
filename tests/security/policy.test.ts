// H4: what an independent judge of Content-Security-Policy says of ours.
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { expect, test } from "vitest";
import { contentSecurityPolicy, SANDBOX_POLICY } from "@/lib/shared/security-policy";
import { conclude } from "@/tests/security/measured";

/** What is found, of high or medium severity, or perhaps so. */
const severe = (policy: string): string[] =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) =>
      [Severity.HIGH, Severity.HIGH_MAYBE, Severity.MEDIUM, Severity.MEDIUM_MAYBE].includes(severity),
    )
    .map(({ directive, value, severity }) => `${directive} ${value ?? ""} ${Severity[severity]}`.trim());

test("H4: nothing is found in the policy of guarded pages and of people's files", (context) => {
  const policies = [contentSecurityPolicy({ nonce: "cmFuZG9tIG9uZQ==" }), SANDBOX_POLICY];
  // The sandbox lets no script run, so that it names no place for them.
  const wrong = policies.flatMap(severe);
  conclude(context, { row: "H4", what: "policies", tried: policies.length, wrong });
});

test("H4: of kept pages it is found that inline scripts run, and nothing else", () => {
  expect(severe(contentSecurityPolicy())).toEqual([
    "script-src 'unsafe-inline' HIGH",
    "script-src 'self' MEDIUM_MAYBE",
  ]);
});
