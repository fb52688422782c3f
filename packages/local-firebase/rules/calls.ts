/** Compiles calls of declared functions, of get() and its variants, and of built-in functions and methods. */
import type { CallExpr, Expr, MethodExpr, PathExpr } from './ast.ts';
import { callBuiltinFunction, callBuiltinMethod, namespaces } from './builtins.ts';
import { documentCall, notFound, settledList } from './combinators.ts';
import type { Evaluate } from './combinators.ts';
import { documentFunctionOf } from './document-functions.ts';
import { conversionFunctions } from './methods/conversions.ts';
import type { FunctionTable } from './methods/table.ts';
import { EvalError } from './outcome.ts';
import type { Frame } from './runtime.ts';
import type { FunctionSymbol, VariableScope } from './scope.ts';
import { isSymbolic } from './partly-known.ts';
import { symbolicMethod } from './symbolic.ts';

/** A compiled function body: its let bindings in order, and its result. */
export interface FunctionCode {
  lets: Evaluate[];
  result: Evaluate;
}

/** The parts of the expression compiler that calls use. */
export interface CallCompiler {
  readonly service: string;
  readonly mocked: boolean;
  compile(node: Expr, scope: VariableScope): Evaluate;
  compileAll(nodes: readonly Expr[], scope: VariableScope): Evaluate[];
  compilePath(parts: PathExpr['parts'], scope: VariableScope, free: ReadonlySet<string>): Evaluate;
  codeOf(symbol: FunctionSymbol): FunctionCode;
}

/** Compiles `name(arguments)`. */
export function compileCall(
  compiler: CallCompiler,
  node: CallExpr,
  scope: VariableScope,
): Evaluate {
  const args = compiler.compileAll(node.args, scope);
  const { name } = node;
  const declared = scope.functions.get(name);
  if (declared !== undefined) return declaredCall(compiler, name, declared, args);
  if (compiler.service === 'cloud.firestore') {
    const documentFunction = documentFunctionOf(name);
    const known = !compiler.mocked || name === 'get' || name === 'exists';
    if (documentFunction !== null && known) return documentCall(documentFunction, args);
  }
  if (!conversionFunctions.has(name) || (compiler.mocked && name === 'debug')) {
    return notFound(name, args);
  }
  return builtinCall(conversionFunctions, '', name, args);
}

/** Compiles `target.name(arguments)`, where the target may be a namespace such as math. */
export function compileMethod(
  compiler: CallCompiler,
  node: MethodExpr,
  scope: VariableScope,
): Evaluate {
  const args = compiler.compileAll(node.args, scope);
  const { name } = node;
  if (node.target.kind === 'name' && !isVariable(node.target.name, scope)) {
    const namespace = node.target.name;
    if (namespace === 'firestore' && compiler.service === 'firebase.storage') {
      if (name !== 'get' && name !== 'exists') return notFound(`firestore.${name}`, args);
      return counted(documentCall(name, args));
    }
    const table = namespaces.get(namespace);
    if (table !== undefined) return counted(builtinCall(table, `${namespace}.`, name, args));
  }
  const target =
    name === 'bind' && node.target.kind === 'path'
      ? compiler.compilePath(node.target.parts, scope, unboundNames(node.target.parts, scope))
      : compiler.compile(node.target, scope);
  return (frame) => {
    const value = target(frame);
    const values = settledList(args, frame);
    if (value instanceof EvalError) return value;
    if (values instanceof EvalError) return values;
    return isSymbolic(value)
      ? symbolicMethod(value, name, values)
      : callBuiltinMethod(value, name, values);
  };
}

/** Adds one to the expression count: a call through a namespace counts one more than a method call. */
function counted(evaluate: Evaluate): Evaluate {
  return (frame) => {
    frame.runtime.count(1);
    return evaluate(frame);
  };
}

function builtinCall(
  table: FunctionTable,
  prefix: string,
  name: string,
  args: readonly Evaluate[],
): Evaluate {
  return (frame) => {
    const values = settledList(args, frame);
    if (values instanceof EvalError) return values;
    return callBuiltinFunction(table, prefix, name, values);
  };
}

function declaredCall(
  compiler: CallCompiler,
  name: string,
  symbol: FunctionSymbol,
  args: readonly Evaluate[],
): Evaluate {
  if (symbol.declaration.parameters.length !== args.length) return notFound(name, args);
  // Bodies are compiled on first use: the file has no recursion, but functions may be declared after their callers.
  let code: FunctionCode | undefined;
  return (frame) => {
    code ??= compiler.codeOf(symbol);
    // An argument or binding may be an error. The error takes effect only where the value is read.
    const locals = args.map((argument) => argument(frame));
    const inner: Frame = { runtime: frame.runtime, bindings: frame.bindings, locals };
    for (const binding of code.lets) {
      frame.runtime.count(1);
      locals.push(binding(inner));
    }
    return code.result(inner);
  };
}

function isVariable(name: string, scope: VariableScope): boolean {
  return scope.locals.includes(name) || scope.wildcards.includes(name);
}

function unboundNames(parts: PathExpr['parts'], scope: VariableScope): Set<string> {
  const names = new Set<string>();
  for (const part of parts) {
    if (part.kind === 'expression' && part.value.kind === 'name') {
      if (!isVariable(part.value.name, scope)) names.add(part.value.name);
    }
  }
  return names;
}
