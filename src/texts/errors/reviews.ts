import type { ErrorSentences } from '../errors.ts';

export const reviewsErrors: ErrorSentences = { default: 'Erro ao carregar as avaliações' };

export const ownReviewErrors: ErrorSentences = { default: 'Erro ao carregar sua avaliação' };

export const reviewSaveErrors: ErrorSentences = {
  default: 'Erro ao salvar sua avaliação',
  'permission-denied': 'Você não pode avaliar este lugar agora',
  'not-found': 'Este lugar saiu do guia e não recebe avaliações.',
  conflict: 'Muitas pessoas estão avaliando este lugar agora. Tente novamente.',
};

export const reviewRemoveErrors: ErrorSentences = {
  default: 'Erro ao excluir sua avaliação',
  'permission-denied': 'Você não pode excluir esta avaliação agora',
  'not-found': 'Este lugar saiu do guia, e as avaliações dele não aparecem mais.',
  conflict: 'Muitas pessoas estão avaliando este lugar agora. Tente novamente.',
};
