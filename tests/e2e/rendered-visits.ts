import { expect } from '@playwright/test';
import type { APIRequestContext, APIResponse, Locator, Page } from '@playwright/test';
import { eventLink } from '#features/events/model/event-link.ts';
import { placeLink } from '#features/places/model/place-link.ts';
import { listLink } from '#features/lists/model/public-list.ts';
import { linkTo, routePaths, routes } from '#shared/routes.ts';
import type { RoutePath } from '#shared/routes.ts';
import type { City, CityPlace } from './city.ts';

/** A place with images, opening hours, a price and reviews. */
export const seenPlace = 'Boteco do Siri Mole';

/** A free event on every Sunday. */
export const seenEvent = 'Feira de domingo na praça';

/** A public list of the seeded member. One of its places is inactive. */
export const seenList = { id: 'listaFimDeTarde', name: 'Fim de tarde perfeito' };

/** Returns the canonical URL of a place. The server redirects other URLs to it. */
export function trueAddress(city: City, place: CityPlace): string {
  const category = city.categories.find(({ id }) => id === place.category);
  return placeLink({ id: place.id, title: place.title, categoryName: category?.name ?? '' });
}

/** A server-rendered page, with a URL in the seeded city. */
export interface RenderedVisit {
  route: RoutePath;
  address: (city: City) => string;
}

/** One visit for each route that the server renders. */
export const renderedVisits: readonly RenderedVisit[] = routePaths
  .filter((route) => 'rendered' in routes[route])
  .map((route) => ({ route, address: (city) => addressOf(route, city) }));

function addressOf(route: RoutePath, city: City): string {
  if (route === '/places/:categorySlug/:placeId') return trueAddress(city, city.place(seenPlace));
  if (route === '/places/:categorySlug') return linkTo(route, { categorySlug: 'praias' });
  if (route === '/agenda/:eventId') return eventLink(city.event(seenEvent));
  if (route === '/listas/:listId') return listLink(seenList);
  if (route.includes(':')) throw new Error(`No address of the seeded city is known for ${route}`);
  return route;
}

/**
 * Requests the page until the server answers with the fully rendered page. Right after startup or on a busy machine, it
 * answers with the shell or with a place without its reviews. The next response may be the shell again, so pages are
 * opened with comeRendered().
 */
export async function waitUntilRendered(
  request: APIRequestContext,
  address: string,
): Promise<void> {
  await fetchRendered(() => request.get(address), address);
}

/**
 * Serves the page at this URL as rendered by the server from now on: a request that a busy server answers with the
 * shell is sent again.
 */
export async function comeRendered(page: Page, address: string): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === address,
    async (route) => {
      // Uses the complete response directly: a cached page may have expired before a second request.
      await route.fulfill({ response: await fetchRendered(() => route.fetch(), address) });
    },
  );
}

/** Repeats the request until the response is the rendered page without skeletons (LoadingRegion). */
export async function fetchRendered(
  send: () => Promise<APIResponse>,
  address: string,
): Promise<APIResponse> {
  let response = await send();
  const isRendered = async () => {
    const html = await response.text();
    return html.includes('id="page-data"') && !html.includes('data-arriving="');
  };
  await expect
    .poll(
      async () => {
        if (await isRendered()) return true;
        response = await send();
        return isRendered();
      },
      { message: `${address} as the server renders it`, timeout: 60_000 },
    )
    .toBe(true);
  return response;
}

/**
 * Records the server-rendered elements of a document. Runs in the page before its own code.
 * @param leaves heading of a section that may change; null for none
 */
export function recordRendered(leaves: string | null): void {
  const rendered: Element[] = [];
  Object.assign(window, { rendered });
  new MutationObserver((_changes, observer) => {
    if (!document.getElementById('page-data')) return;
    // Includes parts whose code loads later: no visible element may be replaced.
    const parts = '#root > div, header, main, main h1, main h2, main h3, main article, footer';
    const all = [...document.querySelectorAll(parts)];
    // Leaves out content that only signed-in users see.
    const forAll = all.filter((part) => !part.closest('.depends-on-session'));
    const titleOf = (part: Element) => part.closest('section')?.querySelector('h2')?.textContent;
    rendered.push(...forAll.filter((part) => leaves === null || titleOf(part) !== leaves));
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

/** Returns how many recorded elements are still in the document, and which are not. Runs in the page. */
export function renderedThatStay(): { kept: number; gone: string[] } {
  const { rendered } = window as unknown as { rendered: Element[] };
  const gone = rendered.filter((element) => !element.isConnected);
  return { kept: rendered.length - gone.length, gone: gone.map(({ localName }) => localName) };
}

/** Returns true if React has hydrated the page: it marks hydrated elements. Runs in the page. */
export function isHydrated(): boolean {
  const heading = document.querySelector('main h1');
  return heading !== null && Object.keys(heading).some((name) => name.startsWith('__reactFiber'));
}

/** Waits until React has hydrated the page. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/**
 * Scrolls to a link and waits until React has hydrated it, which happens when it is near the viewport: a link pressed
 * before that loads the next page from the server.
 */
export async function waitUntilLinkHydrated(link: Locator): Promise<void> {
  const isHydrated = async () => {
    await link.scrollIntoViewIfNeeded();
    return link.evaluate((node) =>
      Object.keys(node).some((name) => name.startsWith('__reactFiber')),
    );
  };
  await expect.poll(isHydrated, { message: 'the link is hydrated', intervals: [100] }).toBe(true);
}

/**
 * Records, from the next page on, the files that a page has received when its hydration starts. Parts that come into
 * view request their own code right afterwards.
 * @returns the paths of those files, for the currently hydrated page
 */
export async function watchHydration(page: Page): Promise<() => Promise<ReadonlySet<string>>> {
  await page.addInitScript(() => {
    const look = () => {
      const heading = document.querySelector('main h1');
      if (!heading || !Object.keys(heading).some((name) => name.startsWith('__reactFiber'))) {
        requestAnimationFrame(look);
        return;
      }
      const came = performance.getEntriesByType('resource').map(({ name }) => name);
      Object.assign(globalThis, { cameUntilHydrated: came });
    };
    requestAnimationFrame(look);
  });
  return async () => {
    const came = await page.waitForFunction(
      () => (globalThis as { cameUntilHydrated?: string[] }).cameUntilHydrated,
    );
    return new Set((await came.jsonValue())?.map((address) => new URL(address).pathname));
  };
}
