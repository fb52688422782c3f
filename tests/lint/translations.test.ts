import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as brand from '#shared/brand.ts';
import { textsFile } from '../../scripts/pseudo-language-plugin.ts';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const sourceFiles = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file}`)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));

/** Texts that are not translated, and why. */
const portugueseOnly: readonly (readonly [file: RegExp, reason: string])[] = [
  [/panel-texts\.ts$/, 'panels are in Portuguese'],
  [/^src\/features\/imports\/texts\.ts$/, 'sentences about files that managers import'],
  [/^src\/features\/language\/offer-texts\.ts$/, 'contains every language'],
];

const translationPattern = /\.(es|en)\.ts$/;
const translated = sourceFiles.filter(
  (file) =>
    textsFile.test(file) &&
    !translationPattern.test(file) &&
    !portugueseOnly.some(([pattern]) => pattern.test(file)),
);
const translations = sourceFiles.filter((file) => translationPattern.test(file));

it('every module of texts of visitors and members is translated', () => {
  expect(translated.length).toBeGreaterThan(60);
  const missing = translated
    .flatMap((file) => ['es', 'en'].map((language) => file.replace(/\.ts$/, `.${language}.ts`)))
    .filter((file) => !existsSync(path.join(root, file)));
  expect(missing).toEqual([]);
});

it.each(portugueseOnly)('%o is still needed: %s', (pattern) => {
  expect(sourceFiles.some((file) => pattern.test(file))).toBe(true);
});

/** Returns the errors in the imports and in the type check of a translation module. */
function problemsOf(file: string, source: string): string[] {
  const [, language = ''] = translationPattern.exec(file) ?? [];
  const name = path.posix.basename(file);
  const portuguese = name.replace(translationPattern, '.ts');
  const check = `TranslationOf<typeof import('./${portuguese}'), typeof import('./${name}')>`;
  const isChecked = source
    .replace(/\s+/g, ' ')
    .replace(/< | >/g, (sign) => sign.trim())
    .includes(check);
  const imports = [...source.matchAll(/^(?:import|export) (?!type )[^;]*? from '([^']+)';/gm)];
  const portugueseImports = imports
    .map(([, imported = '']) => imported)
    .filter((imported) => imported.endsWith('.ts') && imported !== `./${portuguese}`)
    .filter((imported) => {
      const target = imported.startsWith('.')
        ? path.posix.join(path.posix.dirname(file), imported)
        : imported.replace(/^#/, 'src/');
      return existsSync(path.join(root, target.replace(/\.ts$/, `.${language}.ts`)));
    });
  return [
    ...(isChecked ? [] : [`${file} does not compare its type with ${portuguese}`]),
    ...portugueseImports.map((imported) => `${file} imports the Portuguese ${imported}`),
  ];
}

it('every translation is compared with its Portuguese module, and imports only translations', () => {
  expect(translations.length).toBeGreaterThan(120);
  expect(translations.flatMap((file) => problemsOf(file, read(file)))).toEqual([]);
});

describe('a translation', () => {
  const file = 'src/features/home/texts.es.ts';
  const check =
    "export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.es.ts')>;";

  it('that compares nothing is found', () => {
    expect(problemsOf(file, 'export const a = 1;')).toHaveLength(1);
  });
  it('that shows Portuguese dates is found', () => {
    const source = `import { formatDate } from '#shared/formats/formats.ts';\n${check}`;
    expect(problemsOf(file, source)).toEqual([
      `${file} imports the Portuguese #shared/formats/formats.ts`,
    ]);
  });
  it('that passes on a function of its own module is accepted', () => {
    const source = `export { order } from './texts.ts';\nimport type { A } from './card-texts.ts';\n${check}`;
    expect(problemsOf(file, source)).toEqual([]);
  });
});

/** Returns every text in the values of a module: constants, entries of tables, and their names. */
function textsOf(value: unknown, name: string): (readonly [name: string, text: string])[] {
  if (typeof value === 'string') return [[name, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsOf(item, `${name}.${key}`));
}

/** Returns the number of words of a text, without the tags and the name of the guide, which are in every language. */
function wordCount(text: string): number {
  const ownText = text.replace(` · ${brand.name}`, '').replace(/<[^>]+>/g, '');
  return ownText.match(/\p{Ll}{2,}/gu)?.length ?? 0;
}

it.each(['es', 'en'])('no sentence in %s is still Portuguese', async (language) => {
  const equal: string[] = [];
  for (const file of translated) {
    const portuguese = textsOf(await import(path.join(root, file)), file);
    const own = new Map(
      textsOf(await import(path.join(root, file.replace(/\.ts$/, `.${language}.ts`))), file),
    );
    for (const [name, text] of portuguese) {
      // Spanish and Portuguese share short texts such as 'Ver mapa de'.
      if (wordCount(text) > 3 && own.get(name) === text) equal.push(`${name}: ${text}`);
    }
  }
  expect(equal).toEqual([]);
});
