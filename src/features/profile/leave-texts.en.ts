import type { ErrorSentences } from '#shared/error-sentences.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const signOutTitle = 'Sign out?';
export const signOutAndLose = 'Sign out and lose changes';
export const signingOut = 'Signing out…';
export const stayHere = 'Stay signed in';

export const signOutErrors: ErrorSentences = { default: 'Could not sign out' };

export function signOutWarning(count: number): string {
  const lostText =
    count === 1
      ? '1 change has not been sent yet and will be lost.'
      : `${count} changes have not been sent yet and will be lost.`;
  return `${lostText} When you are online, changes are sent automatically.`;
}

export type Complete = TranslationOf<
  typeof import('./leave-texts.ts'),
  typeof import('./leave-texts.en.ts')
>;
