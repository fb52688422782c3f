import type { APIRequestContext, Page } from '@playwright/test';
import { isOpen, getOpeningState } from '#features/opening-hours/model/opening-state.ts';
import { decodePlaceHours } from '#features/search/model/place-hours-codec.ts';
import type { PlaceIndexSnapshot } from '#features/search/model/place-index.ts';
import { hourMs } from '#shared/time-units.ts';
import { expectAccessible } from './axe.ts';
import { closeFilters, openFilters } from './filters.ts';
import { expect, test } from './fixtures.ts';
import { watchReads } from './traffic.ts';

/** Returns the titles of the places of a category that are open at a moment, best rated first. */
async function openPlaces(request: APIRequestContext, slug: string, at: Date): Promise<string[]> {
  const index = (await (await request.get('/api/places/index')).json()) as PlaceIndexSnapshot;
  const hours = decodePlaceHours(await (await request.get('/api/places/index/hours')).json());
  const titles = index.title.filter(
    (_, row) =>
      index.categories[index.category[row] ?? -1]?.slug === slug &&
      isOpen(getOpeningState(hours.hoursOf(row), at)) === true,
  );
  expect(titles.length).toBeGreaterThan(0);
  return titles;
}

const results = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const chips = (page: Page) => page.getByRole('group', { name: 'Horário' });
const openNow = (page: Page) => chips(page).getByRole('button', { name: 'Aberto agora' });

/** Returns today at a time in Florianópolis. */
function todayAt(hour: string): Date {
  const day = new Date(Date.now() - 3 * hourMs).toISOString().slice(0, 10);
  return new Date(`${day}T${hour}:00-03:00`);
}

test('the search finds places open now, and its list does not move while it is read', async ({
  page,
  request,
}) => {
  const evening = todayAt('21:30');
  const expected = await openPlaces(request, 'bares', evening);
  await page.clock.setFixedTime(evening);
  await page.goto('/search?categoria=bares');
  await openFilters(page);
  await openNow(page).click();
  await expect(page).toHaveURL('/search?categoria=bares&aberto=agora');
  await expect(results(page)).toHaveText(expected);
  await expect(openNow(page)).toHaveAccessibleName(new RegExp(` ${expected.length} lugar`));
  await expectAccessible(page);

  const morning = new Date(evening.getTime() + 11 * hourMs);
  await page.clock.setFixedTime(morning);
  await closeFilters(page);
  await expect(results(page)).toHaveText(expected);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(results(page)).not.toHaveText(expected);

  // The chip above the list is the only control of this filter, so it has no removable chip.
  await expect(page.getByRole('list', { name: 'Filtros ativos' })).toHaveText('Bares');
  await page.getByRole('button', { name: 'Aberto agora', exact: true }).first().click();
  await expect(page).toHaveURL('/search?categoria=bares');
});

test('"Aberto agora" does not move the list down', async ({ page }) => {
  await page.clock.setFixedTime(todayAt('21:30'));
  await page.goto('/search?ordenar=nome');
  const list = page.getByRole('main').locator('[data-place]').first();
  await expect(list).toBeVisible();
  const before = await list.boundingBox();
  await page.getByRole('button', { name: 'Aberto agora', exact: true }).first().click();
  await expect(page).toHaveURL('/search?aberto=agora&ordenar=nome');
  await page.waitForLoadState('networkidle');
  // The first position at which the new list is drawn counts.
  let top: number | undefined;
  await expect.poll(async () => (top = (await list.boundingBox())?.y)).toBeDefined();
  expect(top).toBe(before?.y);
  await expect(page.getByRole('list', { name: 'Filtros ativos' })).toHaveCount(0);
});

test('a chosen day and time appear in the URL and survive a reload', async ({ page, request }) => {
  // The clock is fixed to a Monday at noon, so that the next Saturday is in the future on every day the test runs.
  await page.clock.setFixedTime(new Date('2027-03-15T12:00:00-03:00'));
  const expected = await openPlaces(request, 'bares', new Date('2027-03-20T20:00:00-03:00'));
  await page.goto('/search?categoria=bares');
  await openFilters(page);
  await chips(page).getByRole('button', { name: 'Aberto em…' }).click();
  await expect(page).toHaveURL('/search?categoria=bares&aberto=seg-13%3A00');
  await page.getByRole('combobox', { name: 'Dia' }).selectOption('Sábado');
  await page.getByRole('combobox', { name: 'Hora' }).selectOption('20:00');
  await expect(page).toHaveURL('/search?categoria=bares&aberto=sab-20%3A00');
  await expect(results(page)).toHaveText(expected);
  await page.reload();
  await expect(results(page)).toHaveText(expected);
  await expect(page.getByText('Aberto sáb 20:00')).toBeVisible();
});

test('a category lists places open now at its own URL, without document reads', async ({
  page,
  request,
  firestoreHost,
}) => {
  const evening = todayAt('21:30');
  const open = await openPlaces(request, 'restaurantes', evening);
  await page.clock.setFixedTime(evening);
  const chip = page.getByRole('main').getByRole('button', { name: 'Aberto agora' }).first();
  await page.goto('/places/restaurantes');
  await expect(results(page).first()).toBeVisible();
  const all = await results(page).allTextContents();
  // The order remains that of the category, newest first.
  const expected = all.filter((title) => open.includes(title));
  expect(expected).toHaveLength(open.length);
  const reads = watchReads(page, firestoreHost);
  await chip.click();
  await expect(page).toHaveURL('/places/restaurantes?aberto=agora');
  await expect(results(page)).toHaveText(expected);
  expect((await reads())['places'] ?? 0).toBe(0);
  await expectAccessible(page);
  await page.reload();
  await expect(results(page)).toHaveText(expected);
  await results(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: expected[0] ?? '' })).toBeVisible();
  await page.goBack();
  await expect(results(page)).toHaveText(expected);
  await chip.click();
  await expect(page).toHaveURL('/places/restaurantes');
  await expect(results(page)).toHaveText(all);
});
