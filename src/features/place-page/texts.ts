import type { RailKind } from '#features/places/model/related-places.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';

export const relatedPlacesErrors: ErrorSentences = {
  default: 'Não foi possível carregar outros lugares',
};

// Loading and failures
export const loadingDetails = 'Carregando detalhes do lugar...';
export const viewCategories = 'Ver categorias';
export const searchPlaces = 'Buscar lugares';
export const tryAgain = 'Tentar novamente';
export const backToHome = 'Voltar ao início';

// Top of the page
export const breadcrumbLabel = 'Você está em';
export const homeLink = 'Início';
export const categoriesLink = 'Categorias';
export const noReviewsYet = 'Sem avaliações ainda';
export const directions = 'Como chegar';
export const call = 'Ligar';
export const website = 'Site';

// Sections
export const aboutTitle = 'Sobre';
export const loadingReviews = 'Carregando avaliações...';
export const loadingEvents = 'Carregando eventos...';
export const loadingFacts = 'Carregando...';
export const loadingLocation = 'Carregando localização...';
export const loadingRequests = 'Carregando...';
export const loadingRelatedPlaces = 'Carregando outros lugares...';
export const share = 'Compartilhar';
export const locationTitle = 'Localização';
export const reviewsTitle = 'Avaliações';
export const amenitiesTitle = 'Comodidades';

/** End of the name of the button that expands the description, for screen readers: 'sobre Bar do Zé'. */
export function aboutPlace(title: string): string {
  return `sobre ${title}`;
}

export const contactTitle = 'Contato';

// Related places
export function relatedPlacesTitle(kind: RailKind, neighborhood: string): string {
  switch (kind) {
    case 'similar':
      return 'Lugares parecidos';
    case 'nearby':
      return 'Perto daqui';
    case 'neighborhood':
      return `Mais em ${neighborhood}`;
    case 'benefit':
      return 'Com benefício do clube';
  }
}

export const compareWithOthers = 'Comparar com outros lugares';
export const nextEventsTitle = 'Próximos eventos';
export const placeAgenda = 'Agenda do lugar';
