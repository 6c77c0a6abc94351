import { databaseUrl, skipOnPglite, useDatabase } from "@/tests/support/database";
import { describe, expect, test } from "vitest";
import { copyRows, isPglite } from "@/reference/places/copy-rows";
import { usingClient } from "@/tests/support/test-database";

useDatabase();

test("it knows PGlite, which cannot copy", () =>
  usingClient(databaseUrl, async (client) => expect(await isPglite(client)).toBe(skipOnPglite)));

describe.skipIf(skipOnPglite)("copyRows", () => {
  test("writes what COPY's own marks look like as it is, and null", () =>
    usingClient(databaseUrl, async (client) => {
      await client.query("CREATE TEMP TABLE told (at int, said text)");
      const said = [
        "नलसाज़",
        "a\tb",
        "a\nb",
        "a\r\nb",
        "C:\\new",
        "\\N",
        "\\.",
        "",
        " ",
        "'; DROP TABLE told --",
        null,
      ];
      await copyRows(
        client,
        "told (at, said)",
        said.map((text, at) => [at, text]),
      );
      const { rows } = await client.query<{ said: string | null }>("SELECT said FROM told ORDER BY at");
      expect(rows.map((row) => row.said)).toEqual(said);
    }));

  test("a row the table refuses is an error, and the connection goes on", () =>
    usingClient(databaseUrl, async (client) => {
      await client.query("CREATE TEMP TABLE counted (n int)");
      await expect(copyRows(client, "counted (n)", [[1], ["two"]])).rejects.toThrow("two");
      await copyRows(client, "counted (n)", [[3]]);
      expect((await client.query("SELECT n FROM counted")).rows).toEqual([{ n: 3 }]);
    }));

  test("nothing is nothing", () =>
    usingClient(databaseUrl, async (client) => {
      await client.query("CREATE TEMP TABLE empty (n int)");
      await copyRows(client, "empty (n)", []);
      expect((await client.query("SELECT n FROM empty")).rows).toEqual([]);
    }));
});
