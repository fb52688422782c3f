/** Additional output of the test API: positions, issues, visited conditions and values of expressions. */
import { childrenOf } from './ast-walk.ts';
import type { Expr, MatchBlock, RulesFile, SourceSpan } from './ast.ts';
import { isNamespace } from './coverage.ts';
import { jsonOf } from './json-values.ts';
import type { RulesWarning } from './load-warnings.ts';
import type { EvaluationOutcome } from './outcome.ts';
import type { ValueRecorder } from './runtime.ts';
import type { RulesSyntaxError } from './syntax-error.ts';

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
  severity: 'ERROR' | 'WARNING';
}

export interface ExpressionReport {
  sourcePosition: SourcePosition;
  values?: { value: unknown; count: number }[];
  children?: ExpressionReport[];
}

export interface VisitedExpression {
  sourcePosition: SourcePosition;
  value: unknown;
}

/** Maximum number of distinct values per expression in one case. */
const maximumValues = 50;

/** Returns a position in the format of the API. */
export function positionOf(fileName: string, span: SourceSpan): SourcePosition {
  const { line, column, start, end } = span;
  return { fileName, line, column, currentOffset: start, endOffset: end };
}

/** Returns the issue for a file that does not load. */
export function errorIssue(fileName: string, error: RulesSyntaxError): RulesTestIssue {
  const { line, column, offset } = error;
  const span = { line, column, start: offset, end: offset + 1 };
  return {
    sourcePosition: positionOf(fileName, span),
    description: error.message,
    severity: 'ERROR',
  };
}

/** Returns the issue for a warning of production. */
export function warningIssue(fileName: string, { message, span }: RulesWarning): RulesTestIssue {
  return {
    sourcePosition: positionOf(fileName, span),
    description: message,
    severity: 'WARNING',
  };
}

/** Records the values of each expression during one case. */
export class CaseRecorder implements ValueRecorder {
  private readonly values = new Map<number, Map<string, { value: unknown; count: number }>>();

  record(expressionId: number, outcome: EvaluationOutcome): void {
    let seen = this.values.get(expressionId);
    if (seen === undefined) {
      seen = new Map();
      this.values.set(expressionId, seen);
    }
    const value = jsonOf(outcome);
    const key = JSON.stringify(value);
    const known = seen.get(key);
    if (known !== undefined) known.count += 1;
    else if (seen.size < maximumValues) seen.set(key, { value, count: 1 });
  }

  valuesOf(node: Expr): { value: unknown; count: number }[] {
    return [...(this.values.get(node.id)?.values() ?? [])];
  }
}

/**
 * Returns one report for each condition, function body and let, nested like the expressions, without literals.
 * @param visitedOnly omits expressions that were never evaluated
 */
export function expressionReports(
  fileName: string,
  file: RulesFile,
  recorder: CaseRecorder,
  visitedOnly: boolean,
): ExpressionReport[] {
  const report = (node: Expr): ExpressionReport[] => {
    const children = childrenOf(node)
      .filter((child) => !(node.kind === 'method' && child === node.target && isNamespace(child)))
      .flatMap(report);
    const values = recorder.valuesOf(node);
    if (node.kind === 'literal' || (visitedOnly && values.length === 0)) return children;
    return [
      {
        sourcePosition: positionOf(fileName, node.span),
        ...(values.length > 0 ? { values } : {}),
        ...(children.length > 0 ? { children } : {}),
      },
    ];
  };
  return rootsOf(file).flatMap(report);
}

/** Returns the evaluated conditions with their results. */
export function visitedConditions(
  fileName: string,
  file: RulesFile,
  recorder: CaseRecorder,
): VisitedExpression[] {
  const ofMatch = (match: MatchBlock): VisitedExpression[] => [
    ...match.allows.flatMap(({ condition }) =>
      condition === null
        ? []
        : recorder.valuesOf(condition).map(({ value }) => ({
            sourcePosition: positionOf(fileName, condition.span),
            value,
          })),
    ),
    ...match.matches.flatMap(ofMatch),
  ];
  return file.services.flatMap((service) => service.matches.flatMap(ofMatch));
}

function rootsOf(file: RulesFile): Expr[] {
  const ofBlock = (block: Pick<MatchBlock, 'functions' | 'matches' | 'allows'>): Expr[] => [
    ...block.functions.flatMap(({ lets, result }) => [...lets.map(({ value }) => value), result]),
    ...block.allows.flatMap(({ condition }) => condition ?? []),
    ...block.matches.flatMap(ofBlock),
  ];
  const roots = [
    ...ofBlock({ functions: file.functions, allows: [], matches: [] }),
    ...file.services.flatMap((service) => ofBlock({ ...service, allows: [] })),
  ];
  return roots.sort((a, b) => a.span.start - b.span.start);
}
