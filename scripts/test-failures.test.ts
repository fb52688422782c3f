import path from 'node:path';
import { expect, it } from 'vitest';
import { describeFailures, failuresOf, nameFailures } from './test-failures.ts';

const vitest = {
  testResults: [
    {
      name: path.resolve('src/shared/money.test.ts'),
      status: 'failed',
      assertionResults: [
        { fullName: 'money reads cents', status: 'passed', failureMessages: [] },
        {
          fullName: 'money adds up',
          status: 'failed',
          failureMessages: ['expected 2 to be 3\n    at money.test.ts:4'],
        },
      ],
    },
    {
      name: path.resolve('src/shared/lost.test.ts'),
      status: 'failed',
      message: 'Cannot find module',
      assertionResults: [],
    },
  ],
};

const spec = (title: string, status: string, messages: string[]) => ({
  title,
  file: 'club/offers.spec.ts',
  line: 7,
  tests: [
    {
      projectName: 'phone',
      status,
      results: messages.map((message) => ({ errors: message === '' ? [] : [{ message }] })),
    },
  ],
});
const playwright = {
  suites: [
    {
      specs: [
        spec('works', 'expected', ['']),
        spec('breaks', 'unexpected', ['no card', 'no list']),
      ],
      suites: [{ specs: [spec('wavers', 'flaky', ['too late', ''])] }],
    },
  ],
};

it('lists the failures of a Vitest report, including a file that does not load', () => {
  expect(failuresOf(vitest)).toEqual([
    {
      name: `${path.join('src', 'shared', 'money.test.ts')} › money adds up`,
      message: 'expected 2 to be 3\n    at money.test.ts:4',
    },
    {
      name: path.join('src', 'shared', 'lost.test.ts'),
      message: 'Cannot find module',
    },
  ]);
});

it('lists the Vitest cases that passed only on retry', () => {
  const name = path.resolve('src/shared/money.test.ts');
  const wavers = { fullName: 'waits', status: 'passed', failureMessages: ['too late'] };
  expect(
    failuresOf({ testResults: [{ name, status: 'passed', assertionResults: [wavers] }] }),
  ).toMatchObject([{ message: 'too late', wasRepeated: true }]);
});

it('lists the failures of a Playwright report and the cases that passed only on retry', () => {
  expect(failuresOf(playwright)).toEqual([
    { name: '[phone] club/offers.spec.ts:7 › breaks', message: 'no card' },
    { name: '[phone] club/offers.spec.ts:7 › wavers', message: 'too late', wasRepeated: true },
  ]);
});

it('lists the Playwright cases that were not run', () => {
  expect(failuresOf({ suites: [{ specs: [spec('waits', 'skipped', [])] }] })).toEqual([
    {
      name: '[phone] club/offers.spec.ts:7 › waits',
      message: 'Not run, because an earlier test failed.',
    },
  ]);
});

it('returns no failures for a check without a report', () => {
  expect(failuresOf(undefined)).toEqual([]);
  expect(describeFailures([])).toBe('');
});

it('shortens failures and removes colour codes', () => {
  const long = [
    '\u001b[31mError: none\u001b[39m',
    '',
    'x'.repeat(500),
    ...Array<string>(40).fill('y'),
  ];
  const told = describeFailures([
    { name: 'a.test.ts › adds', message: long.join('\n') },
    { name: 'b.test.ts › waits', message: '', wasRepeated: true },
  ]).split('\n');
  expect(told[0]).toBe('Passed only on retry: b.test.ts › waits');
  expect(told[1]).toBe('Failed: a.test.ts › adds');
  expect(told[2]).toBe('    Error: none');
  expect(told[3]).toBe(`    ${'x'.repeat(160)}`);
  expect(told).toHaveLength(14);
});

it('names each failure in one line, for the last lines of the output', () => {
  const failures = [
    { name: 'a.test.ts › adds', message: 'no sum\nexpected 3' },
    { name: 'b.test.ts › waits', message: 'too late', wasRepeated: true as const },
  ];
  expect(nameFailures(failures)).toBe(
    'Passed only on retry: b.test.ts › waits\nFailed: a.test.ts › adds',
  );
});

it('shows only the first failures and the number of the others', () => {
  const failure = { name: 'one', message: '' };
  const told = describeFailures(Array.from({ length: 11 }, () => failure)).split('\n');
  expect(told).toHaveLength(9);
  expect(told.at(-1)).toBe('And 3 more.');
});
