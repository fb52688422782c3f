import type { Page } from '@playwright/test';
import { placeLink } from '#features/places/model/place-link.ts';
import { dayMs, minuteMs } from '#shared/time-units.ts';
import { ownPlace, untilServed } from '../club/club-records.ts';
import { expect } from '../fixtures.ts';
import { noNetwork, openUntilKept, test, waitForWorker } from '../offline-steps.ts';
import { enterAsNewPerson } from '../people.ts';
import { waitUntilRendered } from '../rendered-visits.ts';
import type { SiteFront } from '../site-front.ts';
import { personTruth } from './member-truth.ts';
import { expectKept, keptCount, readToday, storeOwnThings, untilSent } from './offline-steps.ts';

test('with the clock set back a day, offline copies are used, no time is in the future, and a change is sent once', async ({
  page,
  request,
  firestoreHost,
  front,
  watch,
}) => {
  test.slow();
  watch.allow(noNetwork);
  const [kept, changed] = await Promise.all([
    ownPlace(firestoreHost, null, 'Lido'),
    ownPlace(firestoreHost, null, 'Salvo'),
  ]);
  await Promise.all([kept, changed].map((place) => untilServed(page, place)));
  const changedPath = placeLink({ ...changed, categoryName: 'Bares' });
  await waitUntilRendered(request, changedPath);
  const email = await enterAsNewPerson(page, 'Rita do Relógio', front.url);
  const { uid } = await personTruth(firestoreHost, email);
  await storeOwnThings(firestoreHost, uid, kept);
  const open = (path: string) => page.goto(front.url + path);
  const heartOf = ({ title }: { title: string }) =>
    page.getByRole('button', { name: `Salvar ${title}` }).first();
  const savedOf = ({ title }: { title: string }) =>
    page.getByRole('button', { name: `Remover ${title} dos favoritos` }).first();
  const favorite = ({ title }: { title: string }) =>
    page.getByRole('article').filter({ hasText: title });
  const card = page.getByRole('region', { name: 'Carteirinha do clube' });

  await open('/');
  await waitForWorker(page);
  await open(kept.path);
  await untilSent(page, () => heartOf(kept).click());
  await openUntilKept(page, front.url + changedPath);
  const readFrom = Date.now();
  await open('/favorites');
  await expect(favorite(kept)).toBeVisible();
  await expectKept(page, ['favorites', 'favorite-place']);
  const readUntil = Date.now();
  await open('/profile');
  await expect(card.getByText('Sócio ativo')).toBeVisible();
  await expectKept(page, ['membership']);

  await page.context().setOffline(true);
  await open(changedPath);
  await heartOf(changed).click();
  await expect(page.getByText('Será enviado quando a conexão voltar.')).toBeVisible();
  await expect(savedOf(changed)).toBeVisible();
  // The offline copies for the list.
  await expect.poll(() => keptCount(page, 'answers', 'favorite-place')).toBe(2);

  await setClockBack(page, front, dayMs);
  await open('/favorites');
  await expect(favorite(kept)).toBeVisible();
  await expect(favorite(changed)).toBeVisible();
  expect(await shownReading(page)).toBeLessThanOrEqual(Date.now() - dayMs);
  await open('/profile');
  await expect(card.getByText('Sócio ativo')).toBeVisible();
  expect(await shownReading(page)).toBeLessThanOrEqual(Date.now() - dayMs);

  // With the correct clock, the time of the last read is shown again.
  await setClockBack(page, front, -dayMs);
  await open('/favorites');
  await expect(favorite(kept)).toBeVisible();
  expect(await shownReading(page)).toBeGreaterThan(readFrom - minuteMs);
  expect(await shownReading(page)).toBeLessThanOrEqual(readUntil);

  await setClockBack(page, front, dayMs);
  await open(changedPath);
  await savedOf(changed).click();
  await expect(heartOf(changed)).toBeVisible();
  await heartOf(changed).click();
  await expect(savedOf(changed)).toBeVisible();
  await expect.poll(() => keptCount(page, 'changes')).toBe(1);
  expect(await personTruth(firestoreHost, email)).toMatchObject({ real: { favorites: 1 } });
  await page.context().setOffline(false);
  await open('/favorites');
  await expect.poll(() => keptCount(page, 'changes')).toBe(0);
  await expect
    .poll(() => personTruth(firestoreHost, email))
    .toMatchObject({ counted: { favorites: 2 }, real: { favorites: 2 } });
  await expect(page.getByText(readToday)).toHaveCount(0);
  expect(await page.evaluate(() => Date.now())).toBeLessThan(Date.now() - dayMs / 2);
});

/** Sets back the clock of the service worker and of all pages opened from now on. */
async function setClockBack(page: Page, front: SiteFront, ms: number): Promise<void> {
  await page.context().addInitScript(turnBack, ms);
  const worker = page
    .context()
    .serviceWorkers()
    .find((one) => one.url().startsWith(front.url));
  if (!worker) throw new Error('There is no service worker');
  await worker.evaluate(turnBack, ms);
}

/** Runs in the browser, so it cannot use anything else from this file. */
function turnBack(ms: number): void {
  const { Date: Before } = globalThis;
  const now = () => Before.now() - ms;
  const Turned = new Proxy(Before, {
    construct: (target, given: unknown[], made) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, made) as object,
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  });
  // Libraries that compare dates read `constructor` from a date.
  Before.prototype.constructor = Turned;
  globalThis.Date = Turned;
}

/** Returns the time of the last read as shown on the page, to the minute. */
async function shownReading(page: Page): Promise<number> {
  const said = page.getByText(readToday).first();
  await expect(said).toBeVisible();
  const [day, month, year, hour, minute] = (await said.innerText()).match(/\d+/g) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:00-03:00`);
}
