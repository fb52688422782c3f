/** How deep expressions may nest, counted as production counts when rules are deployed. */
import { childrenOf } from './ast-walk.ts';
import type { Expr, Span } from './ast.ts';
import { RulesSyntaxError } from './syntax-error.ts';

/** Levels that load; measured: 97 parentheses around a comparison, chains of 98 comparisons. */
export const maximumNesting = 99;

/** Production's refusal of an expression that nests too deeply. */
export function tooComplex(span: Span): RulesSyntaxError {
  return new RulesSyntaxError('Expression is too complex to evaluate safely.', span);
}

/**
 * Levels that a node puts between itself and each of its children: one for a binary operator. A chain
 * `a && b && c` nests to the left, so that its first operands are the deepest.
 */
function stepsBelow(node: Expr, child: number): number {
  if (node.kind === 'binary') return 1;
  if (node.kind !== 'logical') return 0;
  return child === 0 ? node.operands.length - 1 : node.operands.length - child;
}

/**
 * The whole expression is level 1; parentheses and binary operators put what they enclose one level deeper.
 * @throws RulesSyntaxError at the first expression, in source order, that is too deep
 */
export function checkNesting(root: Expr): void {
  const pending: { node: Expr; level: number }[] = [{ node: root, level: 1 }];
  for (let top = pending.pop(); top !== undefined; top = pending.pop()) {
    const { node } = top;
    const level = top.level + node.groups;
    if (level > maximumNesting) throw tooComplex(node.span);
    const children = childrenOf(node).map((child, index) => ({
      node: child,
      level: level + stepsBelow(node, index),
    }));
    pending.push(...children.toReversed());
  }
}
