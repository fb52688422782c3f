import type { ErrorSentences } from '#shared/error-sentences.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const nearMeErrors: ErrorSentences = {
  default: 'We could not find out where you are. Try again or choose a neighbourhood.',
  'permission-denied':
    'Access to your location was not allowed. Choose a neighbourhood or allow access in your browser settings.',
  timeout: 'Finding your location took too long. Try again or choose a neighbourhood.',
};

// Button and neighbourhoods
export const loadingNeighborhoods = 'Loading neighbourhoods…';
export const locating = 'Locating…';
export const nearMe = 'Near me';
export const neighborhoodsLabel = 'Neighbourhoods';
export const opening = 'Opening…';
export const positionForDistances = 'To see nearby places first, tell us where you are.';

export type Complete = TranslationOf<
  typeof import('./near-me-texts.ts'),
  typeof import('./near-me-texts.en.ts')
>;
