import { expect, test } from "vitest";
import { isStopping, mailsEnded, trackMail } from "@/lib/server/mails-in-flight";

test("a process that ends waits for its mails, not longer than the limit, and begins no more that wait", async () => {
  expect(isStopping()).toBe(false);
  const order: string[] = [];
  let arrive = (): void => undefined;
  const sending = trackMail(new Promise<void>((resolve) => (arrive = resolve)));
  const ending = mailsEnded(60_000).then(() => order.push("ended"));
  expect(isStopping()).toBe(true);
  order.push("arrives");
  arrive();
  await ending;
  expect(order).toEqual(["arrives", "ended"]);
  await sending;

  // One that failed holds up nothing; one that never ends is left to the queue.
  await expect(trackMail(Promise.reject(new Error("refused")))).rejects.toThrow("refused");
  void trackMail(new Promise(() => undefined));
  await mailsEnded(1);
});
