import "server-only";

/**
 * Makes an answer a file that browsers save: private, and kept by nobody on the way.
 * @param fileName plain ASCII
 */
export function saveAs(fileName: string, responseHeaders: Headers): void {
  responseHeaders.set("Content-Disposition", `attachment; filename="${fileName}"`);
  responseHeaders.set("Cache-Control", "private, no-store");
  responseHeaders.set("X-Content-Type-Options", "nosniff");
}
