import type { QueryClient } from '@tanstack/react-query';
import { categoriesQuery, categoryQuery } from '#features/categories/data/category-queries.ts';
import { agendaQuery, eventQuery } from '#features/events/data/event-queries.ts';
import { publicListQuery } from '#features/lists/data/public-list-queries.ts';
import { clubOffersQuery } from '#features/offers/data/club-offer-queries.ts';
import { clubShowcaseQuery } from '#features/club/data/club-showcase-queries.ts';
import { placeOffersQuery } from '#features/offers/data/offer-queries.ts';
import { highlightsQuery } from '#features/home/data/highlight-queries.ts';
import { homeQuery } from '#features/home/data/home-queries.ts';
import { categoryPlacesQuery, placeQuery } from '#features/places/data/place-queries.ts';
import { relatedPlacesQuery } from '#features/places/data/related-places-queries.ts';
import {
  nextEventsQuery,
  placeBenefitsQuery,
} from '#features/places/data/said-of-places-queries.ts';
import { plansQuery } from '#features/club/data/plan-queries.ts';
import { reviewsQuery } from '#features/reviews/data/review-queries.ts';
import { publicSettingsQuery } from '#features/settings/data/settings-queries.ts';
import type { FirstPage, PageData } from '#features/home/model/page-data.ts';

/** Answers the queries of a page from its data, as if they had been read. */
export function answerPageQueries(client: QueryClient, data: PageData): void {
  client.setQueryData(publicSettingsQuery().queryKey, data.settings);
  client.setQueryData(categoriesQuery().queryKey, data.categories);
  const { topPlaces, home, categoryPlaces, place, plans, clubOffers } = data;
  if (data.benefits) {
    client.setQueryData(placeBenefitsQuery().queryKey, { isWhole: false, of: data.benefits });
  }
  if (data.nextEvents) {
    client.setQueryData(nextEventsQuery().queryKey, { isWhole: false, of: data.nextEvents });
  }
  if (topPlaces) client.setQueryData(highlightsQuery().queryKey, topPlaces);
  if (home) client.setQueryData(homeQuery().queryKey, home);
  if (categoryPlaces) {
    const { categoryId, ...page } = categoryPlaces;
    client.setQueryData(categoryPlacesQuery(categoryId).queryKey, firstOf(page));
  }
  if (place) {
    client.setQueryData(placeQuery(place.id).queryKey, place);
    const category = data.categories.find(({ id }) => id === place.category);
    if (category) client.setQueryData(categoryQuery(category.id).queryKey, category);
    const { reviews, placeOffers, related } = data;
    if (reviews) client.setQueryData(reviewsQuery(place.id).queryKey, firstOf(reviews));
    if (placeOffers) client.setQueryData(placeOffersQuery(place.id).queryKey, placeOffers);
    if (related) client.setQueryData(relatedPlacesQuery(place.id).queryKey, related);
  }
  if (data.showcase) client.setQueryData(clubShowcaseQuery().queryKey, data.showcase);
  const { agenda, event } = data;
  if (agenda) client.setQueryData(agendaQuery().queryKey, agenda);
  if (event) client.setQueryData(eventQuery(event.event.id).queryKey, event);
  const { publicList } = data;
  if (publicList) client.setQueryData(publicListQuery(publicList.id).queryKey, publicList);
  if (plans) client.setQueryData(plansQuery().queryKey, plans);
  if (clubOffers) client.setQueryData(clubOffersQuery().queryKey, clubOffers);
}

function firstOf<Item>(page: FirstPage<Item>) {
  return { pages: [page], pageParams: [null] };
}
