import { parseSync, Visitor } from 'vite';
import type { ESTree } from 'vite';

/**
 * Words of a literary English that a developer does not search for (docs/code-words.md has the plain ones). The list
 * only grows.
 */
export const privateWords = [
  ...['whoever', 'whomever', 'whichever', 'wherever'],
  ...['nobody', 'somebody', 'anybody', 'everybody'],
  ...['anew', 'afresh', 'once more', 'meanwhile', 'beside', 'so long', 'by now', 'at hand'],
  ...['hence', 'whence', 'thither', 'lest', 'therein', 'thereof', 'as it were'],
  ...['stands?', 'stood', 'tells?', 'told', 'telling', 'says?', 'said'],
  ...['goes on', 'go on', 'gives? way', 'leads? on', 'waits for', 'away'],
  ...['what is', 'what was', 'what it', 'what they'],
  ...['by itself', 'by themselves', 'in its place', 'in their place'],
];

const privateWord = new RegExp(`(?<![\\w-])(?:${privateWords.join('|')})(?![\\w-])`, 'i');

/** True if a comment line or a title uses one of the words. */
export const isPrivate = (text: string): boolean => privateWord.test(text);

/** The lines of all comments of a source file; of rules and styles, too. */
export function commentLinesOf(file: string, source: string): string[] {
  const comments = /\.(?:rules|css)$/.test(file)
    ? [...source.matchAll(/\/\*([\s\S]*?)\*\/|(?<=^|\s)\/\/(.*)/g)].map(
        ([, block, line]) => block ?? line ?? '',
      )
    : parse(file, source).comments.map(({ value }) => value);
  return comments
    .flatMap((comment) => comment.split('\n'))
    .map((line) => line.replace(/^[\s*]+/, '').trim())
    .filter((line) => line !== '');
}

/** The titles of all tests and groups of tests of a source file, with {} for what is filled in. */
export function titlesOf(file: string, source: string): string[] {
  const titles: string[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: [title] }) => {
      if (!/^(?:it|test|describe)$/.test(rootName(callee))) return;
      if (title?.type === 'Literal' && typeof title.value === 'string') titles.push(title.value);
      if (title?.type === 'TemplateLiteral') {
        titles.push(title.quasis.map(({ value }) => value.cooked).join('{}'));
      }
    },
  }).visit(parse(file, source).program);
  return titles;
}

function parse(file: string, source: string): ReturnType<typeof parseSync> {
  const parsed = parseSync(file, source);
  if (parsed.errors.length > 0) throw new Error(`${file} cannot be parsed`);
  return parsed;
}

/** `test` of `test.each(rows)`, `test.skipIf(slow)` and `` test.each`rows` ``. */
function rootName(node: ESTree.Expression | ESTree.Super): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression') return rootName(node.object);
  if (node.type === 'CallExpression') return rootName(node.callee);
  if (node.type === 'TaggedTemplateExpression') return rootName(node.tag);
  return '';
}

/** The names of the types and classes that a source file exports. */
export function exportedTypesOf(file: string, source: string): string[] {
  const names: string[] = [];
  new Visitor({
    ExportNamedDeclaration: ({ declaration }) => {
      const isType =
        declaration?.type === 'TSInterfaceDeclaration' ||
        declaration?.type === 'TSTypeAliasDeclaration' ||
        declaration?.type === 'ClassDeclaration';
      if (isType && declaration.id) names.push(declaration.id.name);
    },
  }).visit(parse(file, source).program);
  return names;
}
