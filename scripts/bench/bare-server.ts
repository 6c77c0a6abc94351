// Run by the bench in a process of its own: answers everything with the bytes of a file, from memory.
// node --import tsx scripts/bench/bare-server.ts FILE HEADERS, the headers as JSON; prints its port.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const [file, headers] = process.argv.slice(2);
const body = readFileSync(file!);
const given = { ...(JSON.parse(headers!) as Record<string, string>), "Content-Length": body.length };
const server = createServer((_request, response) => response.writeHead(200, given).end(body));
server.listen(0, "127.0.0.1", () => console.log((server.address() as AddressInfo).port));
