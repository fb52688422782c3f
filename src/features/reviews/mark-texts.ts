import type { ErrorSentences } from '#shared/error-sentences.ts';

export const helpfulErrors: ErrorSentences = {
  default: 'Erro ao marcar a avaliação',
  'invalid-input': 'Esta avaliação é sua.',
  'permission-denied': 'Você não pode marcar avaliações agora',
  'not-found': 'Esta avaliação saiu do guia.',
  conflict: 'Muitas pessoas estão marcando esta avaliação agora. Tente novamente.',
};
