import path from 'node:path';
import { obtainBrowser, obtainChromium } from './chromium.ts';
import type { BrowserKind, FoundProgram } from './chromium.ts';
import { localProject } from './stack-environment.ts';
import { countCheck, countPlaywright, countVitest } from './test-counts.ts';
import type { Counts } from './test-counts.ts';

export interface TestStep {
  /** Name of the step on the command line. */
  name: string;
  heading: string;
  /** Arguments of node. */
  args: string[];
  /** True for a step that needs no running service and uses one core, so that it can run in parallel with others. */
  isStatic?: true;
  /** Returns additional environment variables; may be slow. Rejects if the step cannot run. */
  prepare?: () => Promise<NodeJS.ProcessEnv>;
  /** All folders that the step reads. The step is skipped while nothing in them has changed. */
  inputs?: readonly string[];
  /** Path of the step's JSON report. */
  reportFile?: string;
  count(report: unknown, succeeded: boolean): Counts;
}

const count = (_report: unknown, succeeded: boolean): Counts => countCheck(succeeded);
/**
 * Vitest retries failed tests once (docs/decisions/0012-tests.md), except property-based tests: a property that fails
 * once is violated.
 */
const secondTry = ['--retry.count=1', '--retry.condition=^(?!Property failed)'];

const report = (sentence: string): void => {
  console.log(sentence);
};

/** Reports the program that the tests use, and returns its path. */
function pathOf(name: string, { path: place, source }: FoundProgram): string {
  report(`${name}: ${place} (${source})`);
  return place;
}

const bin = (...parts: string[]): string => path.join('node_modules', ...parts);

/**
 * Journeys of visitors compare the screens with the seeded data, which the journeys of members change. Each part starts
 * a separate stack, so a failure in one part does not prevent the other from running.
 */
const journeyParts = {
  e2e: { heading: 'journeys of visitors', projects: ['phone', 'desktop', 'measures'] },
  members: { heading: 'journeys of members', projects: ['members'] },
} as const;
type JourneyPart = keyof typeof journeyParts;

const browserNames: Record<BrowserKind, string> = {
  ordinary: 'ordinary Chromium',
  'headless-shell': 'headless shell',
};

/**
 * The part of `npm run test:faults` that ends within minutes. The half-hour run under faults is a separate command.
 */
const faults = [
  ...['--runs', '60', '--restarts', '4', '--visits', '2000', '--places', '1000'],
  ...['--soak-minutes', '0'],
];

/** Returns the step of a project script that counts as one check. */
const tool = (name: string, heading: string, script: string, ...args: string[]): TestStep => ({
  name,
  heading,
  args: ['--conditions=source', '--import', 'tsx', script, ...args],
  count,
});

/**
 * Returns all checks of `npm test` or `npm run test:full`. Static checks are sorted by duration, longest first, because
 * they run in parallel.
 *
 * @param reportDir folder for the JSON reports
 * @param isThorough true to include the `.thorough.` tests, which CI runs
 * @param isFull true to include the tests that are too slow for CI
 */
export function testSteps(
  reportDir: string,
  { isThorough, isFull }: { isThorough: boolean; isFull: boolean },
): TestStep[] {
  const vitest = (name: string, heading: string, projects: string[]): TestStep => {
    const reportFile = path.join(reportDir, `${name}.json`);
    return {
      name,
      heading,
      args: [
        bin('vitest', 'vitest.mjs'),
        'run',
        ...projects.flatMap((project) => ['--project', project]),
        ...(isFull ? [] : secondTry),
        ...['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`],
      ],
      reportFile,
      count: countVitest,
    };
  };
  const journeys = (part: JourneyPart, kind: BrowserKind): TestStep => {
    const name = `${part}${kind === 'ordinary' ? '' : '-shell'}`;
    const reportFile = path.join(reportDir, `${name}.json`);
    return {
      name,
      heading: `Playwright: ${journeyParts[part].heading}, ${browserNames[kind]}`,
      args: [
        bin('@playwright', 'test', 'cli.js'),
        'test',
        ...['--config', path.join('tests', 'e2e', 'playwright.config.ts')],
        ...journeyParts[part].projects.flatMap((project) => ['--project', project]),
        ...['--no-deps', '--reporter=list,json'],
      ],
      prepare: async () => {
        const found = await (isFull ? obtainBrowser(kind, report) : obtainChromium(report));
        return {
          CHROMIUM_PATH: pathOf('Chromium', found),
          PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile,
          ...(!isThorough && { SKIP_THOROUGH: '1' }),
        };
      },
      reportFile,
      count: countPlaywright,
    };
  };
  const browsersReport = path.join(reportDir, 'browsers.json');
  const browsers: BrowserKind[] = isFull ? ['ordinary', 'headless-shell'] : ['ordinary'];
  return [
    {
      name: 'lint',
      heading: 'oxlint',
      args: [bin('oxlint', 'bin', 'oxlint'), '-c', 'oxlint.config.js'],
      isStatic: true,
      count,
    },
    {
      name: 'types',
      heading: 'TypeScript',
      args: [bin('typescript', 'bin', 'tsc'), '--noEmit'],
      isStatic: true,
      count,
    },
    {
      name: 'worker-types',
      heading: 'TypeScript: service worker',
      args: [bin('typescript', 'bin', 'tsc'), '--project', path.join('src', 'worker'), '--noEmit'],
      isStatic: true,
      count,
    },
    {
      name: 'format',
      heading: 'Prettier',
      args: [bin('prettier', 'bin', 'prettier.cjs'), '--check', '--log-level', 'warn', '.'],
      isStatic: true,
      count,
    },
    { name: 'knip', heading: 'knip', args: [bin('knip', 'bin', 'knip.js')], isStatic: true, count },
    vitest('unit', 'Vitest: model, screens, server, rules and contract', [
      'model',
      'worker',
      'tools',
      'dom',
      'dom-replacing',
      'dom-alone',
      'server',
      'server-alone',
      'emulated',
      'emulated-alone',
      ...(isThorough ? ['emulated-thorough'] : []),
    ]),
    {
      ...vitest('firebase', 'Vitest: local Firebase and the official clients', ['local-firebase']),
      inputs: ['packages/local-firebase'],
    },
    {
      ...vitest('mail', 'Vitest: local mail', ['local-mail']),
      inputs: ['packages/local-mail', 'packages/local-firebase'],
    },
    {
      ...vitest('stripe', 'Vitest: local Stripe', ['local-stripe']),
      inputs: ['packages/local-stripe', 'packages/local-firebase'],
    },
    ...(isFull
      ? [
          vitest('long', 'Vitest: long-running tests', ['long']),
          tool('mutants', 'Mutation of the rules', path.join('scripts', 'mutate-rules.ts')),
          tool(
            'faults',
            'Schedules, kills, faults and restarts',
            path.join('tests', 'faults', 'main.ts'),
            ...faults,
          ),
        ]
      : []),
    {
      name: 'build',
      heading: 'Build',
      args: ['--import', 'tsx', path.join('scripts', 'build.ts')],
      // Builds for production without emulators, because the download size for a production visitor is measured.
      prepare: () => Promise.resolve(localProject),
      isStatic: true,
      count,
    },
    vitest('perf', 'Vitest: budgets and ratios', ['perf']),
    ...browsers.flatMap((kind) => [journeys('e2e', kind), journeys('members', kind)]),
    ...(isFull
      ? [
          {
            name: 'browsers',
            heading: 'Playwright: journeys in Firefox and WebKit',
            args: [
              bin('@playwright', 'test', 'cli.js'),
              'test',
              ...['--config', path.join('tests', 'browsers', 'playwright.config.ts')],
              '--reporter=list,json',
            ],
            prepare: async () => ({
              FIREFOX_PATH: pathOf('Firefox', await obtainBrowser('firefox', report)),
              WEBKIT_DRIVER_PATH: pathOf('WebKit', await obtainBrowser('webkit-driver', report)),
              XVFB_PATH: pathOf('Display', await obtainBrowser('display', report)),
              PLAYWRIGHT_JSON_OUTPUT_NAME: browsersReport,
            }),
            reportFile: browsersReport,
            count: countPlaywright,
          },
        ]
      : []),
  ];
}
