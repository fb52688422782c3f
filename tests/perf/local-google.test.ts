import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';

/** What only the local Google holds: its window's words, its demonstration accounts, its token. */
const traces = [/conta Google de teste/, /membro@guiadailha\.test/, /email_verified/];

let built: string;

// `npm test` has built dist just before; alone, `npm test -- build` comes first.
beforeAll(async () => {
  const files = await readdir('dist/assets');
  const scripts = files.filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(
    scripts.map((file) => readFile(path.join('dist/assets', file), 'utf8')),
  );
  built = texts.join('\n');
});

test('a build for a real project holds nothing of the local Google', () => {
  expect(built).toMatch(/identitytoolkit/);
  expect(traces.filter((trace) => trace.test(built))).toEqual([]);
});

test('those traces do find the local Google where it is', async () => {
  const sources = await Promise.all(
    [
      'src/features/account/components/google-sign-in/local-account-chooser.tsx',
      'src/features/account/data/auth/local-google.ts',
    ].map((file) => readFile(file, 'utf8')),
  );
  const source = sources.join('\n');
  expect(traces.filter((trace) => !trace.test(source))).toEqual([]);
});
