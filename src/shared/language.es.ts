import type { Language } from './languages.ts';
import type { TranslationOf } from './translation.ts';

export const language: Language = 'es';
export const locale: string = 'es-AR';
export const basePath: string = '/es';
export const workerPath: string = '/sw-es.js';

export type Complete = TranslationOf<
  typeof import('./language.ts'),
  typeof import('./language.es.ts')
>;
