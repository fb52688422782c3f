import { buildClubShowcase } from './features/club/club-showcase.ts';
import { takeFirstDates, buildEventPage } from './features/events/event-page.ts';
import { buildHomeNow } from './features/home/home-now.ts';
import { toPublicList } from './features/lists/list-page.ts';
import { listPreviewUrl } from './features/lists/list-preview.ts';
import { listCacheMs } from './features/lists/public-lists.ts';
import type { PublicLists } from './features/lists/public-lists.ts';
import { buildRelatedPlaces } from './features/places/related-places.ts';
import type { FirstReviewsReader } from './features/reviews/first-reviews.ts';
import type { SiteContent } from './site/site-content.ts';

/** Returns the functions with which the features provide content for the pages of the site. */
export function siteContent({
  publicLists,
  firstReviews,
}: {
  publicLists: PublicLists;
  firstReviews: FirstReviewsReader;
}): SiteContent {
  return {
    buildHomeNow,
    clubShowcase: buildClubShowcase,
    eventPage: buildEventPage,
    firstDatesOf: takeFirstDates,
    buildRelatedPlaces,
    listPage: toPublicList,
    listPreviewUrl,
    readList: (id) => publicLists.read(id),
    listCacheMs,
    firstReviews,
  };
}
