/** Finds the allow statements that apply to a path, with the values of their wildcards. */
import type { AllowMethod, AllowStatement, MatchBlock, MatchSegment, ServiceBlock } from './ast.ts';
import type { Evaluate } from './combinators.ts';
import type { Compiler } from './evaluator.ts';
import { unknown } from './outcome.ts';
import type { EvaluationOutcome } from './outcome.ts';
import { innerScope } from './scope.ts';
import type { VariableScope } from './scope.ts';
import { RulesPath } from './values.ts';

/** Placeholder in the path of a list, for the id of a document that is not known. */
export const anyId = Symbol('any id');
/** Placeholder in the path of a collection group query, for any number of segments. */
export const anyDepth = Symbol('any depth');

export type PathSegment = string | typeof anyId | typeof anyDepth;

export interface CompiledAllow {
  statement: AllowStatement;
  /** With null the statement always allows. */
  condition: Evaluate | null;
}

export interface MatchedAllow {
  allow: CompiledAllow;
  bindings: readonly EvaluationOutcome[];
}

interface MatchNode {
  path: readonly MatchSegment[];
  allows: ReadonlyMap<AllowMethod, CompiledAllow[]>;
  children: MatchIndex;
}

/** Match blocks by their first literal segment, and those that start with a wildcard, each in source order. */
interface MatchIndex {
  byLiteral: ReadonlyMap<string, readonly MatchNode[]>;
  others: readonly MatchNode[];
}

function indexOf(nodes: readonly MatchNode[]): MatchIndex {
  const byLiteral = new Map<string, MatchNode[]>();
  const others: MatchNode[] = [];
  for (const node of nodes) {
    const first = node.path[0];
    if (first?.kind === 'literal') {
      byLiteral.set(first.text, [...(byLiteral.get(first.text) ?? []), node]);
    } else {
      others.push(node);
    }
  }
  return { byLiteral, others };
}

function compileMatch(match: MatchBlock, outer: VariableScope, compiler: Compiler): MatchNode {
  const wildcards = match.path.flatMap((segment) =>
    segment.kind === 'literal' ? [] : [segment.name],
  );
  const scope = innerScope(outer, match.functions, wildcards);
  const allows = new Map<AllowMethod, CompiledAllow[]>();
  for (const statement of match.allows) {
    const condition =
      statement.condition === null ? null : compiler.compile(statement.condition, scope);
    for (const method of statement.methods) {
      allows.set(method, [...(allows.get(method) ?? []), { statement, condition }]);
    }
  }
  const children = match.matches.map((inner) => compileMatch(inner, scope, compiler));
  return { path: match.path, allows, children: indexOf(children) };
}

/** The match blocks of a service, compiled and indexed. */
export class Matcher {
  private readonly roots: MatchIndex;
  /** Minimum number of segments of a recursive wildcard: zero since version 2, one in version 1. */
  private readonly recursiveMinimum: number;

  constructor(service: ServiceBlock, version: 1 | 2, fileScope: VariableScope, compiler: Compiler) {
    const scope = innerScope(fileScope, service.functions);
    this.roots = indexOf(service.matches.map((match) => compileMatch(match, scope, compiler)));
    this.recursiveMinimum = version === 2 ? 0 : 1;
  }

  /** Returns every allow statement for the method whose match covers the whole path. */
  find(method: AllowMethod, path: readonly PathSegment[]): MatchedAllow[] {
    const found: MatchedAllow[] = [];
    this.visit(this.roots, method, path, 0, [], found);
    return found;
  }

  private visit(
    index: MatchIndex,
    method: AllowMethod,
    path: readonly PathSegment[],
    at: number,
    bindings: readonly EvaluationOutcome[],
    found: MatchedAllow[],
  ): void {
    const first = path[at];
    if (typeof first === 'string') {
      for (const node of index.byLiteral.get(first) ?? []) {
        this.advance(node, 0, method, path, at, bindings, found);
      }
    }
    for (const node of index.others) this.advance(node, 0, method, path, at, bindings, found);
  }

  private advance(
    node: MatchNode,
    position: number,
    method: AllowMethod,
    path: readonly PathSegment[],
    at: number,
    bindings: readonly EvaluationOutcome[],
    found: MatchedAllow[],
  ): void {
    const pattern = node.path[position];
    if (pattern === undefined) {
      if (at === path.length) {
        for (const allow of node.allows.get(method) ?? []) found.push({ allow, bindings });
      }
      // A nested block may still match an empty rest: '{x=**}' takes zero segments.
      this.visit(node.children, method, path, at, bindings, found);
      return;
    }
    if (pattern.kind === 'recursive') {
      for (let end = at; end <= path.length; end += 1) {
        const taken = path.slice(at, end);
        if (taken.filter((segment) => segment !== anyDepth).length < this.recursiveMinimum)
          continue;
        const bound = [...bindings, pathBinding(pattern.name, taken)];
        this.advance(node, position + 1, method, path, end, bound, found);
      }
      return;
    }
    const segment = path[at];
    if (segment === undefined || segment === anyDepth) return;
    if (pattern.kind === 'literal') {
      if (segment === pattern.text) {
        this.advance(node, position + 1, method, path, at + 1, bindings, found);
      }
      return;
    }
    const value = segment === anyId ? unknown(pattern.name) : segment;
    this.advance(node, position + 1, method, path, at + 1, [...bindings, value], found);
  }
}

function pathBinding(name: string, taken: readonly PathSegment[]): EvaluationOutcome {
  const segments = taken.filter((segment) => typeof segment === 'string');
  return segments.length === taken.length ? new RulesPath(segments) : unknown(name);
}
