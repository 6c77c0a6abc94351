/** Names npm has settings of its own for, which a person may have set for good. */
const NPMS_OWN: ReadonlySet<string> = new Set(["json", "long", "only", "yes"]);

/**
 * What to say where npm kept an option for itself because no `--` stood before it, else null: without a word
 * `npm run seed --reference` would fill the database with the demo.
 * @param options what the command takes, by their names
 */
export function keptByNpm(
  options: object,
  args: readonly string[] = process.argv.slice(2),
  env: Readonly<Record<string, string | undefined>> = process.env,
): string | null {
  const command = env["npm_lifecycle_event"];
  if (command === undefined) return null;
  const kept = Object.keys(options).find(
    (name) =>
      !NPMS_OWN.has(name) &&
      env[`npm_config_${name.replaceAll("-", "_")}`] &&
      !args.some((word) => word === `--${name}` || word.startsWith(`--${name}=`)),
  );
  return kept === undefined
    ? null
    : `npm took --${kept} for itself: what is meant for the command stands behind --, as in npm run ${command} -- --${kept}`;
}
