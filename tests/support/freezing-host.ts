import { createServer, request as ask, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A host that freezes a process as soon as nothing is asked of it, and wakes it for the next request: what it does behind
 * an answer goes on then, or never. Requests at the same moment reach it together.
 */
export async function startFreezingHost() {
  let behind: { readonly port: number; readonly pid: number } | undefined;
  let underWay = 0;
  let freezes = 0;
  const server: Server = createServer((request, response) => {
    const { port, pid } = behind!;
    underWay += 1;
    process.kill(pid, "SIGCONT");
    response.once("close", () => {
      underWay -= 1;
      if (underWay > 0 || behind === undefined) return;
      process.kill(pid, "SIGSTOP");
      freezes += 1;
    });
    const { method, url, headers } = request;
    const further = ask({ host: "127.0.0.1", port, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(response);
    });
    further.on("error", () => response.destroy());
    request.pipe(further);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** From now on this process answers. */
    holds: (process: { readonly port: number; readonly pid: number }): void => {
      behind = process;
    },
    freezes: (): number => freezes,
    /** Wakes the process for good, so that it can be ended. */
    stop: async (): Promise<void> => {
      if (behind !== undefined) process.kill(behind.pid, "SIGCONT");
      behind = undefined;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
