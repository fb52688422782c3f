import type { Agenda } from '#features/events/model/agenda/agenda.ts';
import type { Category } from '#features/categories/model/category.ts';
import type { ClubBenefit } from '#features/offers/model/club-benefit.ts';
import type { ClubOffer } from '#features/offers/model/club-offer.ts';
import type { ClubShowcase } from '#features/club/model/club-showcase.ts';
import type { EventPage } from '#features/events/model/event-page.ts';
import type { HomeNow } from './home-now.ts';
import type { NextEvent } from '#features/events/model/next-event.ts';
import type { ListedPlace, Place } from '#features/places/model/place.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';
import type { PublicList } from '#features/lists/model/public-list.ts';
import type { PublicSettings } from '#features/settings/model/public-settings.ts';
import type { RelatedContent } from '#features/places/model/related-places.ts';
import type { Review } from '#features/reviews/model/review.ts';
import type { SubscriptionPlan } from '#features/club/model/subscription-plan.ts';

/**
 * The first page of a list. The browser loads further pages with its own cursor
 * (src/platform/firestore/page-cursor.ts).
 */
export interface FirstPage<Item> {
  items: Item[];
  /** Creation time and id of the last item; null if there is no next page. */
  nextCursor: { after: { seconds: number; nanoseconds: number } | null; id: string } | null;
}

/** A place without its creator, which is not public. */
export type PublicPlace = Place & { createdBy: '' };

/**
 * The data of a server-rendered page. It is embedded in the page, so that the browser does not read it again. It
 * contains no personal data, because all users get the same page.
 */
export interface PageData {
  settings: PublicSettings;
  /** As returned by listCategories() of the data layer. */
  categories: Category[];
  /** The highlights of the home page. */
  topPlaces?: ListedPlace[];
  /** The home page content below the highlights. */
  home?: HomeNow<ListedPlace>;
  /** The places of a category, newest first. */
  categoryPlaces?: FirstPage<ListedPlace> & { categoryId: string };
  /** A place with its reviews (newest first) and its club offers. */
  place?: PublicPlace;
  reviews?: FirstPage<Review>;
  placeOffers?: ClubOffer[];
  /** Places related to the place. */
  related?: RelatedContent<PlaceSummary>;
  /** The club benefit of each listed place, or of the place itself. */
  benefits?: ReadonlyMap<string, ClubBenefit | null>;
  /** The next event at each listed place; absent if unknown. */
  nextEvents?: ReadonlyMap<string, NextEvent | null>;
  /** Upcoming events. */
  agenda?: Agenda;
  /** An event with its place. */
  event?: EventPage;
  /** A list that its owner published. */
  publicList?: PublicList;
  plans?: SubscriptionPlan[];
  /** Savings and statistics of the club, shown with its plans. */
  showcase?: ClubShowcase;
  /** The club offers of all places. */
  clubOffers?: {
    offers: ClubOffer[];
    places: ReadonlyMap<
      string,
      Pick<
        PlaceSummary,
        'id' | 'title' | 'categoryName' | 'neighborhood' | 'cover' | 'hours' | 'geo'
      >
    >;
  };
}

/** A request to render one page. */
export interface PageRequest {
  /** Requested path, without the query string. */
  path: string;
  /** Time that clocks, greetings and opening hours show, in milliseconds since 1970. */
  at: number;
  /** Age of the data at that time, in milliseconds. */
  ageMs: number;
  data: PageData;
}

/** A rendered page. */
export interface RenderedPage {
  /** HTML content of the root element of the app. */
  html: string;
  /** Serialized page data, escaped for a script element. */
  data: string;
}
