/** A LIKE pattern for texts that contain this one, whatever it holds (security.md P5). */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;
