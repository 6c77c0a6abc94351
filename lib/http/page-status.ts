import "server-only";
import { notFound, unstable_rethrow } from "next/navigation";
import { currentResponse } from "@/lib/server/current-response";
import { isDatabaseUnavailable } from "@/lib/server/database-unavailable";
import { errorFields, log } from "@/lib/server/log";
import { keepNoPage } from "@/lib/server/page-cache/page-render";
import { AppError } from "@/lib/shared/errors";

/** How long a person, or their browser, should wait. */
const RETRY_SECONDS = 5;

/** Sets the status of the page being rendered, while that is still possible, and when to try again. */
function setStatus(status: number, retrySeconds: number | null = null): boolean {
  const response = currentResponse();
  if (response === undefined || response.headersSent) return false;
  response.statusCode = status;
  if (retrySeconds !== null) response.setHeader("Retry-After", String(retrySeconds));
  return true;
}

/**
 * Makes the page being rendered a 404 whose body is what the page returns: Next's own notFound() leaves a dynamic page
 * without a body where there is no JavaScript (docs/decisions/005). Call it in the page, above any Suspense.
 * @throws Next's notFound() where the status cannot be set: a real 404 all the same
 */
export function answerNotFound(): void {
  if (!setStatus(404)) notFound();
}

/**
 * Makes the page being rendered a failure whose body is what the page returns: 503 to be tried again when the error
 * says that the database is away, 429 when there were too many requests, else 500. It logs what is a fault.
 * @param otherwise what is done where the status cannot be set any more, as when a script asks for the page again:
 * 'show' leaves it to the page's words
 * @throws redirects and the like, which are no failures; in development, errors of ours; and the error itself where
 * the status cannot be set
 */
export function answerFailure(error: unknown, otherwise: "throw" | "show" = "throw"): void {
  unstable_rethrow(error);
  let isSet: boolean;
  if (error instanceof AppError && error.code === "RATE_LIMITED") {
    isSet = setStatus(429, error.retryAfterSeconds ?? RETRY_SECONDS);
  } else {
    const away = isDatabaseUnavailable(error);
    if (!away && process.env.NODE_ENV === "development") throw error;
    if (away) log.warn("database unavailable", errorFields(error));
    else log.error("a page failed", errorFields(error));
    isSet = away ? setStatus(503, RETRY_SECONDS) : setStatus(500);
  }
  if (!isSet && otherwise === "throw") throw error;
}

/**
 * What `read` gives; null while the database is away, for parts without which a page still stands.
 * @throws whatever else `read` throws
 */
export async function nullWhenDatabaseAway<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    keepNoPage();
    return null;
  }
}

/** What `read` gives; null when it fails, for what decides nothing: a name above the links. A fault is logged. */
export async function nullOnFailure<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    unstable_rethrow(error);
    if (!isDatabaseUnavailable(error)) log.error("a part of a page failed", errorFields(error));
    keepNoPage();
    return null;
  }
}
