/** Records the values of each expression during evaluation. */
import { walkExpression } from './ast-walk.ts';
import type { Expr, MatchBlock, RulesFile } from './ast.ts';
import type { ExpressionCoverage } from './contract.ts';
import { namespaces } from './builtins.ts';
import { describeValue } from './describe.ts';
import type { EvaluationOutcome } from './outcome.ts';
import type { ValueRecorder } from './runtime.ts';

/** Maximum number of distinct values per expression; further ones are counted together. */
const maximumDistinctValues = 50;
const otherValues = 'other values';

/** Returns whether the node is a namespace: the `math` of `math.abs(1)` has no value. */
export function isNamespace(node: Expr): boolean {
  return node.kind === 'name' && (namespaces.has(node.name) || node.name === 'firestore');
}

/** Returns every expression of a file, in source order. */
export function expressionsOf(file: RulesFile): Expr[] {
  const found: Expr[] = [];
  const addAll = (root: Expr): void => {
    const namespaceNames = new Set<Expr>();
    walkExpression(root, (node) => {
      if (node.kind === 'method' && isNamespace(node.target)) namespaceNames.add(node.target);
      if (!namespaceNames.has(node)) found.push(node);
    });
  };
  const addBlock = (block: Pick<MatchBlock, 'functions' | 'matches'>): void => {
    for (const declaration of block.functions) {
      for (const binding of declaration.lets) addAll(binding.value);
      addAll(declaration.result);
    }
    for (const match of block.matches) {
      for (const allow of match.allows) if (allow.condition !== null) addAll(allow.condition);
      addBlock(match);
    }
  };
  addBlock({ functions: file.functions, matches: [] });
  for (const service of file.services) addBlock(service);
  return found.sort((a, b) => a.span.start - b.span.start || b.span.end - a.span.end);
}

/** Counts the values of each expression, by expression id. */
export class CoverageRecorder implements ValueRecorder {
  private readonly counts: Map<string, number>[] = [];

  record(expressionId: number, value: EvaluationOutcome): void {
    const seen = (this.counts[expressionId] ??= new Map<string, number>());
    let text = describeValue(value);
    if (seen.size >= maximumDistinctValues && !seen.has(text)) text = otherValues;
    seen.set(text, (seen.get(text) ?? 0) + 1);
  }

  report(file: RulesFile): ExpressionCoverage[] {
    return expressionsOf(file).map((node) => ({
      position: node.span,
      values: [...(this.counts[node.id] ?? [])].map(([value, count]) => ({ value, count })),
    }));
  }
}
