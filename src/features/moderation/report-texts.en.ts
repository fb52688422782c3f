import type { ErrorSentences } from '#shared/error-sentences.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const reviewReportErrors: ErrorSentences = {
  default: 'Could not send your report',
  'permission-denied': 'You cannot report reviews right now',
  'not-found': 'This review no longer exists. There is no need to report it.',
};

export const eventReportErrors: ErrorSentences = {
  default: 'Could not send your report',
  'permission-denied': 'You cannot report events right now',
  'not-found': 'This event is no longer listed. There is no need to report it.',
};

export const picturesReportErrors: ErrorSentences = {
  default: 'Could not send your report',
  'permission-denied': 'You cannot report photos right now',
  'not-found': 'These photos no longer exist. There is no need to report them.',
  'too-many-requests':
    'You have already made too many requests to our team today. Try again tomorrow.',
  conflict: 'Other people are reporting these photos right now. Try again.',
};

export type Complete = TranslationOf<
  typeof import('./report-texts.ts'),
  typeof import('./report-texts.en.ts')
>;
