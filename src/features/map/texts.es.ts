import type { OpeningState } from '#features/opening-hours/model/opening-state.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const mapErrors: ErrorSentences = { default: 'El mapa no se cargó' };

export const tilesErrors: ErrorSentences = {
  default: 'Las calles no se cargaron. Los lugares siguen en el mapa.',
};

export const mapTexts = {
  needsNetwork: 'El mapa necesita conexión.',
  listInstead: 'El mapa necesita conexión. Los lugares están en la lista.',
};

// Map of a list
export const showList = 'Ver lista';
export const showMap = 'Ver mapa';
export const list = 'Lista';
export const map = 'Mapa';
export const loadingMap = 'Cargando mapa…';
export const loadingAreaFilter = 'Cargando filtro…';
export const areaFilterLabel = 'Dónde buscar';
export const thisArea = 'En esta zona del mapa';
export const closeCard = 'Cerrar';
export const mapDescription = 'Los mismos lugares están en la lista.';
export const searchThisArea = 'Buscar en esta zona';
export const noPlacesOnMap = 'No hay lugares para mostrar en el mapa.';
export const placesOnMap = 'Lugares en el mapa';
export const showMyPosition = 'Mostrar dónde estoy';

export const pinStates: Record<OpeningState['kind'], string> = {
  open: 'abierto',
  'closing-soon': 'cierra pronto',
  closed: 'cerrado',
  unknown: '',
};

// Map of a place
export function mapOf(title: string): string {
  return `Mapa de ${title}`;
}

export const tryAgain = 'Reintentar';
export const directions = 'Cómo llegar';
export const zoomIn = 'Acercar';
export const zoomOut = 'Alejar';
export const coastCredit = 'Costa: GSHHG, PMF';

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.es.ts')>;
