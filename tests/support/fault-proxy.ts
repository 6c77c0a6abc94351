import { connect, createServer, type Server, type Socket } from "node:net";
import { Transform } from "node:stream";

type Target = { readonly host: string; readonly port: number };

export type FaultProxy = {
  readonly port: number;
  /** Ends every connection and refuses new ones, as a database that is down does. */
  readonly down: () => Promise<void>;
  readonly up: () => Promise<void>;
  /** Passes nothing on and answers nothing, on connections that are open and on new ones. */
  readonly silence: () => void;
  /** Passes on what comes over new connections; those that were silenced stay so. */
  readonly speak: () => void;
  /** Passes every answer on so much later, ms; 0: at once again. */
  readonly delay: (ms: number) => void;
  /** Where new connections lead to from now on. */
  readonly pointAt: (target: Target) => void;
  readonly close: () => Promise<void>;
};

/** A TCP proxy on loopback in front of a server that tests take away and give back. */
export async function startFaultProxy(first: Target): Promise<FaultProxy> {
  const open = new Set<Socket>();
  let target = first;
  let isSilent = false;
  let delayMs = 0;
  const later = () =>
    new Transform({
      transform(chunk, _encoding, done) {
        if (delayMs === 0) return done(null, chunk);
        setTimeout(() => done(null, chunk), delayMs);
      },
    });
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on("close", () => open.delete(socket));
    socket.on("error", () => socket.destroy());
  };
  let server: Server;
  const listen = (port: number) =>
    new Promise<number>((resolve, reject) => {
      server = createServer((client) => {
        keep(client);
        if (isSilent) return;
        const upstream = connect(target.port, target.host);
        keep(upstream);
        client.pipe(upstream).pipe(later()).pipe(client);
        client.on("close", () => upstream.destroy());
        upstream.on("close", () => client.destroy());
      });
      server.once("error", reject);
      server.listen(port, "127.0.0.1", () => resolve((server.address() as { port: number }).port));
    });
  const down = () =>
    new Promise<void>((resolve) => {
      if (!server.listening) return resolve();
      server.close(() => resolve());
      for (const socket of open) socket.destroy();
    });
  const silence = () => {
    isSilent = true;
    for (const socket of open) socket.unpipe().pause();
  };
  const delay = (ms: number) => {
    delayMs = ms;
  };
  const pointAt = (next: Target) => {
    target = next;
  };
  const speak = () => {
    isSilent = false;
  };
  const port = await listen(0);
  return {
    port,
    down,
    up: async () => void (await listen(port)),
    silence,
    speak,
    delay,
    pointAt,
    close: down,
  };
}
