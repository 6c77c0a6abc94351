import { z } from "zod";
import { contract } from "@/lib/api/contract";
import { JobReport, JobsQuery } from "@/lib/schemas/standing-job";

export const health = contract({
  method: "GET",
  path: "/health",
  summary: "The server answers; says nothing of the database",
  access: "public",
  output: z.object({ status: z.literal("ok") }),
});

export const ready = contract({
  method: "GET",
  path: "/ready",
  summary: "The server and its database answer; 503 otherwise",
  access: "public",
  output: z.object({ status: z.literal("ready") }),
});

export const metrics = contract({
  method: "GET",
  path: "/metrics",
  summary: "Figures for Prometheus, for who shows METRICS_TOKEN as a Bearer; 404 where that is not set",
  access: "public",
  file: true,
  refuses: { 401: "Without the token", 404: "`METRICS_TOKEN` is not set" },
});

export const openapiDocument = contract({
  method: "GET",
  path: "/openapi.json",
  summary: "This API as an OpenAPI 3.1 document",
  access: "public",
  output: z.looseObject({ openapi: z.string() }),
});

/** Guarded by CRON_SECRET instead of a session (lib/http/require-cron.ts); 404 where none is set. */
export const runStandingJobs = contract({
  method: "GET",
  path: "/cron",
  summary: "One turn of the jobs that run without being asked for, for a host's scheduler; wants CRON_SECRET",
  access: "public",
  query: JobsQuery,
  output: z.object({ jobs: z.array(JobReport) }),
  perMinute: 60,
  refuses: { 401: "Without the secret", 404: "`CRON_SECRET` is not set" },
});
