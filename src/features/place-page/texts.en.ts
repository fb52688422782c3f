import type { RailKind } from '#features/places/model/related-places.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const relatedPlacesErrors: ErrorSentences = {
  default: 'Could not load other places',
};

// Loading and failures
export const loadingDetails = 'Loading the place details…';
export const viewCategories = 'See categories';
export const searchPlaces = 'Search places';
export const tryAgain = 'Try again';
export const backToHome = 'Back to home';

// Top of the page
export const breadcrumbLabel = 'You are here';
export const homeLink = 'Home';
export const categoriesLink = 'Categories';
export const noReviewsYet = 'No reviews yet';
export const directions = 'Directions';
export const call = 'Call';
export const website = 'Website';

// Sections
export const aboutTitle = 'About';
export const loadingReviews = 'Loading reviews…';
export const loadingEvents = 'Loading events…';
export const loadingFacts = 'Loading…';
export const loadingLocation = 'Loading the location…';
export const loadingRequests = 'Loading…';
export const loadingRelatedPlaces = 'Loading other places…';
export const share = 'Share';
export const locationTitle = 'Location';
export const reviewsTitle = 'Reviews';
export const amenitiesTitle = 'Amenities';

export function aboutPlace(title: string): string {
  return `about ${title}`;
}

export const contactTitle = 'Contact';

// Related places
export function relatedPlacesTitle(kind: RailKind, neighborhood: string): string {
  switch (kind) {
    case 'similar':
      return 'Similar places';
    case 'nearby':
      return 'Near here';
    case 'neighborhood':
      return `More in ${neighborhood}`;
    case 'benefit':
      return 'With a club benefit';
  }
}

export const compareWithOthers = 'Compare with other places';
export const nextEventsTitle = 'Upcoming events';
export const placeAgenda = 'All events at this place';

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.en.ts')>;
