/**
 * `npm run perf:web`: measures how fast the pages load on a slow phone, compared with the same pages as plain HTML
 * without JavaScript. `--taps` measures how fast the screen reacts to taps, `--again` how fast a second visit shows the
 * home page, `--server` the cost of the pages on the server. The variants are measured alternately, so that other load
 * on the machine affects all of them. Exits with code 1 if a limit is exceeded.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { isMet, tableOf } from '@guia-da-ilha/local-firebase/perf/measure';
import type { Row } from '@guia-da-ilha/local-firebase/perf/measure';
import { obtainChromium } from '../chromium.ts';
import { CommandError, describeFailure } from '../command-error.ts';
import { conditions, loadPage } from './load-page.ts';
import { startDemonstration, startPlainServer } from './measured-site.ts';
import type { Demonstration } from './measured-site.ts';
import { figuresTable, limitRows } from './report.ts';
import { judgedSecondVisits, measureSecondVisits } from './second-visits.ts';
import { measureServerCost } from './server-cost.ts';
import { judgedTaps, measureTaps, tapCpu } from './taps.ts';
import type { Visit } from './report.ts';

/** A path that the server answers with the app shell, without rendering the screen. */
const shellPath = '/help';

interface Options {
  rounds: number;
  json: string | undefined;
  taps: boolean;
  again: boolean;
  server: boolean;
}

function readOptions(args: string[]): Options {
  try {
    const { values } = parseArgs({
      args,
      options: {
        rounds: { type: 'string', default: '7' },
        json: { type: 'string' },
        taps: { type: 'boolean', default: false },
        again: { type: 'boolean', default: false },
        server: { type: 'boolean', default: false },
      },
    });
    const rounds = Number(values.rounds);
    if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`--rounds ${values.rounds}`);
    const { json, taps, again, server } = values;
    return { rounds, json, taps, again, server };
  } catch (error) {
    throw new CommandError(
      'The options are --taps, --again, --server, --rounds N (7) and --json FILE.',
      {
        cause: error,
      },
    );
  }
}

/** Loads all pages and variants once per round. Every second round uses the reverse order. */
async function visitAll(
  browser: Browser,
  { origin, pages }: Demonstration,
  plainOrigin: string,
  rounds: number,
): Promise<Visit[]> {
  const plans: (Omit<Visit, 'round' | 'load'> & { url: string })[] = [
    ...pages.flatMap((page) => [
      { page: page.name, variant: 'product' as const, url: origin + page.path },
      { page: page.name, variant: 'plain' as const, url: plainOrigin + page.path },
    ]),
    { page: '', variant: 'shell', url: origin + shellPath },
    { page: '', variant: 'react', url: `${plainOrigin}/react` },
  ];
  const visits: Visit[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const { page, variant, url } of round % 2 === 0 ? plans : plans.toReversed()) {
      const load = await loadPage(browser, url, { hasReact: variant !== 'plain' });
      visits.push({ page, variant, round, load });
    }
    console.log(`Round ${round + 1} of ${rounds}`);
  }
  return visits;
}

/** Starts all services, measures and prints the result. @returns true if no limit is exceeded */
async function measure({ rounds, json, taps, again, server }: Options): Promise<boolean> {
  const { path: executablePath } = await obtainChromium((sentence) => {
    console.log(sentence);
  });
  const dataDir = await mkdtemp(path.join(tmpdir(), 'guia-perf-web-'));
  const running: { stop(): Promise<void> }[] = [];
  try {
    const demonstration = await startDemonstration(dataDir);
    running.unshift(demonstration);
    const browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
    running.unshift({ stop: () => browser.close() });
    const report = server
      ? await serverReport(demonstration, rounds)
      : taps
        ? await tapsReport(browser, demonstration, rounds)
        : again
          ? await againReport(browser, demonstration, rounds)
          : await pagesReport(browser, demonstration, rounds, running);
    console.log(`\n${report.text}\nSystem load: ${loadavg()[0]?.toFixed(1)}`);
    if (json !== undefined) await writeFile(json, `${JSON.stringify(report.figures, null, 2)}\n`);
    return report.rows.every(isMet);
  } finally {
    for (const part of running) await part.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

interface Report {
  text: string;
  rows: Row[];
  /** All measured values, for --json. */
  figures: object;
}

async function pagesReport(
  browser: Browser,
  demonstration: Demonstration,
  rounds: number,
  running: { stop(): Promise<void> }[],
): Promise<Report> {
  const plain = await startPlainServer(browser, demonstration);
  running.unshift(plain);
  const visits = await visitAll(browser, demonstration, plain.origin, rounds);
  const rows = limitRows(visits);
  const { cpu, bitsPerSecond, latencyMs } = conditions;
  const text = [
    `Medians of ${rounds} visits with an empty cache: CPU ${cpu} times slower, ${bitsPerSecond / 1e6} Mbit/s, ${latencyMs} ms.`,
    'Times in ms, sizes in kB as received.',
    '',
    figuresTable(visits),
    '',
    tableOf(rows),
  ].join('\n');
  return { text, rows, figures: { conditions, rounds, judged: rows, visits } };
}

async function tapsReport(
  browser: Browser,
  demonstration: Demonstration,
  rounds: number,
): Promise<Report> {
  const taps = await measureTaps(browser, demonstration, rounds);
  const rows = judgedTaps(taps);
  const text = `From a tap to the next frame, in ms: medians of ${rounds}, CPU ${tapCpu} times slower.\n\n${tableOf(rows)}`;
  return { text, rows, figures: { cpu: tapCpu, rounds, judged: rows, taps } };
}

async function againReport(
  browser: Browser,
  demonstration: Demonstration,
  rounds: number,
): Promise<Report> {
  const visits = await measureSecondVisits(browser, demonstration, rounds);
  const rows = judgedSecondVisits(visits);
  const text = `First and second visits over 100 kB a second: medians of ${rounds}.\n\n${tableOf(rows)}`;
  return { text, rows, figures: { rounds, judged: rows, visits } };
}

async function serverReport(demonstration: Demonstration, rounds: number): Promise<Report> {
  const rows = await measureServerCost(demonstration, rounds);
  const text = `Cost of rendered pages for the server: medians of ${rounds} rounds.\n\n${tableOf(rows)}`;
  return { text, rows, figures: { rounds, judged: rows } };
}

try {
  if (!(await measure(readOptions(process.argv.slice(2))))) process.exitCode = 1;
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
