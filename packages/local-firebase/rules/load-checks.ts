/** Checks of a parsed file that production performs when rules are deployed. */
import type { Expr, FunctionDeclaration, MatchBlock, RulesFile, ServiceBlock } from './ast.ts';
import { walkExpression } from './ast-walk.ts';
import { checkNesting } from './nesting.ts';
import { compilePattern } from './patterns.ts';
import { maximumPathSegments } from './sizes.ts';
import { RulesSyntaxError } from './syntax-error.ts';

/**
 * Maximum number of functions on one call stack. The public limits table allows 20, but measurements show that
 * production loads 21. It refuses 22, even if they are never called, with the message that rejectDeepCalls() uses.
 */
const maximumCallStack = 21;
const maximumWildcards = 20;
const patternMethods = new Set(['matches', 'split', 'replace']);
const knownTypes = new Set([
  'bool',
  'bytes',
  'constraint',
  'duration',
  'float',
  'int',
  'latlng',
  'list',
  'map',
  'map_diff',
  'null',
  'number',
  'path',
  'set',
  'string',
  'timestamp',
]);

type FunctionScope = ReadonlyMap<string, FunctionDeclaration>;

/**
 * Returns the functions visible in a block: its own functions shadow the outer ones.
 * @throws RulesSyntaxError when the block declares a name twice
 */
export function extendFunctions(
  outer: FunctionScope,
  declared: readonly FunctionDeclaration[],
): FunctionScope {
  const own = new Set<string>();
  const scope = new Map(outer);
  for (const declaration of declared) {
    if (own.has(declaration.name)) {
      throw new RulesSyntaxError(
        `Function '${declaration.name}' is already defined here.`,
        declaration.span,
      );
    }
    own.add(declaration.name);
    scope.set(declaration.name, declaration);
  }
  return scope;
}

type CallGraph = Map<FunctionDeclaration, Set<FunctionDeclaration>>;

/**
 * Checks a parsed file.
 * @throws RulesSyntaxError at the first error
 */
export function checkFile(file: RulesFile): void {
  const graph: CallGraph = new Map();
  const scope = extendFunctions(new Map(), file.functions);
  checkFunctions(file.functions, scope, graph);
  for (const service of file.services) checkService(service, scope, file.version, graph);
  rejectRecursion(graph);
  rejectDeepCalls(graph);
}

function checkService(
  service: ServiceBlock,
  outer: FunctionScope,
  version: 1 | 2,
  graph: CallGraph,
): void {
  const scope = extendFunctions(outer, service.functions);
  checkFunctions(service.functions, scope, graph);
  for (const match of service.matches) checkMatch(match, scope, version, graph, 0, 0);
}

function checkMatch(
  match: MatchBlock,
  outer: FunctionScope,
  version: 1 | 2,
  graph: CallGraph,
  outerSegments: number,
  outerWildcards: number,
): void {
  const wildcards = match.path.filter((segment) => segment.kind !== 'literal').length;
  const segments = outerSegments + match.path.length;
  if (segments > maximumPathSegments) {
    throw new RulesSyntaxError('A match path has at most 100 segments.', match.span);
  }
  if (outerWildcards + wildcards > maximumWildcards) {
    throw new RulesSyntaxError('A match path captures at most 20 variables.', match.span);
  }
  const recursive = match.path.filter((segment) => segment.kind === 'recursive').length;
  if (recursive > 1) {
    throw new RulesSyntaxError('A match path has at most one recursive wildcard.', match.span);
  }
  if (version === 1 && recursive === 1 && match.path.at(-1)?.kind !== 'recursive') {
    throw new RulesSyntaxError(
      "With rules_version '1' a recursive wildcard must end its path.",
      match.span,
    );
  }
  const scope = extendFunctions(outer, match.functions);
  checkFunctions(match.functions, scope, graph);
  for (const allow of match.allows) if (allow.condition !== null) checkExpression(allow.condition);
  for (const inner of match.matches) {
    checkMatch(inner, scope, version, graph, segments, outerWildcards + wildcards);
  }
}

function checkFunctions(
  declared: readonly FunctionDeclaration[],
  scope: FunctionScope,
  graph: CallGraph,
): void {
  for (const declaration of declared) {
    const called = new Set<FunctionDeclaration>();
    for (const body of [...declaration.lets.map((binding) => binding.value), declaration.result]) {
      checkExpression(body);
      walkExpression(body, (node) => {
        const target = node.kind === 'call' ? scope.get(node.name) : undefined;
        if (target !== undefined) called.add(target);
      });
    }
    graph.set(declaration, called);
  }
}

function checkExpression(root: Expr): void {
  checkNesting(root);
  walkExpression(root, (node) => {
    if (node.kind === 'is' && !knownTypes.has(node.typeName)) {
      throw new RulesSyntaxError(`Unknown type '${node.typeName}'.`, node.span, 'a type name');
    }
    if (node.kind !== 'method' || !patternMethods.has(node.name)) return;
    const pattern = node.args[0];
    if (pattern?.kind !== 'literal' || typeof pattern.value !== 'string') return;
    if (compilePattern(pattern.value) === null) {
      throw new RulesSyntaxError(
        'Invalid regular expression: not expressible in RE2 syntax.',
        pattern.span,
        'an RE2 pattern',
      );
    }
  });
}

/**
 * Refuses functions that call themselves, directly or through others. The depth-first search has an explicit stack,
 * since a file may chain thousands of functions.
 */
function rejectRecursion(graph: CallGraph): void {
  const finished = new Set<FunctionDeclaration>();
  for (const start of graph.keys()) {
    const open = new Set<FunctionDeclaration>();
    const stack: { declaration: FunctionDeclaration; pending: FunctionDeclaration[] }[] = [];
    const enter = (declaration: FunctionDeclaration): void => {
      if (finished.has(declaration)) return;
      if (open.has(declaration)) {
        throw new RulesSyntaxError(
          `Function '${declaration.name}' calls itself: recursion is not allowed.`,
          declaration.span,
        );
      }
      open.add(declaration);
      stack.push({ declaration, pending: [...(graph.get(declaration) ?? [])] });
    };
    enter(start);
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
      const called = top.pending.pop();
      if (called !== undefined) {
        enter(called);
        continue;
      }
      stack.pop();
      open.delete(top.declaration);
      finished.add(top.declaration);
    }
  }
}

/** Returns the longest chain of calls that starts at each function. The graph has no cycle. */
function deepestCalls(graph: CallGraph): Map<FunctionDeclaration, FunctionDeclaration[]> {
  const deepest = new Map<FunctionDeclaration, FunctionDeclaration[]>();
  const pending = [...graph.keys()];
  for (let top = pending.at(-1); top !== undefined; top = pending.at(-1)) {
    const called = [...(graph.get(top) ?? [])];
    const open = called.filter((callee) => !deepest.has(callee));
    if (deepest.has(top) || open.length === 0) {
      pending.pop();
      if (deepest.has(top)) continue;
      let below: FunctionDeclaration[] = [];
      for (const callee of called) {
        const chain = deepest.get(callee) ?? [];
        if (chain.length > below.length) below = chain;
      }
      // Chains are cut at one above the limit, which keeps thousands of chained functions cheap.
      deepest.set(top, [top, ...below].slice(0, maximumCallStack + 1));
    } else {
      pending.push(...open);
    }
  }
  return deepest;
}

function rejectDeepCalls(graph: CallGraph): void {
  const deepest = deepestCalls(graph);
  for (const declaration of graph.keys()) {
    const chain = deepest.get(declaration) ?? [];
    const last = chain[maximumCallStack];
    if (last === undefined) continue;
    const names = chain.slice(0, maximumCallStack).map(({ name }) => name);
    throw new RulesSyntaxError(
      `Maximum allowed call depth of 20 is reached for [${names.join('->')}] call stack.`,
      last.nameSpan,
    );
  }
}
