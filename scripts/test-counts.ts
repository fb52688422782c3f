/** Number of passed and failed test cases of one step. A static check counts as one case. */
export interface Counts {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    status: string;
    assertionResults: { status: string; failureMessages?: string[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/**
 * Maximum number of cases per step that may pass only on retry. More than that cannot be explained by a busy machine.
 */
const mostRepeated = 2;

/** Counts a check without separate test cases. */
export function countCheck(succeeded: boolean): Counts {
  return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * Counts Vitest's JSON report. A file that could not be loaded counts as one failed case. Up to two cases that passed
 * only on retry count as passed (docs/decisions/0012-tests.md).
 *
 * @param report undefined if Vitest wrote none
 * @param succeeded true if Vitest exited with code 0
 */
export function countVitest(report: unknown, succeeded: boolean): Counts {
  if (!isVitestReport(report)) return countCheck(false);
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(isFailed),
  ).length;
  const flaky = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(passedWhenRepeated).length;
  const failed = report.numFailedTests + unloaded;
  return settle(countRepeated(report.numPassedTests - flaky, flaky, failed), succeeded);
}

/** Returns true if a Vitest case passed on retry: its report still has the failure messages of the first try. */
export function passedWhenRepeated({
  status,
  failureMessages = [],
}: {
  status: string;
  failureMessages?: string[];
}): boolean {
  return status === 'passed' && failureMessages.length > 0;
}

/**
 * Counts Playwright's JSON report. Up to two cases that passed only on retry count as passed
 * (docs/decisions/0012-tests.md); the full run does not retry. The project skips no case on purpose, so a case reported
 * as skipped was not run after an earlier failure, and counts as failed.
 *
 * @param report undefined if Playwright wrote none
 * @param succeeded true if Playwright exited with code 0
 */
export function countPlaywright(report: unknown, succeeded: boolean): Counts {
  if (!isPlaywrightReport(report)) return countCheck(false);
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + skipped + report.errors.length;
  return settle(countRepeated(expected, flaky, failed), succeeded);
}

export function addCounts(all: readonly Counts[]): Counts {
  return all.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );
}

function countRepeated(passed: number, flaky: number, failed: number): Counts {
  return flaky > mostRepeated
    ? { passed, failed: failed + flaky }
    : { passed: passed + flaky, failed };
}

/** Counts one failure for a run that failed outside of its cases or that ran no case. */
function settle({ passed, failed }: Counts, succeeded: boolean): Counts {
  const unexplained = failed === 0 && (!succeeded || passed === 0);
  return { passed, failed: unexplained ? 1 : failed };
}

function isFailed(result: { status: string }): boolean {
  return result.status === 'failed';
}

function isVitestReport(value: unknown): value is VitestReport {
  return Array.isArray((value as Partial<VitestReport> | undefined)?.testResults);
}

function isPlaywrightReport(value: unknown): value is PlaywrightReport {
  return typeof (value as Partial<PlaywrightReport> | undefined)?.stats === 'object';
}
