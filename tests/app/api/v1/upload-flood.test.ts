import { databaseUrl, useDatabase } from "@/tests/support/database";
import { storedFiles, useUploads } from "@/tests/support/uploads";
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MULTIPART, multipartBody, PDF } from "@/tests/support/multipart";
import { projectRoot } from "@/tests/support/test-database";
import type { UploadReport } from "@/tests/support/upload-server";

useDatabase();
useUploads();

const FLOOD_BYTES = 300_000_000;
const CHUNK = Buffer.alloc(65_536, "x");
let child: ChildProcess;
let port: number;

const nextReport = async (): Promise<UploadReport> => (await once(child, "message"))[0] as UploadReport;

beforeAll(async () => {
  child = fork(`${projectRoot}/tests/support/upload-server.ts`, {
    cwd: projectRoot,
    execArgv: ["--expose-gc", "--conditions=react-server", "--import", "tsx"],
    env: { ...process.env, DATABASE_URL: databaseUrl, DATABASE_POOL_MAX: "1" },
  });
  ({ port } = await nextReport());
});
afterAll(() => child.disconnect());

type Answer = { status: number; text: string; sentBytes: number };

/** Sends the head of a request, then the pieces as long as the server takes them. */
async function send(headers: readonly string[], pieces: Iterable<Buffer>): Promise<Answer> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined); // cut off while we are still sending
  let text = "";
  socket.on("data", (data: Buffer) => (text += data.toString()));
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  await once(socket, "connect");
  socket.write(
    ["POST / HTTP/1.1", "Host: localhost", `Content-Type: ${MULTIPART}`, ...headers, "", ""].join("\r\n"),
  );
  let sentBytes = 0;
  for (const piece of pieces) {
    if (socket.closed || socket.destroyed) break;
    sentBytes += piece.length;
    if (!socket.write(piece)) await Promise.race([once(socket, "drain").catch(() => undefined), closed]);
  }
  await closed;
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0), text, sentBytes };
}

const chunked = (piece: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from("\r\n")]);

function* flood(start: Buffer, wrap: (piece: Buffer) => Buffer = (piece) => piece): Generator<Buffer> {
  yield wrap(start);
  for (let sent = 0; sent < FLOOD_BYTES; sent += CHUNK.length) yield wrap(CHUNK);
}

/** A form that begins well: a PDF that does not end. */
const endlessFile = () =>
  multipartBody([{ name: "documents", filename: "a.pdf", type: "application/pdf", content: PDF }], {
    end: false,
  }).subarray(0, -2);

/**
 * The answer says so and closes. To a sender that goes on sending it may get lost when the connection is reset (RFC 9112,
 * section 9.6): then there is none at all, and what was answered is known from the server's report.
 */
function expectCutOff({ status, text }: Answer): void {
  if (text === "") return;
  expect(status).toBe(413);
  expect(text).toMatch(/connection: close/i);
  expect(text).toContain("PAYLOAD_TOO_LARGE");
}

describe("300 MB from anybody (C7)", () => {
  test("that say so are refused before they are read, and the connection is cut", async () => {
    const [answer, report] = await Promise.all([
      send([`Content-Length: ${FLOOD_BYTES}`], flood(endlessFile())),
      nextReport(),
    ]);
    expectCutOff(answer);
    expect(report).toMatchObject({ status: 413, unhandled: 0 });
    expect(report.readBytes).toBeLessThan(1_000_000);
    expect(answer.sentBytes).toBeLessThan(FLOOD_BYTES / 10);
  });

  test("that do not say so are cut off at 26 MiB, with flat memory and nothing left behind", async () => {
    const attempt = () =>
      Promise.all([send(["Transfer-Encoding: chunked"], flood(endlessFile(), chunked)), nextReport()]);
    await attempt(); // what the process needs to read a form at all
    const [, { rssBytes: before }] = await attempt();
    for (let n = 0; n < 3; n++) {
      const [answer, report] = await attempt();
      expectCutOff(answer);
      expect(report).toMatchObject({ status: 413, unhandled: 0 });
      expect(report.readBytes).toBeLessThan(30_000_000);
      expect(answer.sentBytes).toBeLessThan(45_000_000);
      expect(report.rssBytes - before).toBeLessThan(50_000_000);
    }
    expect([...storedFiles("tmp"), ...storedFiles()]).toEqual([]);
  });
});

describe("what lies about itself (C6)", () => {
  const whole = multipartBody([
    { name: "documents", filename: "a.pdf", type: "application/pdf", content: PDF },
  ]);

  test("a shorter length than the form has", async () => {
    const [answer] = await Promise.all([
      send([`Content-Length: ${whole.length - 40}`, "Connection: close"], [whole]),
      nextReport(),
    ]);
    expect(answer.status).toBe(400);
  });

  test("a longer one, and the sender goes away", async () => {
    const socket = connect(port, "127.0.0.1");
    await once(socket, "connect");
    socket.write(
      `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: ${MULTIPART}\r\nContent-Length: ${whole.length + 5000}\r\n\r\n`,
    );
    socket.write(whole.subarray(0, -10));
    const told = nextReport();
    setTimeout(() => socket.destroy(), 200);
    expect(await told).toMatchObject({ status: 400, unhandled: 0 });
    expect([...storedFiles("tmp"), ...storedFiles()]).toEqual([]);
  });

  test("a good form afterwards is taken", async () => {
    const [answer, report] = await Promise.all([
      send([`Content-Length: ${whole.length}`, "Connection: close"], [whole]),
      nextReport(),
    ]);
    expect(answer.status).toBe(201);
    expect(report).toMatchObject({ status: 201, unhandled: 0 });
    expect(storedFiles("tmp")).toEqual([]);
    expect(storedFiles()).toHaveLength(1);
  });
});
