import type { Category } from '#features/categories/model/category.ts';
import { visibleCategories } from '#features/categories/model/category.ts';
import type { FirstPage, PageData, PublicPlace } from '#features/home/model/page-data.ts';
import { eventLink } from '#features/events/model/event-link.ts';
import { categoryLink, placeIdFromParam, placeLink } from '#features/places/model/place-link.ts';
import { placePageSize } from '#features/places/model/place-options.ts';
import { listLink } from '#features/lists/model/public-list.ts';
import type { PublicList } from '#features/lists/model/public-list.ts';
import type { ListedPlace } from '#features/places/model/place.ts';
import type { PlaceRecord } from '../search-index/cached-records.ts';
import { toSummary } from '../search-index/place-index-files.ts';
import type { PlaceDirectory } from '../search-index/place-index.ts';
import { highlights } from '#server/search-index/highlights.ts';
import { toListedPlace } from '#server/search-index/listed-place.ts';
import type { Language } from '#shared/languages.ts';
import { translatedPlan } from '#features/club/model/subscription-plan.ts';
import { translationsFor } from '#shared/translations.ts';
import type { SiteContent } from './site-content.ts';
import type { SiteRoute } from './site-routes.ts';

/** Limit of the browser's query for categories. */
const maxCategories = 50;
/**
 * Maximum number of offers embedded in the club page. A longer list is not embedded: the browser fetches it, because
 * the page shows only its beginning at first.
 */
const maxOffersInPage = 60;

/** Source of a rendered page. */
export interface PageSource {
  /** Canonical address of the page, percent-encoded; other addresses are not rendered. */
  address: string;
  /** Builds the data from memory; takes many milliseconds for a large city. */
  data: () => PageData;
  /** Id of the place whose reviews the page also contains; null for other pages. */
  placeId: string | null;
}

/**
 * Returns the source of a page; null for a page that is not rendered: if the address, category or place does not exist,
 * or before plans and settings have been read.
 * @param language language of the page; it gets only the texts of this language and the Portuguese ones
 * @param pageTime the time for which the page is rendered
 * @param publicList the list in the address
 */
export function pageSource(
  language: Language,
  content: SiteContent,
  { path, parameters }: Pick<SiteRoute, 'path' | 'parameters'>,
  directory: PlaceDirectory,
  pageTime: Date,
  publicList: PublicList | null = null,
): PageSource | null {
  const { facts, offers } = directory;
  if (!facts) return null;
  const { settings, plans } = facts;
  const toSource = (
    address: string,
    extraData: () => Partial<PageData> = () => ({}),
    placeId: string | null = null,
  ) => ({
    address,
    data: () => ({ settings, categories: shownCategories(directory, language), ...extraData() }),
    placeId,
  });
  const shownPlans = () =>
    plans.map((plan) =>
      translatedPlan(language, {
        ...plan,
        translations: translationsFor(language, plan.translations),
      }),
    );
  switch (path) {
    case '/':
      return toSource('/', () => {
        const topPlaces = highlights(directory).map(toListedPlace);
        const home = content.buildHomeNow(directory, pageTime);
        const shownPlaces = [...topPlaces, ...home.openNow, ...home.tonight, ...home.benefits];
        return { topPlaces, home, ...cardExtrasOf(shownPlaces, directory) };
      });
    case '/categories':
      return toSource('/categories');
    case '/subscription':
      return toSource('/subscription', () => {
        const showcase = content.clubShowcase(directory, pageTime);
        return { plans: shownPlans(), ...(showcase && { showcase }) };
      });
    case '/club': {
      const clubOffers = offers?.clubOffers;
      const fitsInPage = clubOffers && clubOffers.offers.length <= maxOffersInPage;
      return toSource('/club', () => ({ plans: shownPlans(), ...(fitsInPage && { clubOffers }) }));
    }
    case '/agenda': {
      const { events } = directory;
      return toSource('/agenda', () =>
        events ? { agenda: content.firstDatesOf(events.agenda, pageTime) } : {},
      );
    }
    case '/agenda/:eventId': {
      const event = content.eventPage(placeIdFromParam(parameters['eventId'] ?? ''), directory);
      return event && toSource(eventLink(event.event), () => ({ event }));
    }
    case '/listas/:listId':
      return publicList && toSource(listLink(publicList), () => ({ publicList }));
    case '/places/:categorySlug': {
      const category = directory.categoryBySlug(parameters['categorySlug'] ?? '');
      if (!category) return null;
      return toSource(categoryLink(category.name), () => {
        const categoryPlaces = {
          categoryId: category.id,
          ...firstPageOf(directory.ofCategory(category.id)),
        };
        return { categoryPlaces, ...cardExtrasOf(categoryPlaces.items, directory) };
      });
    }
    case '/places/:categorySlug/:placeId': {
      const place = directory.place(placeIdFromParam(parameters['placeId'] ?? ''));
      if (!place) return null;
      const category = directory.categories.find(({ id }) => id === place.category);
      const address = placeLink(toSummary(place, category));
      const extraData = () => {
        const placeOffers = offers?.ofPlace(place.id);
        const related = content.buildRelatedPlaces(place, directory);
        const shownPlaces = related.rails.flatMap(({ places }) => places);
        return {
          place: toPublicPlace(place, language),
          ...(placeOffers && { placeOffers }),
          related,
          ...cardExtrasOf([place, ...shownPlaces], directory),
        };
      };
      return toSource(address, extraData, place.id);
    }
    default:
      return null;
  }
}

/** Returns the ids of the places that a page shows. */
export function shownPlaceIds({
  benefits,
  agenda,
  home,
  event,
  showcase,
  clubOffers,
}: PageData): string[] {
  return [
    ...(benefits?.keys() ?? []),
    ...(agenda?.places.keys() ?? []),
    ...(home?.agenda.places.keys() ?? []),
    ...(event ? [event.place.id] : []),
    ...(showcase?.shown.map(({ place }) => place.id) ?? []),
    ...(clubOffers?.places.keys() ?? []),
  ];
}

/** Returns the same categories as the browser's query, without translations to other languages. */
function shownCategories({ categories }: PlaceDirectory, language: Language): Category[] {
  const categoriesWithPage = categories.filter(({ slug }) => slug !== '').slice(0, maxCategories);
  return visibleCategories(
    categoriesWithPage.map((category) => ({
      ...category,
      translations: translationsFor(language, category.translations),
      isActive: true,
    })),
  );
}

function firstPageOf(places: readonly PlaceRecord[]): FirstPage<ListedPlace> {
  const firstPlaces = places.slice(0, placePageSize);
  const lastPlace = firstPlaces.length < placePageSize ? undefined : firstPlaces.at(-1);
  return {
    items: firstPlaces.map(toListedPlace),
    nextCursor: lastPlace ? { after: createdAtOf(lastPlace), id: lastPlace.id } : null,
  };
}

function createdAtOf({ createdAt, createdNanoseconds }: PlaceRecord) {
  if (!createdAt) return null;
  return { seconds: Math.floor(createdAt.getTime() / 1000), nanoseconds: createdNanoseconds };
}

/** Returns the additional card data of the listed places: benefits and next events. */
function cardExtrasOf(
  listedPlaces: readonly Pick<ListedPlace, 'id'>[],
  directory: PlaceDirectory,
): Pick<PageData, 'benefits' | 'nextEvents'> {
  const benefits = benefitsOf(listedPlaces, directory);
  const nextEventByPlace = directory.events?.nextEventByPlace;
  if (!nextEventByPlace) return { benefits };
  return {
    benefits,
    nextEvents: new Map(listedPlaces.map(({ id }) => [id, nextEventByPlace.get(id) ?? null])),
  };
}

function benefitsOf(
  listedPlaces: readonly Pick<ListedPlace, 'id'>[],
  { benefits }: PlaceDirectory,
) {
  return new Map(listedPlaces.map(({ id }) => [id, benefits.get(id) ?? null]));
}

function toPublicPlace(
  { createdNanoseconds: _createdNanoseconds, translations, ...place }: PlaceRecord,
  language: Language,
): PublicPlace {
  return {
    ...place,
    translations: translationsFor(language, translations),
    isActive: true,
    createdBy: '',
  };
}
