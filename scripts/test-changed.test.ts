import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changesSince } from './test-changed.ts';

let folder: string;
const git = (...args: string[]) => {
  const settings = ['-c', 'user.name=Ana', '-c', 'user.email=ana@guiadailha.test'];
  return execFileSync('git', [...settings, ...args], { cwd: folder, encoding: 'utf8' }).trim();
};
const write = async (file: string, text = '') => {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), text);
};
const commit = () => git('commit', '--quiet', '--all', '--message', 'change');

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'guia-changed-'));
  git('init', '--quiet', '--initial-branch', 'main');
  await write('.gitignore', 'dist\n');
  await write('src/a.ts');
  await write('src/b.ts');
  await write('firestore.rules');
  await write('tests/contract/fixture.ts', `read('firestore.rules')`);
  await write('tests/contract/other.ts', `import '../../src/a.ts'`);
  await write('tests/lint/words.test.ts');
  git('add', '.');
  commit();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('finds changed, staged, added and untracked files, without a remote since the last commit', async () => {
  await write('src/a.ts', 'changed');
  await write('src/staged.ts');
  git('add', 'src/staged.ts');
  await write('src/não rastreado.ts');
  await write('dist/built.js');
  const changes = await changesSince(undefined, folder);
  expect(changes.files).toEqual(['src/a.ts', 'src/staged.ts', 'src/não rastreado.ts']);
  expect(changes.since).toBe(git('rev-parse', 'HEAD'));
});

it('compares with the merge base of origin/main, not with its later commits', async () => {
  const base = git('rev-parse', 'HEAD');
  await write('src/b.ts', 'of main');
  commit();
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  git('checkout', '--quiet', '-b', 'work', base);
  await write('src/a.ts', 'committed');
  commit();
  const changes = await changesSince(undefined, folder);
  expect(changes.since).toBe(base);
  expect(changes.files).toEqual(['src/a.ts']);
  expect((await changesSince('HEAD', folder)).files).toEqual([]);
});

it('relates deleted and moved files to their readers, but does not pass them to Prettier', async () => {
  git('rm', '--quiet', 'firestore.rules');
  git('mv', 'src/a.ts', 'src/c.ts');
  const { files, related } = await changesSince(undefined, folder);
  expect(files).toEqual(['src/c.ts']);
  expect(related).toEqual(expect.arrayContaining(['firestore.rules', 'src/a.ts', 'src/c.ts']));
});

it('relates a changed file to the tests and helpers that read it by name', async () => {
  await write('firestore.rules', 'allow read;');
  const { related } = await changesSince(undefined, folder);
  expect(related).toContain('tests/contract/fixture.ts');
  expect(related).not.toContain('tests/contract/other.ts');
});

it('always relates the tests that read whole folders, and the start of the server to its files', async () => {
  await write('server/main.test.ts');
  git('add', '.');
  commit();
  expect((await changesSince(undefined, folder)).related).toEqual(['tests/lint/words.test.ts']);
  await write('server/app.ts');
  expect((await changesSince(undefined, folder)).related).toContain('server/main.test.ts');
});

it('rejects an unknown commit and a folder without git', async () => {
  await expect(changesSince('unknown', folder)).rejects.toThrow('unknown');
  await rm(path.join(folder, '.git'), { recursive: true });
  await expect(changesSince(undefined, folder)).rejects.toThrow('not a git repository');
});
