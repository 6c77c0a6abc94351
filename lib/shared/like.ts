/** A LIKE pattern for texts that contain this one, whatever it holds (docs/security.md#input). */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;
