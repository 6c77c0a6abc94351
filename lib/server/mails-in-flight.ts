import "server-only";
import { ofProcess } from "@/lib/server/of-process";

type Registry = { readonly running: Set<Promise<unknown>>; isStopping: boolean };
const registry = ofProcess("mails-in-flight", (): Registry => ({ running: new Set(), isStopping: false }));

/** Keeps in mind what is under way with mails until it has ended. */
export function trackMail<T>(work: Promise<T>): Promise<T> {
  const running: Promise<unknown> = work
    .catch(() => undefined)
    .finally(() => registry.running.delete(running));
  registry.running.add(running);
  return work;
}

/** From here on this process begins with no mail that waits. */
export const beginNoMoreMails = (): void => void (registry.isStopping = true);

/** Whether this process is about to end: it begins with no mail that waits, another process will. */
export const isStopping = (): boolean => registry.isStopping;

/** Waits until nothing is under way with mails. */
export async function mailsSettled(): Promise<void> {
  while (registry.running.size > 0) await Promise.all(registry.running);
}

/**
 * For a process that ends: begins no more mails that wait, and lets those in flight arrive. What does not make it stays
 * in the queue.
 * @param limitMs the longest it waits
 */
export async function mailsEnded(limitMs: number): Promise<void> {
  beginNoMoreMails();
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, limitMs);
  });
  await Promise.race([mailsSettled(), limit]);
  clearTimeout(timer);
}
