import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readSiteFiles } from '#server/platform/http/static-files.ts';

const fromLocalFirebase = createRequire(path.resolve('packages/local-firebase/package.json'));
const { listFiles } = fromLocalFirebase('firebase-tools/lib/listFiles') as {
  listFiles: (folder: string, ignore: readonly string[]) => string[];
};
const fromFirebaseTools = createRequire(fromLocalFirebase.resolve('firebase-tools/package.json'));
const { configMatcher } = fromFirebaseTools('superstatic/lib/utils/patterns') as {
  configMatcher: (address: string, rewrite: { source: string }) => boolean;
};

async function readHosting() {
  const { hosting } = JSON.parse(await readFile('firebase.json', 'utf8')) as {
    hosting: {
      public: string;
      ignore: string[];
      rewrites: { source: string; run: { serviceId: string } }[];
    };
  };
  return hosting;
}

// `npm test` builds dist first; before a single run, use `npm test -- build`.
test('firebase deploy publishes only the files that the server serves, without the service worker', async () => {
  const hosting = await readHosting();
  const served = await readSiteFiles(hosting.public);
  expect(served.has('/sw.js')).toBe(true);
  const published = listFiles(hosting.public, hosting.ignore).map((file) => `/${encodeURI(file)}`);
  expect(published.toSorted()).toEqual(
    [...served.keys()].filter((address) => !/^\/sw(?:-\w\w)?\.js$/.test(address)).toSorted(),
  );
});

// '**' matches no folder whose name starts with a dot.
test.each(['/', '/es/agenda', '/robots.txt', '/sitemap.xml', '/.well-known/security.txt'])(
  'Hosting sends %s to the server',
  async (address) => {
    const { rewrites } = await readHosting();
    const rewrite = rewrites.find((candidate) => configMatcher(address, candidate));
    expect(rewrite?.run.serviceId).toBe('guia-da-ilha');
  },
);
