/**
 * `npm run mutate:rules`: measures how many small faults in firestore.rules and storage.rules are detected by the tests
 * in tests/rules. Records the requests of the suites in rules.test.ts once and replays them against every mutant.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { decodeCases } from '../tests/rules/case-file.ts';
import type { AnsweredCase } from '../tests/rules/project-rules.ts';
import { CommandError, describeFailure } from './command-error.ts';
import { mutantsOf } from './mutate-rules-mutants.ts';
import { judge } from './mutate-rules-replay.ts';
import { generatedLines, writtenAt } from './rules-parts.ts';

/** The command fails below one of these limits. tests/rules/records.test.ts has further mutants of the generated code. */
const leastMutants = 200;
const leastKilledPercent = { written: 98.7, generated: 96 };

const root = path.resolve(import.meta.dirname, '..');
const rulesFiles = ['firestore.rules', 'storage.rules'];

try {
  const cases = await recordCases();
  const totals = { written: { mutants: 0, killed: 0 }, generated: { mutants: 0, killed: 0 } };
  for (const file of rulesFiles) {
    const source = await readFile(path.join(root, file), 'utf8');
    if (judge(file, source, cases) !== 'survived') {
      throw new CommandError(`The recorded requests do not match ${file}.`);
    }
    const isGenerated = generatedLines(source);
    for (const mutant of mutantsOf(source)) {
      const total = totals[isGenerated[mutant.line - 1] ? 'generated' : 'written'];
      const verdict = judge(file, mutant.source, cases);
      if (verdict === 'malformed') continue;
      total.mutants += 1;
      if (verdict === 'killed') total.killed += 1;
      else console.log(`${writtenAt(file, source, mutant.line)}  ${mutant.description}`);
    }
  }
  for (const kind of ['written', 'generated'] as const) {
    const { mutants, killed } = totals[kind];
    const percent = (killed * 100) / mutants;
    console.log(`${kind}: ${killed}/${mutants} killed (${percent.toFixed(1)} %)`);
    if (percent < leastKilledPercent[kind]) process.exitCode = 1;
  }
  if (totals.written.mutants < leastMutants) process.exitCode = 1;
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}

/** Runs the suites against the current rules and records their requests. @throws CommandError if the suites fail */
async function recordCases(): Promise<AnsweredCase[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'guia-rules-'));
  try {
    const file = path.join(folder, 'cases.jsonl');
    const suites = path.join('tests', 'rules', 'rules.test.ts');
    const child = spawn(
      process.execPath,
      [
        path.join('node_modules', 'vitest', 'vitest.mjs'),
        ...['run', '--project', 'emulated', '--reporter=dot', suites],
      ],
      {
        cwd: root,
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, RULE_CASES_FILE: file },
      },
    );
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0) throw new CommandError('The rules tests failed: fix them first.');
    return decodeCases(await readFile(file, 'utf8'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
