import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';

/** Strings that occur only in the local Google: the text of its window, its demo accounts and its token. */
const traces = [/conta Google de teste/, /membro@guiadailha\.test/, /email_verified/];

let built: string;

// `npm test` builds dist first; before a single run, use `npm test -- build`.
beforeAll(async () => {
  const files = await readdir('dist/assets');
  const scripts = files.filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(
    scripts.map((file) => readFile(path.join('dist/assets', file), 'utf8')),
  );
  built = texts.join('\n');
});

test('a build for a real project contains no code of the local Google', () => {
  expect(built).toMatch(/identitytoolkit/);
  expect(traces.filter((trace) => trace.test(built))).toEqual([]);
});

test('the search strings do occur in the local Google', async () => {
  const sources = await Promise.all(
    [
      'src/features/account/components/google-sign-in/local-account-chooser.tsx',
      'src/features/account/sign-in-texts.ts',
      'src/features/account/data/auth/local-google.ts',
    ].map((file) => readFile(file, 'utf8')),
  );
  const source = sources.join('\n');
  expect(traces.filter((trace) => !trace.test(source))).toEqual([]);
});
