import type { ErrorSentences } from '#shared/error-sentences.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const nothingCorrectedText = 'Change at least one detail before sending.';

export const claimErrors: ErrorSentences = {
  default: 'Could not send your request',
  'permission-denied': 'You cannot ask to manage this place right now.',
  'not-found': 'This place is no longer in the guide.',
  conflict:
    'Your request changed while you were writing. Close this and open it again to see how it stands.',
  'too-many-requests': 'You have already sent too many requests today. Send this one tomorrow.',
  'invalid-input': 'Check the text and try again.',
};

export const claimReadErrors: ErrorSentences = {
  default: 'Could not open your request',
};

export const claimWithdrawalErrors: ErrorSentences = {
  default: 'The request was not withdrawn',
  conflict:
    'A decision on this request has just been made. The answer will arrive in your notifications.',
};

export const correctionErrors: ErrorSentences = {
  default: 'Could not send your correction',
  'permission-denied': 'You cannot suggest corrections for this place right now.',
  conflict: 'You already have a correction being checked for this place.',
  'too-many-requests': 'You have already sent too many requests today. Send this one tomorrow.',
  'invalid-input': 'Check the fields and try again.',
};

export const correctionReadErrors: ErrorSentences = {
  default: 'Could not open your correction',
};

export const correctionWithdrawalErrors: ErrorSentences = {
  default: 'The correction was not withdrawn',
  conflict: 'This correction has already been checked. There is nothing left to withdraw.',
};

// Both dialogs

export const opening = 'Opening…';
export const sending = 'Sending…';
export const withdrawing = 'Withdrawing…';
export const close = 'Close';
export const understood = 'Got it';

// Claim of a place

export const claimPlace = 'This place is mine';
export const claimAwaitsApproval =
  'Your account is awaiting approval by the administrator. Once it is approved, you can ask to manage this place.';
export const alreadyManaging = 'You already manage this place.';
export const openManagerPanel = 'Open the manager panel';
export const verifyEmailFirst =
  'Before asking to manage a place, confirm your email: in Settings you can have the link sent again. Then come back here.';
export const verifyEmail = 'Confirm my email';
export const claimForm = {
  introduction:
    'If you own this place or work here, ask to manage its page: you will look after the information, reply to reviews and confirm bookings.',
  label: 'How can we confirm it?',
  hint: 'For example: your connection to the place, its CNPJ (Brazilian company number), or one of its phone numbers or social media accounts where we can reach you.',
  missing: 'Tell us how we can confirm that the place is yours.',
  send: 'Send request',
};
export const appealForm = {
  introduction: 'You can ask us to look at it again, once. What you sent before is included.',
  label: 'What else can we check?',
  hint: 'Tell us what was missing from the first request.',
  missing: 'Tell us what else we can check.',
  send: 'Ask us to look again',
};
export const sentClaim = 'What you sent';
export const firstSentClaim = 'What you sent before';
export const withdrawClaim = 'Withdraw request';
export const claimWithdrawn = 'Your request was withdrawn.';
export const appealWithdrawn =
  'Your request for us to look again was withdrawn. The earlier refusal still stands.';
export const claimDeclined = 'Your request was declined';
export const claimFinallyDeclined =
  'We have looked at it a second time: this decision is final, and you cannot send another request for this place.';

export function claimPending(isAppeal: boolean, dueDay: string): string {
  const stateText = isAppeal
    ? 'We are looking at your request again.'
    : 'We are looking at your request.';
  const deadlineText = dueDay === '' ? '' : ` by ${dueDay}`;
  return `${stateText} The answer will arrive in your notifications${deadlineText}.`;
}

// Correction of a place

export const suggestCorrection = 'Suggest a correction';
export const correctionAwaitsApproval =
  'Your account is awaiting approval by the administrator. Once it is approved, you can suggest corrections.';
export const correctionIntroduction =
  'Our team will check it before publishing it, and nobody else will find out that it was you.';
export const nameLabel = 'Name';
export const addressLabel = 'Address';
export const cityLabel = 'City';
export const neighborhoodLabel = 'Neighbourhood';
export const phoneLabel = 'Phone';
export const phoneHint = 'With the area code (DDD).';
export const websiteLabel = 'Website';
export const correctHours = 'Correct the opening hours';
export const hoursLabel = 'Opening hours';
export const correctFacts = 'Correct “Good for”';
export const correctedFacts = '“Good for”';
export const correctionMessageLabel = 'Anything else you want to tell us? (optional)';
export const sendCorrection = 'Send correction';
export const correctionSent =
  'Thank you. Our team will check it, and you will get the answer in your notifications.';
export const withdrawCorrection = 'Withdraw correction';
export const correctionWithdrawn = 'Your correction was withdrawn.';
export const correctionOfClosedPlace = 'the place has closed for good';
export const lastCorrectionDeclined = 'Your last correction was not applied.';

export function correctionPending(correction: string): string {
  return `Your correction is being checked: ${correction}. The answer will arrive in your notifications; after that you can suggest another.`;
}

export type Complete = TranslationOf<
  typeof import('./request-texts.ts'),
  typeof import('./request-texts.en.ts')
>;
