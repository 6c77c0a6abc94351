import { prepareTestDatabase } from "@/tests/support/test-database";

/** Vitest runs this once before all test files, and the function it gives after them. */
export default function setup(): Promise<() => Promise<void>> {
  return prepareTestDatabase((line) => console.log(`test database: ${line}`));
}
