/** A vitest reporter that says on standard output how many test files are done. `npm test` reads it. */
import type { Reporter } from 'vitest/node';

export default class implements Reporter {
  private files = 0;
  private done = 0;

  onTestRunStart(specifications: readonly unknown[]): void {
    this.files = specifications.length;
  }

  onTestModuleEnd(): void {
    this.done++;
    process.stdout.write(`\n@progress ${this.done} of ${this.files} files\n`);
  }
}
