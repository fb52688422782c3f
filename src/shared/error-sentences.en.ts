import type { AppErrorCode } from './app-error.ts';
import { errorCode } from './app-error.ts';
import type { ErrorSentences, ErrorText } from './error-sentences.ts';
import type { TranslationOf } from './translation.ts';

export const unknownErrorText = 'Unknown error';

const retryHint = 'Try again.';

const connectionHint = 'Check your connection and try again.';

const defaultHints: Record<AppErrorCode, string> = {
  'not-found': 'Go back to the previous page and choose another item.',
  'permission-denied': 'Sign in with an account that has access, or contact the administrator.',
  unauthenticated: 'Sign in and try again.',
  'invalid-input': 'Check the details and try again.',
  conflict: 'Refresh the page and try again.',
  'too-many-requests': 'Wait a few minutes and try again.',
  unavailable: connectionHint,
  timeout: connectionHint,
  'not-initialized': 'Wait a moment and try again.',
  cancelled: 'Try again whenever you like.',
  'wrong-password': 'Check the password and try again.',
  'weak-password': 'Choose a longer password.',
  'invalid-email': 'Check the email address you entered.',
  'not-registered': 'Create an account to continue.',
  'account-inactive': 'Contact the administrator.',
  'requires-recent-login': 'For security, confirm your identity and try again.',
  'email-not-verified': 'Ask the person to confirm their email, then try again.',
  'popup-blocked': 'Allow pop-ups for this site in the browser and try again.',
  'last-super-admin': 'Make another person a super administrator and try again.',
  'active-subscription': 'Cancel the subscription and try again.',
  'unsupported-type': 'Choose a JPG, PNG or WebP image.',
  'too-large': 'Choose a smaller file.',
  'too-many-items': 'Remove some items and try again.',
  'image-failed': retryHint,
  'no-result': retryHint,
  unknown: retryHint,
};

export function errorText(sentences: ErrorSentences, code: AppErrorCode): ErrorText {
  const title = sentences[code] ?? sentences.default;
  if (title.endsWith('.')) return { title, hint: '' };
  return { title, hint: sentences.hints?.[code] ?? defaultHints[code] };
}

export function failureText(sentences: ErrorSentences, error: unknown): ErrorText {
  return errorText(sentences, errorCode(error));
}

export function errorSentence(sentences: ErrorSentences, code: AppErrorCode): string {
  const { title, hint } = errorText(sentences, code);
  return hint === '' ? title : `${title}. ${hint}`;
}

export type Complete = TranslationOf<
  typeof import('./error-sentences.ts'),
  typeof import('./error-sentences.en.ts')
>;
