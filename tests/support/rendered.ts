import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { prerenderToNodeStream } from "react-dom/static";

/** The HTML of a page whose parts may wait for what they load, whole, as the server sends it. */
export const rendered = async (page: ReactNode): Promise<string> =>
  text((await prerenderToNodeStream(page)).prelude);
