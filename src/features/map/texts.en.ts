import type { OpeningState } from '#features/opening-hours/model/opening-state.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const mapErrors: ErrorSentences = { default: 'The map did not load' };

export const tilesErrors: ErrorSentences = {
  default: 'The streets did not load. The places are still on the map.',
};

export const mapTexts = {
  needsNetwork: 'The map needs a connection.',
  listInstead: 'The map needs a connection. The places are in the list.',
};

// Map of a list
export const showList = 'See list';
export const showMap = 'See map';
export const list = 'List';
export const map = 'Map';
export const loadingMap = 'Loading the map…';
export const loadingAreaFilter = 'Loading the filter…';
export const areaFilterLabel = 'Where to search';
export const thisArea = 'In this area of the map';
export const closeCard = 'Close';
export const mapDescription = 'The same places are in the list.';
export const searchThisArea = 'Search this area';
export const noPlacesOnMap = 'No places to show on the map.';
export const placesOnMap = 'Places on the map';
export const showMyPosition = 'Show where I am';

export const pinStates: Record<OpeningState['kind'], string> = {
  open: 'open',
  'closing-soon': 'closes soon',
  closed: 'closed',
  unknown: '',
};

// Map of a place
export function mapOf(title: string): string {
  return `Map of ${title}`;
}

export const tryAgain = 'Try again';
export const directions = 'Directions';
export const zoomIn = 'Zoom in';
export const zoomOut = 'Zoom out';
export const coastCredit = 'Coast: GSHHG, PMF';

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.en.ts')>;
