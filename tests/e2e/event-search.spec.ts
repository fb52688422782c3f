import type { Page } from '@playwright/test';
import { eventLink } from '#features/events/model/event-link.ts';
import { findNextDate } from '#features/events/model/agenda/agenda.ts';
import { expectAccessible } from './axe.ts';
import type { CityEvent } from './city.ts';
import { drawTiles, expect, test } from './fixtures.ts';
import { comeRendered } from './rendered-visits.ts';
import { watchReads } from './traffic.ts';

const sizes = [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const;

const title = 'Camerata da Ilha toca Vivaldi e Villa-Lobos';
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: title });
const events = (page: Page) => page.getByRole('region', { name: 'Eventos' });

for (const [device, size] of sizes) {
  test.describe(`on ${device}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize(size);
      await drawTiles(page);
    });

    test('a few letters suggest an event with its next date, and the suggestion opens its page', async ({
      page,
      city,
      firestoreHost,
    }) => {
      await comeRendered(page, '/');
      const reads = watchReads(page, firestoreHost);
      await page.goto('/');
      const field = page.getByRole('combobox', { name: 'Buscar lugares e eventos' });
      // If the events load noticeably later than the places, they are suggested only from the next letter on.
      const agenda = page.waitForResponse('**/api/events/index');
      await field.fill('càme');
      await agenda;
      await field.press('r');
      const option = page.getByRole('option', { name: new RegExp(`^${title}`) });
      await expect(option).toContainText(/\d\d:\d\d.* · Teatro/);
      await expectAccessible(page);
      // Moves with the arrow keys to the event, at any position in the list.
      const position = (await page.getByRole('option').allTextContents()).findIndex((text) =>
        text.startsWith(title),
      );
      for (let at = 0; at <= position; at += 1) await field.press('ArrowDown');
      await expect(option).toHaveAttribute('aria-selected', 'true');
      await field.press('Enter');
      await expect(heading(page)).toBeVisible();
      await expect(page).toHaveURL(eventLink(city.event(title)));

      await page.goBack();
      await field.fill('camer');
      await option.click();
      await expect(heading(page)).toBeVisible();
      expect(await reads()).toEqual({});
    });

    test('the search lists the places first, and the events on request', async ({ page, city }) => {
      await page.goto('/search?q=samba');
      const first = page.getByRole('main').locator('[data-place]').first();
      await expect(first).toBeVisible();
      expect((await first.boundingBox())?.y).toBeLessThan(500);
      await expect(events(page)).toHaveCount(0);
      await expectAccessible(page);
      const show = page.getByRole('link', { name: /^Eventos\s\d$/ });
      await show.click();
      await expect(page).toHaveURL('/search?q=samba&ver=eventos');
      await expect(show).toHaveAttribute('aria-current', 'page');
      await expectAccessible(page);
      const samba = events(page).getByRole('link', { name: 'Roda de samba no deque' });
      await samba.click();
      await expect(page).toHaveURL(/^[^?]*\/agenda\//);
      await page.goBack();
      await expect(page).toHaveURL('/search?q=samba&ver=eventos');
      await expect(samba).toBeVisible();
      await page.reload();
      await expect(samba).toBeVisible();
      await page.getByRole('link', { name: /^Lugares\s\d+$/ }).click();
      await expect(page).toHaveURL('/search?q=samba');
      await expect(first).toBeVisible();

      await page.getByRole('searchbox').fill('camerata');
      // The place of an event is found by the texts of the event.
      await expect(page.getByRole('link', { name: /^Lugares\s1$/ })).toBeVisible();
      await page.getByRole('link', { name: /^Eventos\s1$/ }).click();
      await expectAccessible(page);
      await events(page).getByRole('link', { name: title }).click();
      await expect(heading(page)).toBeVisible();
      await expect(page).toHaveURL(eventLink(city.event(title)));

      await page.goBack();
      await events(page).getByRole('link', { name: 'Ver a agenda' }).click();
      await expect(page).toHaveURL('/agenda');
    });

    test('an event at a place with a long name does not widen the page', async ({ page, city }) => {
      const placeName = ({ placeId }: CityEvent) =>
        city.places.find(({ id, isActive }) => isActive && id === placeId)?.title ?? '';
      const event = city.events
        .filter(({ isActive, dates }) => isActive && findNextDate(dates, new Date()) !== null)
        .reduce((longest, other) =>
          placeName(other).length > placeName(longest).length ? other : longest,
        );
      await page.goto(`/search?q=${encodeURIComponent(event.title)}&ver=eventos`);
      await expect(events(page).getByRole('link', { name: event.title })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
    });

    test('places are found while the agenda is unavailable, and a late agenda causes no layout shift', async ({
      page,
      watch,
    }) => {
      watch.allow(/Failed to load resource: .*/);
      let arrive = () => {};
      const late = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      await page.route('**/api/events/index', async (route) => {
        await late;
        await route.continue();
      });
      await page.addInitScript(() => {
        Object.assign(window, { shifts: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
            (window as unknown as { shifts: number }).shifts += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto('/search?q=samba');
      await expect(page.getByText(/^\d+ lugares encontrados$/)).toBeVisible();
      const agenda = page.waitForResponse('**/api/events/index');
      arrive();
      await agenda;
      await page.waitForLoadState('networkidle');
      await expect(events(page)).toHaveCount(0);
      expect(
        await page.evaluate(() => (window as unknown as { shifts: number }).shifts),
      ).toBeLessThanOrEqual(0.01);

      await page.getByRole('searchbox').fill('roda de samba');
      await page.getByRole('link', { name: /^Eventos\s\d$/ }).click();
      await expect(
        events(page).getByRole('link', { name: 'Roda de samba no deque' }),
      ).toBeVisible();
    });
  });
}
