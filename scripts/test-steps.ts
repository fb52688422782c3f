import path from 'node:path';
import { obtainBrowser, obtainChromium } from './chromium.ts';
import type { BrowserKind } from './chromium.ts';
import { localProject } from './stack-environment.ts';
import { countCheck, countPlaywright, countVitest } from './test-counts.ts';
import type { Counts } from './test-counts.ts';

export interface TestStep {
  /** Name for the command line. */
  name: string;
  heading: string;
  /** Arguments of node. */
  args: string[];
  /** Only reads the sources, on one core: may run beside another. */
  isStatic?: true;
  /** Further variables; may take long to find out. Rejects when the step cannot run. */
  prepare?: () => Promise<NodeJS.ProcessEnv>;
  /** Folders that are all it reads: it need not run again while nothing in them changes. */
  inputs?: readonly string[];
  /** File in which the step leaves its JSON report. */
  reportFile?: string;
  count(report: unknown, succeeded: boolean): Counts;
}

const count = (_report: unknown, succeeded: boolean): Counts => countCheck(succeeded);
/**
 * Tests of Vitest are tried a second time (docs/decisions/0012-tests.md), but what is random: a law that does not hold
 * once does not hold.
 */
const secondTry = ['--retry.count=1', '--retry.condition=^(?!Property failed)'];

const bin = (...parts: string[]): string => path.join('node_modules', ...parts);

/**
 * Journeys of visitors compare the screens with the seeded city, which those of members change. Each part starts a city
 * of its own, so a failure in one does not keep the other from running.
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

/** Of `npm run test:faults` what ends within minutes: the half hour under faults is its own command. */
const faults = [
  ...['--runs', '60', '--restarts', '4', '--visits', '2000', '--places', '1000'],
  ...['--soak-minutes', '0'],
];

/** A program of the project that counts as one check. */
const tool = (name: string, heading: string, script: string, ...args: string[]): TestStep => ({
  name,
  heading,
  args: ['--conditions=source', '--import', 'tsx', script, ...args],
  count,
});

/**
 * Every check of `npm test`, or of `npm run test:full`; of the static ones the longest first, since they run side by
 * side.
 *
 * @param reportDir folder for the JSON reports
 * @param isThorough with the tests called `.thorough.`, which CI runs
 * @param isFull with those that take too long for CI as well
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
        const report = (sentence: string) => {
          console.log(sentence);
        };
        const found = await (isFull ? obtainBrowser(kind, report) : obtainChromium(report));
        console.log(`Chromium: ${found.path} (${found.source})`);
        return {
          CHROMIUM_PATH: found.path,
          PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile,
          ...(!isThorough && { SKIP_THOROUGH: '1' }),
        };
      },
      reportFile,
      count: countPlaywright,
    };
  };
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
          vitest('long', 'Vitest: kills, regular expressions and packages as they are published', [
            'long',
          ]),
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
      // As for a real project, without emulators: what a visitor of production downloads is measured.
      prepare: () => Promise.resolve(localProject),
      isStatic: true,
      count,
    },
    vitest('perf', 'Vitest: budgets and ratios', ['perf']),
    ...browsers.flatMap((kind) => [journeys('e2e', kind), journeys('members', kind)]),
  ];
}
