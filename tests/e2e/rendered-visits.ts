import { expect } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';
import { placeLink } from '#domain/place-link.ts';
import { linkTo, routePaths, routes } from '#domain/routes.ts';
import type { RoutePath } from '#domain/routes.ts';
import type { City, CityPlace } from './city.ts';

/** With pictures, hours, a price and reviews. */
export const seenPlace = 'Boteco do Siri Mole';

/** A page's one true address: the others come as the shell. */
export function trueAddress(city: City, place: CityPlace): string {
  const category = city.categories.find(({ id }) => id === place.category);
  return placeLink({ id: place.id, title: place.title, categoryName: category?.name ?? '' });
}

/** A page that the server renders, with an address of the seeded city. */
export interface RenderedVisit {
  route: RoutePath;
  address: (city: City) => string;
}

/** Every route of the table that the server renders. */
export const renderedVisits: readonly RenderedVisit[] = routePaths
  .filter((route) => 'rendered' in routes[route])
  .map((route) => ({ route, address: (city) => addressOf(route, city) }));

function addressOf(route: RoutePath, city: City): string {
  if (route === '/places/:categorySlug/:placeId') return trueAddress(city, city.place(seenPlace));
  if (route === '/places/:categorySlug') return linkTo(route, { categorySlug: 'praias' });
  if (route.includes(':')) throw new Error(`No address of the seeded city is known for ${route}`);
  return route;
}

/**
 * Asks until the page does not come as the shell, nor without its reviews: right after the start of the stack, or on a
 * busy machine, there may be no time for them.
 */
export async function waitUntilRendered(
  request: APIRequestContext,
  address: string,
): Promise<void> {
  const isPlace = /^\/places\/[^/]+\//.test(address);
  await expect
    .poll(
      async () => {
        const html = await (await request.get(address)).text();
        return html.includes('id="page-data"') && (!isPlace || html.includes('<article'));
      },
      { message: `${address} as the server renders it`, timeout: 60_000 },
    )
    .toBe(true);
}

/** What React has hydrated bears its marks. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('main h1');
    return heading && Object.keys(heading).some((name) => name.startsWith('__reactFiber'));
  });
}
