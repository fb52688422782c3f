import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'vite';
import type { ESTree } from 'vite';

const root = path.join(import.meta.dirname, '../..');

/** A regular expression of the sources. */
export interface Expression {
  file: string;
  /** The source text of the expression. */
  text: string;
  /** Null if it is only known at runtime. */
  regex: RegExp | null;
}

/** Returns every regular expression of a source file, including those that are built from constants of the file. */
export function expressionsOf(file: string, source: string): Expression[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read`);
  const found: Expression[] = [];
  const constants = new Map<string, ESTree.Expression>();
  const calls: (ESTree.CallExpression | ESTree.NewExpression)[] = [];
  const keepCall = (node: ESTree.CallExpression | ESTree.NewExpression) => {
    if (node.callee.type === 'Identifier' && node.callee.name === 'RegExp') calls.push(node);
  };
  new Visitor({
    VariableDeclaration: ({ kind, declarations }) => {
      if (kind !== 'const') return;
      for (const { id, init } of declarations) {
        if (id.type === 'Identifier' && init) constants.set(id.name, init);
      }
    },
    Literal: ({ start, end, ...node }) => {
      if (!('regex' in node)) return;
      const { pattern, flags } = node.regex;
      found.push({ file, text: source.slice(start, end), regex: new RegExp(pattern, flags) });
    },
    NewExpression: keepCall,
    CallExpression: keepCall,
  }).visit(program);
  for (const { start, end, arguments: given } of calls) {
    const [pattern, flags = ''] = given.map((argument) => textOf(argument, constants));
    const isKnown = typeof pattern === 'string' && flags !== null;
    const regex = isKnown ? new RegExp(pattern, flags) : null;
    found.push({ file, text: source.slice(start, end), regex });
  }
  return found;
}

/** Returns the text of a constant expression, or null for other expressions. */
function textOf(
  node: ESTree.Argument,
  constants: ReadonlyMap<string, ESTree.Expression>,
): string | null {
  const joined = ({ quasis, expressions }: ESTree.TemplateLiteral, form: 'cooked' | 'raw') => {
    const parts = expressions.map((part) => textOf(part, constants));
    return parts.includes(null)
      ? null
      : quasis.map(({ value }, index) => `${value[form] ?? ''}${parts[index] ?? ''}`).join('');
  };
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? node.value : null;
    case 'TemplateLiteral':
      return joined(node, 'cooked');
    case 'TaggedTemplateExpression':
      return joined(node.quasi, 'raw');
    case 'Identifier': {
      const constant = constants.get(node.name);
      return constant ? textOf(constant, constants) : null;
    }
    default:
      return null;
  }
}

/** Returns every regular expression of the shipped code: server, domain and browser. */
export function shippedExpressions(): Expression[] {
  const files = ['server', 'src'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => path.posix.join(folder, ...name.split(path.sep))),
  );
  return files.flatMap((file) => expressionsOf(file, readFileSync(path.join(root, file), 'utf8')));
}
