import type { OpeningState } from '#features/opening-hours/model/opening-state.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';

export const mapErrors: ErrorSentences = { default: 'O mapa não carregou' };

/** Errors of map tiles; the markers are still shown. */
export const tilesErrors: ErrorSentences = {
  default: 'As ruas não carregaram. Os lugares continuam no mapa.',
};

/** Messages shown while offline. Tiles have no offline copy, because their server does not allow it. */
export const mapTexts = {
  needsNetwork: 'O mapa precisa de conexão.',
  listInstead: 'O mapa precisa de conexão. Os lugares estão na lista.',
};

// Map of a list
export const showList = 'Ver lista';
export const showMap = 'Ver mapa';
/** Visible words of the buttons whose names are `showList` and `showMap`. */
export const list = 'Lista';
export const map = 'Mapa';
export const loadingMap = 'Carregando mapa...';
export const loadingAreaFilter = 'Carregando filtro...';
export const areaFilterLabel = 'Área da busca';
export const thisArea = 'Nesta área do mapa';
export const closeCard = 'Fechar';
export const mapDescription = 'Os mesmos lugares estão na lista.';
export const searchThisArea = 'Buscar nesta área';
export const noPlacesOnMap = 'Nenhum lugar para mostrar no mapa.';
export const placesOnMap = 'Lugares no mapa';
export const showMyPosition = 'Mostrar onde estou';

/** Opening states in the marker of a place, after its rating. */
export const pinStates: Record<OpeningState['kind'], string> = {
  open: 'aberto',
  'closing-soon': 'fecha logo',
  closed: 'fechado',
  unknown: '',
};

// Map of a place
export function mapOf(title: string): string {
  return `Mapa de ${title}`;
}

export const tryAgain = 'Tentar novamente';
export const directions = 'Como chegar';
export const zoomIn = 'Aproximar';
export const zoomOut = 'Afastar';
export const coastCredit = 'Costa: GSHHG, PMF';
