import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readSiteFiles } from '#server/platform/http/static-files.ts';

const fromLocalFirebase = createRequire(path.resolve('packages/local-firebase/package.json'));
const { listFiles } = fromLocalFirebase('firebase-tools/lib/listFiles') as {
  listFiles: (folder: string, ignore: readonly string[]) => string[];
};

// `npm test` builds dist first; before a single run, use `npm test -- build`.
test('firebase deploy publishes only the files that the server serves, without the service worker', async () => {
  const { hosting } = JSON.parse(await readFile('firebase.json', 'utf8')) as {
    hosting: { public: string; ignore: string[] };
  };
  const served = await readSiteFiles(hosting.public);
  expect(served.has('/sw.js')).toBe(true);
  const published = listFiles(hosting.public, hosting.ignore).map((file) => `/${encodeURI(file)}`);
  expect(published.toSorted()).toEqual(
    [...served.keys()].filter((address) => !/^\/sw(?:-\w\w)?\.js$/.test(address)).toSorted(),
  );
});
