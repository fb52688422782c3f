/** Functions that a test case of the test API mocks: get, exists, and any that the language lacks. */
import { equalValues } from './equality.ts';
import { jsonOf, valueOfJson } from './json-values.ts';
import { parsePathText, pathText } from './methods/paths.ts';
import { LimitExceeded, nullValue } from './outcome.ts';
import type { EvalError } from './outcome.ts';
import type { DocumentFunctionName, DocumentFunctions } from './runtime.ts';
import type { FunctionMock, MockedArgument, RulesServiceName } from './test-body.ts';
import { RulesPath } from './values.ts';
import type { RulesValue } from './values.ts';

/** A call made by the rules, as listed in the response. */
export interface FunctionCall {
  function: string;
  args: unknown[];
}

/** Maximum number of document accesses of one case, per operation in Firestore and per evaluation in Storage. */
const limits: Record<RulesServiceName, number> = { 'cloud.firestore': 10, 'firebase.storage': 2 };

/** Document functions that use the mocks of a case. A document without a mock is missing. */
export class MockedDocuments implements DocumentFunctions {
  readonly calls: FunctionCall[] = [];
  private readonly mocks: readonly FunctionMock[];
  private readonly service: RulesServiceName;
  private readonly read = new Set<string>();

  constructor(mocks: readonly FunctionMock[], service: RulesServiceName) {
    this.mocks = mocks;
    this.service = service;
  }

  call(name: DocumentFunctionName, path: RulesPath): RulesValue | EvalError {
    const spelled = this.service === 'firebase.storage' ? `firestore.${name}` : name;
    const mock = this.answer(spelled, [path]);
    this.spend(pathText(path));
    if (name === 'exists') return mock?.result === true;
    return mock?.result ?? nullValue();
  }

  callUnknown(name: string, args: readonly RulesValue[]): RulesValue | EvalError | undefined {
    const mock = this.answer(name, args);
    if (mock === undefined) return undefined;
    return mock.result === undefined ? nullValue() : mock.result;
  }

  private answer(name: string, args: readonly RulesValue[]): FunctionMock | undefined {
    this.calls.push({ function: name, args: args.map((arg) => jsonOf(arg)) });
    return this.mocks.find((mock) => mock.function === name && takes(mock, args));
  }

  private spend(path: string): void {
    if (this.read.has(path)) return;
    const limit = limits[this.service];
    if (this.read.size >= limit) {
      throw new LimitExceeded(
        `The maximum of ${limit} document access calls for a request has been reached.`,
      );
    }
    this.read.add(path);
  }
}

function takes({ args }: FunctionMock, given: readonly RulesValue[]): boolean {
  if (args === null) return true;
  return args.length === given.length && args.every((arg, at) => fits(arg, given[at] ?? null));
}

function fits(arg: MockedArgument, value: RulesValue): boolean {
  if (arg.any) return true;
  if (!(value instanceof RulesPath)) return equalValues(valueOfJson(arg.exact), value);
  const path = typeof arg.exact === 'string' ? parsePathText(arg.exact) : null;
  return path !== null && pathText(path) === pathText(value);
}
