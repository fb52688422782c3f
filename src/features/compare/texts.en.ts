import * as brand from '#shared/brand.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const chosenPlaceErrors: ErrorSentences = {
  default: 'This place could not be loaded.',
};

export const offeredPlacesErrors: ErrorSentences = { default: 'Could not load your favourites' };

// Comparison
export const tooManyPlaces =
  'You can compare up to four places at a time. Remove one to choose another.';
export const comparePageTitle = `Compare places · ${brand.name}`;
export const compareTitle = 'Compare places';
export const compareLead = 'Up to four places, side by side.';
export const choosePlacesTitle = 'Choose the places';
export const choosePlaces = 'Choose places';
export const choosePlacesHint = 'See price, rating, opening hours and amenities side by side.';
export const addPlace = 'Add a place';
export const planDay = 'Plan your day';
export const nowRow = 'Now';
export const ratingRow = 'Rating';
export const priceRow = 'Price';
export const distanceRow = 'Distance';
export const neighborhoodRow = 'Neighbourhood';
export const categoryRow = 'Category';
export const clubRow = 'In the club';
export const comparisonLabel = 'Comparison';
export const tableCaption = 'The chosen places, one in each column';
export const criteriaColumn = 'Criterion';

export function removePlace(title: string): string {
  return `Remove ${title} from the comparison`;
}

export const placeGone = 'This place is no longer in the guide.';
export const loadingPlace = 'Loading the place…';
export const offered = 'Yes';
export const unknownValue = 'Not given';

export const removeUnknownPlace = 'Remove this place from the comparison';

// Choice of places
export function addPlaces(count: number): string {
  if (count === 0) return 'Add';
  return count === 1 ? 'Add 1 place' : `Add ${count} places`;
}

export const sourcesLabel = 'Where to choose places from';
export const sourceLabels = {
  saved: 'Saved',
  near: 'Near you',
  open: 'Open now',
};
export const noFavorites = 'You have not saved any other places yet.';
export const noneOffered = 'No places found.';
export const loadingPlaces = 'Loading places…';
export const placeNameLabel = 'Name of the place';
export const searchUnavailable = 'Search is not available right now. Try again in a moment.';

export function alreadyChosen(title: string): string {
  return `Already chosen: ${title}.`;
}

export const loadingFavorites = 'Loading your favourites…';

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.en.ts')>;
