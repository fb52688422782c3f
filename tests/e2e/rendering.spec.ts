import type { Page } from '@playwright/test';
import { addPayloadAge } from '#shared/page-payload.ts';
import { hourMs } from '#shared/time-units.ts';
import { bestSix } from './city.ts';
import { expect, test } from './fixtures.ts';
import { enterAs } from './people.ts';
import {
  comeRendered,
  fetchRendered,
  recordRendered,
  renderedThatStay,
  renderedVisits,
  seenPlace,
  trueAddress,
  waitUntilHydrated,
} from './rendered-visits.ts';
import { watchShifts } from './route-visits.ts';

/** Maximum layout shift of a page, including late content. */
const mostShift = 0.01;

interface Device {
  name: string;
  viewport: { width: number; height: number };
  timezoneId?: string;
  /** Sets the clock, the theme or the user before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  /** True if the clock is ahead of the server's, on the same evening. */
  isLater?: boolean;
  /** E-mail of the signed-in user. */
  email?: string;
}

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

function chooseTheme(page: Page) {
  return page.addInitScript(() => {
    localStorage.setItem('guia:theme', 'dark');
  });
}

const devices: Device[] = [
  { name: 'a phone', viewport: phone },
  {
    name: 'a desktop in Tokyo whose clock is an hour ahead',
    viewport: desktop,
    timezoneId: 'Asia/Tokyo',
    prepare: (page) => page.clock.setSystemTime(Date.now() + hourMs),
    isLater: true,
  },
  {
    name: 'a phone in the last seconds of a day, with a theme chosen',
    viewport: phone,
    prepare: async (page) => {
      await chooseTheme(page);
      await page.clock.setSystemTime(new Date('2026-12-01T23:59:57-03:00'));
    },
  },
  { name: 'the desktop of a member', viewport: desktop, email: 'membro@guiadailha.test' },
  {
    name: 'the phone of a club member with a theme chosen',
    viewport: phone,
    email: 'socio@guiadailha.test',
    prepare: chooseTheme,
  },
];

/** Records the server-rendered elements. The returned function reports which of them are still in the document. */
async function watchHydration(
  page: Page,
  isLater = false,
): Promise<() => Promise<{ kept: number; gone: string[] }>> {
  // With a clock ahead of the server's, ended events leave this rail.
  await page.addInitScript(recordRendered, isLater ? 'Hoje e neste fim de semana' : null);
  return () => page.evaluate(renderedThatStay);
}

/**
 * Delays the code until after the first paint, as on a phone: on a fast machine the code may run before it, and shifts
 * before the first paint are not counted.
 */
async function codeAfterPaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Uses an observer, because a page with a simulated clock has no performance entries.
    const painted = new PerformanceObserver(() => Object.assign(window, { isPainted: true }));
    painted.observe({ type: 'paint', buffered: true });
  });
  await page.route('**/assets/*.js', async (route) => {
    await page.waitForFunction(() => 'isPainted' in window);
    await route.continue();
  });
}

/** Opens a rendered page and waits until it is hydrated and the network is idle. */
async function openAndSettle(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('main h1').first()).toBeVisible();
  await waitUntilHydrated(page);
  await page.waitForLoadState('networkidle');
}

for (const { name, viewport, timezoneId, prepare, email, isLater = false } of devices) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport, ...(timezoneId !== undefined && { timezoneId }) });

    test('hydration keeps every server-rendered page as it is, without layout shift', async ({
      page,
      city,
    }) => {
      // Visits each route once, each time until network idle, so the test is slow.
      test.slow();
      if (email !== undefined) await enterAs(page, email);
      const hydration = await watchHydration(page, isLater);
      const shiftsOf = await watchShifts(page);
      await prepare?.(page);
      await codeAfterPaint(page);
      for (const { route, address } of renderedVisits) {
        await test.step(route, async () => {
          await comeRendered(page, address(city));
          await openAndSettle(page, address(city));
          const { kept, gone } = await hydration();
          expect(gone, `elements of ${route} rendered again`).toEqual([]);
          expect(kept, route).toBeGreaterThanOrEqual(5);
          await expect(page.locator('html')).not.toHaveAttribute('data-stored');
          if (email !== undefined) {
            await expect(page.getByRole('link', { name: /^Minha conta: / })).toBeVisible();
          }
          const shifts = await shiftsOf();
          const moved = shifts.map(({ value, moved: what }) => [value, ...what].join('\n  '));
          const total = shifts.reduce((sum, { value }) => sum + value, 0);
          expect(total, `${route}\n${moved.join('\n')}`).toBeLessThanOrEqual(mostShift);
        });
      }
      // Code that the last page still loads would wait for the closed page.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      // fixtures.ts checks console errors and CSP violations at the end of every test.
    });
  });
}

test('stored preferences are hidden until they can be shown correctly', async ({ page, watch }) => {
  watch.allow(/Failed to load resource/);
  await comeRendered(page, '/subscription');
  // Blocks the code, so that the page stays as the server rendered it.
  await page.route('**/assets/*.js', (route) => route.abort());
  const account = page.getByText('Entrar', { exact: true });
  const theme = page.getByText('Tema: Sistema');
  const plans = page.getByRole('heading', { name: 'Mensal' });
  await page.goto('/subscription');
  for (const part of [account, theme, plans]) await expect(part).toBeVisible();

  await page.evaluate(() => {
    localStorage.setItem('guia:theme', 'dark');
  });
  await page.reload();
  await expect(account).toBeVisible();
  await expect(theme).toBeHidden();

  await page.evaluate(() => {
    localStorage.clear();
    localStorage.setItem('guia:session', '{"name":"Ana"}');
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const part of [account, theme, plans]) await expect(part).toBeHidden();
});

test.describe('after a deploy has replaced the code', () => {
  test.beforeEach(async ({ page, watch }) => {
    watch.allow(/Failed to load resource|dynamically imported module|Code failed to load/);
    await comeRendered(page, '/');
  });
  const withoutCode = (page: Page) =>
    page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: '' }));

  test('a page with the old code is readable, and its links work', async ({ page, city }) => {
    const [best = city.place(seenPlace)] = bestSix(city.places);
    await comeRendered(page, trueAddress(city, best));
    await withoutCode(page);
    await page.goto('/');
    await page.getByRole('link', { name: best.title, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: best.title })).toBeVisible();
  });

  test('an open page shows an error at the next tap, and a reload fixes it', async ({
    page,
    city,
  }) => {
    const [best = city.place(seenPlace)] = bestSix(city.places);
    await openAndSettle(page, '/');
    await withoutCode(page);
    await page.getByRole('link', { name: best.title, exact: true }).first().click();
    await expect(page.getByRole('alert')).toContainText('o guia acaba de ser atualizado');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(page.getByRole('heading', { level: 1, name: best.title })).toBeVisible();
  });
});

for (const [what, files] of [
  ['its first file', '**/assets/*.js'],
  ['the file after it', '**/assets/first-load-*.js'],
] as const) {
  test(`a page that is not rendered shows an error if ${what} does not load, and a reload fixes it`, async ({
    page,
    watch,
  }) => {
    watch.allow(/Failed to load resource|dynamically imported module/);
    await page.route(files, (route) => route.abort());
    await page.goto('/search?q=praia');
    await expect(page.getByRole('status')).toHaveText('Não foi possível iniciar o aplicativo');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  });
}

test('the rendered page stays as it is while old data are read again', async ({
  page,
  city,
  firestoreHost,
}) => {
  const address = trueAddress(city, city.place(seenPlace));
  await page.route(
    ({ pathname }) => pathname === address,
    async (route) => {
      const response = await fetchRendered(() => route.fetch(), address);
      await route.fulfill({ response, body: addPayloadAge(await response.text(), hourMs) });
    },
  );
  const hydration = await watchHydration(page);
  const placeRead = page.waitForRequest((request) => {
    const { host, pathname } = new URL(request.url());
    return host === firestoreHost && pathname.endsWith(':batchGet');
  });
  await openAndSettle(page, address);
  await placeRead;
  const { kept, gone } = await hydration();
  expect(gone).toEqual([]);
  expect(kept).toBeGreaterThanOrEqual(5);
});

test('a hydration mismatch is reported', async ({ page, watch }) => {
  // Proves that the tests above can fail.
  watch.allow(/Minified React error #418/);
  await page.route('/', async (route) => {
    const answer = await fetchRendered(() => route.fetch(), '/');
    const body = (await answer.text()).replaceAll('Destaques da Semana', 'Destaques do dia');
    await route.fulfill({ response: answer, body });
  });
  const hydration = await watchHydration(page);
  await openAndSettle(page, '/');
  await expect(page.getByRole('heading', { name: 'Destaques da Semana' })).toBeVisible();
  await expect.poll(() => watch.consoleErrors).toContainEqual(expect.stringContaining('#418'));
  expect(((await hydration()) as { gone: string[] }).gone).not.toEqual([]);
});

test.describe('a page that is loaded again', () => {
  const leftAt = 300;
  const scrolls = [
    ['returns to the previous scroll position', null, leftAt],
    ['keeps a scroll position that the visitor sets before the code runs', 700, 700],
  ] as const;

  for (const [title, scrolledTo, endsAt] of scrolls) {
    test(title, async ({ page, city }) => {
      const address = trueAddress(city, city.place(seenPlace));
      await comeRendered(page, address);
      await openAndSettle(page, address);
      const scrollY = () => page.evaluate(() => window.scrollY);
      const scrollTo = (top: number) =>
        page.evaluate((y) => {
          window.scrollTo({ top: y, behavior: 'instant' });
        }, top);
      await scrollTo(leftAt);
      await expect
        .poll(() => page.evaluate(() => sessionStorage.getItem('guia:scroll')))
        .toContain(`${leftAt}]`);

      let runCode: () => void = () => undefined;
      const mayRun = new Promise<void>((resolve) => (runCode = resolve));
      await page.route('**/assets/*.js', async (route) => {
        await mayRun;
        await route.continue();
      });
      await page.reload({ waitUntil: 'commit' });
      await expect(page.locator('main h1')).toBeVisible();
      expect(await scrollY()).toBe(0);
      if (scrolledTo !== null) await scrollTo(scrolledTo);
      runCode();
      await waitUntilHydrated(page);
      await page.waitForLoadState('networkidle');
      expect(await scrollY()).toBe(endsAt);
    });
  }
});
