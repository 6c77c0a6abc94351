import { format } from "prettier";
import { z } from "zod";
import { Env } from "@/lib/server/env";

/** What JSON Schema says of one variable. */
type Variable = {
  description?: string;
  examples?: readonly string[];
  default?: string | number;
  enum?: readonly string[];
  type?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
};

const code = (value: string | number): string => `\`${value}\``;

/** What it may be, or an example of it. */
function allowed(variable: Variable): string {
  const { enum: choices, minimum, maximum, exclusiveMinimum, minLength, examples = [] } = variable;
  if (choices !== undefined) return choices.map(code).join(", ");
  if (minimum !== undefined && maximum !== undefined) return `a whole number, ${minimum} to ${maximum}`;
  if (exclusiveMinimum !== undefined) return `a number above ${exclusiveMinimum}`;
  if (examples.length > 0) return `such as ${examples.map(code).join(", ")}`;
  if (variable.format === "uri") return "an address with http:// or https://";
  if (minLength !== undefined && minLength > 1) return `at least ${minLength} characters`;
  return "";
}

/** docs/running/variables.md: what the schema of the environment (lib/server/env.ts) says, as a table. */
export async function variablesPage(): Promise<string> {
  const { properties = {} } = z.toJSONSchema(Env, { io: "output" });
  const rows = Object.entries(properties as Record<string, Variable>).map(([name, variable]) => {
    const value = variable.default === undefined ? "" : code(variable.default);
    return `| ${[code(name), variable.description, value, allowed(variable)].join(" | ")} |`;
  });
  const page = `# Every variable that may be set

Commands and \`npm start\` read them from the environment, and from \`.env\` in the project's folder for what is not set there. An
empty one counts as absent. Only \`DATABASE_URL\` has to be there; production asks for more and names it (README, 'Real Postgres').
[.env.example](../../.env.example) holds the same ones to copy. This page is made by \`npm run write-variables\`.

| Variable | What for | Default | Allowed, or an example |
| --- | --- | --- | --- |
${rows.join("\n")}
`;
  return format(page, { parser: "markdown", printWidth: 110 });
}
