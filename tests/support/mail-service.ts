// A stand-in for Resend on this machine. Call it at the top of a file: the environment is read once.
import { afterAll, beforeAll } from "vitest";
import { mailStandIn } from "@/tests/support/mail-stand-in";

/** For the tests of the calling file: the mail service they reach. */
export function useMailService() {
  const service = mailStandIn();
  beforeAll(async () => void Object.assign(process.env, await service.start()));
  afterAll(service.stop);
  return service;
}
