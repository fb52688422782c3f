/** Compiles expressions to closures. Evaluation errors are values; only exceeded limits throw. */
import type { BinaryExpr, Expr, FunctionDeclaration, PathExpr } from './ast.ts';
import { compileCall, compileMethod } from './calls.ts';
import type { CallCompiler, FunctionCode } from './calls.ts';
import {
  binary,
  choice,
  containment,
  inverted,
  logicalChain,
  logicalNot,
  negation,
  settledList,
} from './combinators.ts';
import type { Evaluate } from './combinators.ts';
import { equalValues } from './equality.ts';
import { arithmetic, elementAt, member, membership, orderValues, sliceOf } from './operators.ts';
import { EvalError, nullValue, unknown } from './outcome.ts';
import type { FunctionSymbol, VariableScope } from './scope.ts';
import { isSymbolic } from './partly-known.ts';
import {
  symbolicEquals,
  symbolicHasType,
  symbolicMember,
  symbolicMembership,
  symbolicOrder,
} from './symbolic.ts';
import { maximumPathSegments } from './sizes.ts';
import { hasType } from './type-names.ts';
import { RulesPath } from './values.ts';
import type { RulesValue } from './values.ts';

interface CompilerOptions {
  /** If true, passes evaluated values to the runtime's recorder. */
  recording?: boolean;
  /**
   * If true, behaves like the test API: get and exists are mocked, and getAfter, existsAfter and debug are unknown
   * functions unless a case mocks them.
   */
  mocked?: boolean;
}

/** Compiles the expressions of one ruleset; function bodies are compiled once, on first use. */
export class Compiler implements CallCompiler {
  readonly service: string;
  readonly mocked: boolean;
  private readonly recording: boolean;
  private readonly functions = new Map<FunctionDeclaration, FunctionCode>();

  constructor(service: string, options: CompilerOptions = {}) {
    this.service = service;
    this.recording = options.recording === true;
    this.mocked = options.mocked === true;
  }

  /** Compiles the expression to a closure that counts it, adds positions to errors and calls the recorder. */
  compile(node: Expr, scope: VariableScope): Evaluate {
    const evaluate = this.compileNode(node, scope);
    const { id, span } = node;
    if (this.recording) {
      return (frame) => {
        frame.runtime.count(1);
        const value = evaluate(frame);
        if (value instanceof EvalError) value.span ??= span;
        frame.runtime.recorder?.record(id, value);
        return value;
      };
    }
    return (frame) => {
      frame.runtime.count(1);
      const value = evaluate(frame);
      if (value instanceof EvalError) value.span ??= span;
      return value;
    };
  }

  /** Compiles several expressions in one scope. */
  compileAll(nodes: readonly Expr[], scope: VariableScope): Evaluate[] {
    return nodes.map((node) => this.compile(node, scope));
  }

  /** Compiles the body of a declared function. */
  codeOf({ declaration, scope }: FunctionSymbol): FunctionCode {
    const known = this.functions.get(declaration);
    if (known !== undefined) return known;
    const lets: Evaluate[] = [];
    const locals = [...declaration.parameters];
    for (const binding of declaration.lets) {
      lets.push(this.compile(binding.value, { ...scope, locals: [...locals] }));
      locals.push(binding.name);
    }
    const code = { lets, result: this.compile(declaration.result, { ...scope, locals }) };
    this.functions.set(declaration, code);
    return code;
  }

  /**
   * Compiles a path.
   * @param free names that may be unbound here, because bind() replaces them
   */
  compilePath(parts: PathExpr['parts'], scope: VariableScope, free: ReadonlySet<string>): Evaluate {
    const compiled: (string | Evaluate)[] = parts.map((part) => {
      if (part.kind === 'literal') return part.text;
      if (part.value.kind === 'name' && free.has(part.value.name)) return `$(${part.value.name})`;
      return this.compile(part.value, scope);
    });
    const literals = parts.filter((part) => part.kind === 'literal').length;
    return (frame) => {
      frame.runtime.count(literals);
      const segments: string[] = [];
      let failure: EvalError | null = null;
      for (const part of compiled) {
        const value = typeof part === 'string' ? part : part(frame);
        if (value instanceof EvalError) failure ??= value;
        else if (value instanceof RulesPath) segments.push(...value.segments);
        else if (typeof value === 'string' && value !== '') segments.push(value);
        else failure ??= new EvalError('Unsupported operation error. Received: path segment.');
        if (segments.length > maximumPathSegments) return new EvalError('Path too long error.');
      }
      return failure ?? new RulesPath(segments);
    };
  }

  private compileNode(node: Expr, scope: VariableScope): Evaluate {
    switch (node.kind) {
      case 'literal': {
        const { value } = node;
        return () => value;
      }
      case 'name':
        return compileName(node.name, scope);
      case 'list': {
        const items = this.compileAll(node.items, scope);
        return (frame) => settledList(items, frame);
      }
      case 'map':
        return this.compileMap(node.entries, scope);
      case 'path':
        return this.compilePath(node.parts, scope, new Set());
      case 'member':
        return compileMember(this.compile(node.target, scope), node.name);
      case 'index':
        return binary(
          this.compile(node.target, scope),
          this.compile(node.index, scope),
          elementAt,
          (container, key) =>
            isSymbolic(container) && typeof key === 'string'
              ? symbolicMember(container, key)
              : unknown('The element'),
        );
      case 'slice': {
        const parts = this.compileAll([node.target, node.from, node.to], scope);
        return (frame) => {
          const values = settledList(parts, frame);
          if (values instanceof EvalError) return values;
          return sliceOf(values[0] ?? null, values[1] ?? null, values[2] ?? null);
        };
      }
      case 'call':
        return compileCall(this, node, scope);
      case 'method':
        return compileMethod(this, node, scope);
      case 'unary': {
        const operand = this.compile(node.operand, scope);
        return node.operator === '!' ? logicalNot(operand) : negation(operand);
      }
      case 'binary':
        return compileBinary(node, this.compile(node.left, scope), this.compile(node.right, scope));
      case 'logical':
        return logicalChain(this.compileAll(node.operands, scope), node.operator === '||');
      case 'is':
        return compileTypeTest(this.compile(node.operand, scope), node.typeName);
      case 'ternary':
        return choice(
          this.compile(node.condition, scope),
          this.compile(node.whenTrue, scope),
          this.compile(node.whenFalse, scope),
        );
    }
  }

  private compileMap(entries: { key: Expr; value: Expr }[], scope: VariableScope): Evaluate {
    const parts = this.compileAll(
      entries.flatMap(({ key, value }) => [key, value]),
      scope,
    );
    return (frame) => {
      const values = settledList(parts, frame);
      if (values instanceof EvalError) return values;
      const map = new Map<string, RulesValue>();
      for (let index = 0; index < values.length; index += 2) {
        const key = values[index];
        if (typeof key !== 'string') {
          return new EvalError('Unsupported operation error. Map keys must be strings.');
        }
        map.set(key, values[index + 1] ?? null);
      }
      return map;
    };
  }
}

/**
 * Compiles a name. As in production, reading an undeclared name is the error 'Null value error', which logical operators
 * may absorb.
 */
function compileName(name: string, scope: VariableScope): Evaluate {
  const local = scope.locals.lastIndexOf(name);
  if (local !== -1) return (frame) => frame.locals[local] ?? null;
  const wildcard = scope.wildcards.lastIndexOf(name);
  if (wildcard !== -1) return (frame) => frame.bindings[wildcard] ?? null;
  if (name === 'request') return (frame) => frame.runtime.request;
  if (name === 'resource') return (frame) => frame.runtime.resource;
  return nullValue;
}

function compileMember(target: Evaluate, name: string): Evaluate {
  return (frame) => {
    const value = target(frame);
    if (value instanceof Map) {
      const found = value.get(name);
      if (found !== undefined) return found;
    }
    if (value instanceof EvalError) return value;
    return isSymbolic(value) ? symbolicMember(value, name) : member(value, name);
  };
}

/** Compiles `is`, which also counts its type name as an expression. */
function compileTypeTest(operand: Evaluate, typeName: string): Evaluate {
  return (frame) => {
    frame.runtime.count(1);
    const value = operand(frame);
    if (value instanceof EvalError) return value;
    return isSymbolic(value) ? symbolicHasType(value, typeName) : hasType(value, typeName);
  };
}

function compileBinary({ operator }: BinaryExpr, left: Evaluate, right: Evaluate): Evaluate {
  switch (operator) {
    case '==':
      return binary(left, right, equalValues, symbolicEquals);
    case '!=':
      return inverted(binary(left, right, equalValues, symbolicEquals));
    case 'in':
      return containment(left, right, membership, symbolicMembership);
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
