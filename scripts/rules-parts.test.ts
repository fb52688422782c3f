import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, it } from 'vitest';

import { builtRulesFile, generatedLines, joinRules, writtenAt } from './rules-parts.ts';

const shared = 'function isSelf(userId) {\n  return request.auth.uid == userId;\n}\n';
const lists =
  'match /lists/{listId} {\n  allow get: if true;\n\n  // Comment\n  allow list: if false;\n}\n';
const requestFor = (record: string) =>
  `  // Generated: isListRecord() from ${record} in #features/lists/model/named-list.ts`;

/** Creates a project with two rules parts and joins them. */
async function joined(listRules = lists): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'guia-rules-'));
  await mkdir(path.join(root, 'src/shared'), { recursive: true });
  await mkdir(path.join(root, 'src/features/lists'), { recursive: true });
  await writeFile(path.join(root, 'src/shared/shared.rules'), shared);
  await writeFile(path.join(root, 'src/features/lists/lists.rules'), listRules);
  return joinRules(root);
}

it('firestore.rules equals the output of npm run rules', async () => {
  const root = path.resolve(import.meta.dirname, '..');
  const built = await readFile(path.join(root, builtRulesFile), 'utf8');
  expect(built === (await joinRules(root)), 'firestore.rules is stale: npm run rules').toBe(true);
});

it('the shared part comes first, regardless of its path', async () => {
  const rules = await joined();
  expect(rules.indexOf('isSelf')).toBeLessThan(rules.indexOf('match /lists'));
});

it('each line of a part is found by its line in the built file', async () => {
  const rules = await joined();
  const lines = rules.split('\n');
  for (const [file, text] of [
    ['src/shared/shared.rules', shared],
    ['src/features/lists/lists.rules', lists],
  ] as const) {
    const heading = lines.findIndex((line) => line.endsWith(` ${file}`));
    for (const [index, line] of text.trimEnd().split('\n').entries()) {
      if (line === '') continue;
      const built = lines.indexOf(`    ${line}`, heading) + 1;
      expect(built).toBeGreaterThan(0);
      expect(writtenAt('firestore.rules', rules, built)).toBe(`${file}:${index + 1}`);
    }
  }
});

it('a line that belongs to no part keeps its file and line number', async () => {
  const rules = await joined();
  expect(writtenAt('firestore.rules', rules, 1)).toBe('firestore.rules:1');
  expect(writtenAt('storage.rules', 'a\nb\nc\n', 2)).toBe('storage.rules:2');
  const heading = rules.split('\n').findIndex((line) => line.includes('lists.rules')) + 1;
  expect(writtenAt('firestore.rules', rules, heading)).toBe(`firestore.rules:${heading}`);
});

it('the function of a record follows the line that asks for it, and has the location of that line', async () => {
  const part = lists.replace('  // Comment', requestFor('listRecord'));
  const rules = await joined(part);
  const lines = rules.split('\n');
  const request = lines.indexOf(`    ${requestFor('listRecord')}`) + 1;
  expect(lines[request]).toBe('      function isListRecord(data) {');
  const locationOf = (line: number) => writtenAt('firestore.rules', rules, line);
  const partLine = part.split('\n').indexOf(requestFor('listRecord')) + 1;
  for (let line = request; generatedLines(rules)[line]; line += 1) {
    expect(locationOf(line + 1)).toBe(`src/features/lists/lists.rules:${partLine}`);
  }
  const next = lines.indexOf('      allow list: if false;') + 1;
  expect(locationOf(next)).toBe(`src/features/lists/lists.rules:${partLine + 1}`);
});

it('npm run rules names the module that does not export a record', async () => {
  const part = lists.replace('  // Comment', requestFor('missingRecord'));
  await expect(joined(part)).rejects.toThrow(
    '#features/lists/model/named-list.ts exports no missingRecord.',
  );
});
