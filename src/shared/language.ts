import type { Language } from './languages.ts';

/**
 * Language of this build of the app. A build in Spanish has language.es.ts in place of this module
 * (scripts/language-plugin.ts).
 */
export const language: Language = 'pt';

/** BCP 47 tag of the language, as in `locales`. */
export const locale: string = 'pt-BR';

/** Start of every address of the language. */
export const basePath: string = '';

/**
 * Path of the service worker of the language. All are at the root, because a worker in /es/ could not control the home
 * page /es.
 */
export const workerPath: string = '/sw.js';
