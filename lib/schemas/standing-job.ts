import { z } from "zod";

export const JOB_NAMES = ["mails", "search", "sums", "files", "rows"] as const;
export type JobName = (typeof JOB_NAMES)[number];

/** Which jobs a call asks for, with commas between; all of them when it names none. */
export const JobsQuery = z.strictObject({
  jobs: z
    .string()
    .transform((text) => [...new Set(text.split(","))])
    .pipe(z.array(z.enum(JOB_NAMES)))
    .default([...JOB_NAMES]),
});

/** How a turn of a job ended, and how much of what it did. `stopped`: its time was over, and the next turn goes on. */
export const JobReport = z.object({
  name: z.enum(JOB_NAMES),
  state: z.enum(["done", "stopped", "failed"]),
  done: z.record(z.string(), z.int().nonnegative()),
});
export type JobReport = z.output<typeof JobReport>;
