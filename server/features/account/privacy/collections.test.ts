import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { storedCollections } from './collections.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

function readTexts(folder: string, isWanted: (file: string) => boolean): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(isWanted)
    .map((file) => readFileSync(path.join(root, folder, file), 'utf8'));
}

const rules = [
  readFileSync(path.join(root, 'firestore.rules'), 'utf8'),
  ...readTexts('src', (file) => file.endsWith('.rules')),
];
const serverCode = readTexts('server', (file) => /(?<!\.test)\.ts$/.test(file));

const namesIn = (texts: readonly string[], pattern: RegExp) =>
  texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name));

const usedNames = new Set([
  ...namesIn(rules, /^\s*match \/(\w+)\//gm),
  ...namesIn(serverCode, /\bcollection\(\s*['"`](\w+)['"`]/g),
  ...namesIn(serverCode, /\bdoc\(\s*['"`](\w+)\//g),
]);
// 'databases' begins the rules; 'none' is a query of bounded-firestore.ts that is never sent.
const otherNames = new Set(['databases', 'none']);

it('declares every collection of the rules and of the server', () => {
  const undeclaredNames = [...usedNames].filter((name) => !(name in storedCollections));
  expect(new Set(undeclaredNames)).toEqual(otherNames);
});

it('declares no collection that does not exist', () => {
  expect(Object.keys(storedCollections).filter((name) => !usedNames.has(name))).toEqual([]);
});
