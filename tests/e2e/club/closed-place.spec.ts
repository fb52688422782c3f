import type { Page } from '@playwright/test';
import { locale } from '#shared/language.ts';
import { wallClockAt, weekdayOf, isoDateOf } from '#shared/zoned-time.ts';
import { expectAccessible } from '../axe.ts';
import { comeAsShell, expect, test } from '../fixtures.ts';
import { offerAllDay, ownPlace, registerMember, setHours } from './club-records.ts';

const sentence = 'O lugar está fechado agora. O benefício volta a valer amanhã, às 18:00.';
const since = 'Vale a partir de amanhã, 18:00';

const cardOf = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

/**
 * Expects that the list, its filter and the place page show that the offer of a closed place is suspended, and since
 * when it is valid.
 */
async function seeClosed(page: Page, place: { path: string }, title: string): Promise<void> {
  const card = cardOf(page, title);
  // The list uses the server cache, which is at most a minute old.
  await expect(async () => {
    await page.goto('/club');
    await expect(card).toContainText(since, { timeout: 2_000 });
  }).toPass();
  const others = page.getByRole('region', { name: 'Para mais tarde' });
  await expect(others.getByRole('article').filter({ hasText: title })).toHaveCount(1);
  await expect(card.getByRole('link', { name: `Ver benefício ${title}` })).toBeVisible();
  await expectAccessible(page);
  const onlyNow = page.getByRole('button', { name: 'Válidos agora' });
  await onlyNow.click();
  await expect(card).toHaveCount(0);
  await onlyNow.click();
  await expect(card).toHaveCount(1);
  await comeAsShell(page);
  await page.goto(place.path);
  await expect(card).toContainText(since);
  await expectAccessible(page);
}

test('an offer of a closed place shows when it is valid again, is rejected with that reason, and works once the place opens', async ({
  page,
  browser,
  firestoreHost,
  watch,
}) => {
  test.slow();
  const { dayNumber } = wallClockAt(new Date());
  const tomorrow = weekdayOf(dayNumber + 1);
  const closed = { periods: [`${tomorrow} 18:00-${tomorrow} 23:00`], exceptions: [] };
  const open = { ...closed, exceptions: [`${isoDateOf(dayNumber)} 00:00-00:00 Festa`] };
  const place = await ownPlace(firestoreHost, closed);
  const title = `Fora de hora ${crypto.randomUUID().slice(0, 6)}`;
  const offerId = await offerAllDay(firestoreHost, place.id, title);

  await registerMember(page, firestoreHost, 'Célia Sócia');
  await seeClosed(page, place, title);
  const wide = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale,
  });
  const visitor = await wide.newPage();
  await seeClosed(visitor, place, title);
  await visitor.goto(`/club/offers/${offerId}`);
  await expect(visitor.getByText(since)).toBeVisible();
  await expectAccessible(visitor);
  await wide.close();

  await page.goto(`/club/offers/${offerId}`);
  const button = page.getByRole('button', { name: 'Gerar código' });
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(button).toHaveCount(0);
  await expectAccessible(page);

  // The place opens for tonight. If it closes again while the page is open, the server rejects the code with the
  // reason.
  await setHours(firestoreHost, place.id, open);
  await page.reload();
  await expect(page.getByText(/^Válido agora/).filter({ visible: true })).toHaveCount(1);
  await expect(button).toBeEnabled();
  await setHours(firestoreHost, place.id, closed);
  watch.allow(/409 \(Conflict\).*\/api\/club\/redemptions/);
  await button.click();
  await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
  await expectAccessible(page);

  await setHours(firestoreHost, place.id, open);
  await button.click();
  await expect(page.getByRole('region', { name: 'Código do benefício' })).toBeVisible();
});
