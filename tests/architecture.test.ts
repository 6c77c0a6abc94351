import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { operations } from "@/lib/api/operations";
import { Env } from "@/lib/server/env";
import packageFile from "@/package.json" with { type: "json" };
import { variablesPage } from "@/scripts/docs/variables-page";

const root = path.resolve(import.meta.dirname, "..");

/**
 * The folders of components, and which others each may import: earlier ones alone. What several areas show stands in a
 * folder before them.
 */
const COMPONENTS: Readonly<Record<string, readonly string[]>> = {
  ui: [],
  messages: [],
  art: ["ui"],
  form: ["ui", "messages"],
  map: ["ui", "messages"],
  legal: ["ui"],
  blog: ["ui", "art"],
  catalog: ["ui", "art"],
  company: ["ui", "messages"],
  places: ["ui", "messages", "art", "form"],
  account: ["ui", "messages", "art", "form"],
  contact: ["ui", "messages", "form"],
  enquiries: ["ui", "messages", "form"],
  promoter: ["ui", "messages", "form"],
  reports: ["ui", "messages", "form"],
  shortlist: ["ui", "messages"],
  listings: ["ui", "messages", "art", "form", "map", "places", "shortlist"],
  compare: ["ui", "listings", "shortlist"],
  search: ["ui", "messages", "art", "form", "map", "places", "listings"],
  layout: ["ui", "messages", "art", "account"],
  workspace: ["ui", "messages", "art", "form", "company", "listings", "layout"],
  admin: ["ui", "messages", "art", "form", "listings", "workspace"],
};
/** What each of them may know besides; the primitives of `ui` know nothing of the product. */
const BELOW_COMPONENTS = ["lib/shared", "lib/content", "lib/schemas", "lib/api", "lib/client"];

/**
 * What each folder may import besides itself and packages (docs: README, 'Where things live'). Not listed: not allowed.
 * One that ends in '/' is no file of that name.
 */
const MAY: Readonly<Record<string, readonly string[]>> = {
  "lib/shared": [],
  "lib/content": ["lib/shared"],
  "lib/schemas": ["lib/shared"],
  "lib/api": ["lib/shared", "lib/schemas"],
  "lib/client": ["lib/shared", "lib/schemas", "lib/api"],
  "lib/server": ["lib/shared"],
  "lib/domain": ["lib/shared", "lib/schemas", "lib/server"],
  "lib/auth": ["lib/shared", "lib/schemas", "lib/server", "lib/domain/accounts"],
  "lib/http": ["lib/shared", "lib/content", "lib/schemas", "lib/api", "lib/server", "lib/auth"],
  ...Object.fromEntries(
    Object.entries(COMPONENTS).map(([folder, others]) => [
      `components/${folder}`,
      [
        ...(folder === "ui" ? ["lib/shared"] : BELOW_COMPONENTS),
        ...others.map((other) => `components/${other}`),
      ],
    ]),
  ),
  instrumentation: ["lib/server", "lib/domain/system", "lib/http/log-request-error"],
  app: [
    "lib/shared",
    "lib/content",
    "lib/schemas",
    "lib/api",
    "lib/domain",
    "lib/auth",
    "lib/http",
    "components",
  ],
  reference: ["lib/shared", "lib/content", "lib/server", "lib/domain/places"],
  demo: ["lib/shared", "lib/server", "reference"],
  server: ["lib/shared", "lib/content", "lib/schemas", "lib/server"],
  scripts: [
    "lib/shared",
    "lib/content",
    "lib/schemas",
    "lib/api",
    "lib/server",
    "lib/domain",
    "reference",
    "demo",
    "server",
    "tests/support",
  ],
  "scripts/process/": [],
  "scripts/local-database/": [
    "lib/server/data-folder",
    "lib/server/database",
    "lib/server/serverless",
    "scripts/process",
  ],
  "scripts/build/": ["server", "scripts/local-database"],
  "scripts/demo/": ["lib/server", "reference", "demo", "scripts/process", "scripts/local-database"],
  "next.config": ["lib/shared"],
  middleware: ["lib/shared", "lib/auth/session-cookie"],
};
/** Areas of the domain in order: each may import the earlier ones. */
const AREAS = ["audit", "system", "accounts", "places", "catalog", "listings", "enquiries", "own-data"];

/** Which packages only some folders may import. */
const PACKAGES: readonly { readonly names: RegExp; readonly only: RegExp }[] = [
  {
    names: /^next(\/|$)/,
    // lib/server/after-answer.ts asks Next when an answer has been sent: nobody else knows.
    only: /^(app|components|lib\/auth|lib\/http|lib\/server\/after-answer$|middleware|instrumentation|next\.config|server)/,
  },
  // COPY, which Prisma does not know, loads the gazetteer.
  {
    names: /^(@prisma\/|@\/lib\/server\/prisma|pg$)/,
    only: /^(lib\/server|reference\/places|scripts\/local-database)\//,
  },
  { names: /^@electric-sql\//, only: /^scripts\/local-database\// },
  {
    names: /^(resend|uploadthing|aws4fetch|sharp|pino|rate-limiter-flexible)/,
    only: /^(lib\/server\/|demo\/pictures\/|scripts\/take-screens)/,
  },
];

const filesIn = (folder: string): string[] =>
  existsSync(path.join(root, folder))
    ? readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => `${folder}/${file}`)
        .filter((file) => !file.startsWith("lib/server/prisma/"))
    : [];

const files = [
  ...["lib", "components", "app", "reference", "demo", "scripts", "server"].flatMap(filesIn),
  ...["instrumentation.ts", "middleware.ts", "next.config.ts"].filter((file) =>
    existsSync(path.join(root, file)),
  ),
];

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s(?:[^"';]*?\sfrom\s*)?["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']/g;

/** The modules a file imports, types included; our own as paths from the root without their ending. */
function importsOf(file: string): string[] {
  const source = readFileSync(path.join(root, file), "utf8");
  return [...source.matchAll(IMPORT)].map(([, plain, dynamic]) => {
    const name = (plain ?? dynamic)!;
    if (name.startsWith("@/")) return name.replace(/\.[jt]sx?$/, "");
    if (name.startsWith("."))
      return `@/${path.normalize(path.join(path.dirname(file), name)).replace(/\.[jt]sx?$/, "")}`;
    return name;
  });
}

const graph = new Map(files.map((file) => [file.replace(/\.tsx?$/, ""), importsOf(file)]));
const own = (name: string) => (name.startsWith("@/") ? name.slice(2) : null);
const inside = (file: string, folder: string) =>
  file === folder || file.startsWith(folder.endsWith("/") ? folder : `${folder}/`);
const layerOf = (file: string) =>
  Object.keys(MAY)
    .filter((folder) => inside(file, folder))
    .sort((a, b) => b.length - a.length)[0];

function mayImport(from: string, to: string): boolean {
  if (/\.(css|json|svg)$/.test(to)) return true;
  const layer = layerOf(from)!;
  const area = /^lib\/domain\/([^/]+)/.exec(from)?.[1];
  const otherArea = /^lib\/domain\/([^/]+)/.exec(to)?.[1];
  if (area && otherArea) return area === otherArea || AREAS.indexOf(otherArea) < AREAS.indexOf(area);
  return inside(to, layer) || MAY[layer]!.some((folder) => inside(to, folder));
}

describe("arrows between folders", () => {
  test("every file has a layer", () => {
    expect([...graph.keys()].filter((file) => layerOf(file) === undefined)).toEqual([]);
  });

  test("every folder of the domain is an area", () => {
    const folders = readdirSync(path.join(root, "lib/domain"), { withFileTypes: true });
    expect(folders.filter((entry) => !entry.isDirectory() || !AREAS.includes(entry.name))).toEqual([]);
  });

  test("every folder of components imports earlier ones alone", () => {
    const order = Object.keys(COMPONENTS);
    const wrong = order.filter((folder, at) =>
      COMPONENTS[folder]!.some((other) => !order.slice(0, at).includes(other)),
    );
    expect(wrong).toEqual([]);
  });

  test("no import points where it may not", () => {
    const wrong = [...graph].flatMap(([from, tos]) =>
      tos.flatMap((name) => {
        const to = own(name);
        return to !== null && !mayImport(from, to) ? [`${from} -> ${to}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test("no cycles", () => {
    const state = new Map<string, "open" | "done">();
    const found: string[] = [];
    const visit = (node: string, trail: readonly string[]) => {
      if (state.get(node) === "done" || !graph.has(node)) return;
      if (state.get(node) === "open")
        return void found.push([...trail.slice(trail.indexOf(node)), node].join(" -> "));
      state.set(node, "open");
      for (const name of graph.get(node)!) if (own(name) !== null) visit(own(name)!, [...trail, node]);
      state.set(node, "done");
    };
    for (const node of graph.keys()) visit(node, []);
    expect(found).toEqual([]);
  });

  test("packages stay where they belong", () => {
    const wrong = [...graph].flatMap(([from, names]) =>
      names.flatMap((name) =>
        PACKAGES.some((rule) => rule.names.test(name) && !rule.only.test(from)) ? [`${from} -> ${name}`] : [],
      ),
    );
    expect(wrong).toEqual([]);
  });

  test("scripts/ itself holds commands only; what several share has a folder named for what it holds", () => {
    const commands = Object.values(packageFile.scripts).join(" ");
    const parts = readdirSync(path.join(root, "scripts"), { withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith(".sh"))
      .filter((entry) => !commands.includes(`scripts/${entry.name}`));
    expect(parts.map((entry) => entry.name)).toEqual([]);
  });

  test("server modules cannot reach the browser", () => {
    const open = files
      .filter((file) => /^lib\/(server|domain|auth|http)\//.test(file))
      .filter((file) => !readFileSync(path.join(root, file), "utf8").includes('import "server-only"'));
    expect(open).toEqual([]);
  });
});

const METHOD = "GET|POST|PUT|PATCH|DELETE";

/** What a route file exports besides `methods({ … })` whose values are all `route(…)`; empty when there is nothing. */
function besidesRoutes(source: string): string[] {
  const code = source.replace(/^import .*$/gm, "").trim();
  const body = /^export const \{ GET, POST, PUT, PATCH, DELETE \} = methods\(\{\n([\s\S]*)^\}\);$/m.exec(
    code,
  );
  if (body === null || body[0] !== code) return ["anything but one methods({ … })"];
  // A handler begins where a line is indented by two: the format is held by Prettier.
  return body[1]!
    .split("\n")
    .filter((line) => /^ {2}[^\s})]/.test(line))
    .filter((line) => !new RegExp(`^  (${METHOD}): route\\(`).test(line));
}

describe("contracts and route files", () => {
  const routeFiles = filesIn("app/api/v1").filter((file) => /\/route\.tsx?$/.test(file));
  const handled = routeFiles.flatMap((file) => {
    const source = readFileSync(path.join(root, file), "utf8");
    const url = file
      .replace("app/api/v1", "")
      .replace("/route.ts", "")
      .replace(/\[(\w+)\]/g, "{$1}");
    return [...source.matchAll(/(GET|POST|PUT|PATCH|DELETE):\s*route\(\s*(?:\w+\.)?(\w+)/g)].map(
      ([, method, name]) => `${method} ${url} ${name}`,
    );
  });
  const contracted = Object.entries(operations).map(
    ([name, { method, path: url }]) => `${method} ${url} ${name}`,
  );

  test("every operation has its route file, and every route its operation", () => {
    expect(handled.toSorted()).toEqual(contracted.toSorted());
  });

  test("a route file exports route()s and nothing else; what no path names is the catch-all's", () => {
    const wrong = routeFiles
      .filter((file) => file !== "app/api/v1/[[...path]]/route.ts")
      .flatMap((file) =>
        besidesRoutes(readFileSync(path.join(root, file), "utf8")).map((line) => `${file}: ${line}`),
      );
    expect(wrong).toEqual([]);
  });

  test.each([
    "export const GET = () => new Response();",
    "export const { GET, POST, PUT, PATCH, DELETE } = methods({\n  PUT: put,\n});",
    "export const { GET, POST, PUT, PATCH, DELETE } = methods({\n  GET: route(x, y),\n});\nexport const HEAD = z;",
    "export const { GET, POST, PUT, PATCH, DELETE } = methods({\n  ...others,\n});",
  ])("%j is not such a file", (source) => {
    expect(besidesRoutes(source)).not.toEqual([]);
  });
});

describe("environment", () => {
  test(".env.example names exactly the variables of the schema", () => {
    const example = readFileSync(path.join(root, ".env.example"), "utf8");
    const named = [...example.matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name!);
    // NODE_ENV is set by the commands, never by hand.
    const known = Object.keys(Env.shape).filter((name) => name !== "NODE_ENV");
    expect(named.toSorted()).toEqual(known.toSorted());
  });

  test("docs/running/variables.md is what npm run write-variables makes, and says what each variable is for", async () => {
    const page = readFileSync(path.join(root, "docs/running/variables.md"), "utf8");
    expect(page).toBe(await variablesPage());
    const undescribed = Object.entries(Env.shape).filter(([, { description }]) => !description);
    expect(undescribed.map(([name]) => name)).toEqual([]);
  });

  test.each(["Dockerfile", "docs/running/container.md", "docs/running/bare-metal.md"])(
    "%s starts the server with the limits and options of npm start",
    (file) => {
      const options = packageFile.scripts.start.match(/MALLOC_\w+=\d+|--[a-z-]+(=\d+)?/g) ?? [];
      expect(options).toHaveLength(8);
      const text = readFileSync(path.join(root, file), "utf8");
      expect(options.filter((option) => !text.includes(option))).toEqual([]);
    },
  );
});
