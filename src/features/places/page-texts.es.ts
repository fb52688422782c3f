import type { ErrorSentences } from '#shared/error-sentences.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const placeDetailErrors: ErrorSentences = {
  default: 'No pudimos cargar los detalles del lugar',
  'not-found': 'Lugar no encontrado',
  'permission-denied': 'Lugar no encontrado',
  'invalid-input': 'ID del lugar no encontrado',
  hints: {
    'not-found': 'El lugar que buscás no existe o fue eliminado.',
    'permission-denied': 'El lugar que buscás no existe o fue eliminado.',
    'invalid-input': 'Volvé y elegí un lugar de la lista.',
  },
};

export type Complete = TranslationOf<
  typeof import('./page-texts.ts'),
  typeof import('./page-texts.es.ts')
>;
