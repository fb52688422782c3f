import type { Language } from './languages.ts';
import type { TranslationOf } from './translation.ts';

export const language: Language = 'en';
export const locale: string = 'en-GB';
export const basePath: string = '/en';
export const workerPath: string = '/sw-en.js';

export type Complete = TranslationOf<
  typeof import('./language.ts'),
  typeof import('./language.en.ts')
>;
