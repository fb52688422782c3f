import type { ErrorSentences } from '#shared/error-sentences.ts';

export const placeDetailErrors: ErrorSentences = {
  default: 'Erro ao carregar detalhes do local',
  'not-found': 'Local não encontrado',
  // Rules refuse an inactive place; to a visitor it does not exist (DESIGN section 4).
  'permission-denied': 'Local não encontrado',
  'invalid-input': 'ID do local não encontrado',
  hints: {
    'not-found': 'O local solicitado não existe ou foi removido.',
    'permission-denied': 'O local solicitado não existe ou foi removido.',
    'invalid-input': 'Volte e escolha um lugar da lista.',
  },
};
