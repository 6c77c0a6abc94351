import "server-only";
import { after } from "next/server";
import { currentResponse } from "@/lib/server/current-response";

/**
 * Does something when the answer of the request under way has been sent: a host that freezes processes between requests
 * waits for it (docs/decisions/041-without-the-front-server.md). Outside of a request, as in a command, it is done at once.
 * @param work tells its failures itself; what it throws is Next's to log
 */
export function afterAnswer(work: () => Promise<void>): void {
  try {
    after(work);
  } catch {
    // Next knows no request here: the front server answers, or nobody.
    const response = currentResponse();
    if (response === undefined) void work();
    else response.once("close", () => void work());
  }
}
