import { createServer } from "node:net";

/**
 * Reads PORT: absent or blank is 3000.
 *
 * @throws RangeError when it is no port.
 */
export function readPort(value: string | undefined): number {
  const text = value?.trim() ?? "";
  if (text === "") return 3000;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535)
    throw new RangeError(`PORT must be a number from 1 to 65535, not '${text}'`);
  return port;
}

/** One line for a person when a port cannot be used, or null when it can. */
export function portProblem(port: number): Promise<string | null> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => done(explainListenError(port, error)));
    probe.listen(port, () => probe.close(() => done(null)));
  });
}

/** What a failed listen() means, and what to do. */
export function explainListenError(port: number, error: NodeJS.ErrnoException): string {
  if (error.code === "EADDRINUSE")
    return `port ${port} is taken: stop what uses it, or choose another with PORT=${port + 1}`;
  if (error.code === "EACCES")
    return `port ${port} needs more rights than this user has: choose one above 1023 with PORT=3000`;
  return `port ${port} cannot be used: ${error.message}`;
}
