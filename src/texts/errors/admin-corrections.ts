import type { ErrorSentences } from '../errors.ts';

export const correctionListErrors: ErrorSentences = { default: 'Erro ao carregar as correções' };

export const correctionDecisionErrors: ErrorSentences = {
  default: 'A decisão não foi salva',
  'permission-denied':
    'Você não tem mais permissão para analisar correções. Nada foi alterado. Recarregue a página ou fale com outro super administrador.',
  unauthenticated: 'Sua sessão terminou. Entre de novo e repita a decisão.',
  'not-found': 'O lugar não existe mais. Recuse a correção e conte isso na resposta.',
};
