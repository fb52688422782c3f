import * as brand from '#shared/brand.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';

export const categoryErrors: ErrorSentences = {
  default: 'Não foi possível carregar a categoria',
  'not-found': 'Categoria não encontrada. Veja todas as categorias e escolha outra.',
};

export const categoriesErrors: ErrorSentences = {
  default: 'Não foi possível carregar as categorias',
};

export const searchPlaces = 'Buscar lugares';

// All categories
export const categoriesPageTitle = `Categorias · ${brand.name}`;
export const categoriesHeading = 'Categorias';
export const categoriesIntro = 'Escolha por onde começar a descobrir a ilha.';
export const myFavorites = 'Meus Favoritos';
export const loadingCategories = 'Carregando categorias...';
export const noCategoriesTitle = 'Nenhuma categoria por enquanto';
export const noCategoriesHint = 'Enquanto elas não chegam, procure um lugar pelo nome.';

// A category
export const loading = 'Carregando...';
export const loadingPlaces = 'Carregando lugares...';
export const loadingFilters = 'Carregando os filtros...';
export const searching = 'Buscando...';
export const showAllPlaces = 'Ver todos os lugares';
export const showMorePlaces = 'Ver mais lugares';
export const noPlacesTitle = 'Nenhum lugar encontrado';
export const otherCategories = 'Ver outras categorias';
export const noMatchesHint =
  'Tente outro dia ou outra hora, ou veja todos os lugares da categoria.';

export function categoryHeading(name: string): string {
  return `${name} em ${brand.city}`;
}

export function categoryPageTitle(name: string): string {
  return `${name} em ${brand.city} · ${brand.name}`;
}

export function noPlacesHint(name: string): string {
  return `Ainda não há lugares em ${name}. Que tal explorar outra categoria?`;
}

export function mapOf(name: string): string {
  return `Mapa de ${name}`;
}

// Unknown category
export const unknownCategoryPageTitle = `Categoria não encontrada · ${brand.name}`;
export const unknownCategoryTitle = 'Categoria não encontrada';
export const unknownCategoryHint = 'Esta categoria não existe ou foi removida.';
export const showAllCategories = 'Ver todas as categorias';
