import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { passedWhenRepeated } from './test-counts.ts';

/** One case that failed. */
export interface Failure {
  /** Where it stands and what it says. */
  name: string;
  /** What it failed with; may be empty, may hold colours. */
  message: string;
  /** It passed when it was repeated. */
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

/** Failures that are told again at the end, and what is told of each. */
const mostFailures = 8;
const mostLines = 12;
const longestLine = 160;

/**
 * What failed in a JSON report of Vitest or Playwright, in its order.
 *
 * @param report undefined, or of another shape, holds no failure
 */
export function failuresOf(report: unknown): Failure[] {
  const { testResults, suites } = (report ?? {}) as {
    testResults?: VitestFile[];
    suites?: PlaywrightSuite[];
  };
  if (Array.isArray(testResults)) return testResults.flatMap(ofVitestFile);
  return Array.isArray(suites) ? suites.flatMap(ofPlaywrightSuite) : [];
}

/** The failures in short, for the end of a long output, what did not pass at last; '' for none. */
export function describeFailures(failures: readonly Failure[]): string {
  const failed = failures.filter(({ wasRepeated }) => !wasRepeated).slice(0, mostFailures);
  const repeated = failures
    .filter(({ wasRepeated }) => wasRepeated)
    .slice(0, mostFailures - failed.length);
  const told = [...repeated, ...failed].map(({ name, message, wasRepeated }) => {
    const lines = stripVTControlCharacters(message).split('\n');
    const short = lines
      .filter((line) => line.trim() !== '')
      .slice(0, mostLines)
      .map((line) => `    ${line.slice(0, longestLine)}`);
    return [`${wasRepeated ? 'Passed only when repeated' : 'Failed'}: ${name}`, ...short].join(
      '\n',
    );
  });
  const untold = failures.length - told.length;
  return [...told, ...(untold > 0 ? [`And ${untold} more.`] : [])].join('\n');
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
          ? 'Not run: something before it failed.'
          : (results.flatMap(({ errors = [] }) => errors)[0]?.message ?? ''),
      ...(status === 'flaky' && { wasRepeated: true }),
    }));
}
