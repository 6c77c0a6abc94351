import { startDemo } from "@/tests/support/demo";

/** Playwright runs this once: the browser tests drive the product as `npm run demo` serves it. */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env.BASE_URL) return () => Promise.resolve();
  const demo = await startDemo();
  process.env.BASE_URL = demo.origin;
  return async () => {
    await demo.stop();
  };
}
