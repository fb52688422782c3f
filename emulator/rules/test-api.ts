/**
 * The Firebase Rules API's projects.test method as a function: rules and test cases in, verdicts out.
 * Source: firebaserules.googleapis.com v1, projects.test.
 */
import type { AllowMethod, RulesFile } from './ast.ts';
import { CompiledRules } from './compiled-rules.ts';
import type { Decision } from './contract.ts';
import { CoverageRecorder } from './coverage.ts';
import { isObject } from './json-values.ts';
import type { JsonObject } from './json-values.ts';
import { parseRules } from './parser.ts';
import { Runtime } from './runtime.ts';
import { RulesSyntaxError } from './syntax-error.ts';
import { MockedDocuments, requestPath, requestValue, resourceOutcome } from './test-request.ts';
import type { FunctionCall, ServiceName } from './test-request.ts';
import { RulesTimestamp } from './values.ts';

export interface SourcePosition {
  fileName: string;
  line: number;
  column: number;
  currentOffset: number;
  endOffset: number;
}

export interface RulesTestIssue {
  sourcePosition: SourcePosition;
  description: string;
  severity: 'ERROR';
}

export interface ExpressionReport {
  sourcePosition: SourcePosition;
  values: { value: unknown; count: number }[];
}

export interface RulesTestResult {
  state: 'SUCCESS' | 'FAILURE';
  debugMessages?: string[];
  errorPosition?: SourcePosition;
  functionCalls?: FunctionCall[];
  visitedExpressions?: { sourcePosition: SourcePosition; value: unknown }[];
  expressionReports?: ExpressionReport[];
}

export interface RulesTestResponse {
  testResults?: RulesTestResult[];
  issues?: RulesTestIssue[];
}

/** The body is not of the method's form; the message says where. Answered as 400 INVALID_ARGUMENT. */
export class InvalidRulesTest extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'InvalidRulesTest';
  }
}

const maximumCases = 1000;
const methods: readonly AllowMethod[] = ['get', 'list', 'create', 'update', 'delete'];

interface LoadedSource {
  fileName: string;
  file: RulesFile;
  service: ServiceName;
  rules: CompiledRules;
}

function sourceFiles(body: JsonObject): { name: string; content: string }[] {
  const source = body['source'];
  const files: unknown = isObject(source) ? source['files'] : undefined;
  if (!Array.isArray(files) || files.length === 0) {
    throw new InvalidRulesTest('source.files must hold at least one file.');
  }
  return files.map((file: unknown) => {
    const content = isObject(file) ? file['content'] : undefined;
    const name = isObject(file) ? file['name'] : undefined;
    if (typeof content !== 'string') {
      throw new InvalidRulesTest('source.files[].content must be a string.');
    }
    return { name: typeof name === 'string' && name !== '' ? name : 'firestore.rules', content };
  });
}

function testCases(body: JsonObject): JsonObject[] {
  const suite = body['testSuite'];
  const cases: unknown = isObject(suite) ? suite['testCases'] : undefined;
  if (cases === undefined) return [];
  if (!Array.isArray(cases) || cases.length > maximumCases) {
    throw new InvalidRulesTest(
      `testSuite.testCases must be a list of at most ${maximumCases} cases.`,
    );
  }
  return cases.map((testCase: unknown) => {
    if (!isObject(testCase)) throw new InvalidRulesTest('A test case must be an object.');
    return testCase;
  });
}

function loadSource(name: string, content: string): LoadedSource[] {
  const file = parseRules(content);
  return (['cloud.firestore', 'firebase.storage'] as const)
    .filter((service) => file.services.some((block) => block.name === service))
    .map((service) => {
      const rules = new CompiledRules(file, service, { coverage: true });
      return { fileName: name, file, service, rules };
    });
}

function issueOf(error: RulesSyntaxError, fileName: string): RulesTestIssue {
  return {
    sourcePosition: {
      fileName,
      line: error.line,
      column: error.column,
      currentOffset: error.offset,
      endOffset: error.offset + 1,
    },
    description: error.message,
    severity: 'ERROR',
  };
}

/** Paths of objects begin with /b/; with rules of one service only, those are used. */
function sourceFor(sources: readonly LoadedSource[], request: JsonObject): LoadedSource {
  const path = request['path'];
  const service: ServiceName =
    typeof path === 'string' && /^\/?b\//.test(path) ? 'firebase.storage' : 'cloud.firestore';
  const chosen = sources.find((source) => source.service === service) ?? sources[0];
  if (chosen === undefined) throw new InvalidRulesTest('source.files hold no rules.');
  return chosen;
}

function plainValue(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // Texts such as 'map' or 'error: ...' are not JSON and stand for themselves.
    return text;
  }
}

function firstError(decision: Decision, fileName: string): Partial<RulesTestResult> {
  const errors = decision.reasons.filter((reason) => reason.kind === 'error');
  const [first] = errors;
  if (first === undefined) return {};
  return {
    debugMessages: errors.map(
      (reason) =>
        `Error: ${fileName} line [${reason.line}], column [${reason.column}]. ${reason.message}`,
    ),
    errorPosition: {
      fileName,
      line: first.line,
      column: first.column,
      currentOffset: first.start ?? 0,
      endOffset: first.end ?? 0,
    },
  };
}

function reports(
  level: unknown,
  source: LoadedSource,
  recorder: CoverageRecorder,
): Partial<RulesTestResult> {
  if (level !== 'FULL' && level !== 'VISITED') return {};
  const all = recorder.report(source.file).map((entry) => ({
    sourcePosition: {
      fileName: source.fileName,
      line: entry.position.line,
      column: entry.position.column,
      currentOffset: entry.position.start,
      endOffset: entry.position.end,
    },
    values: entry.values.map(({ value, count }) => ({ value: plainValue(value), count })),
  }));
  if (level === 'FULL') return { expressionReports: all };
  return {
    visitedExpressions: all.flatMap(({ sourcePosition, values }) =>
      values.map(({ value }) => ({ sourcePosition, value })),
    ),
  };
}

function runCase(
  testCase: JsonObject,
  sources: readonly LoadedSource[],
  now: RulesTimestamp,
): RulesTestResult {
  const request = isObject(testCase['request']) ? testCase['request'] : {};
  const source = sourceFor(sources, request);
  const method = methods.find((known) => known === request['method']);
  const documents = new MockedDocuments(testCase['functionMocks'], source.service);
  const recorder = new CoverageRecorder();
  const runtime = new Runtime(
    documents,
    () => requestValue(request, source.service, now),
    () => resourceOutcome(testCase['resource'], source.service),
    recorder,
  );
  const listInVersion1 =
    method === 'list' && source.service === 'firebase.storage' && source.file.version === 1;
  const decision: Decision =
    method === undefined || listInVersion1
      ? { allowed: false, reasons: [] }
      : source.rules.decide(method, requestPath(request, source.service), runtime);
  const expected = testCase['expectation'];
  const met = expected === 'ALLOW' ? decision.allowed : expected === 'DENY' && !decision.allowed;
  return {
    state: met ? 'SUCCESS' : 'FAILURE',
    ...firstError(decision, source.fileName),
    ...(documents.calls.length > 0 ? { functionCalls: documents.calls } : {}),
    ...reports(testCase['expressionReportLevel'], source, recorder),
  };
}

/**
 * Answers a projects.test request: one result a case, in order; a file that does not load gives issues
 * and no results.
 * @param body the request's JSON
 * @param now request.time of cases that set none
 * @throws InvalidRulesTest when the body is not of the method's form
 */
export function runRulesTest(
  body: unknown,
  now: RulesTimestamp = new RulesTimestamp(BigInt(Math.floor(Date.now() / 1000)), 0),
): RulesTestResponse {
  if (!isObject(body)) throw new InvalidRulesTest('The body must be an object.');
  const sources: LoadedSource[] = [];
  const issues: RulesTestIssue[] = [];
  for (const { name, content } of sourceFiles(body)) {
    try {
      sources.push(...loadSource(name, content));
    } catch (error) {
      if (!(error instanceof RulesSyntaxError)) throw error;
      issues.push(issueOf(error, name));
    }
  }
  if (issues.length > 0) return { issues };
  return { testResults: testCases(body).map((testCase) => runCase(testCase, sources, now)) };
}
