import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { commentLinesOf, exportedTypesOf, isPrivate, titlesOf } from './plain-words.ts';

const root = path.join(import.meta.dirname, '../..');

const files = ['src', 'server', 'packages', 'scripts', 'seed', 'tests'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.(?:tsx?|m?js|rules|css)$/.test(file))
    .filter((file) => !/(?:^|\/)(?:node_modules|dist)\//.test(file)),
);
const isTest = (file: string) => /^tests\/|\.test\.tsx?$/.test(file);
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** At most `percent` of the lines may be private; a failure lists them all. */
function expectPlain(lines: readonly { file: string; text: string }[], percent: number) {
  const unclear = lines.filter(({ text }) => isPrivate(text));
  const allowed = Math.floor((lines.length * percent) / 100);
  expect(unclear.slice(allowed).map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
}

test('at most 1 % of the comment lines use private words', () => {
  const lines = files.flatMap((file) =>
    commentLinesOf(file, read(file)).map((text) => ({ file, text })),
  );
  expect(lines.length).toBeGreaterThan(10_000);
  expectPlain(lines, 1);
});

test('at most 2 % of the test titles use private words', () => {
  const titles = files
    .filter((file) => isTest(file) && /\.tsx?$/.test(file))
    .flatMap((file) => titlesOf(file, read(file)).map((text) => ({ file, text })));
  expect(titles.length).toBeGreaterThan(4_000);
  expectPlain(titles, 2);
});

test('no two exported types share a name', () => {
  const owners = new Map<string, string>();
  const shared = files
    // The type of a translation is only checked by the compiler.
    .filter((file) => !isTest(file) && /(?<!\.(?:es|en))\.tsx?$/.test(file))
    .flatMap((file) => exportedTypesOf(file, read(file)).map((name) => ({ file, name })))
    .filter(({ file, name }) => {
      const owner = owners.get(name) ?? file;
      owners.set(name, owner);
      return owner !== file;
    });
  expect(owners.size).toBeGreaterThan(1_000);
  expect(shared.map(({ file, name }) => `${name}: ${owners.get(name)}, ${file}`)).toEqual([]);
});

test('exported interfaces, type aliases and classes are read', () => {
  const source = `
    export interface A { b: string }
    export type C = A;
    export class D {}
    export const e = 1;
    type F = C;`;
  expect(exportedTypesOf('src/x.ts', source)).toEqual(['A', 'C', 'D']);
});

test('comments of every form are read, and strings are not', () => {
  const source = `
    /** First line.
     *  Second line. */
    const a = '// no comment'; // At the end of a line.
    const b = <p>{/* Inside an element. */}</p>;`;
  expect(commentLinesOf('src/x.tsx', source)).toEqual([
    'First line.',
    'Second line.',
    'At the end of a line.',
    'Inside an element.',
  ]);
  expect(commentLinesOf('src/x.rules', "// A rule's line.\nmatch /a/{b} {} /* Block. */")).toEqual([
    "A rule's line.",
    'Block.',
  ]);
});

test('titles of tests, groups and tables are read', () => {
  const source = `
    describe('a group', () => {
      it('a test', () => {});
      test.each([1])('row %s', () => {});
      test.describe(\`with \${name}\`, () => {});
      expect('no title');
    });`;
  expect(titlesOf('src/x.test.ts', source)).toEqual(['a group', 'a test', 'row %s', 'with {}']);
});

test.each([
  ['Sends the change once more.', true],
  ['Nobody is signed in.', true],
  ['Standard output of the child.', false],
  ['The caller is signed out.', false],
])('private words are found as whole words: %s', (text, expected) => {
  expect(isPrivate(text)).toBe(expected);
});
