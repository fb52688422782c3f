import type { TranslationOf } from '#shared/translation.ts';

export const missingContactText = 'The operator of this guide has not given a contact email yet.';

export const unloadedContactText =
  'The contact email could not be loaded right now. Try again later.';

export { operatorText } from './texts.ts';

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.en.ts')>;
