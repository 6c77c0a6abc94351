/** An origin as a policy names it: scheme, host, perhaps every host below one, perhaps a port. */
const HOST = /^https?:\/\/(\*\.)?[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/i;

export const isMapHosts = (text: string): boolean => text.split(",").every((host) => HOST.test(host.trim()));

/**
 * The origins that a page may load a map from: the style's own and those of its tiles, letters and pictures. None
 * without a style. Reads the environment as it stands, for the build's configuration and the server before Next.
 */
export function mapHosts(variables: Readonly<Record<string, string | undefined>>): string[] {
  const { MAP_STYLE_URL: style = "", MAP_HOSTS: hosts = "" } = variables;
  if (!/^https?:/.test(style) || !URL.canParse(style)) return [];
  const others = hosts.split(",").map((host) => host.trim());
  return [...new Set([new URL(style).origin, ...others.filter((host) => HOST.test(host))])];
}
