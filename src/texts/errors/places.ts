import type { ErrorSentences } from '../errors.ts';

export const homeErrors: ErrorSentences = { default: 'Erro ao carregar os destaques' };

export const homeNowErrors: ErrorSentences = { default: 'Erro ao carregar o que há agora' };

export const categoryErrors: ErrorSentences = {
  default: 'Erro ao carregar a categoria',
  'not-found': 'Categoria não encontrada. Veja todas as categorias e escolha outra.',
};

export const placeListErrors: ErrorSentences = { default: 'Erro ao carregar os lugares' };

export const relatedPlacesErrors: ErrorSentences = {
  default: 'Erro ao carregar outros lugares',
};

export const managedPlacesErrors: ErrorSentences = { default: 'Erro ao carregar seus locais' };
