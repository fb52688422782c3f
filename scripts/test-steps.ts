import path from 'node:path';
import { obtainBrowser, obtainChromium } from './chromium.ts';
import type { BrowserKind, FoundProgram } from './chromium.ts';
import { localProject } from './stack-environment.ts';
import type { Changes } from './test-changed.ts';

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
  /** With --changed the step runs only if a file in these folders has changed; undefined: always. */
  folders?: readonly string[];
  /** True if the step runs test cases with test-reporter.ts; otherwise it counts as one check. */
  hasReporter?: true;
  /** True if the step may have no test case to run. */
  mayBeEmpty?: boolean;
}

/**
 * Vitest retries failed tests once (docs/decisions/0012-tests.md), except property-based tests: a property that fails
 * once is violated.
 */
const secondTry = ['--retry.count=1', '--retry.condition=^(?!Property failed)'];

const reporter = path.resolve('scripts', 'test-reporter.ts');
const playwright = [path.join('node_modules', '@playwright', 'test', 'cli.js'), 'test'];

const report = (sentence: string): void => {
  console.log(sentence);
};

/** Reports the program that the tests use, and returns its path. */
function pathOf(name: string, { path: place, source }: FoundProgram): string {
  report(`${name}: ${place} (${source})`);
  return place;
}

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

/** The part of `npm run test:faults` that ends within minutes. The soak is a separate command. */
const faults = [
  ...['--runs', '60', '--restarts', '4', '--visits', '2000', '--places', '1000'],
  ...['--soak-minutes', '0'],
];

/** Returns the step of a project script that counts as one check. */
const tool = (name: string, heading: string, script: string, ...args: string[]): TestStep => ({
  name,
  heading,
  args: ['--conditions=source', '--import', 'tsx', script, ...args],
});

/** Returns a step that runs a program of node_modules on one core. */
const staticCheck = (
  name: string,
  heading: string,
  program: string[],
  ...args: string[]
): TestStep => ({
  name,
  heading,
  args: [path.join('node_modules', ...program), ...args],
  isStatic: true,
});

/**
 * Returns all checks of `npm test` or `npm run test:full`. Static checks are sorted by duration, longest first, because
 * they run in parallel.
 *
 * @param isThorough true to include the `.thorough.` tests, which CI runs
 * @param isFull true to include the tests that are too slow for CI
 * @param changes limits format and tests to what these changes can break
 */
export function testSteps({
  isThorough,
  isFull,
  changes,
}: {
  isThorough: boolean;
  isFull: boolean;
  changes?: Changes | undefined;
}): TestStep[] {
  const vitest = (
    name: string,
    heading: string,
    projects: string[],
    related?: string[],
  ): TestStep => ({
    name,
    heading: `Vitest: ${heading}`,
    args: [
      path.join('node_modules', 'vitest', 'vitest.mjs'),
      ...(related ? ['related', '--run', ...related] : ['run']),
      ...projects.flatMap((project) => ['--project', project]),
      ...(isFull ? [] : secondTry),
      ...['--reporter=default', `--reporter=${reporter}`],
    ],
    hasReporter: true,
  });
  const ofPackage = (name: string, heading: string, ...others: string[]): TestStep => ({
    ...vitest(name, heading, [`local-${name}`]),
    folders: [name, ...others].map((folder) => `packages/local-${folder}/`),
  });
  const journeys = (part: JourneyPart, kind: BrowserKind): TestStep => ({
    name: `${part}${kind === 'ordinary' ? '' : '-shell'}`,
    heading: `Playwright: ${journeyParts[part].heading}, ${browserNames[kind]}`,
    args: [
      ...playwright,
      ...['--config', path.join('tests', 'e2e', 'playwright.config.ts')],
      ...journeyParts[part].projects.flatMap((project) => ['--project', project]),
      ...(changes ? [`--only-changed=${changes.since}`] : []),
      ...['--no-deps', `--reporter=list,${reporter}`],
    ],
    prepare: async () => {
      const found = await (isFull ? obtainBrowser(kind, report) : obtainChromium(report));
      return {
        CHROMIUM_PATH: pathOf('Chromium', found),
        ...(!isThorough && { SKIP_THOROUGH: '1' }),
      };
    },
    folders: ['tests/e2e/'],
    hasReporter: true,
    mayBeEmpty: changes !== undefined,
  });
  const browsers: BrowserKind[] = isFull ? ['ordinary', 'headless-shell'] : ['ordinary'];
  const tsc = ['typescript', 'bin', 'tsc'];
  const tscOfWorker = ['--project', path.join('src', 'worker'), '--noEmit'];
  const prettier = ['prettier', 'bin', 'prettier.cjs'];
  // Prettier fails without a file, and at a named file of unknown type.
  const formatted = changes ? ['--ignore-unknown', 'package.json', ...changes.files] : ['.'];
  return [
    staticCheck('lint', 'oxlint', ['oxlint', 'bin', 'oxlint'], '-c', 'oxlint.config.js'),
    staticCheck('types', 'TypeScript', tsc, '--noEmit'),
    staticCheck('worker-types', 'TypeScript: service worker', tsc, ...tscOfWorker),
    staticCheck('format', 'Prettier', prettier, '--check', '--log-level', 'warn', ...formatted),
    staticCheck('knip', 'knip', ['knip', 'bin', 'knip.js']),
    vitest(
      'unit',
      'model, screens, server, rules and contract',
      [
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
      ],
      changes?.related,
    ),
    ofPackage('firebase', 'local Firebase and the official clients'),
    ofPackage('mail', 'local mail', 'firebase'),
    ofPackage('stripe', 'local Stripe', 'firebase'),
    ...(isFull
      ? [
          vitest('long', 'long-running tests', ['long']),
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
      folders: ['tests/e2e/', 'tests/perf/'],
    },
    { ...vitest('perf', 'budgets and ratios', ['perf']), folders: ['tests/perf/'] },
    ...browsers.flatMap((kind) => [journeys('e2e', kind), journeys('members', kind)]),
    ...(isFull
      ? [
          {
            name: 'browsers',
            heading: 'Playwright: journeys in Firefox and WebKit',
            args: [
              ...playwright,
              ...['--config', path.join('tests', 'browsers', 'playwright.config.ts')],
              `--reporter=list,${reporter}`,
            ],
            prepare: async () => ({
              FIREFOX_PATH: pathOf('Firefox', await obtainBrowser('firefox', report)),
              WEBKIT_DRIVER_PATH: pathOf('WebKit', await obtainBrowser('webkit-driver', report)),
              XVFB_PATH: pathOf('Display', await obtainBrowser('display', report)),
            }),
            hasReporter: true as const,
          },
        ]
      : []),
  ];
}
