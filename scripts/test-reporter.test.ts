import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Outcome } from './test-outcome.ts';

/** Inside the project, so that its files can import Vitest and Playwright. */
const root = path.resolve('.local');
const reporter = path.resolve('scripts', 'test-reporter.ts');
let folder: string;

const files = {
  'vitest/vitest.config.ts': `
    export default { test: { include: ['*.case.ts'], retry: 1 } };`,
  'vitest/sums.case.ts': `import { beforeAll, describe, test } from 'vitest';
    test('passes', () => {});
    test('fails', () => { throw new Error('no sum'); });
    let tries = 0;
    test('wavers', () => { if (tries++ === 0) throw new Error('too late'); });
    describe('no hook', () => {
      beforeAll(() => { throw new Error('no city'); });
      test('needs the hook', () => {});
    });
    test('leaves a rejection', () => void Promise.reject(new Error('lost')));`,
  'vitest/broken.case.ts': `import './missing.ts';`,
  'playwright/playwright.config.ts': `
    export default { testDir: '.', outputDir: './results', retries: 1, workers: 1, projects: [{ name: 'phone' }] };`,
  'playwright/sums.spec.ts': `import { test } from '@playwright/test';
    test.describe.configure({ mode: 'serial', retries: 0 });
    test('passes', () => {});
    test('fails', () => { throw new Error('no sum'); });
    test('waits', () => {});`,
  'playwright/wavers.spec.ts': `import { test } from '@playwright/test';
    test('wavers', () => { if (test.info().retry === 0) throw new Error('too late'); });`,
  'stopped/playwright.config.ts': `
    export default { testDir: '.', globalSetup: './setup.ts' };`,
  'stopped/setup.ts': `export default () => { throw new Error('no stack'); };`,
  'stopped/sums.spec.ts': `import { test } from '@playwright/test'; test('passes', () => {});`,
};

// Each case starts a tool with several processes. The timeout only ends hanging tests.
vi.setConfig({ testTimeout: 300_000 });

beforeAll(async () => {
  await mkdir(root, { recursive: true });
  folder = await mkdtemp(path.join(root, 'test-reporter-'));
  for (const [file, source] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), source);
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a tool with the reporter in one of the folders above. */
async function outcomeOf(suite: string, program: string[], ...args: string[]): Promise<Outcome> {
  const report = path.join(folder, `${suite}.json`);
  const cwd = path.join(folder, suite);
  await new Promise((resolve) => {
    const tool = path.resolve('node_modules', ...program);
    const env = { ...process.env, STEP_REPORT: report };
    execFile(process.execPath, [tool, ...args, `--reporter=${reporter}`], { cwd, env }, resolve);
  });
  return JSON.parse(await readFile(report, 'utf8')) as Outcome;
}

const lines = ({ failures }: Outcome) =>
  failures.map(({ name, message, wasRepeated = false }) =>
    [...(wasRepeated ? ['repeated'] : []), name, message.split('\n')[0]].join(': '),
  );

it('reports the cases of Vitest, files that do not load, failed hooks and errors outside', async () => {
  const outcome = await outcomeOf('vitest', ['vitest', 'vitest.mjs'], 'run');
  expect(outcome.passed).toBe(2);
  expect(lines(outcome)).toEqual([
    expect.stringMatching(/^broken\.case\.ts: Cannot find module/),
    'sums.case.ts: no city',
    'sums.case.ts › fails: no sum',
    'repeated: sums.case.ts › wavers: too late',
    'Error outside of the tests: lost',
  ]);
});

it('reports the cases of Playwright, also those that were not run', async () => {
  const outcome = await outcomeOf('playwright', ['@playwright', 'test', 'cli.js'], 'test');
  expect(outcome.passed).toBe(1);
  expect(lines(outcome)).toEqual([
    '[phone] sums.spec.ts:4 › fails: Error: no sum',
    '[phone] sums.spec.ts:5 › waits: Not run, because an earlier test failed.',
    'repeated: [phone] wavers.spec.ts:2 › wavers: Error: too late',
  ]);
});

it('reports a failed setup of Playwright', async () => {
  const outcome = await outcomeOf('stopped', ['@playwright', 'test', 'cli.js'], 'test');
  expect(outcome.passed).toBe(0);
  expect(lines(outcome)).toEqual(['Error outside of the tests: Error: no stack']);
});
