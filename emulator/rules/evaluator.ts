/** Compiles expressions to closures. Errors are values; only limits interrupt. */
import type { CallExpr, Expr, FunctionDeclaration, LogicalExpr, MethodExpr } from './ast.ts';
import { callBuiltinFunction, callBuiltinMethod, namespaces } from './builtins.ts';
import {
  arithmetic,
  elementAt,
  equalValues,
  member,
  membership,
  negate,
  orderValues,
  sliceOf,
} from './operators.ts';
import { conversionFunctions } from './methods/conversions.ts';
import { EvalError, functionNotFound, unknown } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import { documentFunctionOf } from './document-functions.ts';
import type { Frame } from './runtime.ts';
import type { FunctionSymbol, Scope } from './scope.ts';
import {
  isSymbolic,
  symbolicEquals,
  symbolicHasType,
  symbolicMember,
  symbolicMembership,
  symbolicMethod,
  symbolicOrder,
} from './symbolic.ts';
import { hasType, typeNameOf } from './type-names.ts';
import { RulesPath } from './values.ts';
import type { RulesValue } from './values.ts';

export type Evaluate = (frame: Frame) => Outcome;

interface FunctionCode {
  parameters: number;
  lets: Evaluate[];
  result: Evaluate;
}

/** Compiles the expressions of one ruleset; function bodies are compiled once, on first use. */
export class Compiler {
  private readonly service: string;
  private readonly recording: boolean;
  private readonly functions = new Map<FunctionDeclaration, FunctionCode>();

  /** @param recording whether evaluated values are told to the runtime's recorder */
  constructor(service: string, recording: boolean) {
    this.service = service;
    this.recording = recording;
  }

  compile(node: Expr, scope: Scope): Evaluate {
    const evaluate = this.located(node, this.compileNode(node, scope));
    if (!this.recording) return evaluate;
    return (frame) => {
      const value = evaluate(frame);
      frame.runtime.recorder?.record(node.id, value);
      return value;
    };
  }

  /** Gives errors that arise in this node its position. */
  private located(node: Expr, evaluate: Evaluate): Evaluate {
    if (node.kind === 'literal') return evaluate;
    return (frame) => {
      const value = evaluate(frame);
      if (value instanceof EvalError) value.span ??= node.span;
      return value;
    };
  }

  private compileNode(node: Expr, scope: Scope): Evaluate {
    switch (node.kind) {
      case 'literal': {
        const { value } = node;
        return () => value;
      }
      case 'name':
        return this.compileName(node.name, scope);
      case 'list': {
        const items = node.items.map((item) => this.compile(item, scope));
        return (frame) => {
          frame.runtime.step();
          return settledList(items, frame);
        };
      }
      case 'map':
        return this.compileMap(node.entries, scope);
      case 'path':
        return this.compilePath(node.parts, scope, new Set());
      case 'member': {
        const target = this.compile(node.target, scope);
        const { name } = node;
        return (frame) => {
          frame.runtime.step();
          const value = target(frame);
          if (value instanceof Map) {
            const found = value.get(name);
            if (found !== undefined) return found;
          }
          if (value instanceof EvalError) return value;
          return isSymbolic(value) ? symbolicMember(value, name) : member(value, name);
        };
      }
      case 'index': {
        const target = this.compile(node.target, scope);
        const index = this.compile(node.index, scope);
        return binary(target, index, elementAt, (container, key) =>
          isSymbolic(container) && typeof key === 'string'
            ? symbolicMember(container, key)
            : unknown('The element'),
        );
      }
      case 'slice': {
        const parts = [node.target, node.from, node.to].map((part) => this.compile(part, scope));
        return (frame) => {
          frame.runtime.step();
          const values = settledList(parts, frame);
          if (values instanceof EvalError) return values;
          return sliceOf(values[0] ?? null, values[1] ?? null, values[2] ?? null);
        };
      }
      case 'call':
        return this.compileCall(node, scope);
      case 'method':
        return this.compileMethod(node, scope);
      case 'unary': {
        const operand = this.compile(node.operand, scope);
        return node.operator === '!' ? logicalNot(operand) : negation(operand);
      }
      case 'binary': {
        const left = this.compile(node.left, scope);
        const right = this.compile(node.right, scope);
        const { operator } = node;
        switch (operator) {
          case '==':
            return binary(left, right, equalValues, symbolicEquals);
          case '!=':
            return inverted(binary(left, right, equalValues, symbolicEquals));
          case 'in':
            return binary(left, right, membership, symbolicMembership);
          case '<':
          case '<=':
          case '>':
          case '>=':
            return binary(
              left,
              right,
              (a, b) => orderValues(a, operator, b),
              (a, b) => symbolicOrder(a, operator, b),
            );
          default:
            return binary(
              left,
              right,
              (a, b) => arithmetic(a, operator, b),
              () => unknown('The operand'),
            );
        }
      }
      case 'logical':
        return this.compileLogical(node, scope);
      case 'is': {
        const operand = this.compile(node.operand, scope);
        const { typeName } = node;
        return (frame) => {
          frame.runtime.step();
          const value = operand(frame);
          if (value instanceof EvalError) return value;
          return isSymbolic(value) ? symbolicHasType(value, typeName) : hasType(value, typeName);
        };
      }
      case 'ternary': {
        const condition = this.compile(node.condition, scope);
        const whenTrue = this.compile(node.whenTrue, scope);
        const whenFalse = this.compile(node.whenFalse, scope);
        return (frame) => {
          frame.runtime.step();
          const chosen = condition(frame);
          if (typeof chosen !== 'boolean') return notBoolean(chosen, '?:');
          return chosen ? whenTrue(frame) : whenFalse(frame);
        };
      }
    }
  }

  private compileName(name: string, scope: Scope): Evaluate {
    const local = scope.locals.lastIndexOf(name);
    if (local !== -1) return (frame) => frame.locals[local] ?? null;
    const wildcard = scope.wildcards.lastIndexOf(name);
    if (wildcard !== -1) return (frame) => frame.bindings[wildcard] ?? null;
    if (name === 'request') return (frame) => frame.runtime.request;
    if (name === 'resource') return (frame) => frame.runtime.resource;
    return () => new EvalError(`Variable not found error: Name: [${name}].`);
  }

  private compileMap(entries: { key: Expr; value: Expr }[], scope: Scope): Evaluate {
    const compiled = entries.map((entry) => ({
      key: this.compile(entry.key, scope),
      value: this.compile(entry.value, scope),
    }));
    return (frame) => {
      frame.runtime.step();
      const map = new Map<string, RulesValue>();
      for (const entry of compiled) {
        const key = entry.key(frame);
        if (key instanceof EvalError) return key;
        if (typeof key !== 'string') {
          return new EvalError('Unsupported operation error. Map keys must be strings.');
        }
        const value = entry.value(frame);
        if (value instanceof EvalError) return value;
        if (isSymbolic(value)) return unknown(value.name);
        map.set(key, value);
      }
      return map;
    };
  }

  /** @param free names that may be unbound here, because bind() fills them in */
  private compilePath(
    parts: (Expr & { kind: 'path' })['parts'],
    scope: Scope,
    free: ReadonlySet<string>,
  ): Evaluate {
    const compiled: (string | Evaluate)[] = parts.map((part) => {
      if (part.kind === 'literal') return part.text;
      if (part.value.kind === 'name' && free.has(part.value.name)) return `$(${part.value.name})`;
      return this.compile(part.value, scope);
    });
    return (frame) => {
      frame.runtime.step();
      const segments: string[] = [];
      for (const part of compiled) {
        if (typeof part === 'string') {
          segments.push(part);
          continue;
        }
        const value = part(frame);
        if (value instanceof EvalError) return value;
        if (value instanceof RulesPath) segments.push(...value.segments);
        else if (typeof value === 'string' && value !== '') segments.push(value);
        else return new EvalError(`Unsupported operation error. Received: path segment.`);
      }
      return new RulesPath(segments);
    };
  }

  private compileLogical(node: LogicalExpr, scope: Scope): Evaluate {
    const operands = node.operands.map((operand) => this.compile(operand, scope));
    const decisive = node.operator === '||';
    const { operator } = node;
    return (frame) => {
      let failure: EvalError | null = null;
      for (let index = 0; index < operands.length; index += 1) {
        if (index > 0) frame.runtime.step();
        const value = operands[index]?.(frame) ?? null;
        if (value === decisive) return decisive;
        if (typeof value !== 'boolean') failure ??= notBoolean(value, operator);
      }
      return failure ?? !decisive;
    };
  }

  private compileCall(node: CallExpr, scope: Scope): Evaluate {
    const args = node.args.map((argument) => this.compile(argument, scope));
    const { name } = node;
    const declared = scope.functions.get(name);
    if (declared !== undefined) return this.compileUserCall(name, declared, args);
    if (this.service === 'cloud.firestore') {
      const documentFunction = documentFunctionOf(name);
      if (documentFunction !== null) return documentCall(documentFunction, args);
    }
    if (!conversionFunctions.has(name)) return notFound(name);
    return (frame) => {
      frame.runtime.step();
      const values = settledList(args, frame);
      if (values instanceof EvalError) return values;
      return callBuiltinFunction(conversionFunctions, name, values);
    };
  }

  private compileUserCall(name: string, symbol: FunctionSymbol, args: Evaluate[]): Evaluate {
    if (symbol.declaration.parameters.length !== args.length) return notFound(name);
    // Bodies are compiled on first use: the file has no recursion, but declarations may come later.
    let code: FunctionCode | undefined;
    return (frame) => {
      frame.runtime.step();
      frame.runtime.checkDepth(frame.depth + 1);
      code ??= this.codeOf(symbol);
      const locals = args.map((argument) => argument(frame));
      const inner: Frame = {
        runtime: frame.runtime,
        bindings: frame.bindings,
        locals,
        depth: frame.depth + 1,
      };
      for (const binding of code.lets) locals.push(binding(inner));
      return code.result(inner);
    };
  }

  private codeOf(symbol: FunctionSymbol): FunctionCode {
    const { declaration, scope } = symbol;
    const known = this.functions.get(declaration);
    if (known !== undefined) return known;
    const lets: Evaluate[] = [];
    const locals = [...declaration.parameters];
    for (const binding of declaration.lets) {
      lets.push(this.compile(binding.value, { ...scope, locals: [...locals] }));
      locals.push(binding.name);
    }
    const result = this.compile(declaration.result, { ...scope, locals });
    const code = { parameters: declaration.parameters.length, lets, result };
    this.functions.set(declaration, code);
    return code;
  }

  private compileMethod(node: MethodExpr, scope: Scope): Evaluate {
    const args = node.args.map((argument) => this.compile(argument, scope));
    const { name } = node;
    if (node.target.kind === 'name' && !isVariable(node.target.name, scope)) {
      const namespace = node.target.name;
      if (namespace === 'firestore' && this.service === 'firebase.storage') {
        const documentFunction = name === 'get' || name === 'exists' ? name : null;
        return documentFunction === null ? notFound(name) : documentCall(documentFunction, args);
      }
      const table = namespaces.get(namespace);
      if (table !== undefined) {
        return (frame) => {
          frame.runtime.step();
          const values = settledList(args, frame);
          if (values instanceof EvalError) return values;
          return callBuiltinFunction(table, name, values);
        };
      }
    }
    const target =
      name === 'bind' && node.target.kind === 'path'
        ? this.compilePath(node.target.parts, scope, unboundNames(node.target.parts, scope))
        : this.compile(node.target, scope);
    return (frame) => {
      frame.runtime.step();
      const value = target(frame);
      if (value instanceof EvalError) return value;
      const values = settledList(args, frame);
      if (values instanceof EvalError) return values;
      return isSymbolic(value)
        ? symbolicMethod(value, name, values)
        : callBuiltinMethod(value, name, values);
    };
  }
}

function isVariable(name: string, scope: Scope): boolean {
  return scope.locals.includes(name) || scope.wildcards.includes(name);
}

function unboundNames(parts: (Expr & { kind: 'path' })['parts'], scope: Scope): Set<string> {
  const names = new Set<string>();
  for (const part of parts) {
    if (part.kind === 'expression' && part.value.kind === 'name') {
      if (!isVariable(part.value.name, scope)) names.add(part.value.name);
    }
  }
  return names;
}

function notFound(name: string): Evaluate {
  return (frame) => {
    frame.runtime.step();
    return functionNotFound(name);
  };
}

/** Evaluates all; the first error instead of the list, and an error for anything not fully known. */
function settledList(parts: readonly Evaluate[], frame: Frame): RulesValue[] | EvalError {
  const values: RulesValue[] = [];
  for (const part of parts) {
    const value = part(frame);
    if (value instanceof EvalError) return value;
    if (isSymbolic(value)) return unknown(value.name);
    values.push(value);
  }
  return values;
}

function binary(
  left: Evaluate,
  right: Evaluate,
  settled: (a: RulesValue, b: RulesValue) => Outcome,
  symbolic: (a: Outcome, b: Outcome) => Outcome,
): Evaluate {
  return (frame) => {
    frame.runtime.step();
    const a = left(frame);
    if (a instanceof EvalError) return a;
    const b = right(frame);
    if (b instanceof EvalError) return b;
    return isSymbolic(a) || isSymbolic(b) ? symbolic(a, b) : settled(a, b);
  };
}

function notBoolean(value: Outcome, operator: string): EvalError {
  if (value instanceof EvalError) return value;
  if (isSymbolic(value)) return unknown(value.name);
  return new EvalError(
    `Unsupported operation error. Received: ${operator} ${typeNameOf(value)}. Expected: bool.`,
  );
}

function inverted(evaluate: Evaluate): Evaluate {
  return (frame) => {
    const value = evaluate(frame);
    return typeof value === 'boolean' ? !value : value;
  };
}

function logicalNot(operand: Evaluate): Evaluate {
  return (frame) => {
    frame.runtime.step();
    const value = operand(frame);
    return typeof value === 'boolean' ? !value : notBoolean(value, '!');
  };
}

function negation(operand: Evaluate): Evaluate {
  return (frame) => {
    frame.runtime.step();
    const value = operand(frame);
    if (value instanceof EvalError) return value;
    return isSymbolic(value) ? unknown(value.name) : negate(value);
  };
}

function documentCall(
  name: Parameters<Frame['runtime']['documents']['call']>[0],
  args: readonly Evaluate[],
): Evaluate {
  return (frame) => {
    frame.runtime.step();
    const values = settledList(args, frame);
    if (values instanceof EvalError) return values;
    const [path] = values;
    if (values.length !== 1 || path === undefined) return functionNotFound(name);
    if (path === null) return new EvalError('Null value error.');
    if (!(path instanceof RulesPath)) {
      return new EvalError(
        `Unsupported operation error. Received: ${name}(${typeNameOf(path)}). Expected: path.`,
      );
    }
    return frame.runtime.documents.call(name, path);
  };
}
