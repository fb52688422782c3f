import * as brand from '#shared/brand.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';

/** Errors of a place named in the URL. */
export const chosenPlaceErrors: ErrorSentences = {
  default: 'Este lugar não carregou.',
};

/** Errors of the saved places offered in the dialog. */
export const offeredPlacesErrors: ErrorSentences = {
  default: 'Não foi possível carregar seus favoritos',
};

// Comparison
export const tooManyPlaces = 'Quatro lugares de cada vez. Remova um para escolher outro.';
export const comparePageTitle = `Comparar lugares · ${brand.name}`;
export const compareTitle = 'Comparar lugares';
export const compareLead = 'Até quatro lugares, lado a lado.';
export const choosePlacesTitle = 'Escolha os lugares';
export const choosePlaces = 'Escolher lugares';
export const choosePlacesHint = 'Veja preço, nota, horário e comodidades um ao lado do outro.';
export const addPlace = 'Adicionar lugar';
export const planDay = 'Monte seu dia';
export const nowRow = 'Agora';
export const ratingRow = 'Nota';
export const priceRow = 'Preço';
export const distanceRow = 'Distância';
export const neighborhoodRow = 'Bairro';
export const categoryRow = 'Categoria';
export const clubRow = 'No clube';
export const comparisonLabel = 'Comparação';
export const tableCaption = 'Os lugares escolhidos, um em cada coluna';
export const criteriaColumn = 'Critério';

export function removePlace(title: string): string {
  return `Remover ${title} da comparação`;
}

export const placeGone = 'Este lugar saiu do guia.';
export const loadingPlace = 'Carregando lugar...';
export const offered = 'Sim';
export const unknownValue = 'Não informado';

export const removeUnknownPlace = 'Remover este lugar da comparação';

// Choice of places
export function addPlaces(count: number): string {
  if (count === 0) return 'Adicionar';
  return count === 1 ? 'Adicionar 1 lugar' : `Adicionar ${count} lugares`;
}

export const sourcesLabel = 'De onde escolher';
export const sourceLabels = {
  saved: 'Salvos',
  near: 'Perto de você',
  open: 'Abertos agora',
};
export const noFavorites = 'Você ainda não salvou outros lugares.';
export const noneOffered = 'Nenhum lugar encontrado.';
export const loadingPlaces = 'Carregando lugares...';
export const placeNameLabel = 'Nome do lugar';
export const searchUnavailable = 'A busca não está disponível agora. Tente novamente em instantes.';

export function alreadyChosen(title: string): string {
  return `Já escolhido: ${title}.`;
}

export const loadingFavorites = 'Carregando seus favoritos...';
