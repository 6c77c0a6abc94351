// npm run train:classifier: makes lib/domain/listings/search/reading/subcategory-model.{json,bin} anew from the examples in
// scripts/classifier, the terms and the names. Needed whenever one of them changed; a test says so.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { examples } from "@/scripts/classifier/examples";
import { train } from "@/scripts/classifier/train";
import { readOptions } from "@/scripts/process/read-options";
import { tellFailure } from "@/scripts/process/tell-failure";

const FOLDER = path.join(import.meta.dirname, "../lib/domain/listings/search/reading");

function main(): void {
  readOptions("npm run train:classifier", {});
  const given = examples();
  console.log(`${given.length} examples`);
  const { model, numbers } = train(given, ({ done, total }) => console.log(`${done} of ${total}`));
  writeFileSync(path.join(FOLDER, "subcategory-model.json"), `${JSON.stringify(model, null, 2)}\n`);
  writeFileSync(path.join(FOLDER, "subcategory-model.bin"), numbers);
}

try {
  main();
} catch (error) {
  tellFailure(error);
}
