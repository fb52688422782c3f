import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fingerprintOf, hasPassed, rememberPassed } from './passed-before.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'guia-passed-'));
  await mkdir(path.join(folder, 'rules'));
  await writeFile(path.join(folder, 'rules', 'parser.ts'), 'export const a = 1;\n');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const write = (file: string, text: string) => writeFile(path.join(folder, file), text);

it('stays the same if nothing changes', async () => {
  expect(await fingerprintOf([folder])).toBe(await fingerprintOf([folder]));
});

it.each([
  ['the content of a file', () => write('rules/parser.ts', 'export const a = 2;\n')],
  ['a new file', () => write('rules/empty.ts', '')],
  ['a deleted file', () => rm(path.join(folder, 'rules/parser.ts'))],
])('changes with %s', async (_what, change) => {
  const before = await fingerprintOf([folder]);
  await change();
  expect(await fingerprintOf([folder])).not.toBe(before);
});

it('does not change with build output', async () => {
  const before = await fingerprintOf([folder]);
  await mkdir(path.join(folder, 'dist'));
  await write('dist/main.js', 'built');
  expect(await fingerprintOf([folder])).toBe(before);
});

it('stores for a step the inputs with which it passed, and no others', async () => {
  const step = path.basename(folder);
  expect(await hasPassed(step, 'a')).toBe(false);
  await rememberPassed(step, 'a');
  expect(await hasPassed(step, 'a')).toBe(true);
  expect(await hasPassed(step, 'b')).toBe(false);
  await rm(path.join('.local', 'checks', step));
});
