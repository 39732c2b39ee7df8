/** A Playwright reporter that says on standard output how many tests are done. `npm test` reads it. */
import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';

export default class implements Reporter {
  private tests = 0;
  private done = 0;

  onBegin(_: FullConfig, suite: Suite): void {
    this.tests = suite.allTests().length;
  }

  onTestEnd(): void {
    this.done++;
    process.stdout.write(`\n@progress ${this.done} of ${this.tests} tests\n`);
  }
}
