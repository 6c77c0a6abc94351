import "server-only";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { ofProcess } from "@/lib/server/of-process";
import type { Semaphore } from "@/lib/server/semaphore";

/** Prefix of our own figures; those of Node keep the names that every Prometheus dashboard knows. */
const PREFIX = "vendorsetu_";
/** Bounds of durations, in seconds: a kept page takes less than a millisecond, and after ten seconds nobody waits. */
const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What the front server answered: by what kind of address, as the visitor had it. */
export type AnswerKind = "page" | "api" | "file";

function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    gauges: new Map<string, Map<string, () => number>>(),
    answers: new Histogram({
      name: `${PREFIX}answer_seconds`,
      help: "Answers of the server by kind of address and class of status, until they are sent",
      labelNames: ["kind", "status"] as const,
      buckets: SECONDS,
      registers,
    }),
    calls: new Histogram({
      name: `${PREFIX}api_call_seconds`,
      help: "Calls of the API by operation and class of status",
      labelNames: ["method", "path", "status"] as const,
      buckets: SECONDS,
      registers,
    }),
    cache: new Counter({
      name: `${PREFIX}response_cache_answers_total`,
      help: "Answers for public pages: kept ones, and those rendered for who asked",
      labelNames: ["told"] as const,
      registers,
    }),
    steps: new Counter({
      name: `${PREFIX}search_steps_total`,
      help: "Searches by the step of the ladder that was shown",
      labelNames: ["step"] as const,
      registers,
    }),
  };
}

/** Nothing is counted where nobody may read it: METRICS_TOKEN. */
const metrics = () => (process.env.METRICS_TOKEN ? ofProcess("metrics", createMetrics) : null);

const classOf = (status: number): string => `${Math.floor(status / 100)}xx`;

/** @param seconds until the answer was sent */
export const countAnswer = (kind: AnswerKind, status: number, seconds: number): void =>
  metrics()?.answers.observe({ kind, status: classOf(status) }, seconds);

/** @param path of the contract, with its parameters in braces */
export const countCall = (method: string, path: string, status: number, seconds: number): void =>
  metrics()?.calls.observe({ method, path, status: classOf(status) }, seconds);

export const countCacheAnswer = (told: "HIT" | "MISS"): void =>
  metrics()?.cache.inc({ told: told.toLowerCase() });

/** @param step of the ladder, as the API answers it */
export const countSearchStep = (step: string): void => metrics()?.steps.inc({ step });

/**
 * A figure that is read when somebody asks for it.
 * @param name after our prefix, its unit at the end
 * @param part tells several of one name apart; the last one said counts
 */
export function watchFigure(name: string, help: string, part: string, read: () => number): void {
  const known = metrics();
  if (known === null) return;
  const parts = known.gauges.get(name);
  if (parts) return void parts.set(part, read);
  const all = new Map([[part, read]]);
  known.gauges.set(name, all);
  new Gauge({
    name: PREFIX + name,
    help,
    labelNames: ["part"],
    registers: [known.registry],
    collect() {
      for (const [one, value] of all) this.set({ part: one }, value());
    },
  });
}

/** How much of one kind of bounded work is under way, and how much waits for its turn. */
export function watchSemaphore(name: string, semaphore: Semaphore): void {
  watchFigure("work_running", "Bounded work under way, by its kind", name, () => semaphore.running);
  watchFigure(
    "work_waiting",
    "Bounded work that waits for its turn, by its kind",
    name,
    () => semaphore.waiting,
  );
}

/** Everything that was counted, as Prometheus reads it; null where METRICS_TOKEN is not set. */
export async function readMetrics(): Promise<{ text: string; type: string } | null> {
  const known = metrics();
  return known && { text: await known.registry.metrics(), type: known.registry.contentType };
}
