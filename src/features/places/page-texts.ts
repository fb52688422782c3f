import type { ErrorSentences } from '#shared/error-sentences.ts';

export const placeDetailErrors: ErrorSentences = {
  default: 'Erro ao carregar detalhes do local',
  'not-found': 'Local não encontrado',
  // The rules refuse inactive places. To a visitor, such a place does not exist.
  'permission-denied': 'Local não encontrado',
  'invalid-input': 'ID do local não encontrado',
  hints: {
    'not-found': 'O local solicitado não existe ou foi removido.',
    'permission-denied': 'O local solicitado não existe ou foi removido.',
    'invalid-input': 'Volte e escolha um lugar da lista.',
  },
};
