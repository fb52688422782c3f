import { owner } from '../auth-token.ts';
import { coveragePage } from '../../rules/coverage-page.ts';
import type { FirestoreEngine } from '../engine.ts';
import { FirestoreError, invalidArgument } from '../errors.ts';
import { isObject } from '../value-codec.ts';
import type { RestRoute } from './route.ts';

type AdminRoute = Exclude<RestRoute, { kind: 'verb' | 'resource' | 'health' }>;

interface Answer {
  status: number;
  /** The body: JSON, or HTML if `page` is set. */
  json: string;
  page?: boolean;
}

/**
 * Answers the emulator's own paths, which are open to every program and page on this machine (local-only.ts): usage,
 * clearing, replacing rules, coverage, and the public test method.
 */
export function answerAdmin(
  engine: FirestoreEngine,
  route: AdminRoute,
  method: string,
  body: unknown,
): Answer {
  if (route.kind === 'emulator-documents') {
    requireMethod(method, 'DELETE');
    engine.database(route.database).clear(owner);
    return ok({});
  }
  if (route.kind === 'project-verb') {
    if (route.verb !== 'test') throw unknown(route.verb);
    requireMethod(method, 'POST');
    return ok(engine.rulesLanguage.test(body));
  }
  switch (route.action) {
    case 'usage':
      return answerUsage(engine, route.project, method);
    case 'securityRules':
      requireMethod(method, 'PUT');
      return replaceRules(engine, route.project, body);
    case 'ruleCoverage':
      requireMethod(method, 'GET');
      return ruleCoverage(engine, route.project);
    case 'ruleCoverage.html':
      requireMethod(method, 'GET');
      return ruleCoveragePage(engine, route.project);
    default:
      throw unknown(route.action);
  }
}

function ok(json: unknown): Answer {
  return { status: 200, json: JSON.stringify(json) };
}

function unknown(action: string): FirestoreError {
  return new FirestoreError('NOT_FOUND', `No such path: ${action.slice(0, 100)}`);
}

function requireMethod(method: string, expected: string): void {
  if (method !== expected) {
    throw new FirestoreError('UNIMPLEMENTED', `This path answers ${expected}, not ${method}.`);
  }
}

function answerUsage(engine: FirestoreEngine, project: string, method: string): Answer {
  const usage = engine.usage(project);
  if (method === 'DELETE') usage.reset();
  else requireMethod(method, 'GET');
  return ok(usage);
}

/** Returns the values of each expression of the project's rules, in source order. */
function ruleCoverage(engine: FirestoreEngine, project: string): Answer {
  const rules = engine.rules(project);
  const report = rules?.ruleset.coverageReport?.() ?? [];
  return ok({
    rules: { files: rules === null ? [] : [{ name: 'firestore.rules', content: rules.source }] },
    report: report.map(({ position: { line, column, start, end }, values }) => ({
      sourcePosition: {
        fileName: 'firestore.rules',
        line,
        column,
        currentOffset: start,
        endOffset: end,
      },
      values,
    })),
  });
}

function ruleCoveragePage(engine: FirestoreEngine, project: string): Answer {
  const rules = engine.rules(project);
  const report = rules?.ruleset.coverageReport?.() ?? [];
  return { status: 200, json: coveragePage(rules?.source ?? '', report), page: true };
}

function replaceRules(engine: FirestoreEngine, project: string, body: unknown): Answer {
  const files = isObject(body) && isObject(body['rules']) ? body['rules']['files'] : undefined;
  const file: unknown = Array.isArray(files) ? files[0] : undefined;
  if (!isObject(file) || typeof file['content'] !== 'string') {
    throw invalidArgument('The body must be { rules: { files: [{ name, content }] } }.');
  }
  try {
    engine.setRules(file['content'], project);
  } catch (error) {
    throw invalidArgument(describeRulesError(error, file['name']));
  }
  return ok({});
}

/** Returns '<file>:<line>:<column> <message>' if the position is known, otherwise only the message. */
function describeRulesError(error: unknown, fileName: unknown): string {
  const name = typeof fileName === 'string' ? fileName : 'firestore.rules';
  if (!(error instanceof Error)) return `${name}: ${String(error)}`;
  const { line, column } = error as Error & { line?: number; column?: number };
  const position = line === undefined ? '' : `:${line}:${column}`;
  return `${name}${position} ${error.message}`;
}
