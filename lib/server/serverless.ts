import "server-only";

/**
 * Whether a serverless host runs this: processes come and go with the requests, may be frozen after each answer, and
 * keep no disk. Vercel says so itself, other hosts by SERVERLESS=1. Read as it stands, for paths and before `env()`.
 */
export const isServerless = (
  variables: Readonly<Record<string, string | undefined>> = process.env,
): boolean => variables.VERCEL === "1" || variables.SERVERLESS === "1";
