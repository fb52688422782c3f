/**
 * Decodes and validates the body of a projects.test request. The message of an error names the invalid field, such as
 * testSuite.testCases[0].request.
 */
import { invalidArgument } from '../firestore/errors.ts';
import { isObject, valueOfJson } from './json-values.ts';
import type { JsonObject } from './json-values.ts';
import type { RulesValue } from './values.ts';

export type RulesServiceName = 'cloud.firestore' | 'firebase.storage';

export interface SourceFile {
  name: string;
  content: string;
}

export interface MockedArgument {
  any: boolean;
  exact: unknown;
}

export interface FunctionMock {
  function: string;
  /** null accepts any arguments. */
  args: MockedArgument[] | null;
  /** undefined for a result that could not be computed. */
  result: RulesValue | undefined;
}

export interface TestCase {
  expectation: 'ALLOW' | 'DENY' | null;
  request: JsonObject;
  resource: unknown;
  mocks: FunctionMock[];
  /** Whether path segments are percent-encoded, which is the default. */
  encoded: boolean;
  reports: 'NONE' | 'FULL' | 'VISITED';
}

const maximumCases = 1000;
const maximumMocks = 1000;

const expectations = ['EXPECTATION_UNSPECIFIED', 'ALLOW', 'DENY'] as const;
const encodings = ['ENCODING_UNSPECIFIED', 'URL_ENCODED', 'PLAIN'] as const;
const levels = ['LEVEL_UNSPECIFIED', 'NONE', 'FULL', 'VISITED'] as const;

/** Returns the files of `source`. @throws FirestoreError INVALID_ARGUMENT */
export function sourceFilesOf(body: JsonObject): SourceFile[] {
  const source = body['source'];
  const files: unknown = isObject(source) ? source['files'] : undefined;
  if (!Array.isArray(files) || files.length === 0) {
    throw invalidArgument('source.files must hold at least one file.');
  }
  return files.map((file: unknown, index) => {
    const content = isObject(file) ? file['content'] : undefined;
    const name = isObject(file) ? file['name'] : undefined;
    if (typeof content !== 'string') {
      throw invalidArgument(`source.files[${index}].content must be a string.`);
    }
    if (name !== undefined && typeof name !== 'string') {
      throw invalidArgument(`source.files[${index}].name must be a string.`);
    }
    return { name: name === undefined || name === '' ? 'firestore.rules' : name, content };
  });
}

/** Returns the cases of `testSuite`, none without a suite. @throws FirestoreError INVALID_ARGUMENT */
export function testCasesOf(body: JsonObject): TestCase[] {
  const suite = body['testSuite'] ?? {};
  if (!isObject(suite)) throw invalidArgument('testSuite must be an object.');
  const cases: unknown = suite['testCases'] ?? [];
  if (!Array.isArray(cases) || cases.length > maximumCases) {
    throw invalidArgument(`testSuite.testCases must be a list of at most ${maximumCases} cases.`);
  }
  return cases.map((testCase: unknown, index) => {
    const place = `testSuite.testCases[${index}]`;
    if (!isObject(testCase)) throw invalidArgument(`${place} must be an object.`);
    return readCase(testCase, place);
  });
}

function readCase(json: JsonObject, place: string): TestCase {
  const request = json['request'] ?? {};
  if (!isObject(request)) throw invalidArgument(`${place}.request must be an object.`);
  const expectation = enumOf(json['expectation'], expectations, `${place}.expectation`);
  const encoding = enumOf(json['pathEncoding'], encodings, `${place}.pathEncoding`);
  const level = enumOf(json['expressionReportLevel'], levels, `${place}.expressionReportLevel`);
  return {
    expectation: expectation === 'EXPECTATION_UNSPECIFIED' ? null : expectation,
    request,
    resource: json['resource'],
    mocks: readMocks(json['functionMocks'] ?? [], `${place}.functionMocks`),
    encoded: encoding !== 'PLAIN',
    reports: level === 'LEVEL_UNSPECIFIED' ? 'NONE' : level,
  };
}

/** Decodes an enum by name or number; returns the first name when it is not set. */
function enumOf<T extends string>(json: unknown, names: readonly [T, ...T[]], place: string): T {
  if (json === undefined || json === null) return names[0];
  const found = names.find((name, number) => json === name || json === number);
  if (found === undefined) throw invalidArgument(`${place} must be ${names.join(', ')}.`);
  return found;
}

function readMocks(json: unknown, place: string): FunctionMock[] {
  if (!Array.isArray(json) || json.length > maximumMocks) {
    throw invalidArgument(`${place} must be a list of at most ${maximumMocks} mocks.`);
  }
  return json.map((mock: unknown, index) => readMock(mock, `${place}[${index}]`));
}

function readMock(json: unknown, place: string): FunctionMock {
  if (!isObject(json)) throw invalidArgument(`${place} must be an object.`);
  const { function: name, args, result } = json;
  if (typeof name !== 'string' || name === '') {
    throw invalidArgument(`${place}.function must be a name.`);
  }
  if (args !== undefined && !Array.isArray(args)) {
    throw invalidArgument(`${place}.args must be a list.`);
  }
  if (result !== undefined && !isObject(result)) {
    throw invalidArgument(`${place}.result must be an object.`);
  }
  const known = isObject(result) && 'value' in result;
  return {
    function: name,
    args: args?.map((arg: unknown, index) => readArgument(arg, `${place}.args[${index}]`)) ?? null,
    result: known ? valueOfJson(result['value']) : undefined,
  };
}

function readArgument(json: unknown, place: string): MockedArgument {
  if (!isObject(json) || !('exactValue' in json || 'anyValue' in json)) {
    throw invalidArgument(`${place} must be {"exactValue": ...} or {"anyValue": {}}.`);
  }
  return { any: 'anyValue' in json, exact: json['exactValue'] };
}
