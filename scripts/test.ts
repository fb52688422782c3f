/**
 * `npm test`: runs all checks. Static checks run in parallel; the others use all cores and run one after the other. A
 * failed check does not stop the next ones. `npm test -- lint types` runs only the named checks. The last line is
 * always 'N passed, N failed'.
 *
 * `npm run test:full` (`--full`) also runs the tests that are too slow for each change; these tests read FULL_CHECKS. A
 * step that declares its inputs is skipped if the inputs have not changed since the step passed, except in CI, in the
 * full run, and if the step is named on the command line.
 */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import { describeFailure } from './command-error.ts';
import { fingerprintOf, hasPassed, rememberPassed } from './passed-before.ts';
import { addCounts, countCheck } from './test-counts.ts';
import type { Counts } from './test-counts.ts';
import { describeFailures, failuresOf, nameFailures } from './test-failures.ts';
import type { Failure } from './test-failures.ts';
import { testSteps } from './test-steps.ts';
import type { TestStep } from './test-steps.ts';

const isFull = process.argv.includes('--full');
/** Checks named on the command line; empty for all checks. */
const chosen = process.argv.slice(2).filter((name) => name !== '--full');
/** Timeout for a step that hangs, long enough for a machine with half the usual speed. */
const STEP_TIMEOUT_MS = (isFull ? 90 : 40) * 60_000;
/** Time that an interrupted step has to write its report and stop its servers. */
const INTERRUPT_TIMEOUT_MS = 60_000;
/** CI and full runs include the `.thorough.` tests and execute unchanged steps again. */
const isThorough = isFull || Boolean(process.env['CI']);
const runsAgain = isThorough || chosen.length > 0;
if (isFull) process.env['FULL_CHECKS'] = '1';

interface Result {
  step: TestStep;
  counts: Counts;
  failures: Failure[];
  seconds: number;
  /** The step was skipped, because its inputs have not changed since it passed. */
  isUnchanged?: true;
}

const running = new Set<ChildProcess>();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    for (const child of running) child.kill('SIGTERM');
    process.exit(130);
  });
}

const reportDir = await mkdtemp(path.join(tmpdir(), 'guia-test-'));
try {
  const steps = chooseSteps(testSteps(reportDir, { isThorough, isFull }), chosen);
  const core = pLimit(availableParallelism());
  const results = await Promise.all(
    steps.filter(({ isStatic }) => isStatic).map((step) => core(() => runStep(step))),
  );
  for (const step of steps.filter(({ isStatic }) => !isStatic)) results.push(await runStep(step));
  const total = addCounts(results.map(({ counts }) => counts));
  // The failures are printed again at the end, where they are easy to find. Their names follow the table, because some
  // CI services show only the last lines.
  const failures = results.flatMap((result) => result.failures);
  if (failures.length > 0) console.log(`\n${describeFailures(failures)}`);
  console.log(summary(results));
  if (failures.length > 0) console.log(`${nameFailures(failures)}\n`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
} finally {
  await rm(reportDir, { recursive: true, force: true });
}

function chooseSteps(all: TestStep[], names: string[]): TestStep[] {
  const unknown = names.find((name) => !all.some((step) => step.name === name));
  if (unknown !== undefined) {
    const known = all.map((step) => step.name).join(', ');
    throw new Error(`Unknown check '${unknown}'. There are: ${known}.`);
  }
  return names.length === 0 ? all : all.filter((step) => names.includes(step.name));
}

async function runStep(step: TestStep): Promise<Result> {
  const heading = `\n${'━'.repeat(72)}\n${step.heading}\n${'━'.repeat(72)}\n`;
  if (!step.isStatic) process.stdout.write(heading);
  const startedAt = Date.now();
  const seconds = () => (Date.now() - startedAt) / 1000;
  const fingerprint = step.inputs && (await fingerprintOf(step.inputs));
  if (fingerprint && !runsAgain && (await hasPassed(step.name, fingerprint))) {
    console.log('Skipped: its inputs have not changed since it passed.');
    const counts = { passed: 0, failed: 0 };
    return { step, counts, failures: [], seconds: seconds(), isUnchanged: true };
  }
  const outcome = await runAndCount(step, heading);
  if (fingerprint && outcome.counts.failed === 0) await rememberPassed(step.name, fingerprint);
  return { step, ...outcome, seconds: seconds() };
}

async function runAndCount(
  step: TestStep,
  heading: string,
): Promise<Pick<Result, 'counts' | 'failures'>> {
  let further: NodeJS.ProcessEnv = {};
  try {
    if (step.prepare) further = await step.prepare();
  } catch (error) {
    console.error(describeFailure(error));
    return { counts: countCheck(false), failures: [] };
  }
  const env = { ...process.env, ...further };
  const succeeded = await (step.isStatic
    ? runQuietly(step.args, env, heading)
    : run(step.args, env));
  const report = step.reportFile && (await readReport(step.reportFile));
  return { counts: step.count(report, succeeded), failures: failuresOf(report) };
}

function run(args: string[], env: NodeJS.ProcessEnv): Promise<boolean> {
  return hasEnded(spawn(process.execPath, args, { stdio: 'inherit', env }));
}

/** Buffers the output until the end, so that the output of parallel steps is not mixed. */
async function runQuietly(
  args: string[],
  env: NodeJS.ProcessEnv,
  heading: string,
): Promise<boolean> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => output.push(chunk));
  }
  const succeeded = await hasEnded(child);
  process.stdout.write(heading);
  process.stdout.write(Buffer.concat(output));
  return succeeded;
}

function hasEnded(child: ChildProcess): Promise<boolean> {
  return new Promise((resolve) => {
    running.add(child);
    let timer = setTimeout(() => {
      console.error(`Stopped after ${STEP_TIMEOUT_MS / 60_000} minutes.`);
      // SIGKILL would leave the step's browsers and servers running during the next step.
      child.kill('SIGINT');
      timer = setTimeout(() => child.kill('SIGKILL'), INTERRUPT_TIMEOUT_MS);
    }, STEP_TIMEOUT_MS);
    child.once('error', (error) => {
      console.error(error);
      resolve(false);
    });
    child.once('close', (code) => {
      clearTimeout(timer);
      running.delete(child);
      resolve(code === 0);
    });
  });
}

async function readReport(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as unknown;
  } catch {
    // A missing report counts as a failure: a successful step always writes one.
    return undefined;
  }
}

function summary(results: Result[]): string {
  const lines = results.map(({ step, counts, seconds, isUnchanged }) => {
    const mark = counts.failed === 0 ? 'ok    ' : 'FAILED';
    const figures = isUnchanged
      ? 'unchanged since it passed'
      : `${counts.passed} passed, ${counts.failed} failed`;
    return `${mark}  ${step.name.padEnd(15)}${figures.padEnd(28)}${seconds.toFixed(1)} s`;
  });
  return ['', '━'.repeat(72), ...lines, ''].join('\n');
}
