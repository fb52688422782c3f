import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'vite';

const root = path.join(import.meta.dirname, '../..');

/** A text that a user may read or hear: a text of an element, or a string of the code that looks like words. */
export interface Sentence {
  file: string;
  /** The text with {} for each placeholder. */
  text: string;
}

/** Attributes whose strings are not visible to users. */
const silentAttributes = new Set(['className', 'name', 'type', 'role', 'href', 'id']);

/** Returns every sentence of a source file that visitors may see. */
export function sentencesOf(file: string, source: string): Sentence[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read`);
  const found: { start: number; text: string; isCertain: boolean }[] = [];
  const silent: { start: number; end: number }[] = [];
  const counted = new Set<number>();
  const add = (start: number, text: string, isCertain = false) => {
    found.push({ start, text: text.replace(/\s+/g, ' ').trim(), isCertain });
  };
  new Visitor({
    ImportDeclaration: (node) => void silent.push(node),
    ImportExpression: (node) => void silent.push(node),
    TSLiteralType: (node) => void silent.push(node),
    JSXAttribute: (node) => {
      if (node.name.type === 'JSXIdentifier' && silentAttributes.has(node.name.name)) {
        silent.push(node);
      }
    },
    Property: (node) => {
      // Search keywords of the help.
      if (node.key.type === 'Identifier' && node.key.name === 'keywords') silent.push(node);
    },
    CallExpression: (node) => {
      const { callee } = node;
      if (callee.type !== 'Identifier' || !callee.name.startsWith('count')) return;
      for (const argument of node.arguments) counted.add(argument.start);
    },
    JSXText: (node) => {
      add(node.start, node.value, true);
    },
    Literal: (node) => {
      if (typeof node.value === 'string') add(node.start, node.value, counted.has(node.start));
    },
    TemplateLiteral: (node) => {
      add(node.start, node.quasis.map(({ value }) => value.cooked).join('{}'));
    },
  }).visit(program);
  return found
    .filter(({ start }) => !silent.some((part) => part.start <= start && start < part.end))
    .filter(({ text, isCertain }) => isCertain || / |^\p{Lu}/u.test(text))
    .filter(({ text }) => /\p{L}/u.test(text))
    .map(({ text }) => ({ file, text }));
}

/**
 * Returns the sentences of the whole app except `data`, whose errors are for the log, and lists of search words, which
 * are typed and not displayed.
 */
export function visibleSentences(): Sentence[] {
  return (
    readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|(?:^|\/)test-|\.d\.ts$/.test(file))
      // Sentences in other languages.
      .filter((file) => !/\.(?:es|en)\.ts$|\/language\/offer-texts\.ts$/.test(file))
      .map((file) => `src/${file}`)
      .filter((file) => !/^src\/(?:data|platform)\/|^src\/features\/[\w-]+\/data\//.test(file))
      .filter((file) => !/^src\/features\/\w+\/model\/(?:search|place-import)\//.test(file))
      .flatMap((file) => sentencesOf(file, readFileSync(path.join(root, file), 'utf8')))
  );
}
