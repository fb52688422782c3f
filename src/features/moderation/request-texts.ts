import { claimAnswerDays } from '#features/moderation/model/claim.ts';
import type { CorrectionProblems } from '#features/moderation/model/correction.ts';
import { placeProblemText } from '#features/places/field-texts.ts';
import type { PlaceDraft } from '#features/places/model/place-draft.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';

/** Shown to the user before the due date is known. */
export const claimAnswerText = `Respondemos em até ${claimAnswerDays} dias, nos seus avisos.`;

export const nothingCorrectedText =
  'Mude pelo menos uma informação, ou marque que o lugar fechou para sempre.';

/** Returns the message below a field of a correction; '' if the field is valid. */
export function correctionProblemText(
  name: 'title' | 'address' | 'city' | 'neighborhood' | 'phone' | 'website' | 'hours',
  problems: CorrectionProblems,
  draft: PlaceDraft,
): string {
  if (name === 'hours' && problems.hours?.kind === 'missing') {
    return 'Abra pelo menos um dia. Se o lugar fechou para sempre, marque acima.';
  }
  return placeProblemText(name, problems[name], draft);
}

/** Errors of opening and sending the claim form. */
export const claimErrors: ErrorSentences = {
  default: 'Erro ao enviar seu pedido',
  'permission-denied': 'Você não pode pedir este lugar agora.',
  'not-found': 'Este lugar não está mais no guia.',
  conflict: 'Seu pedido mudou enquanto você escrevia. Feche e abra de novo para ver como está.',
  'too-many-requests': 'Você já enviou muitos pedidos hoje. Envie este amanhã.',
  'invalid-input': 'Confira o texto e tente novamente.',
};

export const claimReadErrors: ErrorSentences = {
  default: 'Erro ao abrir seu pedido',
};

export const claimWithdrawalErrors: ErrorSentences = {
  default: 'O pedido não foi retirado',
  conflict: 'Este pedido acabou de ser decidido. A resposta chega nos seus avisos.',
};

/** Errors of opening and sending the correction form. */
export const correctionErrors: ErrorSentences = {
  default: 'Erro ao enviar sua correção',
  'permission-denied': 'Você não pode sugerir correções deste lugar agora.',
  conflict: 'Você já tem uma correção em análise para este lugar.',
  'too-many-requests': 'Você já enviou muitos pedidos hoje. Envie este amanhã.',
  'invalid-input': 'Confira os campos e tente novamente.',
};

export const correctionReadErrors: ErrorSentences = {
  default: 'Erro ao abrir sua correção',
};

export const correctionWithdrawalErrors: ErrorSentences = {
  default: 'A correção não foi retirada',
  conflict: 'Esta correção já foi analisada. Não há mais o que retirar.',
};
