import { connect, createServer, type Socket } from "node:net";

export type LateProxy = {
  /** Everything that the server sends from now on comes so much later, ms, and no slower. */
  readonly delay: (ms: number) => void;
  readonly close: () => Promise<void>;
};

/** A line that takes its time, as between two cities: many answers may be on their way at once. */
export async function startLateProxy(port: number, target: number): Promise<LateProxy> {
  const open = new Set<Socket>();
  let delayMs = 0;
  const keep = (socket: Socket): void => {
    open.add(socket);
    socket.on("close", () => open.delete(socket));
    socket.on("error", () => socket.destroy());
  };
  const server = createServer((client) => {
    const upstream = connect(target, "127.0.0.1");
    for (const socket of [client, upstream]) keep(socket);
    client.pipe(upstream);
    client.on("close", () => upstream.destroy());
    let dueAt = 0;
    // In the order in which it came: what is sent after the delay was taken away waits for what was sent before.
    const later = (then: () => void): void => {
      dueAt = Math.max(dueAt, performance.now() + delayMs);
      const waitMs = dueAt - performance.now();
      if (waitMs <= 0) then();
      else setTimeout(then, waitMs);
    };
    upstream.on("data", (chunk: Buffer) => later(() => client.write(chunk)));
    upstream.on("end", () => later(() => client.end()));
    upstream.on("close", () => later(() => client.destroySoon()));
  });
  await new Promise<void>((done, fail) => {
    server.once("error", fail);
    server.listen(port, "127.0.0.1", done);
  });
  return {
    delay: (ms) => {
      delayMs = ms;
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const socket of open) socket.destroy();
      }),
  };
}
