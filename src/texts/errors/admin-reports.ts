import type { ErrorSentences } from '../errors.ts';

const noLongerAdmin =
  'Você não tem mais permissão para moderar avaliações. Nada foi alterado. Recarregue a página ou fale com outro super administrador.';

export const reportListErrors: ErrorSentences = { default: 'Erro ao carregar as denúncias' };

export const reportDecisionErrors: ErrorSentences = {
  default: 'A decisão não foi salva',
  'permission-denied': noLongerAdmin,
  unauthenticated: 'Sua sessão terminou. Entre de novo e repita a decisão.',
  conflict: 'As denúncias ou as notas deste lugar mudaram agora há pouco. Tente novamente.',
};
