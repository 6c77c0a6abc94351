import { JsonReporter, type TestModule } from "vitest/node";

/** The messages of what failed outside of tests: hooks of the file and of its suites, and a file that cannot be loaded. */
const messagesOf = (file: TestModule): string[] =>
  [file, ...file.children.allSuites()].flatMap((suite) => suite.errors().map(({ message }) => message));

/** Vitest's JSON report, which by itself says of a suite whose `beforeAll` failed only that its file failed. */
export default class WholeJsonReporter extends JsonReporter {
  #files: readonly TestModule[] = [];

  override async onTestRunEnd(files: readonly TestModule[]): Promise<void> {
    this.#files = files;
    await super.onTestRunEnd(files);
  }

  override async writeReport(report: string): Promise<void> {
    const told = JSON.parse(report) as { testResults: { name: string; message: string }[] };
    for (const result of told.testResults) {
      const file = this.#files.find(({ moduleId }) => moduleId === result.name);
      if (file !== undefined) result.message = [...new Set(messagesOf(file))].join("; ");
    }
    await super.writeReport(JSON.stringify(told));
  }
}
