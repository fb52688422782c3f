import { expect, it } from 'vitest';
import { countOutcome, describeFailures, settleOutcome } from './test-outcome.ts';
import type { Failure, Outcome } from './test-outcome.ts';

const failed: Failure = { name: 'a.test.ts › adds', message: 'no sum\nexpected 3' };
const repeated: Failure = { name: 'b.test.ts › waits', message: 'too late', wasRepeated: true };
const outcome = (passed: number, ...failures: Failure[]): Outcome => ({ passed, failures });

it('accepts up to two cases that passed only on retry', () => {
  expect(countOutcome(outcome(7, failed, repeated, repeated))).toEqual({ passed: 9, failed: 1 });
  expect(countOutcome(outcome(7, repeated, repeated, repeated))).toEqual({ passed: 7, failed: 3 });
});

it.each<[what: string, reported: Outcome | undefined, succeeded: boolean, mayBeEmpty?: boolean]>([
  ['writes no report', undefined, true],
  ['writes no report although it may be empty', undefined, true, true],
  ['exits with an error although every case passed', outcome(3), false],
  ['runs no case', outcome(0), true],
])('never reports success for a step that %s', (_what, reported, succeeded, mayBeEmpty = false) => {
  const settled = settleOutcome({ name: 'unit', mayBeEmpty }, reported, succeeded);
  expect(countOutcome(settled).failed).toBe(1);
  expect(describeFailures(settled.failures, 0)).toBe('Failed: unit');
});

it.each<[what: string, reported: Outcome, succeeded: boolean, mayBeEmpty?: boolean]>([
  ['passed', outcome(3), true],
  ['passed on retry', outcome(0, repeated), true],
  ['explains its failure', outcome(3, failed), false],
  ['may run no case', outcome(0), true, true],
])('adds no failure to a step that %s', (_what, reported, succeeded, mayBeEmpty = false) => {
  expect(settleOutcome({ name: 'unit', mayBeEmpty }, reported, succeeded)).toEqual(reported);
});

it('describes failures before retries, shortened and without colour codes', () => {
  const long = ['\u001b[31mError: none\u001b[39m', '', 'x'.repeat(500), 'y', 'z'];
  expect(describeFailures([repeated, { name: 'c', message: long.join('\n') }], 3)).toBe(
    [
      'Failed: c',
      '    Error: none',
      `    ${'x'.repeat(160)}`,
      '    y',
      'Passed only on retry: b.test.ts › waits',
      '    too late',
    ].join('\n'),
  );
});

it('shows only the first failures and the number of the others', () => {
  const lines = describeFailures(Array<Failure>(11).fill(failed), 0).split('\n');
  expect(lines).toHaveLength(9);
  expect(lines.at(-1)).toBe('And 3 more.');
});
