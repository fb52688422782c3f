import type { Expr } from './ast.ts';

/** Returns the direct subexpressions of an expression, in source order. */
export function childrenOf(node: Expr): Expr[] {
  switch (node.kind) {
    case 'literal':
    case 'name':
      return [];
    case 'list':
      return node.items;
    case 'map':
      return node.entries.flatMap((entry) => [entry.key, entry.value]);
    case 'path':
      return node.parts.flatMap((part) => (part.kind === 'expression' ? [part.value] : []));
    case 'member':
      return [node.target];
    case 'index':
      return [node.target, node.index];
    case 'slice':
      return [node.target, node.from, node.to];
    case 'call':
      return node.args;
    case 'method':
      return [node.target, ...node.args];
    case 'unary':
    case 'is':
      return [node.operand];
    case 'binary':
      return [node.left, node.right];
    case 'logical':
      return node.operands;
    case 'ternary':
      return [node.condition, node.whenTrue, node.whenFalse];
  }
}

/** Visits an expression and all its descendants, parents first. */
export function walkExpression(node: Expr, visit: (node: Expr) => void): void {
  const pending: Expr[] = [node];
  for (let current = pending.pop(); current !== undefined; current = pending.pop()) {
    visit(current);
    pending.push(...childrenOf(current).toReversed());
  }
}
