/** Test cases of one step that passed and that failed. A static check counts as one. */
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

/** More cases of a step than that which pass only when repeated are no accident of a busy machine. */
const mostRepeated = 2;

/** A check without test cases of its own. */
export function countCheck(succeeded: boolean): Counts {
  return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * Counts Vitest's JSON report. A file that could not even be loaded counts as one failed case. Cases that passed only
 * when repeated count as passed while they are two at most (docs/decisions/0012-tests.md).
 *
 * @param report undefined when Vitest wrote none
 * @param succeeded whether it ended with code 0
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

/** Whether a case of Vitest's report passed, and not at its first try: it keeps what that failed with. */
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
 * Counts Playwright's JSON report. Cases that passed only when repeated count as passed while they are two at most
 * (docs/decisions/0012-tests.md); the full run repeats none. The project skips no case, so one that is
 * reported as skipped was not run, because something before it failed, and counts as failed.
 *
 * @param report undefined when Playwright wrote none
 * @param succeeded whether it ended with code 0
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

/** Neither a run that failed outside of any case nor a run of nothing may look green. */
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
