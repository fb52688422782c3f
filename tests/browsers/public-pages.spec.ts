import {
  fetchRendered,
  isHydrated,
  renderedThatStay,
  renderedVisits,
} from '../e2e/rendered-visits.ts';
import { readIds, routeVisits } from '../e2e/route-visits.ts';
import { routes } from '#shared/routes.ts';
import { expect, test } from './fixtures.ts';
import type { Visitor } from './visitor.ts';

/** Opens a page and waits until React has hydrated it. */
async function openHydrated(visitor: Visitor, address: string): Promise<void> {
  await visitor.open(address);
  await visitor.until(`${address} is hydrated`, isHydrated);
  await visitor.see({ role: 'heading', level: 1 });
}

/** Scrolls to the parts whose code has not been needed yet, and returns true if there are none left. */
const isFullyHydrated = () => {
  const waiting = [...document.querySelectorAll('main a, footer a')].find(
    (link) => !Object.keys(link).some((name) => name.startsWith('__reactFiber')),
  );
  waiting?.scrollIntoView({ behavior: 'instant' });
  return waiting === undefined || `${waiting.outerHTML} is not hydrated`;
};

const isTooWide = () => document.documentElement.scrollWidth > innerWidth;

test('hydration keeps every page that the server renders as it is', async ({
  visitor,
  city,
  request,
}) => {
  test.slow();
  for (const { route, address } of renderedVisits) {
    await test.step(route, async () => {
      const path = address(city);
      await fetchRendered(() => request.get(visitor.site + path), path);
      // A busy server may answer with the shell.
      await expect
        .poll(async () => {
          await openHydrated(visitor, path);
          return (await visitor.run(renderedThatStay)).kept;
        }, route)
        .toBeGreaterThanOrEqual(5);
      await visitor.until(`${route} is hydrated to its end`, isFullyHydrated);
      const { gone } = await visitor.run(renderedThatStay);
      expect.soft(gone, `elements of ${route} rendered again`).toEqual([]);
      expect.soft(await visitor.run(isTooWide), `${route} scrolls sideways`).toBe(false);
    });
  }
});

test('every other public page shows its heading', async ({ visitor, city, firestoreHost }) => {
  test.slow();
  const ids = await readIds(city, firestoreHost);
  const others = routeVisits.filter(
    ({ route, visitor: who }) => who === 'visitante' && !('rendered' in routes[route]),
  );
  expect(others.length).toBeGreaterThanOrEqual(8);
  for (const { route, address } of others) {
    await test.step(route, async () => {
      await openHydrated(visitor, address(ids));
      expect.soft(await visitor.run(isTooWide), `${route} scrolls sideways`).toBe(false);
    });
  }
});
