import type { CorrectionStatus } from '#features/moderation/model/correction.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';

/** Labels of the states of a correction in the admin panel. */
export const correctionStatusLabels: Record<CorrectionStatus, string> = {
  pending: 'Em análise',
  applied: 'Aplicada',
  declined: 'Recusada',
};

export const correctionListErrors: ErrorSentences = { default: 'Erro ao carregar as correções' };

export const correctionDecisionErrors: ErrorSentences = {
  default: 'A decisão não foi salva',
  'permission-denied':
    'Você não tem mais permissão para analisar correções. Nada foi alterado. Recarregue a página ou fale com outro super administrador.',
  unauthenticated: 'Sua sessão terminou. Entre de novo e repita a decisão.',
  'not-found': 'O lugar não existe mais. Recuse a correção e conte isso na resposta.',
};

const noLongerAdminText =
  'Você não tem mais permissão para analisar denúncias. Nada foi alterado. Recarregue a página ou fale com outro super administrador.';

export const reportListErrors: ErrorSentences = { default: 'Erro ao carregar as denúncias' };

export const reportDecisionErrors: ErrorSentences = {
  default: 'A decisão não foi salva',
  'permission-denied': noLongerAdminText,
  unauthenticated: 'Sua sessão terminou. Entre de novo e repita a decisão.',
  conflict: 'As denúncias ou o que foi denunciado mudaram agora há pouco. Tente novamente.',
};
