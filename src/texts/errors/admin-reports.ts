import type { ErrorSentences } from '../errors.ts';

const noLongerAdmin =
  'Você não tem mais permissão para analisar denúncias. Nada foi alterado. Recarregue a página ou fale com outro super administrador.';

export const reportListErrors: ErrorSentences = { default: 'Erro ao carregar as denúncias' };

export const reportDecisionErrors: ErrorSentences = {
  default: 'A decisão não foi salva',
  'permission-denied': noLongerAdmin,
  unauthenticated: 'Sua sessão terminou. Entre de novo e repita a decisão.',
  conflict: 'As denúncias ou o que foi denunciado mudaram agora há pouco. Tente novamente.',
};
