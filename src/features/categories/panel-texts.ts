import type { CategoryIcon } from '#features/categories/model/category.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';

/** Labels of the category icons. */
export const categoryIconLabels: Record<CategoryIcon, string> = {
  Filter: 'Filtro',
  Wine: 'Vinho',
  Music: 'Música',
  MapPin: 'Localização',
  Star: 'Estrela',
  Heart: 'Coração',
  Calendar: 'Calendário',
  Camera: 'Câmera',
};

const deletedCategoryText = 'Esta categoria foi excluída por outra pessoa. Confira a lista.';

const notAllowedText = 'Você não pode mais alterar categorias. Fale com outro administrador.';

export const categoryListErrors: ErrorSentences = { default: 'Erro ao carregar as categorias' };

export const categorySaveErrors: ErrorSentences = {
  default: 'Erro ao salvar a categoria',
  'not-found': deletedCategoryText,
  'permission-denied': notAllowedText,
  conflict: 'Outra categoria já usa este endereço. Escolha outro nome.',
  'too-many-items': 'O guia mostra até 50 categorias. Exclua uma antes de criar outra.',
};

export const categoryEditErrors: ErrorSentences = {
  ...categorySaveErrors,
  conflict:
    'Outra pessoa mudou esta categoria enquanto você editava. Abra-a de novo para ver como ela está.',
};

export const categoryToggleErrors: ErrorSentences = {
  default: 'Erro ao mudar a situação da categoria',
  'not-found': deletedCategoryText,
  'permission-denied': notAllowedText,
};

export const categoryDeleteErrors: ErrorSentences = {
  default: 'Erro ao excluir a categoria',
  'not-found': deletedCategoryText,
  'permission-denied': notAllowedText,
  conflict: 'Um lugar acabou de entrar nesta categoria. Mova-o antes de excluir.',
};

export const categoryUseErrors: ErrorSentences = {
  default: 'Não foi possível verificar se há lugares nesta categoria',
};

export const categoryMoveErrors: ErrorSentences = {
  default: 'Nem todos os lugares foram movidos',
  'not-found': 'A categoria escolhida não existe mais. Escolha outra.',
  'permission-denied':
    'Alguns lugares não puderam ser movidos. Edite cada um e escolha outra categoria.',
};

export const categoryDefaultsErrors: ErrorSentences = {
  default: 'Erro ao criar as categorias padrão',
  'permission-denied': notAllowedText,
  conflict: 'Já existem categorias. Confira a lista.',
};
