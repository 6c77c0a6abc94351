/** A handler of a route file, as Next and the front server call it. */
export type RouteHandler = (
  request: Request,
  context: { params: Promise<Record<string, string>> },
) => Promise<Response>;

/** The exports of route files by their folders below app/api/v1, with a name in brackets where any value stands. */
export type RouteFiles = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export type FoundRoute = {
  /** As Next names it, for traces. */
  readonly pattern: string;
  readonly handler: RouteHandler;
  readonly params: Record<string, string>;
};

type Node = {
  readonly fixed: Map<string, Node>;
  variable?: { readonly name: string; readonly node: Node };
  file?: { readonly pattern: string; readonly handlers: Readonly<Record<string, unknown>> };
};

const PREFIX = "/api/v1/";
/** What needs no reading: nothing encoded, no empty part, none of dots alone. */
const PLAIN = /^\/api\/v1(?:\/\w[\w.-]*)+$/;

const emptyNode = (): Node => ({ fixed: new Map() });

/** The node that a folder's part leads to, made where there is none yet. */
function step(node: Node, part: string): Node {
  const name = /^\[(\w+)\]$/.exec(part)?.[1];
  if (name !== undefined) return (node.variable ??= { name, node: emptyNode() }).node;
  const known = node.fixed.get(part);
  if (known !== undefined) return known;
  const made = emptyNode();
  node.fixed.set(part, made);
  return made;
}

type Match = { readonly file: NonNullable<Node["file"]>; readonly params: Record<string, string> };

/** A part that is named comes before one that takes any value, as in Next's router. */
function match(node: Node, parts: readonly string[], at = 0): Match | null {
  const part = parts[at];
  if (part === undefined) return node.file === undefined ? null : { file: node.file, params: {} };
  const fixed = node.fixed.get(part);
  const named = fixed === undefined ? null : match(fixed, parts, at + 1);
  if (named !== null || node.variable === undefined) return named;
  const other = match(node.variable.node, parts, at + 1);
  return other && { file: other.file, params: { ...other.params, [node.variable.name]: part } };
}

/**
 * Finds what answers a method and a path of the API. HEAD is what GET says, without its body. Null for whatever Next has a
 * rule of its own for: OPTIONS, a path that is not written plainly, one that names nothing.
 */
export function routeFinder(files: RouteFiles): (method: string, path: string) => FoundRoute | null {
  const root = emptyNode();
  for (const [folder, handlers] of Object.entries(files)) {
    const parts = folder.split("/");
    if (parts.some((part) => part.startsWith("[["))) continue;
    parts.reduce(step, root).file = { pattern: PREFIX + folder, handlers };
  }
  return (method, path) => {
    if (!PLAIN.test(path)) return null;
    const found = match(root, path.slice(PREFIX.length).split("/"));
    const name = method === "HEAD" ? "GET" : method;
    if (found === null || !Object.hasOwn(found.file.handlers, name)) return null;
    const { pattern, handlers } = found.file;
    return { pattern, handler: handlers[name] as RouteHandler, params: found.params };
  };
}
