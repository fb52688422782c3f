import * as brand from '#shared/brand.ts';
import type { AppErrorCode } from '#shared/app-error.ts';
import { errorSentence } from '#shared/error-sentences.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';

export const favoritesErrors: ErrorSentences = {
  default: 'Não foi possível carregar seus favoritos',
};

export const favoriteSaveErrors: ErrorSentences = {
  default: 'Não foi possível atualizar seus favoritos',
  conflict: 'Lugar já está nos favoritos',
  hints: { conflict: 'Atualize a página para ver sua lista.' },
};

export const pendingAccountText =
  'Sua conta aguarda a aprovação do administrador. Depois dela você poderá salvar lugares.';

/** Returns the sentence for a failed save or removal, with the next step. */
export function favoriteFailureText(code: AppErrorCode): string {
  return errorSentence(favoriteSaveErrors, code);
}

// Page
export const pageTitle = `Meus Favoritos · ${brand.name}`;
export const heading = 'Meus Favoritos';
export const viewsLabel = 'Favoritos';
export const placesView = 'Lugares';
export const eventsView = 'Eventos';
export const listsView = 'Listas';
export const comparePlaces = 'Comparar lugares';
export const loadingFavorites = 'Carregando seus favoritos...';
export const loadingControls = 'Carregando ordem e filtros...';
export const favoritesMap = 'Mapa dos seus favoritos';
export const noneInMapArea = 'Nenhum favorito nesta área do mapa.';
export const showMore = 'Mostrar mais';

/** Returns '1 lugar salvo', '3 lugares salvos'. */
export function savedPlaces(count: number): string {
  return count === 1 ? '1 lugar salvo' : `${count} lugares salvos`;
}

export const noFavoritesTitle = 'Nenhum favorito ainda';
export const noFavoritesHint = 'Toque no coração de um lugar para guardá-lo aqui.';
export const discoverPlaces = 'Descobrir lugares';

// Card
/** Title of a saved place that is inactive or deleted. */
export const unavailablePlace = 'Lugar indisponível';
/** Title of a saved place that could not be read and has no offline copy. */
export const unloadedPlace = 'Lugar favorito';
export const placeNotPublic = 'Este lugar saiu do guia ou está fora do ar por enquanto.';
export const placeNotLoaded = 'Não carregou agora. Aparece aqui quando a conexão voltar.';
export const retry = 'Tentar novamente';

export function removeFavorite(title: string): string {
  return `Remover ${title} dos favoritos`;
}

export function markRemoved(title: string): string {
  return `${title} saiu dos favoritos`;
}

export const undo = 'Desfazer';

// Saved events
export const savedEvents = 'Eventos favoritos';
export const loadingEvents = 'Carregando seus eventos...';
export const noEventsHint = 'Toque no coração de um evento para guardá-lo aqui.';
export const seeAgenda = 'Ver a agenda';

export function removeEvent(title: string): string {
  return `Remover ${title} dos eventos favoritos`;
}

export function goneEvents(count: number): string {
  return count === 1
    ? '1 evento favorito saiu da agenda.'
    : `${count} eventos favoritos saíram da agenda.`;
}

export function removeGoneEvents(count: number): string {
  return count === 1 ? 'Remover da lista' : 'Remover todos da lista';
}
