import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { passedWhenRepeated } from './test-counts.ts';

/** One failed test case. */
export interface Failure {
  /** File and title of the test. */
  name: string;
  /** Error message; may be empty and may contain colour codes. */
  message: string;
  /** True if the case passed on retry. */
  wasRepeated?: true;
}

interface VitestFile {
  name: string;
  status: string;
  message?: string;
  assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: PlaywrightSpec[];
}

interface PlaywrightSpec {
  title: string;
  file: string;
  line: number;
  tests: {
    projectName: string;
    status: string;
    results: { errors?: { message?: string }[] }[];
  }[];
}

/** Limits of the summary: failures, lines per failure, characters per line. */
const mostFailures = 8;
const mostLines = 12;
const longestLine = 160;

/**
 * Returns the failures of a JSON report of Vitest or Playwright, in the order of the report.
 *
 * @param report undefined or another shape gives no failures
 */
export function failuresOf(report: unknown): Failure[] {
  const { testResults, suites } = (report ?? {}) as {
    testResults?: VitestFile[];
    suites?: PlaywrightSuite[];
  };
  if (Array.isArray(testResults)) return testResults.flatMap(ofVitestFile);
  return Array.isArray(suites) ? suites.flatMap(ofPlaywrightSuite) : [];
}

/**
 * Returns a short summary of the failures for the end of the output; '' if there are none. Cases that passed only on
 * retry come first, then the real failures.
 */
export function describeFailures(failures: readonly Failure[]): string {
  return joinShown(failures, (failure) => {
    const lines = stripVTControlCharacters(failure.message).split('\n');
    const short = lines
      .filter((line) => line.trim() !== '')
      .slice(0, mostLines)
      .map((line) => `    ${line.slice(0, longestLine)}`);
    return [headline(failure), ...short].join('\n');
  });
}

/** Returns one line per failure, in the order and with the limit of describeFailures(); '' if there are none. */
export function nameFailures(failures: readonly Failure[]): string {
  return joinShown(failures, headline);
}

function joinShown(failures: readonly Failure[], describe: (failure: Failure) => string): string {
  const failed = failures.filter(({ wasRepeated }) => !wasRepeated).slice(0, mostFailures);
  const repeated = failures
    .filter(({ wasRepeated }) => wasRepeated)
    .slice(0, mostFailures - failed.length);
  const shown = [...repeated, ...failed].map(describe);
  const hidden = failures.length - shown.length;
  return [...shown, ...(hidden > 0 ? [`And ${hidden} more.`] : [])].join('\n');
}

function headline({ name, wasRepeated }: Failure): string {
  return `${wasRepeated ? 'Passed only on retry' : 'Failed'}: ${name}`;
}

function ofVitestFile(file: VitestFile): Failure[] {
  const name = path.relative(process.cwd(), file.name);
  const cases = file.assertionResults
    .filter((found) => found.status === 'failed' || passedWhenRepeated(found))
    .map(({ fullName, status, failureMessages = [] }) => ({
      name: `${name} › ${fullName}`,
      message: failureMessages[0] ?? '',
      ...(status === 'passed' && { wasRepeated: true as const }),
    }));
  const isExplained = cases.some(({ wasRepeated }) => !wasRepeated);
  if (isExplained || file.status !== 'failed') return cases;
  return [...cases, { name, message: file.message ?? '' }];
}

function ofPlaywrightSuite({ suites = [], specs = [] }: PlaywrightSuite): Failure[] {
  return [...specs.flatMap(ofPlaywrightSpec), ...suites.flatMap(ofPlaywrightSuite)];
}

function ofPlaywrightSpec({ title, file, line, tests }: PlaywrightSpec): Failure[] {
  return tests
    .filter(({ status }) => status !== 'expected')
    .map(({ projectName, status, results }) => ({
      name: `[${projectName}] ${file}:${line} › ${title}`,
      message:
        status === 'skipped'
          ? 'Not run, because an earlier test failed.'
          : (results.flatMap(({ errors = [] }) => errors)[0]?.message ?? ''),
      ...(status === 'flaky' && { wasRepeated: true }),
    }));
}
