import "server-only";

/** A cache between the server and its visitors that can be told by tags what to forget (docs/decisions/044). */
export type Cdn = {
  /** What an answer carries so that the cache keeps it, for at most so many seconds, and finds it by its tags. */
  readonly headers: (tags: readonly string[], seconds: number) => Readonly<Record<string, string>>;
  /** How many tags one call may name. */
  readonly mostTags: number;
  /** @throws Error when the cache did not say that it is done */
  readonly purge: (tags: readonly string[]) => Promise<void>;
  /** @throws Error when the cache did not say that it is done */
  readonly purgeAll: () => Promise<void>;
};

type Settings = Readonly<Record<"CDN" | "CDN_SITE" | "CDN_TOKEN" | "CDN_API_URL", string | undefined>>;

const TIMEOUT_MS = 3000;

async function tell(url: string, options: RequestInit): Promise<Response> {
  const response = await fetch(url, {
    ...options,
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`it answered ${response.status}`);
  }
  return response;
}

/** As its API reference tells: POST /zones/{zone}/purge_cache, 100 tags a call, and `success` in the answer. */
function cloudflare({ CDN_SITE, CDN_TOKEN, CDN_API_URL }: Settings): Cdn {
  const purge = async (what: object): Promise<void> => {
    const base = CDN_API_URL ?? "https://api.cloudflare.com/client/v4";
    const response = await tell(`${base}/zones/${encodeURIComponent(CDN_SITE ?? "")}/purge_cache`, {
      method: "POST",
      headers: { Authorization: `Bearer ${CDN_TOKEN}`, "Content-Type": "application/json" },
      body: JSON.stringify(what),
    });
    const { success } = (await response.json()) as { success?: unknown };
    if (success !== true) throw new Error("it answered without success");
  };
  return {
    headers: (tags, seconds) => ({
      ...(tags.length > 0 && { "cache-tag": tags.join(",") }),
      "cloudflare-cdn-cache-control": `max-age=${seconds}`,
    }),
    mostTags: 100,
    purge: (tags) => purge({ tags }),
    purgeAll: () => purge({ purge_everything: true }),
  };
}

const surrogateHeaders: Cdn["headers"] = (tags, seconds) => ({
  ...(tags.length > 0 && { "surrogate-key": tags.join(" ") }),
  "surrogate-control": `max-age=${seconds}`,
});

/** As its API reference tells: POST /service/{service}/purge with up to 256 keys in a header, and …/purge_all. */
function fastly({ CDN_SITE, CDN_TOKEN, CDN_API_URL }: Settings): Cdn {
  const purge = async (path: string, headers: Record<string, string> = {}): Promise<void> => {
    const base = CDN_API_URL ?? "https://api.fastly.com";
    const response = await tell(`${base}/service/${encodeURIComponent(CDN_SITE ?? "")}/${path}`, {
      method: "POST",
      headers: { "Fastly-Key": CDN_TOKEN ?? "", Accept: "application/json", ...headers },
    });
    await response.body?.cancel();
  };
  return {
    headers: surrogateHeaders,
    mostTags: 256,
    purge: (tags) => purge("purge", { "Surrogate-Key": tags.join(" ") }),
    purgeAll: () => purge("purge_all"),
  };
}

/** By deploy/varnish.vcl.example: BAN with the tags as alternatives, or without any for all. */
function varnish({ CDN_API_URL }: Settings): Cdn {
  const ban = async (headers: Record<string, string>): Promise<void> => {
    const response = await tell(CDN_API_URL ?? "", { method: "BAN", headers });
    await response.body?.cancel();
  };
  return {
    headers: surrogateHeaders,
    mostTags: 50,
    // Tags are letters, digits, colons and dashes: nothing in them means anything else in a pattern.
    purge: (tags) => ban({ "X-Purge-Tags": tags.join("|") }),
    purgeAll: () => ban({}),
  };
}

const KINDS = { cloudflare, fastly, varnish } as const;

/** The cache that the environment names, or null where none stands between. */
export function declaredCdn(variables: NodeJS.ProcessEnv = process.env): Cdn | null {
  const set = (name: keyof Settings): string | undefined => variables[name] || undefined;
  const kind = set("CDN");
  if (kind === undefined || !Object.hasOwn(KINDS, kind)) return null;
  return KINDS[kind as keyof typeof KINDS]({
    CDN: kind,
    CDN_SITE: set("CDN_SITE"),
    CDN_TOKEN: set("CDN_TOKEN"),
    CDN_API_URL: set("CDN_API_URL")?.replace(/\/+$/, ""),
  });
}
