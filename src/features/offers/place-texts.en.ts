import type { ErrorSentences } from '#shared/error-sentences.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const offerErrors: ErrorSentences = {
  default: 'Could not load the benefit',
  'not-found': 'This benefit is no longer available. See the other club benefits.',
};

export const offerListErrors: ErrorSentences = { default: 'Could not load the benefits' };
export const loadingBenefits = 'Loading benefits…';
export const clubBenefitsTitle = 'Club benefits';
export const usedUpNote = 'The benefits at this place have been used up.';
export const allClubBenefits = 'All club benefits';

export type Complete = TranslationOf<
  typeof import('./place-texts.ts'),
  typeof import('./place-texts.en.ts')
>;
