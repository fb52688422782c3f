/** Languages of the guide, the default first. */
export const languages = ['pt', 'es', 'en'] as const;

export type Language = (typeof languages)[number];

/** Each language in its own words, for the language switch. */
export const languageNames: Readonly<Record<Language, string>> = {
  pt: 'Português',
  es: 'Español',
  en: 'English',
};

/** BCP 47 tags for the attribute `lang` and for Intl. */
export const locales: Readonly<Record<Language, string>> = {
  pt: 'pt-BR',
  es: 'es-AR',
  en: 'en-GB',
};

/** Tags of `hreflang`: Spanish and English pages are for all countries. */
export const hreflangs: Readonly<Record<Language, string>> = { pt: 'pt-BR', es: 'es', en: 'en' };

/** Paths of the service workers. Each language has its own, which caches only its pages. */
export const workerPaths: Readonly<Record<Language, string>> = {
  pt: '/sw.js',
  es: '/sw-es.js',
  en: '/sw-en.js',
};

const prefixPattern = /^\/(es|en)(?=[/?#]|$)/;

/**
 * Returns the address of a page in a language.
 * @param address Portuguese path, with or without a query: '/', '/agenda?quando=hoje'
 * @returns '/es', '/es/agenda?quando=hoje'; the unchanged address for Portuguese
 */
export function localizedAddress(language: Language, address: string): string {
  if (language === 'pt') return address;
  return `/${language}${address.replace(/^\/(?=[?#]|$)/, '')}`;
}

/**
 * Splits an address into its language and the Portuguese address of the same page; the reverse of localizedAddress().
 */
export function splitLanguage(address: string): { language: Language; address: string } {
  const [prefix = '', language] = prefixPattern.exec(address) ?? [];
  const rest = address.slice(prefix.length);
  return {
    language: (language as Language | undefined) ?? 'pt',
    address: rest.startsWith('/') ? rest : `/${rest}`,
  };
}
