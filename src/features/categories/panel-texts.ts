import * as brand from '#shared/brand.ts';
import type { CategoryIcon } from '#features/categories/model/category-options.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import { countText, formatInteger } from '#shared/formats/formats.ts';

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

export const categoryListErrors: ErrorSentences = {
  default: 'Não foi possível carregar as categorias',
};

export const categorySaveErrors: ErrorSentences = {
  default: 'Não foi possível salvar a categoria',
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
  default: 'Não foi possível mudar a situação da categoria',
  'not-found': deletedCategoryText,
  'permission-denied': notAllowedText,
};

export const categoryOrderErrors: ErrorSentences = {
  ...categoryToggleErrors,
  default: 'Não foi possível mudar a ordem das categorias',
};

export const categoryDeleteErrors: ErrorSentences = {
  default: 'Não foi possível excluir a categoria',
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
  default: 'Não foi possível criar as categorias padrão',
  'permission-denied': notAllowedText,
  conflict: 'Já existem categorias. Confira a lista.',
};

// List of categories
export const pageTitle = `Categorias · ${brand.name}`;
export const backToAdmin = 'Voltar ao Admin';
export const heading = 'Gerenciamento de Categorias';
export const newCategory = 'Nova Categoria';
export const searchLabel = 'Buscar categorias';
export const searchPlaceholder = 'Buscar categorias...';
export const loadingCategories = 'Carregando categorias...';
export const columnTitles = ['Categoria', 'Descrição', 'Ordem', 'Status', 'Ações'] as const;
export const duplicateSlug = 'Endereço repetido: mude um dos nomes';
export const noDescription = 'Sem descrição';
export const activeStatus = 'Ativa';
export const inactiveStatus = 'Inativa';

export const activateLabel = 'Ativar';
export const deactivateLabel = 'Desativar';
export const deleteLabel = 'Excluir';
export const orderSaved = 'Ordem das categorias salva';

/** Actions that move a category, by the step in the list. */
export const moveLabels = { [-1]: 'Mover para cima', 1: 'Mover para baixo' } as const;

export function move(step: keyof typeof moveLabels, name: string): string {
  return `${moveLabels[step]}: ${name}`;
}

export function moreOptions(name: string): string {
  return `Mais opções de ${name}`;
}

export function edit(name: string): string {
  return `Editar ${name}`;
}

export function activate(name: string): string {
  return `Ativar ${name}`;
}

export function deactivate(name: string): string {
  return `Desativar ${name}`;
}

export function activated(name: string): string {
  return `${name} foi ativada`;
}

export function deactivated(name: string): string {
  return `${name} foi desativada`;
}

/** Action of a row, and title of the dialog. */
export function deleteCategory(name: string): string {
  return `Excluir ${name}`;
}

// Empty list
export const noCategoriesTitle = 'Nenhuma categoria encontrada';
export const noCategoriesHint = 'Comece criando a primeira categoria';
export const createCategory = 'Criar Categoria';
export const createDefaults = 'Criar categorias padrão';
export const creatingDefaults = 'Criando...';
export const defaultsCreated = 'Categorias padrão criadas';
export const noMatchHint = 'Tente ajustar os filtros de busca';
export const showAllCategories = 'Mostrar todas as categorias';

// Form of a category
export const editCategory = 'Editar Categoria';
export const nameLabel = 'Nome';
export const nameMissing = 'Informe o nome da categoria.';
export const slugEmpty = 'Use letras ou números: o endereço da categoria sai do nome.';
export const descriptionLabel = 'Descrição';
export const iconLabel = 'Ícone';
export const iconFromNameHint =
  'Com este nome, os visitantes veem um desenho próprio no lugar do ícone.';
export const orderLabel = 'Ordem';
export const orderHint = 'Categorias com menor número aparecem primeiro';
export const activeLabel = 'Categoria ativa';
export const activeHint = 'Só categorias ativas aparecem para os visitantes.';
export const save = 'Salvar';
export const saving = 'Salvando...';
export const categorySaved = 'Categoria salva';
export const categoryCreated = 'Categoria criada';

export function slugTaken(otherCategory: string): string {
  return `A categoria “${otherCategory}” já usa este endereço. Escolha outro nome.`;
}

export function slugPath(slug: string): string {
  return `Endereço: /places/${slug}`;
}

export function slugChange(oldSlug: string, newSlug: string): string {
  return `O endereço passa de /places/${oldSlug} para /places/${newSlug}: links antigos deixam de funcionar.`;
}

// Deletion of a category
export const checkingPlaces = 'Verificando os lugares desta categoria...';
export const deleteQuestion = 'Tem certeza que deseja excluir esta categoria?';
export const noPlaceUsesCategory = 'Nenhum lugar usa esta categoria.';
export const confirmDelete = 'Excluir';
export const deleting = 'Excluindo...';
export const categoryDeleted = 'Categoria excluída';
export const moveTo = 'Mover para';
export const stopMoving = 'Parar';
export const deactivateCategory = 'Desativar categoria';

export function categoryInUse(placeCount: number): string {
  const places = countText(placeCount, 'lugar usa esta categoria', 'lugares usam esta categoria');
  return `<strong>${places}.</strong> Mova os lugares para outra categoria antes de excluir esta, ou apenas desative-a.`;
}

export function inactiveCategory(name: string): string {
  return `${name} (inativa)`;
}

export function movePlaces(placeCount: number): string {
  return `Mover ${countText(placeCount, 'lugar', 'lugares')}`;
}

export function moveProgress(movedCount: number): string {
  return movedCount === 0 ? 'Movendo...' : `Movendo... ${formatInteger(movedCount)} já foram.`;
}
