// Texts of the claim and correction forms that need other modules. The place page does not load them.

import { answerDays } from '#features/moderation/model/queues.ts';
import type { CorrectionTopic } from '#features/moderation/model/correction-topic.ts';
import type { CorrectionProblems } from '#features/moderation/model/correction.ts';
import { placeProblemText } from '#features/places/field-texts.ts';
import type { PlaceDraft } from '#features/places/model/place-draft.ts';

/** Shown to the user before the due date is known. */
const claimAnswerText = `Respondemos em até ${answerDays.claim} dias, nos seus avisos.`;
export const claimPrivacy = `${claimAnswerText} Só a nossa equipe lê o que você escreve.`;
export const claimSent = `Recebemos seu pedido. ${claimAnswerText}`;

export const topicQuestion = 'O que está errado?';
export const topicLabels: Readonly<Record<CorrectionTopic, string>> = {
  phone: 'Telefone',
  hours: 'Horário',
  address: 'Endereço',
  closed: 'Fechou',
  other: 'Outra coisa',
};
export const closedPlaceNote =
  'Envie se este lugar fechou para sempre. Depois de conferir, nossa equipe o tira do guia.';

/** Returns the message below a field of a correction; '' if the field is valid. */
export function correctionProblemText(
  name: 'title' | 'address' | 'city' | 'neighborhood' | 'phone' | 'website' | 'hours',
  problems: CorrectionProblems,
  draft: PlaceDraft,
): string {
  if (name === 'hours' && problems.hours?.kind === 'missing') {
    return 'Abra pelo menos um dia. Se o lugar fechou para sempre, escolha “Fechou”.';
  }
  return placeProblemText(name, problems[name], draft);
}
