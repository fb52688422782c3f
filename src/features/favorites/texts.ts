import type { ErrorSentences } from '#shared/error-sentences.ts';

export const favoritesErrors: ErrorSentences = { default: 'Erro ao carregar seus favoritos' };

export const favoriteSaveErrors: ErrorSentences = {
  default: 'Erro ao atualizar seus favoritos',
  conflict: 'Lugar já está nos favoritos',
  hints: { conflict: 'Atualize a página para ver sua lista.' },
};
