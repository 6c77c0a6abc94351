import { serveMedia } from "@/lib/http/serve-media";

type Context = { params: Promise<{ name: string }> };

/** A picture of a listing in one of its stored widths, `{id}-{width}.webp`. */
export const GET = async (_request: Request, { params }: Context) => serveMedia((await params).name, "GET");

export const HEAD = async (_request: Request, { params }: Context) => serveMedia((await params).name, "HEAD");
