/** Reporter of Vitest and of Playwright for `npm test`: writes the outcome of a step to the file STEP_REPORT. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type {
  FullConfig,
  Reporter as PlaywrightReporter,
  Suite,
  TestCase,
  TestError,
} from '@playwright/test/reporter';
import type { Reporter as VitestReporter, SerializedError, TestModule } from 'vitest/node';
import type { Failure, Outcome } from './test-outcome.ts';

const relative = (file: string): string => path.relative(process.cwd(), file);

const firstMessage = (errors: readonly { message?: string }[] = []): string =>
  errors[0]?.message ?? '';

export default class TestReporter implements VitestReporter, PlaywrightReporter {
  #suite: Suite | undefined;
  readonly #errors: Failure[] = [];

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    write([...modules.map(ofModule), { passed: 0, failures: errors.map(unhandled) }]);
  }

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  onError(error: TestError): void {
    this.#errors.push(unhandled(error));
  }

  onEnd(): void {
    const cases = this.#suite?.allTests() ?? [];
    write([...cases.map(ofCase), { passed: 0, failures: this.#errors }]);
  }
}

function write(outcomes: readonly Outcome[]): void {
  const outcome: Outcome = {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failures: outcomes.flatMap(({ failures }) => failures),
  };
  writeFileSync(process.env['STEP_REPORT'] ?? '', JSON.stringify(outcome));
}

function unhandled({ message = '' }: { message?: string }): Failure {
  return { name: 'Error outside of the tests', message };
}

/** A file that could not be loaded, and a failed hook of a suite, are one failure each. */
function ofModule(module: TestModule): Outcome {
  const file = relative(module.moduleId);
  const failures: Failure[] = [module, ...module.children.allSuites()].flatMap((suite) =>
    suite.errors().map(({ message }) => ({ name: file, message })),
  );
  let passed = 0;
  for (const test of module.children.allTests()) {
    const { state, errors } = test.result();
    const wasRepeated = test.diagnostic()?.flaky ?? false;
    if (state === 'failed' || wasRepeated) {
      const message = firstMessage(errors);
      failures.push({ name: `${file} › ${test.fullName}`, message, wasRepeated });
    } else if (state === 'passed') passed += 1;
  }
  return { passed, failures };
}

/** The project skips no case on purpose, so a skipped case was not run after an earlier failure. */
function ofCase(test: TestCase): Outcome {
  const outcome = test.outcome();
  if (outcome === 'expected') return { passed: 1, failures: [] };
  const { file, line } = test.location;
  const project = test.parent.project()?.name ?? '';
  const failure = {
    name: `[${project}] ${relative(file)}:${line} › ${test.title}`,
    message:
      outcome === 'skipped'
        ? 'Not run, because an earlier test failed.'
        : firstMessage(test.results.flatMap(({ errors }) => errors)),
    wasRepeated: outcome === 'flaky',
  };
  return { passed: 0, failures: [failure] };
}
