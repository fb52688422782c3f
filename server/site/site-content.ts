import type { ClubShowcase } from '#features/club/model/club-showcase.ts';
import type { Agenda } from '#features/events/model/agenda/agenda.ts';
import type { EventPage } from '#features/events/model/event-page.ts';
import type { HomeNow } from '#features/home/model/home-now.ts';
import type { FirstPage } from '#features/home/model/page-data.ts';
import type { NamedList } from '#features/lists/model/named-list.ts';
import type { PublicList } from '#features/lists/model/public-list.ts';
import type { ListedPlace } from '#features/places/model/place.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';
import type { RelatedContent } from '#features/places/model/related-places.ts';
import type { Review } from '#features/reviews/model/review.ts';
import type { PlaceRecord } from '../search-index/cached-records.ts';
import type { PlaceDirectory } from '../search-index/place-index.ts';

/**
 * Functions that provide the content of pages. The site imports no feature: server/site-content.ts selects the function
 * of server/features for each name, and main.ts passes the result.
 */
export interface SiteContent {
  buildHomeNow: (directory: PlaceDirectory, at: Date) => HomeNow<ListedPlace>;
  clubShowcase: (directory: PlaceDirectory, at: Date) => ClubShowcase | null;
  eventPage: (id: string, directory: PlaceDirectory) => EventPage | null;
  firstDatesOf: (agenda: Agenda, at: Date) => Agenda;
  buildRelatedPlaces: (
    place: PlaceRecord,
    directory: PlaceDirectory,
  ) => RelatedContent<PlaceSummary>;
  listPage: (list: NamedList, directory: PlaceDirectory) => PublicList;
  listPreviewUrl: (list: PublicList) => string | null;
  /**
   * Reads a list that its owner made public; null for any other.
   * @throws AppError 'unavailable'
   */
  readList: (id: string) => Promise<{ list: NamedList | null; readAt: number }>;
  /** How long a page may show a list after the start of its read, in milliseconds. */
  listCacheMs: number;
  /**
   * Reads the newest reviews of a place.
   * @throws AppError 'unavailable'
   */
  firstReviews: (placeId: string) => Promise<FirstPage<Review>>;
}
