import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as portuguese from './language.ts';
import * as spanish from './language.es.ts';
import * as english from './language.en.ts';
import { languages, locales, localizedAddress, splitLanguage, workerPaths } from './languages.ts';

it.each([portuguese, spanish, english])(
  'the build in $language has the values of the table',
  (build) => {
    const { language, locale, basePath, workerPath } = build;
    expect(locale).toBe(locales[language]);
    expect(workerPath).toBe(workerPaths[language]);
    expect(basePath || '/').toBe(localizedAddress(language, '/'));
  },
);

it.each([
  ['es', '/', '/es'],
  ['en', '/?instalar', '/en?instalar'],
  ['es', '/agenda?quando=hoje', '/es/agenda?quando=hoje'],
  ['pt', '/club', '/club'],
] as const)('the address in %s of %s is %s', (language, address, localized) => {
  expect(localizedAddress(language, address)).toBe(localized);
});

it.each([
  ['/es/', 'es', '/'],
  ['/en#conteudo', 'en', '/#conteudo'],
  ['/esporte', 'pt', '/esporte'],
  ['/es/es', 'es', '/es'],
  ['/places/es', 'pt', '/places/es'],
] as const)('%s is in %s the page %s', (localized, language, address) => {
  expect(splitLanguage(localized)).toEqual({ language, address });
});

it('splitting reverses localizing for every address without a prefix', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...languages),
      fc.webPath(),
      fc.webQueryParameters(),
      (language, path, query) => {
        const address = `${path.startsWith('/') ? path : `/${path}`}?${query}`;
        fc.pre(splitLanguage(address).language === 'pt');
        expect(splitLanguage(localizedAddress(language, address))).toEqual({ language, address });
      },
    ),
  );
});
