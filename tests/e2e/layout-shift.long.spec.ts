import type { Page } from '@playwright/test';
import { drawTiles, expect, test } from './fixtures.ts';
import { enterAs } from './people.ts';
import { trueAddress, comeRendered } from './rendered-visits.ts';
import { readBound, readTooMuch } from './route-reads.ts';
import { readIds, routeVisits, watchIdle, watchShifts } from './route-visits.ts';
import type { Opener, Shift } from './route-visits.ts';
import { watchReads } from './traffic.ts';

/** Maximum layout shift of a screen, including late content and scrolling. */
const most = 0.01;

/** Delays of the responses in ms, used in rotation: requests made at the same time finish one after the other. */
const delaysMs = { code: [0, 60, 120], other: [100, 350, 200, 500] };
/** Delays code, data and images separately. Returns a function that waits until the page is idle. */
async function slowDown(page: Page): Promise<() => Promise<void>> {
  let turn = 0;
  const untilIdle = watchIdle(page);
  await page.route(/^http/, async (route) => {
    const kind = route.request().resourceType();
    const delays = kind === 'script' ? delaysMs.code : delaysMs.other;
    const isEarly = /document|stylesheet|font/.test(kind);
    const delay = isEarly ? 0 : (delays[turn++ % delays.length] ?? 0);
    await new Promise((resolve) => setTimeout(resolve, delay));
    await route.fallback();
  });
  return untilIdle;
}

/** Scrolls to the end of the page, one screen at a time, and back. */
async function scrollThrough(page: Page, atRest: () => Promise<void>): Promise<void> {
  for (let screens = 0; screens < 4; screens++) {
    const isEnd = await page.evaluate(() => {
      const before = scrollY;
      scrollBy({ top: innerHeight * 0.8, behavior: 'instant' });
      return scrollY === before;
    });
    if (isEnd) break;
    await atRest();
  }
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** Jumps to the end of the page, and again each time the page grows. */
async function leapToEnd(page: Page, atRest: () => Promise<void>): Promise<void> {
  for (let leaps = 0; leaps < 2; leaps++) {
    await page.evaluate(() => {
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    });
    await atRest();
  }
}

/** Opens the content of a button, waits until it has loaded and closes it if possible. */
async function openAndClose(
  page: Page,
  opener: Opener,
  atRest: () => Promise<void>,
): Promise<void> {
  for (const name of [opener].flat()) {
    const button = page.locator('main').getByRole('button', { name }).filter({ visible: true });
    await button.first().click();
    await atRest();
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** @param since number of shifts that happened before the part under test */
async function expectNoShift(
  shiftsOf: () => Promise<Shift[]>,
  name: string,
  since = 0,
): Promise<void> {
  const shifts = (await shiftsOf()).slice(since);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  process.stdout.write(`    ${name}: layout shift ${total.toFixed(4)}\n`);
  const told = shifts.map(({ value, moved }) => [value.toFixed(4), ...moved].join('\n  '));
  expect(total, told.join('\n')).toBeLessThanOrEqual(most);
}

test.describe('late content causes no layout shift, and reads stay within the bound of the route, on', () => {
  for (const { route, visitor, address, openers, phoneOpeners } of routeVisits) {
    test(`${route} as ${visitor}`, async ({ page, city, firestoreHost, isMobile }) => {
      const ids = await readIds(city, firestoreHost);
      if (visitor !== 'visitante') await enterAs(page, `${visitor}@guiadailha.test`);
      const shiftsOf = await watchShifts(page);
      const reads = watchReads(page, firestoreHost);
      const atRest = await slowDown(page);
      await drawTiles(page);
      await page.goto(address(ids));
      await expect(page.locator('main h1').first()).toBeVisible();
      await atRest();
      await scrollThrough(page, atRest);
      for (const opener of isMobile ? [...openers, ...phoneOpeners] : openers)
        await openAndClose(page, opener, atRest);
      await expectNoShift(shiftsOf, `${route} as ${visitor}`);
      expect(readTooMuch(await reads(), readBound(route, visitor)), 'documents read').toEqual([]);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }
});

test.describe('the club band on the home page reserves its space', () => {
  const lookers = [
    ['a visitor', null, 'Conhecer o clube'],
    ['a user without a membership', 'membro@guiadailha.test', 'Conhecer o clube'],
    ['a member', 'socio@guiadailha.test', 'Mostrar carteirinha'],
  ] as const;
  const sizes = [
    ['a phone', { width: 390, height: 844 }],
    ['a desktop', { width: 1280, height: 800 }],
  ] as const;

  for (const [device, viewport] of sizes) {
    test.describe(`on ${device}`, () => {
      test.use({ viewport });

      for (const [who, email, link] of lookers) {
        test(`until the page knows that the user is ${who}`, async ({ page }) => {
          await comeRendered(page, '/');
          if (email) await enterAs(page, email);
          const shiftsOf = await watchShifts(page);
          const atRest = await slowDown(page);
          await page.goto('/');
          const band = page.getByRole('region', { name: 'Clube Guia da Ilha' });
          // Scrolls the band into view before its code has loaded.
          await band.evaluate((element) => {
            element.scrollIntoView({ block: 'center', behavior: 'instant' });
          });
          await atRest();
          await expect(band.getByRole('link', { name: link })).toBeInViewport();
          await expectNoShift(shiftsOf, `the band of the club as ${who} on ${device}`);
          await page.unrouteAll({ behavior: 'ignoreErrors' });
        });
      }
    });
  }
});

test.describe('no visible layout shift after a jump to the end of a place', () => {
  const sizes = [
    ['a phone', { width: 390, height: 844 }],
    ['a desktop', { width: 1280, height: 800 }],
  ] as const;
  const rail = (page: Page) => page.getByRole('region', { name: 'Lugares parecidos' });

  for (const [device, viewport] of sizes) {
    test.describe(`on ${device}`, () => {
      test.use({ viewport });

      test('rendered by the server', async ({ page, city }) => {
        const address = trueAddress(city, city.place('Ponte Hercílio Luz'));
        await comeRendered(page, address);
        const shiftsOf = await watchShifts(page);
        const atRest = await slowDown(page);
        await page.goto(address);
        await leapToEnd(page, atRest);
        await expect(rail(page)).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeInViewport();
        await expectNoShift(shiftsOf, `the end of a place on ${device}`);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });

      for (const place of ['Ponte Hercílio Luz', 'Remo ao Amanhecer na Lagoa']) {
        test(`opened from a list: ${place}`, async ({ page, city }) => {
          const { title } = city.place(place);
          const shiftsOf = await watchShifts(page);
          const atRest = await slowDown(page);
          await page.goto('/places/passeios');
          await atRest();
          await page.getByRole('link', { name: title, exact: true }).click();
          await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
          // Earlier shifts are tested elsewhere: the header of a list is higher on a phone.
          const { length: before } = await shiftsOf();
          await leapToEnd(page, atRest);
          await expect(page.getByRole('contentinfo')).toBeInViewport();
          await expectNoShift(shiftsOf, `the end of ${title} from a list on ${device}`, before);
          await page.unrouteAll({ behavior: 'ignoreErrors' });
        });
      }
    });
  }
});
