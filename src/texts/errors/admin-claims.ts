import type { ErrorSentences } from '../errors.ts';

export const claimListErrors: ErrorSentences = { default: 'Erro ao carregar os pedidos' };

export const claimDecisionErrors: ErrorSentences = {
  default: 'A decisão não foi salva',
  'permission-denied':
    'Você não tem mais permissão para decidir pedidos. Nada foi alterado. Recarregue a página ou fale com outro super administrador.',
  unauthenticated: 'Sua sessão terminou. Entre de novo e repita a decisão.',
  conflict: 'Outras pessoas mudaram o mesmo ao mesmo tempo. Tente novamente.',
};
