import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { routes, screenModule } from '#shared/routes.ts';

const root = path.join(import.meta.dirname, '../..');

/** Files in the folder `public`, URLs of the own backend, and the parts of the site that have a guard each. */
const noScreens = /^\/(?:[\w-]+\.svg$|api\/|(?:admin|club|manager|subscription)(?:\/\*)?$)/;

const screens = readdirSync(path.join(root, 'src/features'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('-screen.tsx'))
  .map((file) => `src/features/${file}`);

/**
 * Returns the string literals of a source file that start like a path and are neither passed to linkTo() nor name a
 * route. The compiler checks those two.
 */
function strayAddresses(source: string): string[] {
  const others = source.replace(
    /\blinkTo\(\s*'[^']*'|^ *'[^']*'(?=: \w)|\bscreens\['[^']*'\]/gm,
    '',
  );
  return [...others.matchAll(/['"`](\/[a-z][^'"`$\s]*)/gi)]
    .map(([, text = '']) => text)
    .filter((text) => !noScreens.test(text));
}

const sources = ['app', 'features', 'ui'].flatMap((folder) =>
  readdirSync(path.join(root, 'src', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^[\w-]+\/(?:model|data)\//.test(file))
    .map((file) => path.join('src', folder, file)),
);

test.each([
  ['<Link to="/admin/lugares" />', ['/admin/lugares']],
  ['navigate(`/admin/places/${id}/edit`)', ['/admin/places/']],
  ["const item = { to: '/help' }", ['/help']],
  ["<Link to={linkTo('/help')} />", []],
  ["const picture = '/icon.svg'", []],
])('a path that is written by hand is found: %s', (source, found) => {
  expect(strayAddresses(source)).toEqual(found);
});

test('every link is made from the route table', () => {
  const stray = sources.flatMap((file) =>
    strayAddresses(readFileSync(path.join(root, file), 'utf8')).map((text) => `${file}: ${text}`),
  );
  expect(stray).toEqual([]);
});

test('the route table contains every screen, and no missing one', () => {
  const named = new Set<string>(Object.values(routes).map(({ screen }) => screenModule(screen)));
  expect([...named].sort()).toEqual(screens.sort());
});

test('every route renders the screen of the route table', () => {
  const shown = sources
    .filter((file) => /^src\/app\/[\w/-]*routes\.tsx$/.test(file))
    .flatMap((file) => {
      const source = readFileSync(path.join(root, file), 'utf8');
      const code = String.raw`lazyScreen\(\s*\(\) => import\('#(features/[\w/-]+-screen\.tsx)'\)`;
      const named = new Map(
        [...source.matchAll(new RegExp(`const (\\w+) = ${code}`, 'g'))].map(
          ([, name = '', screen = '']) => [name, screen],
        ),
      );
      return [...source.matchAll(new RegExp(`'(/[^']*)': (?:${code}|(\\w+),)`, 'g'))].map(
        ([, address = '', screen, name = '']) =>
          [address, `src/${screen ?? named.get(name)}`] as const,
      );
    });
  const expected = Object.entries(routes).map(([address, { screen }]) => [
    address,
    screenModule(screen),
  ]);
  expect(shown.sort()).toEqual(expected.sort());
});
