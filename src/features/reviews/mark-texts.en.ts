import type { AppErrorCode } from '#shared/app-error.ts';
import { errorSentence } from '#shared/error-sentences.en.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import type { TranslationOf } from '#shared/translation.ts';

const helpfulErrors: ErrorSentences = {
  default: 'Could not mark the review',
  'invalid-input': 'This review is yours.',
  'permission-denied': 'You cannot mark reviews right now',
  'not-found': 'This review is no longer in the guide.',
  conflict: 'Many people are marking this review right now. Try again.',
};

export function helpfulFailureText(code: AppErrorCode): string {
  return errorSentence(helpfulErrors, code);
}

export const pendingMarker =
  'Your account is awaiting approval by the administrator. Once it is approved, you can mark reviews as helpful.';

export function markHelpful(count: number): string {
  return `Helpful ${count > 0 ? count : ''}`;
}

export function onReviewBy(authorName: string): string {
  return ` on the review by ${authorName}`;
}

export type Complete = TranslationOf<
  typeof import('./mark-texts.ts'),
  typeof import('./mark-texts.en.ts')
>;
