/**
 * Code of the server's rendering thread (server/site/page-renderer.ts): receives requests and returns pages one by one.
 */
import { parentPort } from 'node:worker_threads';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { QueryClient } from '@tanstack/react-query';
import type {
  PageRequest,
  RenderedPage,
  FirstPage,
  PageData,
} from '#features/home/model/page-data.ts';
import { defaultPublicSettings } from '#features/settings/model/public-settings.ts';
import { basePath } from '#shared/language.ts';
import { createQueryClient } from '#platform/query-client.ts';
import { fixedOffsetPeriodAround } from '#shared/zoned-time.ts';
import { visitorSession } from '#features/account/components/session/use-session.ts';
import { startClockAt } from '#ui/use-now.ts';
import { writePayload } from '#shared/page-payload.ts';
import type { PagePayload } from '#shared/page-payload.ts';
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
import { nextEventsQuery, placeBenefitsQuery } from '#features/places/data/card-extras-queries.ts';
import { plansQuery } from '#features/club/data/plan-queries.ts';
import { reviewsQuery } from '#features/reviews/data/review-queries.ts';
import { publicSettingsQuery } from '#features/settings/data/settings-queries.ts';
import { App } from './app.tsx';

parentPort?.on('message', (request: PageRequest) => {
  renderPage(request).then(
    (page) => parentPort?.postMessage({ page }),
    (error: unknown) => parentPort?.postMessage({ error }),
  );
});

// Warms up: the first render takes ten times as long as later ones, and no visitor should wait for it.
const settings = defaultPublicSettings;
await renderPage({
  path: '/',
  at: Date.now(),
  ageMs: 0,
  data: { settings, categories: [], topPlaces: [] },
});
parentPort?.postMessage({ ready: true });

/**
 * Elements that React emits before the content. They are removed, because server/site/page-shell.ts builds the head of
 * the document.
 */
const headElementsPattern = /^(?:<(?:link|meta)\b[^>]*>|<title>[^<]*<\/title>)+/;

/**
 * Renders a page as a new visitor sees it. Renders run one at a time because they share the clock.
 * @throws what a component throws; Error for a page that would need the browser or violate the content security policy
 */
async function renderPage({
  path,
  at: renderedAtMs,
  ageMs,
  data,
}: PageRequest): Promise<RenderedPage> {
  const queryClient = createQueryClient();
  fillQueryCache(queryClient, data);
  const queries = queryClient.getQueryCache().getAll();
  const payload: PagePayload = {
    at: renderedAtMs,
    steady: fixedOffsetPeriodAround(new Date(renderedAtMs)),
    ageMs,
    queries: queries.map(({ queryKey, state }) => [queryKey, state.data]),
  };
  startClockAt(new Date(renderedAtMs));
  const errors: unknown[] = [];
  // Renders the page as one document in source order and without scripts, which the content security policy forbids.
  const { prelude } = await prerender(
    <App
      queryClient={queryClient}
      session={visitorSession}
      Router={({ children }) => (
        <StaticRouter basename={basePath} location={basePath + path}>
          {children}
        </StaticRouter>
      )}
    />,
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        errors.push(error);
      },
    },
  );
  const html = (await new Response(prelude).text()).replace(headElementsPattern, '');
  queryClient.clear();
  if (errors.length > 0) throw errors[0];
  const forbiddenMarkup = /<script|\sstyle="|<!--\$[!?]-->/.exec(html);
  if (forbiddenMarkup) throw new Error(`The page holds ${forbiddenMarkup[0]}`);
  return { html, data: writePayload(payload) };
}

/** Fills the query cache with the data of a page, as if the queries had run. */
function fillQueryCache(client: QueryClient, data: PageData): void {
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
    client.setQueryData(categoryPlacesQuery(categoryId).queryKey, toInfiniteData(page));
  }
  if (place) {
    client.setQueryData(placeQuery(place.id).queryKey, place);
    const category = data.categories.find(({ id }) => id === place.category);
    if (category) client.setQueryData(categoryQuery(category.id).queryKey, category);
    const { reviews, placeOffers, related } = data;
    if (reviews) client.setQueryData(reviewsQuery(place.id).queryKey, toInfiniteData(reviews));
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

function toInfiniteData<Item>(page: FirstPage<Item>) {
  return { pages: [page], pageParams: [null] };
}
