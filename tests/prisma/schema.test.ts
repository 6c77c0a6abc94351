import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { useDatabase } from "@/tests/support/database";
import { db } from "@/lib/server/db";
import { rows } from "@/lib/server/rows";

useDatabase();

/** What Prisma's types are in Postgres, where nothing else is said. */
const TYPES: Readonly<Record<string, string>> = {
  String: "text",
  Int: "integer",
  BigInt: "bigint",
  Float: "double precision",
  Boolean: "boolean",
  DateTime: "timestamp(3) without time zone",
  Json: "jsonb",
};
const NATIVE_TYPES: Readonly<Record<string, string>> = {
  "@db.Timestamptz(6)": "timestamp with time zone",
  "@db.Date": "date",
  "@db.SmallInt": "smallint",
};

/** The shape of a database: a line a column, a line a unique key, a line an enum. */
type Shape = { columns: string[]; uniques: string[]; enums: string[] };

const mapped = (text: string): string | undefined => /@map\("([^"]+)"\)/.exec(text)?.[1];
const listed = (text: string): string[] => text.split(",").map((name) => name.trim());
const unique = (table: string, columns: readonly string[]) => `${table} (${columns.toSorted().join(", ")})`;

/** What schema.prisma says; `prisma generate` has found its language good. */
function shapeOfSchema(source: string): Shape {
  const code = source.replace(/^\s*\/\/.*$/gm, "");
  const blocks = [...code.matchAll(/^(model|enum) (\w+) \{\n([\s\S]*?)^\}/gm)].map(
    ([, kind, name, body]) => ({
      kind: kind!,
      name: name!,
      dbName: mapped(body!.replace(/^(?!\s*@@map).*$/gm, "")) ?? name!,
      lines: body!
        .split("\n")
        .map((line) => line.trim())
        .filter(Boolean),
    }),
  );
  const models = blocks.filter(({ kind }) => kind === "model");
  const enums = new Map(
    blocks.filter(({ kind }) => kind === "enum").map((block) => [block.name, block] as const),
  );
  const shape: Shape = { columns: [], uniques: [], enums: [] };
  for (const { dbName, lines } of enums.values())
    shape.enums.push(`${dbName}: ${lines.filter((line) => !line.startsWith("@@")).join(", ")}`);
  for (const { dbName: table, lines } of models) {
    const columns = new Map<string, string>();
    for (const line of lines.filter((one) => !one.startsWith("@@"))) {
      const [, field, type, list, optional, rest] =
        /^(\w+)\s+(Unsupported\("[^"]+"\)|\w+)(\[\])?(\?)?(.*)$/.exec(line)!;
      if (models.some(({ name }) => name === type)) continue; // the other side of a foreign key
      const column = mapped(rest!) ?? field!;
      columns.set(field!, column);
      const native = /@db\.\w+(\([^)]*\))?/.exec(rest!)?.[0];
      const sqlType =
        /^Unsupported\("(.+)"\)$/.exec(type!)?.[1]?.replace(", ", ",") ??
        enums.get(type!)?.dbName ??
        (native === undefined ? TYPES[type!] : NATIVE_TYPES[native]);
      shape.columns.push(`${table}.${column} ${sqlType}${list ?? ""}${optional ? "" : " NOT NULL"}`);
      if (/@(id|unique)\b/.test(rest!)) shape.uniques.push(unique(table, [column]));
    }
    for (const line of lines) {
      const keys = /^@@(?:id|unique)\(\[([^\]]+)\]/.exec(line)?.[1];
      if (keys !== undefined)
        shape.uniques.push(
          unique(
            table,
            listed(keys).map((field) => columns.get(field) ?? field),
          ),
        );
    }
  }
  return shape;
}

const Told = z.object({ told: z.string() });

/**
 * What the migrations have made; tables of extensions and of Prisma itself are not ours. A generated column is optional
 * in Prisma's schema, so that a new row need not give it. Six digits of a second are what Postgres keeps anyway.
 */
async function shapeOfDatabase(): Promise<Shape> {
  const columns = await rows(db, Told)`
    SELECT format('%s.%s %s%s', relation.relname, attribute.attname, replace(format_type(attribute.atttypid, attribute.atttypmod), '(6)', ''),
                  CASE WHEN attribute.attnotnull AND attribute.attgenerated = '' THEN ' NOT NULL' ELSE '' END) AS told
    FROM pg_class AS relation JOIN pg_attribute AS attribute ON attribute.attrelid = relation.oid
    WHERE relation.relkind IN ('r', 'p') AND relation.relnamespace = 'public'::regnamespace
      AND attribute.attnum > 0 AND NOT attribute.attisdropped AND relation.relname <> '_prisma_migrations'
      AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = relation.oid AND deptype = 'e')`;
  const uniques = await rows(db, z.object({ table: z.string(), columns: z.array(z.string()) }))`
    SELECT relation.relname::text AS table, array_agg(attribute.attname::text) AS columns
    FROM pg_index AS entry JOIN pg_class AS relation ON relation.oid = entry.indrelid
    JOIN pg_attribute AS attribute ON attribute.attrelid = relation.oid AND attribute.attnum = ANY (entry.indkey)
    WHERE entry.indisunique AND entry.indpred IS NULL AND entry.indexprs IS NULL
      AND relation.relnamespace = 'public'::regnamespace AND relation.relname <> '_prisma_migrations'
      AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = relation.oid AND deptype = 'e')
    GROUP BY entry.indexrelid, relation.relname`;
  const enums = await rows(db, Told)`
    SELECT format('%s: %s', kind.typname, string_agg(label.enumlabel, ', ' ORDER BY label.enumsortorder)) AS told
    FROM pg_type AS kind JOIN pg_enum AS label ON label.enumtypid = kind.oid
    WHERE kind.typnamespace = 'public'::regnamespace
      AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = kind.oid AND deptype = 'e')
    GROUP BY kind.typname`;
  return {
    columns: columns.map(({ told }) => told),
    uniques: uniques.map((key) => unique(key.table, key.columns)),
    enums: enums.map(({ told }) => told),
  };
}

const sorted = (lines: readonly string[]) => [...new Set(lines)].toSorted();

describe("schema.prisma and the migrated database say the same", () => {
  const schema = shapeOfSchema(readFileSync("prisma/schema.prisma", "utf8"));

  test.each(["columns", "uniques", "enums"] as const)("of %s", async (part) => {
    const database = await shapeOfDatabase();
    expect(schema[part].length).toBeGreaterThan(3);
    expect(sorted(schema[part])).toEqual(sorted(database[part]));
  });
});
