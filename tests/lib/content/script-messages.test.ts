import path from "node:path";
import { expect, test } from "vitest";
import { drawScriptMessages, SCRIPT_MESSAGES } from "@/lib/content/script-messages";

const folder = path.resolve(import.meta.dirname, "../../../lib/content/messages/scripts");

// After a change of texts: npx vitest run --project "unit-*" tests/lib/content/script-messages.test.ts -u
test.each(Object.keys(SCRIPT_MESSAGES) as (keyof typeof SCRIPT_MESSAGES)[])(
  "the texts that come with the script of %s are those of the catalogues",
  async (name) => {
    await expect(drawScriptMessages(name)).toMatchFileSnapshot(path.join(folder, `${name}.json`));
  },
);
