/** Checks how deeply expressions nest, with the counting that production uses at deployment. */
import { childrenOf } from './ast-walk.ts';
import type { Expr, SourceSpan } from './ast.ts';
import { RulesSyntaxError } from './syntax-error.ts';

/**
 * Maximum number of levels. Measurements show that production accepts 97 parentheses around a comparison, or chains of
 * 98 comparisons. Both have 99 levels.
 */
export const maximumNesting = 99;

/** Returns production's error for an expression that nests too deeply. */
export function tooComplex(span: SourceSpan): RulesSyntaxError {
  return new RulesSyntaxError('Expression is too complex to evaluate safely.', span);
}

/**
 * Returns the number of levels between a node and a child: one for a binary operator. A chain `a && b && c` nests to
 * the left, so that its first operands are the deepest.
 */
function stepsBelow(node: Expr, child: number): number {
  if (node.kind === 'binary') return 1;
  if (node.kind !== 'logical') return 0;
  return child === 0 ? node.operands.length - 1 : node.operands.length - child;
}

/**
 * Checks the depth of an expression. The whole expression is level 1; parentheses and binary operators put their
 * content one level deeper.
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
