import * as brand from '#shared/brand.ts';
import type { AppErrorCode } from '#shared/app-error.ts';
import { errorSentence } from '#shared/error-sentences.en.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const favoritesErrors: ErrorSentences = { default: 'Could not load your favourites' };

export const favoriteSaveErrors: ErrorSentences = {
  default: 'Could not update your favourites',
  conflict: 'This place is already in your favourites',
  hints: { conflict: 'Refresh the page to see your list.' },
};

export const pendingAccountText =
  'Your account is awaiting approval by the administrator. Once it is approved, you can save places.';

export function favoriteFailureText(code: AppErrorCode): string {
  return errorSentence(favoriteSaveErrors, code);
}

// Page
export const pageTitle = `My favourites · ${brand.name}`;
export const heading = 'My favourites';
export const viewsLabel = 'Favourites';
export const placesView = 'Places';
export const eventsView = 'Events';
export const listsView = 'Lists';
export const comparePlaces = 'Compare places';
export const loadingFavorites = 'Loading your favourites…';
export const loadingControls = 'Loading sorting and filters…';
export const favoritesMap = 'Map of your favourites';
export const noneInMapArea = 'No favourites in this area of the map.';
export const showMore = 'Show more';

export function savedPlaces(count: number): string {
  return count === 1 ? '1 saved place' : `${count} saved places`;
}

export const noFavoritesTitle = 'No favourites yet';
export const noFavoritesHint = 'Tap the heart on a place to keep it here.';
export const discoverPlaces = 'Discover places';

// Card
export const unavailablePlace = 'Place unavailable';
export const unloadedPlace = 'Favourite place';
export const placeNotPublic = 'This place is no longer in the guide or is temporarily unavailable.';
export const placeNotLoaded =
  'It could not be loaded right now. It will appear here when you are back online.';
export const retry = 'Try again';

export function removeFavorite(title: string): string {
  return `Remove ${title} from favourites`;
}

export function markRemoved(title: string): string {
  return `${title} removed from favourites`;
}

export const undo = 'Undo';

// Saved events
export const savedEvents = 'Favourite events';
export const loadingEvents = 'Loading your events…';
export const noEventsHint = 'Tap the heart on an event to keep it here.';
export const seeAgenda = "See what's on";

export function removeEvent(title: string): string {
  return `Remove ${title} from favourite events`;
}

export function goneEvents(count: number): string {
  return count === 1
    ? '1 favourite event is no longer listed.'
    : `${count} favourite events are no longer listed.`;
}

export function removeGoneEvents(count: number): string {
  return count === 1 ? 'Remove from favourites' : 'Remove all from favourites';
}

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.en.ts')>;
