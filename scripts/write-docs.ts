// npm run write-docs: the pages that are made from code, anew: the environment's schema as docs/running/variables.md, the
// API's document as docs/api.md. npm run write-variables: the first of them alone.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { apiPage } from "@/scripts/docs/api-page";
import { projectRoot } from "@/scripts/process/environment-file";
import { readOptions } from "@/scripts/process/read-options";
import { variablesPage } from "@/scripts/docs/variables-page";

const write = (file: string, page: string) => writeFileSync(join(projectRoot, "docs", file), page);

const { positionals } = readOptions("npm run write-docs -- [variables]", { allowPositionals: true });
write("running/variables.md", await variablesPage());
if (positionals[0] !== "variables") write("api.md", await apiPage());
