import { parseArgs, type ParseArgsConfig } from "node:util";
import { keptByNpm } from "@/scripts/process/kept-by-npm";

type Read<C extends ParseArgsConfig> = ReturnType<typeof parseArgs<C>>;

/**
 * The options and other words of the command line, as `parseArgs` reads them. `--help` prints how the command is used and
 * ends it with 0; what it does not know ends it with 2, naming that.
 * @param usage one line, without 'usage:'
 */
export function readOptions<const C extends ParseArgsConfig>(usage: string, config: C): Read<C> {
  if (process.argv.slice(2).some((word) => word === "--help" || word === "-h")) {
    console.log(`usage: ${usage}`);
    process.exit(0);
  }
  const refuse = (sentence: string): never => {
    console.error(`${sentence}\nusage: ${usage}`);
    process.exit(2);
  };
  const kept = keptByNpm(config.options ?? {});
  if (kept !== null) refuse(kept);
  try {
    return parseArgs(config) as Read<C>;
  } catch (error) {
    return refuse((error as Error).message.split(". ")[0]!);
  }
}
