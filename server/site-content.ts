import { clubShowcase } from './features/club/club-showcase.ts';
import { firstDatesOf, eventPage } from './features/events/event-page.ts';
import { buildHomeNow } from './features/home/home-now.ts';
import { listPage } from './features/lists/list-page.ts';
import { listPreviewUrl } from './features/lists/list-preview.ts';
import { listCacheMs } from './features/lists/public-lists.ts';
import type { PublicLists } from './features/lists/public-lists.ts';
import { buildRelatedPlaces } from './features/places/related-places.ts';
import type { FirstReviews } from './features/reviews/first-reviews.ts';
import type { SiteContent } from './site/site-content.ts';

/** Returns the functions with which the features provide content for the pages of the site. */
export function siteContent({
  publicLists,
  firstReviews,
}: {
  publicLists: PublicLists;
  firstReviews: FirstReviews;
}): SiteContent {
  return {
    homeNow: buildHomeNow,
    clubShowcase,
    eventPage,
    beginningOf: firstDatesOf,
    relatedTo: buildRelatedPlaces,
    listPage,
    listPreviewUrl,
    readList: (id) => publicLists.read(id),
    listHeldMs: listCacheMs,
    firstReviews,
  };
}
