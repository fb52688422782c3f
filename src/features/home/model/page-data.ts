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
import type { LeadingOn } from '#features/places/model/related-places.ts';
import type { Review } from '#features/reviews/model/review.ts';
import type { SubscriptionPlan } from '#features/club/model/subscription-plan.ts';

/** The first page of a list that the browser reads on with a cursor of its own (src/platform/firestore/page-cursor.ts). */
export interface FirstPage<Item> {
  items: Item[];
  /** Behind the last item, by its moment of creation; null where nothing follows. */
  nextCursor: { after: { seconds: number; nanoseconds: number } | null; id: string } | null;
}

/** A place as everybody may know it: who made its record is nobody's business. */
export type PublicPlace = Place & { createdBy: '' };

/**
 * What a page that the server renders is made from, and travels in it: what the browser would read otherwise. Nothing
 * personal, since the page is the same for everybody.
 */
export interface PageData {
  settings: PublicSettings;
  /** As listCategories() of the data layer answers. */
  categories: Category[];
  /** The best-rated places of the home page. */
  topPlaces?: ListedPlace[];
  /** What else the home page says of the moment. */
  home?: HomeNow<ListedPlace>;
  /** The places of a category, newest first. */
  categoryPlaces?: FirstPage<ListedPlace> & { categoryId: string };
  /** A place with its reviews, newest first, and what it offers to members of the club. */
  place?: PublicPlace;
  reviews?: FirstPage<Review>;
  placeOffers?: ClubOffer[];
  /** Where one may go on from it. */
  related?: LeadingOn<PlaceSummary>;
  /** What the club offers at each of the listed places, or at the place itself. */
  benefits?: ReadonlyMap<string, ClubBenefit | null>;
  /** What takes place next at each of the listed places; absent while nobody knows. */
  nextEvents?: ReadonlyMap<string, NextEvent | null>;
  /** What takes place next. */
  agenda?: Agenda;
  /** An event with its place. */
  event?: EventPage;
  /** A list that its owner made public. */
  publicList?: PublicList;
  plans?: SubscriptionPlan[];
  /** What the club is worth, beside its plans. */
  showcase?: ClubShowcase;
  /** What the club offers at all places. */
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

/** One page to render. */
export interface PageRequest {
  /** Path as it came, without query. */
  path: string;
  /** The moment that clocks, greetings and opening hours show, in milliseconds since 1970. */
  at: number;
  /** How old the data are at that moment, in milliseconds. */
  ageMs: number;
  data: PageData;
}

/** A rendered page. */
export interface RenderedPage {
  /** The content of the app's root element. */
  html: string;
  /** What stands in the page as data for the browser, ready to be put into a script element. */
  data: string;
}
