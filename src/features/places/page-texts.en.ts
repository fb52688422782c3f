import type { ErrorSentences } from '#shared/error-sentences.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const placeDetailErrors: ErrorSentences = {
  default: 'Could not load the place details',
  'not-found': 'Place not found',
  'permission-denied': 'Place not found',
  'invalid-input': 'Place ID not found',
  hints: {
    'not-found': 'The place does not exist or has been removed.',
    'permission-denied': 'The place does not exist or has been removed.',
    'invalid-input': 'Go back and choose a place from the list.',
  },
};

export type Complete = TranslationOf<
  typeof import('./page-texts.ts'),
  typeof import('./page-texts.en.ts')
>;
