import { parseSync, Visitor } from 'vite';
import type { Plugin } from 'vite';

/** Files that hold what users read: texts of features, and shared sentences and formats. */
export const textsFile =
  /(?:^|\/)src\/(?:(?:.*[/-])?texts|shared\/(?:[\w-]+-sentences|formats\/[\w-]+|text\/text-length))(?:\.(?:es|en))?\.ts(?:\?for=.*)?$/;

const runtime = '\0pseudo-language';

/** Wraps a text in brackets. */
export function pseudoText(text: string): string {
  return `⟦${text}⟧`;
}

/** Wraps all texts of a value in brackets; the results of a function, too. */
const runtimeSource = `
export function pseudo(value) {
  if (typeof value === 'string') return /\\p{L}/u.test(value) ? '⟦' + value + '⟧' : value;
  if (typeof value === 'function') return (...args) => pseudo(value(...args));
  if (Array.isArray(value)) return value.map(pseudo);
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, pseudo(item)]));
}`;

/**
 * Builds the site in a pseudo-language: every message of a texts file is in brackets (⟦Salvar⟧). Text on a screen
 * without brackets is in no texts file and would not be translated.
 */
export function pseudoLanguagePlugin(): Plugin {
  return {
    name: 'pseudo-language',
    enforce: 'pre',
    resolveId: (id) => (id === runtime ? id : null),
    load: (id) => (id === runtime ? runtimeSource : null),
    transform: (code, id) => (textsFile.test(id) ? wrapExports(id, code) : null),
  };
}

/** Wraps the value of every exported constant and function of a module. */
export function wrapExports(file: string, source: string): string {
  const inserts: { at: number; text: string }[] = [];
  new Visitor({
    ExportNamedDeclaration: ({ declaration, start }) => {
      if (declaration?.type === 'FunctionDeclaration' && declaration.id) {
        const { name, end } = declaration.id;
        const wrapper = `export function ${name}(...args) { return __pseudo(${name}_)(...args); }\n`;
        inserts.push({ at: start, text: wrapper }, { at: end, text: '_' });
      } else if (declaration?.type === 'VariableDeclaration') {
        for (const { init } of declaration.declarations) {
          if (init)
            inserts.push({ at: init.start, text: '__pseudo(' }, { at: init.end, text: ')' });
        }
      }
    },
  }).visit(parseSync(file, source).program);
  const result = inserts
    .toSorted((a, b) => b.at - a.at)
    .reduce((code, { at, text }) => code.slice(0, at) + text + code.slice(at), source);
  return `import { pseudo as __pseudo } from '${runtime}';\n${result}`;
}
