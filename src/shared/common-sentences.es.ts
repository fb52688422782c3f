import type { TranslationOf } from './translation.ts';

export const tooManyAttemptsText = 'Demasiados intentos. Intentá de nuevo en unos minutos.';

export const invalidEmailText = 'Correo electrónico no válido. Revisá el formato.';

export const weakPasswordText = 'La contraseña es muy débil. Usá al menos 6 caracteres.';

export const unsupportedTypeText = 'Tipo de archivo no admitido. Usá solo JPG, PNG o WebP.';

export const tooLargeImageText = 'Archivo demasiado grande. Tamaño máximo: 5 MB.';

export type Complete = TranslationOf<
  typeof import('./common-sentences.ts'),
  typeof import('./common-sentences.es.ts')
>;
