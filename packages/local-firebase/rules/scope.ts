/** Types and functions for the names that are visible at a position of a rules file. */
import type { FunctionDeclaration } from './ast.ts';

export interface FunctionSymbol {
  declaration: FunctionDeclaration;
  /** Scope of the declaration, which is visible in the function body. */
  scope: VariableScope;
}

export interface VariableScope {
  functions: ReadonlyMap<string, FunctionSymbol>;
  /** Wildcards of the enclosing matches, outermost first; a later one shadows an earlier one. */
  wildcards: readonly string[];
  /** Arguments and let bindings of the function being compiled. */
  locals: readonly string[];
}

/** The scope outside a file, without declarations. */
export const emptyScope: VariableScope = { functions: new Map(), wildcards: [], locals: [] };

/** Returns the scope inside a block that declares functions and, for a match, wildcards. */
export function innerScope(
  outer: VariableScope,
  declared: readonly FunctionDeclaration[],
  wildcards: readonly string[] = [],
): VariableScope {
  const functions = new Map(outer.functions);
  const scope: VariableScope = {
    functions,
    wildcards: [...outer.wildcards, ...wildcards],
    locals: [],
  };
  for (const declaration of declared) functions.set(declaration.name, { declaration, scope });
  return scope;
}
