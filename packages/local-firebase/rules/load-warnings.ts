/**
 * Warnings of production for valid rules: undeclared names and uncalled functions. Evaluating an undeclared name is an
 * error that logical operators may absorb.
 */
import { walkExpression } from './ast-walk.ts';
import type { Expr, FunctionDeclaration, MatchBlock, RulesFile, SourceSpan } from './ast.ts';
import { namespaces } from './builtins.ts';
import { documentFunctionOf } from './document-functions.ts';
import { conversionFunctions } from './methods/conversions.ts';
import { emptyScope, innerScope } from './scope.ts';
import type { VariableScope } from './scope.ts';

export interface RulesWarning {
  message: string;
  span: SourceSpan;
}

/** A piece of code with its visible names. `owner` is the function of a body, null for a condition. */
interface Code {
  root: Expr;
  scope: VariableScope;
  locals: readonly string[];
  owner: FunctionDeclaration | null;
}

/** Returns every warning of a valid file, in source order. */
export function warningsOf(file: RulesFile): RulesWarning[] {
  const code = codeOf(file);
  const called = new Set<FunctionDeclaration>();
  const reached = new Set<FunctionDeclaration>();
  const callees = new Map<FunctionDeclaration | null, FunctionDeclaration[]>();
  for (const { root, scope, owner } of code) {
    walkExpression(root, (node) => {
      const callee = node.kind === 'call' ? scope.functions.get(node.name)?.declaration : undefined;
      if (callee === undefined) return;
      called.add(callee);
      callees.set(owner, [...(callees.get(owner) ?? []), callee]);
    });
  }
  const pending = [...(callees.get(null) ?? [])];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    pending.push(...(callees.get(next) ?? []));
  }
  const warnings = code.flatMap((piece) =>
    // In a function that no condition calls, `request` and `resource` count as undeclared.
    unknownNames(piece, piece.owner === null || reached.has(piece.owner)),
  );
  for (const declaration of declaredIn(file)) {
    if (called.has(declaration)) continue;
    warnings.push({
      message: `Unused function: ${declaration.name}.`,
      span: declaration.nameSpan,
    });
  }
  return warnings.sort((a, b) => a.span.start - b.span.start);
}

function codeOf(file: RulesFile): Code[] {
  const code: Code[] = [];
  const addFunctions = (declared: readonly FunctionDeclaration[], scope: VariableScope): void => {
    for (const owner of declared) {
      const locals = [...owner.parameters];
      for (const { name, value } of owner.lets) {
        code.push({ root: value, scope, locals: [...locals], owner });
        locals.push(name);
      }
      code.push({ root: owner.result, scope, locals, owner });
    }
  };
  const addMatch = (match: MatchBlock, outer: VariableScope): void => {
    const wildcards = match.path.flatMap((part) => (part.kind === 'literal' ? [] : [part.name]));
    const scope = innerScope(outer, match.functions, wildcards);
    addFunctions(match.functions, scope);
    for (const { condition } of match.allows) {
      if (condition !== null) code.push({ root: condition, scope, locals: [], owner: null });
    }
    for (const inner of match.matches) addMatch(inner, scope);
  };
  const fileScope = innerScope(emptyScope, file.functions);
  addFunctions(file.functions, fileScope);
  for (const service of file.services) {
    const scope = innerScope(fileScope, service.functions);
    addFunctions(service.functions, scope);
    for (const match of service.matches) addMatch(match, scope);
  }
  return code;
}

function declaredIn(file: RulesFile): FunctionDeclaration[] {
  const inMatch = (match: MatchBlock): FunctionDeclaration[] => [
    ...match.functions,
    ...match.matches.flatMap(inMatch),
  ];
  return [
    ...file.functions,
    ...file.services.flatMap((service) => [
      ...service.functions,
      ...service.matches.flatMap(inMatch),
    ]),
  ];
}

function unknownNames({ root, scope, locals }: Code, seesRequest: boolean): RulesWarning[] {
  const warnings: RulesWarning[] = [];
  const spaces = new Set<Expr>();
  const isVariable = (name: string): boolean =>
    locals.includes(name) ||
    scope.wildcards.includes(name) ||
    (seesRequest && (name === 'request' || name === 'resource'));
  walkExpression(root, (node) => {
    if (node.kind === 'method' && node.target.kind === 'name') {
      const { name } = node.target;
      if (namespaces.has(name) || name === 'firestore') spaces.add(node.target);
    }
    // Names that bind() replaces are not variables.
    if (node.kind === 'method' && node.name === 'bind' && node.target.kind === 'path') {
      for (const part of node.target.parts) if (part.kind === 'expression') spaces.add(part.value);
    }
    if (node.kind === 'name' && !spaces.has(node) && !isVariable(node.name)) {
      warnings.push({ message: `Invalid variable name: ${node.name}.`, span: node.span });
    }
    if (node.kind === 'call' && !isFunction(node.name, scope)) {
      warnings.push({ message: `Invalid function name: ${node.name}.`, span: node.span });
    }
  });
  return warnings;
}

function isFunction(name: string, scope: VariableScope): boolean {
  return (
    scope.functions.has(name) || conversionFunctions.has(name) || documentFunctionOf(name) !== null
  );
}
