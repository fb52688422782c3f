import type { ErrorSentences } from '#shared/error-sentences.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const nearMeErrors: ErrorSentences = {
  default: 'No pudimos averiguar dónde estás. Intentá de nuevo o elegí un barrio.',
  'permission-denied':
    'No se permitió el acceso a tu ubicación. Elegí un barrio o habilitá el acceso en la configuración del navegador.',
  timeout: 'Tu ubicación tardó en responder. Intentá de nuevo o elegí un barrio.',
};

// Button and neighbourhoods
export const loadingNeighborhoods = 'Cargando barrios…';
export const locating = 'Ubicando…';
export const nearMe = 'Cerca de mí';
export const neighborhoodsLabel = 'Barrios';
export const opening = 'Abriendo…';
export const positionForDistances = 'Para ver primero lo que está cerca, indicá dónde estás.';

export type Complete = TranslationOf<
  typeof import('./near-me-texts.ts'),
  typeof import('./near-me-texts.es.ts')
>;
