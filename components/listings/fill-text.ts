/** A finished string with its `{holes}` filled: what a client component does with the texts it is given. */
export const fillText = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (hole, key: string) => String(values[key] ?? hole));
