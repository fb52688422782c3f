import type { ErrorSentences } from '#shared/error-sentences.ts';

export const reviewerErrors: ErrorSentences = { default: 'Erro ao carregar o perfil' };

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

/** Returns why a review with these uploads cannot be stored yet; '' if it can. */
export function unsentPicturesText(uploads: { isBusy: boolean; failedCount: number }): string {
  if (uploads.isBusy) return 'Aguarde o envio das fotos.';
  if (uploads.failedCount === 0) return '';
  return uploads.failedCount === 1
    ? 'Uma foto não foi enviada. Tente novamente ou remova a foto.'
    : 'Algumas fotos não foram enviadas. Tente novamente ou remova as fotos.';
}
