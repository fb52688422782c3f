import { answerDays } from '#features/moderation/model/queues.ts';
import type { CorrectionTopic } from '#features/moderation/model/correction-topic.ts';
import type { CorrectionProblems } from '#features/moderation/model/correction.ts';
import { placeProblemText } from '#features/places/field-texts.en.ts';
import type { PlaceDraft } from '#features/places/model/place-draft.ts';
import type { TranslationOf } from '#shared/translation.ts';

const claimAnswerText = `We will answer within ${answerDays.claim} days, in your notifications.`;
export const claimPrivacy = `${claimAnswerText} Only our team reads what you write.`;
export const claimSent = `We have received your request. ${claimAnswerText}`;

export const topicQuestion = 'What is wrong?';
export const topicLabels: Readonly<Record<CorrectionTopic, string>> = {
  phone: 'Phone',
  hours: 'Opening hours',
  address: 'Address',
  closed: 'Closed for good',
  other: 'Something else',
};
export const closedPlaceNote =
  'Send this if the place has closed for good. Our team will check this and then remove it from the guide.';

export function correctionProblemText(
  name: 'title' | 'address' | 'city' | 'neighborhood' | 'phone' | 'website' | 'hours',
  problems: CorrectionProblems,
  draft: PlaceDraft,
): string {
  if (name === 'hours' && problems.hours?.kind === 'missing') {
    return 'Mark at least one day as open. If the place has closed for good, choose “Closed for good”.';
  }
  return placeProblemText(name, problems[name], draft);
}

export type Complete = TranslationOf<
  typeof import('./request-form-texts.ts'),
  typeof import('./request-form-texts.en.ts')
>;
