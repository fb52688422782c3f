/**
 * Implements projects.test of the Firebase Rules API: takes rules and test cases, and returns verdicts. Source:
 * firebaserules.googleapis.com v1, projects.test.
 */
import { invalidArgument } from '../firestore/errors.ts';
import type { AllowMethod, RulesFile } from './ast.ts';
import { CompiledRules } from './compiled-rules.ts';
import type { RulesDecision } from './contract.ts';
import { isObject } from './json-values.ts';
import { warningsOf } from './load-warnings.ts';
import { MockedDocuments } from './mocked-documents.ts';
import type { FunctionCall } from './mocked-documents.ts';
import { parseRules } from './parser.ts';
import { Runtime } from './runtime.ts';
import { RulesSyntaxError } from './syntax-error.ts';
import { sourceFilesOf, testCasesOf } from './test-body.ts';
import type { RulesServiceName, SourceFile, TestCase } from './test-body.ts';
import {
  CaseRecorder,
  errorIssue,
  expressionReports,
  positionOf,
  visitedConditions,
  warningIssue,
} from './test-report.ts';
import type {
  ExpressionReport,
  RulesTestIssue,
  SourcePosition,
  VisitedExpression,
} from './test-report.ts';
import { requestPath, requestValue, resourceOutcome } from './test-request.ts';
import { RulesTimestamp } from './values.ts';

export interface RulesTestResult {
  state: 'SUCCESS' | 'FAILURE';
  debugMessages?: string[];
  errorPosition?: SourcePosition;
  functionCalls?: FunctionCall[];
  visitedExpressions?: VisitedExpression[];
  expressionReports?: ExpressionReport[];
}

export interface RulesTestResponse {
  testResults?: RulesTestResult[];
  issues?: RulesTestIssue[];
}

const methods: readonly AllowMethod[] = ['get', 'list', 'create', 'update', 'delete'];
const services: readonly RulesServiceName[] = ['cloud.firestore', 'firebase.storage'];

interface LoadedSource {
  fileName: string;
  file: RulesFile;
  service: RulesServiceName;
  rules: CompiledRules;
}

function compiledServices(name: string, file: RulesFile): LoadedSource[] {
  return services
    .filter((service) => file.services.some((block) => block.name === service))
    .map((service) => {
      const rules = new CompiledRules(file, service, { coverage: true, mocked: true });
      return { fileName: name, file, service, rules };
    });
}

/** Loads every file. The issues are the errors and warnings of all files. */
function loadSources(files: readonly SourceFile[]): {
  sources: LoadedSource[];
  issues: RulesTestIssue[];
} {
  const sources: LoadedSource[] = [];
  const issues: RulesTestIssue[] = [];
  for (const { name, content } of files) {
    try {
      const file = parseRules(content);
      issues.push(...warningsOf(file).map((warning) => warningIssue(name, warning)));
      sources.push(...compiledServices(name, file));
    } catch (error) {
      if (!(error instanceof RulesSyntaxError)) throw error;
      issues.push(errorIssue(name, error));
    }
  }
  return { sources, issues };
}

/** Selects the rules for a case. Paths of objects start with /b/; if only one service has rules, those are used. */
function sourceFor(sources: readonly LoadedSource[], { request }: TestCase): LoadedSource {
  const { path } = request;
  const service: RulesServiceName =
    typeof path === 'string' && /^\/?b\//.test(path) ? 'firebase.storage' : 'cloud.firestore';
  const chosen = sources.find((source) => source.service === service) ?? sources[0];
  if (chosen === undefined) throw invalidArgument('source.files contain no rules.');
  return chosen;
}

function firstError(decision: RulesDecision, fileName: string): Partial<RulesTestResult> {
  const errors = decision.reasons.filter((reason) => reason.kind === 'error');
  const [first] = errors;
  if (first === undefined) return {};
  const { line, column, start = 0, end = 0 } = first;
  return {
    debugMessages: errors.map(
      (reason) =>
        `Error: ${fileName} line [${reason.line}], column [${reason.column}]. ${reason.message}`,
    ),
    errorPosition: positionOf(fileName, { line, column, start, end }),
  };
}

function runCase(
  testCase: TestCase,
  sources: readonly LoadedSource[],
  now: RulesTimestamp,
): RulesTestResult {
  const { expectation, request, reports } = testCase;
  const { fileName, file, service, rules } = sourceFor(sources, testCase);
  const method = methods.find((known) => known === request['method']);
  const documents = new MockedDocuments(testCase.mocks, service);
  const recorder = new CaseRecorder();
  const runtime = new Runtime(
    documents,
    () => requestValue(testCase, service, now),
    () => resourceOutcome(testCase.resource, service),
    reports === 'NONE' ? null : recorder,
  );
  const listInVersion1 = method === 'list' && service === 'firebase.storage' && file.version === 1;
  const decision: RulesDecision =
    method === undefined || listInVersion1
      ? { allowed: false, reasons: [] }
      : rules.decide(method, requestPath(testCase, service), runtime);
  const met = expectation === (decision.allowed ? 'ALLOW' : 'DENY');
  return {
    state: met ? 'SUCCESS' : 'FAILURE',
    ...firstError(decision, fileName),
    ...(documents.calls.length > 0 ? { functionCalls: documents.calls } : {}),
    ...(reports === 'NONE'
      ? {}
      : {
          visitedExpressions: visitedConditions(fileName, file, recorder),
          expressionReports: expressionReports(fileName, file, recorder, reports === 'VISITED'),
        }),
  };
}

/**
 * Answers a projects.test request: one result per case, in order, and warnings as issues. A file that does not load
 * gives issues and no results.
 * @param body the request's JSON
 * @param now request.time of cases that do not set it
 * @throws FirestoreError INVALID_ARGUMENT when the body is malformed
 */
export function runRulesTest(
  body: unknown,
  now: RulesTimestamp = new RulesTimestamp(BigInt(Math.floor(Date.now() / 1000)), 0),
): RulesTestResponse {
  if (!isObject(body)) throw invalidArgument('The body must be an object.');
  const { sources, issues } = loadSources(sourceFilesOf(body));
  const cases = testCasesOf(body);
  if (issues.some(({ severity }) => severity === 'ERROR')) return { issues };
  return {
    ...(issues.length > 0 ? { issues } : {}),
    testResults: cases.map((testCase) => runCase(testCase, sources, now)),
  };
}
