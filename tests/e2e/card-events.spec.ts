import { findNextEvents } from '#features/events/model/next-event.ts';
import { linkTo } from '#shared/routes.ts';
import { managedTitles } from '#seed/data/people.ts';
import { nextEventTime } from '#features/events/card-texts.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import type { City } from './city.ts';
import { expect, test } from './fixtures.ts';
import { untilSent } from './members/offline-steps.ts';
import { enterAsNewPerson } from './people.ts';
import { waitUntilHydrated, comeRendered } from './rendered-visits.ts';
import { watchReads } from './traffic.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };
/** Other tests create events at these places. */
const managed: readonly string[] = managedTitles;
/** The only upcoming event of this place is cancelled. */
const calledOff = 'Parque Municipal da Lagoa do Peri';

/** Returns the current event line of each place card, by place title. */
function saidNow(city: City): Map<string, string> {
  const { places, events } = city;
  const now = new Date();
  const eventPlaces = new Set(city.placesOf('Eventos').map(({ id }) => id));
  const next = findNextEvents(
    events.filter(({ isActive }) => isActive),
    now,
    ({ placeId }) => eventPlaces.has(placeId),
  );
  return new Map(
    places.flatMap(({ id, title }): [string, string][] => {
      const event = next.get(id);
      return event ? [[title, `${nextEventTime(event.startsAt, now)} · ${event.title}`]] : [];
    }),
  );
}

/** Returns title and event line of each card on the page. */
const shownOn = (page: Page, where: string) =>
  page
    .locator(where)
    .getByRole('article')
    .evaluateAll((cards, left) => {
      const isLine =
        /^(Agora|(Hoje|Amanhã|(Dom|Seg|Ter|Qua|Qui|Sex|Sáb)( \d\d\/\d\d)?), \d\d:\d\d) · /;
      return cards.flatMap((card) => {
        const title = card.querySelector('h2, h3')?.textContent ?? '';
        const texts = [...card.querySelectorAll('span')].map(({ textContent }) => textContent);
        const line = texts.find((text) => isLine.test(text)) ?? '';
        return left.includes(title) ? [] : [{ title, line }];
      });
    }, managed);

test('cards of every list show the next event of their place, without document reads', async ({
  page,
  city,
  firestoreHost,
}) => {
  const reads = watchReads(page, firestoreHost);
  const first = [...saidNow(city).keys()].find((each) => !managed.includes(each)) ?? '';
  const home = city.categories.find(({ id }) => id === city.place(first).category)?.slug ?? '';
  const inCategory = (slug: string) => linkTo('/places/:categorySlug', { categorySlug: slug });
  const lists = [
    { address: '/', where: 'section:has(h2:text-is("Destaques da Semana"))', size: phone },
    { address: inCategory(home), where: 'main', size: desktop },
    { address: inCategory('passeios'), where: 'main', size: phone },
    { address: '/search?q=lagoa', where: 'main', size: desktop },
  ];
  const seen = new Map<string, string>();
  for (const { address, where, size } of lists) {
    await test.step(address, async () => {
      if (!address.startsWith('/search')) await comeRendered(page, address);
      await page.setViewportSize(size);
      await page.goto(address);
      await waitUntilHydrated(page);
      await expect(page.locator(where).getByRole('article').first()).toBeVisible();
      await expect
        .poll(async () => {
          const said = saidNow(city);
          const shown = await shownOn(page, where);
          for (const { title, line } of shown) seen.set(title, line);
          return shown.filter(({ title, line }) => line !== (said.get(title) ?? ''));
        })
        .toEqual([]);
      await expectAccessible(page);
    });
  }
  expect([...seen.values()].filter((line) => line !== '').length).toBeGreaterThan(3);
  expect(seen.get(first)).not.toBe('');
  expect(seen.get(calledOff)).toBe('');
  // These reads come from the search page, which the server does not render.
  expect(Object.keys(await reads()).sort()).toEqual(['categories', 'settings']);
});

test('a card shows the next event without page code as well', async ({
  browser,
  city,
  baseURL,
}) => {
  const address = linkTo('/places/:categorySlug', { categorySlug: 'bares' });
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await comeRendered(page, address);
  await expect
    .poll(async () => {
      await page.goto(address);
      const said = saidNow(city);
      const shown = await shownOn(page, 'main');
      return shown.filter(({ title, line }) => line !== (said.get(title) ?? ''));
    })
    .toEqual([]);
  await context.close();
});

test('a favorite shows the next event and reads only its place document', async ({
  page,
  city,
  firestoreHost,
}) => {
  const title = [...saidNow(city).keys()].find((each) => !managed.includes(each)) ?? '';
  await enterAsNewPerson(page, 'Nina Programa');
  await page.goto(`/places/lugar/${city.place(title).id}`);
  await untilSent(page, () => page.getByRole('button', { name: `Salvar ${title}` }).click());
  const kept = page.getByRole('button', { name: `Remover ${title} dos favoritos` });
  await expect(kept).toHaveAttribute('aria-pressed', 'true');
  const reads = watchReads(page, firestoreHost);
  await page.goto('/favorites');
  await expect
    .poll(async () => {
      const [card] = await shownOn(page, 'main');
      return card?.line === saidNow(city).get(title);
    })
    .toBe(true);
  expect(await reads()).not.toHaveProperty('events');
  expect((await reads())['places']).toBe(1);
});
