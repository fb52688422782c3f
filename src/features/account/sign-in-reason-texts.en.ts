import type { LoginPurpose } from '#features/account/model/login-purpose.ts';
import type { TranslationOf } from '#shared/translation.ts';

const loginPurposes: Record<LoginPurpose, { named: string; unnamed: string }> = {
  subscribe: { named: 'and continue to payment', unnamed: 'and continue to payment' },
  reserve: {
    named: 'to make a booking at <name/>',
    unnamed: 'to make a booking at this place',
  },
  review: { named: 'to review <name/>', unnamed: 'to review this place' },
  'add-to-list': {
    named: 'to add <name/> to a list',
    unnamed: 'to add this place to a list',
  },
  'copy-list': { named: 'to copy this list', unnamed: 'to copy this list' },
  correct: {
    named: 'to suggest a correction for <name/>',
    unnamed: 'to suggest a correction for this place',
  },
  claim: {
    named: 'to ask to manage <name/>',
    unnamed: 'to ask to manage this place',
  },
  report: { named: 'to report something about <name/>', unnamed: 'to make a report' },
  'save-place': {
    named: 'to save <name/> to your favourites',
    unnamed: 'to save this place to your favourites',
  },
  'save-event': {
    named: 'to save <name/> to your favourites',
    unnamed: 'to save this event to your favourites',
  },
  'mark-helpful': {
    named: 'to mark a review of <name/> as helpful',
    unnamed: 'to mark this review as helpful',
  },
};

export const afterSignIn: Partial<Record<LoginPurpose, string>> = {
  reserve: 'You choose the day, the time and the number of people next.',
};

export function signInReason(
  screen: 'login' | 'register',
  purpose: LoginPurpose,
  hasName: boolean,
): string {
  const { named, unnamed } = loginPurposes[purpose];
  const beginning = screen === 'register' ? 'Create your account' : 'Sign in';
  return `${beginning} ${hasName ? named : unnamed}.`;
}

export type Complete = TranslationOf<
  typeof import('./sign-in-reason-texts.ts'),
  typeof import('./sign-in-reason-texts.en.ts')
>;
