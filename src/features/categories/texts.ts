import type { ErrorSentences } from '#shared/error-sentences.ts';

export const categoryErrors: ErrorSentences = {
  default: 'Erro ao carregar a categoria',
  'not-found': 'Categoria não encontrada. Veja todas as categorias e escolha outra.',
};

export const categoriesErrors: ErrorSentences = { default: 'Erro ao carregar as categorias' };
