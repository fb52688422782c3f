/**
 * `npm test`: runs all checks. Static checks run in parallel; the others use all cores and run one after the other. A
 * failed check does not stop the next ones. The last line is always 'N passed, N failed'.
 *
 * `npm test -- lint types` runs only the named checks. `npm test -- --changed` runs the checks that the changes since
 * the merge base with origin/main can break (test-changed.ts); `--since REF` names another branch or commit. `npm run
 * test:full` (`--full`) also runs the tests that are too slow for each change; these tests read FULL_CHECKS.
 */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pLimit from 'p-limit';
import { minuteMs } from '#shared/time-units.ts';
import { CommandError, describeFailure } from './command-error.ts';
import { changesSince } from './test-changed.ts';
import { countOutcome, describeFailures, settleOutcome } from './test-outcome.ts';
import type { Outcome } from './test-outcome.ts';
import { testSteps } from './test-steps.ts';
import type { TestStep } from './test-steps.ts';

interface Result extends Outcome {
  name: string;
  seconds: number;
  /** CPU time of the step with its children. */
  cpuSeconds: number;
}

/** Time that an interrupted step has to write its report and stop its servers. */
const INTERRUPT_TIMEOUT_MS = 60_000;
const rule = '━'.repeat(72);

/** CPU time of children that is already assigned to a step. */
let countedCpu = 0;
const running = new Set<ChildProcess>();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    for (const child of running) child.kill('SIGTERM');
    process.exit(130);
  });
}

const reportDir = await mkdtemp(path.join(tmpdir(), 'guia-test-'));
try {
  await main();
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
} finally {
  await rm(reportDir, { recursive: true, force: true });
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      full: { type: 'boolean', default: false },
      changed: { type: 'boolean', default: false },
      since: { type: 'string' },
    },
  });
  const { full: isFull, since } = values;
  if (isFull) process.env['FULL_CHECKS'] = '1';
  const isThorough = isFull || Boolean(process.env['CI']);
  const changes = values.changed ? await changesSince(since) : undefined;
  const all = testSteps({ isThorough, isFull, changes });
  const steps = chooseSteps(all, positionals, changes?.files);
  // Long enough for a machine with half the usual speed.
  const timeout = (isFull ? 90 : 40) * minuteMs;

  const core = pLimit(availableParallelism());
  const results = await Promise.all(
    steps.filter(({ isStatic }) => isStatic).map((step) => core(() => runStep(step, timeout))),
  );
  for (const step of steps.filter(({ isStatic }) => !isStatic)) {
    results.push(await runStep(step, timeout));
  }
  const left = all.filter((step) => !steps.includes(step)).map(({ name }) => name);
  const note =
    changes && left.length > 0
      ? `Not run with --changed: ${left.join(', ')}. \`npm test\` runs them.`
      : '';
  summarize(results, note);
}

function chooseSteps(all: TestStep[], names: string[], changed: string[] | undefined): TestStep[] {
  const unknown = names.find((name) => !all.some((step) => step.name === name));
  if (unknown !== undefined) {
    const known = all.map((step) => step.name).join(', ');
    throw new CommandError(`Unknown check '${unknown}'. There are: ${known}.`);
  }
  if (names.length > 0) return all.filter((step) => names.includes(step.name));
  if (!changed) return all;
  const hasChanged = (folder: string) => changed.some((file) => file.startsWith(folder));
  return all.filter(({ folders }) => !folders || folders.some(hasChanged));
}

async function runStep(step: TestStep, timeout: number): Promise<Result> {
  const { name, isStatic = false } = step;
  const heading = `\n${rule}\n${step.heading}\n${rule}\n`;
  if (!isStatic) process.stdout.write(heading);
  const startedAt = Date.now();
  const seconds = () => (Date.now() - startedAt) / 1000;
  const report = path.join(reportDir, `${name}.json`);
  const log = path.join(reportDir, `${name}.log`);
  try {
    const env = { ...process.env, ...(await step.prepare?.()), STEP_REPORT: report };
    const { succeeded, cpuSeconds } = await run(step.args, env, timeout, isStatic && log);
    if (isStatic) process.stdout.write(heading + (await readFile(log, 'utf8')));
    const reported = step.hasReporter
      ? await readReport(report)
      : { passed: succeeded ? 1 : 0, failures: [] };
    return { name, ...settleOutcome(step, reported, succeeded), seconds: seconds(), cpuSeconds };
  } catch (error) {
    const message = describeFailure(error);
    console.error(message);
    return { name, passed: 0, failures: [{ name, message }], seconds: seconds(), cpuSeconds: 0 };
  }
}

/**
 * Runs node and returns its CPU time and whether it succeeded. Rejects if it cannot be started.
 *
 * @param log file for the output, so that the output of parallel steps is not mixed; false for the terminal
 */
async function run(
  args: string[],
  env: NodeJS.ProcessEnv,
  timeout: number,
  log: string | false,
): Promise<{ succeeded: boolean; cpuSeconds: number }> {
  const file = log === false ? undefined : await open(log, 'w');
  const output = file?.fd ?? 'inherit';
  // SIGKILL would leave the browsers and servers of a hanging step running during the next step.
  const limit = { timeout, killSignal: 'SIGINT' } as const;
  const child = spawn(process.execPath, args, { stdio: ['ignore', output, output], env, ...limit });
  const kill = setTimeout(() => child.kill('SIGKILL'), timeout + INTERRUPT_TIMEOUT_MS);
  running.add(child);
  try {
    await once(child, 'exit');
    const cpuSeconds = cpuOfChildren() - countedCpu;
    countedCpu += cpuSeconds;
    if (child.killed) console.error(`Stopped after ${timeout / minuteMs} minutes.`);
    return { succeeded: child.exitCode === 0, cpuSeconds };
  } finally {
    clearTimeout(kill);
    running.delete(child);
    await file?.close();
  }
}

async function readReport(file: string): Promise<Outcome | undefined> {
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Outcome) : undefined;
}

/** CPU seconds of all ended children and their children; 0 where the system does not report them. */
function cpuOfChildren(): number {
  if (process.platform !== 'linux') return 0;
  // The fields after the name of the program; 13 and 14 count hundredths of a second (man proc_pid_stat).
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

/** Prints the table and the failures. Their names are printed last, because some CI services show only the end. */
function summarize(results: Result[], note: string): void {
  const rows = results.map((result) => ({ ...result, ...countOutcome(result) }));
  const failures = results.flatMap((result) => result.failures);
  const lines = rows.map(({ name, passed, failed, seconds, cpuSeconds }) => {
    const mark = failed === 0 ? 'ok    ' : 'FAILED';
    const figures = `${passed} passed, ${failed} failed`;
    const cpu = cpuSeconds === 0 ? '' : `  CPU ${cpuSeconds.toFixed(1)} s`;
    return `${mark}  ${name.padEnd(15)}${figures.padEnd(28)}${seconds.toFixed(1)} s${cpu}`;
  });
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
  const failed = sum(rows.map((row) => row.failed));
  const parts = [
    describeFailures(
      failures.filter(({ message }) => message !== ''),
      12,
    ),
    [rule, ...lines].join('\n'),
    describeFailures(failures, 0),
    note,
    `${sum(rows.map((row) => row.passed))} passed, ${failed} failed`,
  ];
  console.log(`\n${parts.filter(Boolean).join('\n\n')}`);
  process.exitCode = failed === 0 ? 0 : 1;
}
