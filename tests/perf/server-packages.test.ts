import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

// `npm test` builds first; before a single run, use `npm test -- build`.
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
};

/** Returns the names of the packages that the built scripts of a folder import, also lazily. */
function importedPackages(folder: string): string[] {
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  expect(scripts.length).toBeGreaterThan(0);
  const names = scripts.flatMap((script) => {
    const source = readFileSync(path.join(folder, script), 'utf8');
    const { staticImports, staticExports, dynamicImports } = parseSync(script, source).module;
    return [
      ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...staticExports.flatMap(({ entries }) =>
        entries.map(({ moduleRequest }) => moduleRequest?.value ?? '.'),
      ),
      ...dynamicImports.map(
        ({ moduleRequest: { start, end } }) =>
          // Addresses that the code computes are files of the build.
          /^['"](.*)['"]$/.exec(source.slice(start, end))?.[1] ?? '.',
      ),
    ];
  });
  const packages = names
    .filter((name) => !name.startsWith('.') && !isBuiltin(name))
    .map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
  return [...new Set(packages)].sort();
}

test('the built server and its commands import exactly the dependencies, no developer dependency', () => {
  expect(importedPackages('dist-server')).toEqual(Object.keys(dependencies).sort());
});

test.each(['dist/.server', 'dist/es/.server', 'dist/en/.server'])(
  'the page renderer %s contains its packages and imports none',
  (folder) => {
    expect(importedPackages(folder)).toEqual([]);
  },
);
