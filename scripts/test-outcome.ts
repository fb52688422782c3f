/** Result of a step: what its reporter (test-reporter.ts) writes, and how the run counts and prints it. */
import { stripVTControlCharacters } from 'node:util';

/** A failed test case, test file or check. */
export interface Failure {
  /** File and title of the test. */
  name: string;
  /** Error message; may be empty and may contain colour codes. */
  message: string;
  /** True if the case passed on retry. */
  wasRepeated?: boolean;
}

export interface Outcome {
  /** Number of cases that passed on the first try. */
  passed: number;
  failures: Failure[];
}

/**
 * Maximum number of cases per step that may pass only on retry (docs/decisions/0012-tests.md). More than that cannot be
 * explained by a busy machine.
 */
const mostRepeated = 2;

/** Limits of the list of failures: entries, characters per line. */
const mostFailures = 8;
const longestLine = 160;

/** Counts the cases of a step. Cases that passed only on retry count as failed if there are too many of them. */
export function countOutcome({ passed, failures }: Outcome): { passed: number; failed: number } {
  const repeated = failures.filter(({ wasRepeated }) => wasRepeated).length;
  return repeated > mostRepeated
    ? { passed, failed: failures.length }
    : { passed: passed + repeated, failed: failures.length - repeated };
}

/**
 * Adds a failure with the name of the step if the step failed outside of its cases, wrote no report, or ran no case
 * although it must.
 *
 * @param reported undefined if the step wrote no report
 */
export function settleOutcome(
  { name, mayBeEmpty = false }: { name: string; mayBeEmpty?: boolean },
  reported: Outcome | undefined,
  succeeded: boolean,
): Outcome {
  const outcome = reported ?? { passed: 0, failures: [] };
  const { passed, failed } = countOutcome(outcome);
  const isComplete = reported && succeeded && (passed > 0 || mayBeEmpty);
  if (failed > 0 || isComplete) return outcome;
  const message = succeeded ? 'No test was run.' : '';
  return { ...outcome, failures: [...outcome.failures, { name, message }] };
}

/** Returns the first failures with up to `mostLines` lines of each message; '' if there are none. */
export function describeFailures(failures: readonly Failure[], mostLines: number): string {
  const shown = failures
    .toSorted((a, b) => Number(a.wasRepeated ?? false) - Number(b.wasRepeated ?? false))
    .slice(0, mostFailures)
    .flatMap(({ name, message, wasRepeated }) => [
      `${wasRepeated ? 'Passed only on retry' : 'Failed'}: ${name}`,
      ...stripVTControlCharacters(message)
        .split('\n')
        .filter((line) => line.trim() !== '')
        .slice(0, mostLines)
        .map((line) => `    ${line.slice(0, longestLine)}`),
    ]);
  const hidden = failures.length - mostFailures;
  return [...shown, ...(hidden > 0 ? [`And ${hidden} more.`] : [])].join('\n');
}
