import { expect, it } from 'vitest';
import { addCounts, countCheck, countPlaywright, countVitest } from './test-counts.ts';

const vitest = (passed: number, failed: number, files: object[] = []) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  testResults: files,
});
const playwright = (
  expected: number,
  unexpected = 0,
  flaky = 0,
  errors: object[] = [],
  skipped = 0,
) => ({
  stats: { expected, unexpected, flaky, skipped },
  errors,
});

it('counts a static check as one', () => {
  expect(countCheck(true)).toEqual({ passed: 1, failed: 0 });
  expect(countCheck(false)).toEqual({ passed: 0, failed: 1 });
});

it('counts the test cases of Vitest', () => {
  expect(countVitest(vitest(12, 0), true)).toEqual({ passed: 12, failed: 0 });
  expect(countVitest(vitest(10, 2), false)).toEqual({ passed: 10, failed: 2 });
});

it('counts a test file that cannot be loaded as a failure', () => {
  const files = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] },
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
  ];
  expect(countVitest(vitest(2, 1, files), false)).toEqual({ passed: 2, failed: 2 });
});

it('accepts up to two Vitest tests that passed only on retry', () => {
  const wavered = { status: 'passed', failureMessages: ['too late'] };
  const files = (times: number) => [
    { status: 'passed', assertionResults: Array<object>(times).fill(wavered) },
    { status: 'failed', assertionResults: [{ status: 'failed', failureMessages: ['no', 'no'] }] },
  ];
  expect(countVitest(vitest(9, 1, files(2)), false)).toEqual({ passed: 9, failed: 1 });
  expect(countVitest(vitest(9, 0, files(3)), true)).toEqual({ passed: 6, failed: 3 });
});

it('counts the test cases of Playwright', () => {
  expect(countPlaywright(playwright(7), true)).toEqual({ passed: 7, failed: 0 });
  expect(countPlaywright(playwright(7, 1), false)).toEqual({ passed: 7, failed: 1 });
  expect(countPlaywright(playwright(0, 0, 0, [{}]), false)).toEqual({ passed: 0, failed: 1 });
});

it('counts Playwright cases that were not run as failed', () => {
  expect(countPlaywright(playwright(7, 1, 0, [], 174), false)).toEqual({ passed: 7, failed: 175 });
});

it('accepts up to two Playwright cases that passed only on retry', () => {
  expect(countPlaywright(playwright(7, 1, 2), false)).toEqual({ passed: 9, failed: 1 });
  expect(countPlaywright(playwright(7, 0, 3), true)).toEqual({ passed: 7, failed: 3 });
});

it.each([
  ['writes no report', undefined, true],
  ['exits with an error although every case passed', vitest(3, 0), false],
  ['runs no case', vitest(0, 0), true],
])('never reports success for a run that %s', (_what, report, succeeded) => {
  expect(countVitest(report, succeeded).failed).toBe(1);
});

it('never reports success for Playwright without a report or without cases', () => {
  expect(countPlaywright(undefined, true).failed).toBe(1);
  expect(countPlaywright(playwright(0), true).failed).toBe(1);
});

it('adds counts', () => {
  const sum = addCounts([countCheck(true), countCheck(false), { passed: 5, failed: 1 }]);
  expect(sum).toEqual({ passed: 6, failed: 2 });
});
