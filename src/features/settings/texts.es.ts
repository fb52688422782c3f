import type { TranslationOf } from '#shared/translation.ts';

export const missingContactText =
  'El responsable de esta guía todavía no indicó un correo electrónico de contacto.';

export const unloadedContactText =
  'No se pudo cargar el correo electrónico de contacto en este momento. Intentá de nuevo más tarde.';

export { operatorText } from './texts.ts';

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.es.ts')>;
