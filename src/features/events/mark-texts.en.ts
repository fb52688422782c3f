import type { AppErrorCode } from '#shared/app-error.ts';
import { errorSentence } from '#shared/error-sentences.en.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import type { TranslationOf } from '#shared/translation.ts';

const savedEventErrors: ErrorSentences = {
  default: 'Could not update your favourite events',
};

export const savedEventListErrors: ErrorSentences = {
  default: 'Could not load your favourite events',
};

export function savedEventFailureText(code: AppErrorCode): string {
  return errorSentence(savedEventErrors, code);
}

export const eventSaved = 'Event saved';
export const saveEvent = 'Save event';
export const savingAwaitsApproval =
  'Your account is awaiting approval by the administrator. Once it is approved, you can save events.';

export type Complete = TranslationOf<
  typeof import('./mark-texts.ts'),
  typeof import('./mark-texts.en.ts')
>;
