import type { PendingReview } from '#features/reviews/model/pending-review.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import type { TranslationOf } from '#shared/translation.ts';

const sendErrors: ErrorSentences = {
  default: 'Your review could not be sent.',
  'not-found': 'Your review could not be sent: the place is no longer in the guide.',
  'permission-denied': 'Your review could not be sent: this account cannot review this place.',
  conflict:
    'You have already written another review of this place. Sending this one will replace it.',
};

export function pendingReviewText({ problem }: Pick<PendingReview, 'problem'>): string {
  if (problem === null) return 'Your review will be sent when you are back online.';
  return sendErrors[problem] ?? sendErrors.default;
}

export function reviewOf(placeTitle: string): string {
  return `Review of ${placeTitle}`;
}

export const sendAgain = 'Send again';
export const copyDraft = 'Copy text';
export const draftCopied = 'Text copied';
export const selectToCopy = 'Select the text to copy it.';
export const discard = 'Discard';
export const notPossibleNow = 'It did not work this time. Try again.';

export type Complete = TranslationOf<
  typeof import('./pending-texts.ts'),
  typeof import('./pending-texts.en.ts')
>;
