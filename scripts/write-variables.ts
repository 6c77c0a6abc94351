// npm run write-variables: docs/running/variables.md anew, from the schema of the environment.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "@/scripts/environment-file";
import { variablesPage } from "@/scripts/variables-page";

writeFileSync(join(projectRoot, "docs", "running", "variables.md"), await variablesPage());
