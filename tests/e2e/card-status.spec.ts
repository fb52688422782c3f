import type { APIRequestContext, Locator } from '@playwright/test';
import { getOpeningState } from '#features/opening-hours/model/opening-state.ts';
import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import { decodePlaceHours } from '#features/search/model/place-hours-codec.ts';
import { hoursOnPlacePage, openingLineText } from '#features/opening-hours/texts.ts';
import { hourMs } from '#shared/time-units.ts';
import { expect, test } from './fixtures.ts';
import { waitUntilHydrated, comeRendered } from './rendered-visits.ts';

/** A place with a member discount, a high rating and morning hours. */
const rowing = 'Remo ao Amanhecer na Lagoa';

/** Returns the opening hours of all places, by title. */
async function hoursByTitle(request: APIRequestContext): Promise<Map<string, PlaceHours>> {
  const { title } = (await (await request.get('/api/places/index')).json()) as { title: string[] };
  const hours = decodePlaceHours(await (await request.get('/api/places/index/hours')).json());
  return new Map(title.map((name, row) => [name, hours.hoursOf(row)]));
}

const card = (list: Locator, title: string) =>
  list
    .getByRole('article')
    .filter({ has: list.page().getByRole('link', { name: title, exact: true }) });

test('cards of every list show the current opening state and update with the clock', async ({
  page,
  request,
}) => {
  const hours = await hoursByTitle(request);
  // Cards further down the home page update only when scrolled near.
  const expectStates = async (now: Date) => {
    const first = page.getByRole('region', { name: 'Destaques da Semana' });
    const list = new URL(page.url()).pathname === '/' ? first : page.getByRole('main');
    await expect(card(list, rowing).getByText('20% no clube')).toBeVisible();
    const shown = () =>
      list.getByRole('article').evaluateAll((cards) =>
        cards.map((one) => ({
          title: one.querySelector('h2, h3')?.textContent ?? '',
          opening: one.querySelector('p:last-child > :not(.text-sun-ink)')?.textContent ?? '',
        })),
      );
    const titles = (await shown()).map(({ title }) => title);
    const expected = titles.map((title) => {
      const placeHours = hours.get(title) ?? { kind: 'unknown' };
      if (placeHours.kind === 'text') return { title, opening: hoursOnPlacePage };
      const state = getOpeningState(placeHours, now);
      return { title, opening: state.kind === 'unknown' ? '' : openingLineText(state, now) };
    });
    expect(expected.filter(({ opening }) => opening !== '').length).toBeGreaterThan(3);
    await expect.poll(shown).toEqual(expected);
  };
  const today = new Date().toISOString().slice(0, 10);
  const late = new Date(`${today}T22:40:00-03:00`);
  await page.clock.setFixedTime(late);
  for (const address of ['/', '/places/passeios', '/search?q=lagoa']) {
    await test.step(address, async () => {
      if (address !== '/search?q=lagoa') await comeRendered(page, address);
      await page.goto(address);
      await waitUntilHydrated(page);
      await expectStates(late);
    });
  }
  const morning = new Date(late.getTime() + 11 * hourMs);
  await page.clock.setFixedTime(morning);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expectStates(morning);
});

test('a card shows the opening hours and the benefit without page code as well', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await comeRendered(page, '/');
  await page.goto('/');
  const first = page.getByRole('region', { name: 'Destaques da Semana' });
  await expect(card(first, rowing).locator('p').last()).toHaveText(/^(A|F).+20% no clube$/);
  await context.close();
});

test('the opening state and the benefit do not wrap on the narrowest screens', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/search?q=lagoa');
  await expect(card(page.getByRole('main'), rowing).getByText('20% no clube')).toBeVisible();
  const lines = page.getByRole('article').locator('p:last-child > *');
  const heights = await lines.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
  expect(new Set(heights)).toEqual(new Set([20]));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
