import { answerDays } from '#features/moderation/model/queues.ts';
import type { CorrectionTopic } from '#features/moderation/model/correction-topic.ts';
import type { CorrectionProblems } from '#features/moderation/model/correction.ts';
import { placeProblemText } from '#features/places/field-texts.es.ts';
import type { PlaceDraft } from '#features/places/model/place-draft.ts';
import type { TranslationOf } from '#shared/translation.ts';

const claimAnswerText = `Respondemos en un máximo de ${answerDays.claim} días, en tus avisos.`;
export const claimPrivacy = `${claimAnswerText} Solo nuestro equipo lee lo que escribís.`;
export const claimSent = `Recibimos tu solicitud. ${claimAnswerText}`;

export const topicQuestion = '¿Qué está mal?';
export const topicLabels: Readonly<Record<CorrectionTopic, string>> = {
  phone: 'Teléfono',
  hours: 'Horario',
  address: 'Dirección',
  closed: 'Cerró',
  other: 'Otra cosa',
};
export const closedPlaceNote =
  'Enviá esto si el lugar cerró definitivamente. Después de revisarlo, nuestro equipo lo quita de la guía.';

export function correctionProblemText(
  name: 'title' | 'address' | 'city' | 'neighborhood' | 'phone' | 'website' | 'hours',
  problems: CorrectionProblems,
  draft: PlaceDraft,
): string {
  if (name === 'hours' && problems.hours?.kind === 'missing') {
    return 'Marcá al menos un día como abierto. Si el lugar cerró definitivamente, elegí “Cerró”.';
  }
  return placeProblemText(name, problems[name], draft);
}

export type Complete = TranslationOf<
  typeof import('./request-form-texts.ts'),
  typeof import('./request-form-texts.es.ts')
>;
