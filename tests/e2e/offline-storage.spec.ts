import type { ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { isKept, noNetwork, test, waitForWorker, waitUntilKept } from './offline-steps.ts';
import { trueAddress, waitUntilRendered } from './rendered-visits.ts';

/** Messages that a browser may log when storage is full or a worker was stopped. */
const noRoom = /Quota|quota|Failed to load resource|ServiceWorker/;

test('with all storage blocked, the guide opens, searches and allows sign-in', async ({
  page,
  front,
  city,
}) => {
  await page.addInitScript(() => {
    for (const name of ['caches', 'indexedDB', 'localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    }
    navigator.serviceWorker.register = () =>
      Promise.reject(new DOMException('refused', 'SecurityError'));
  });
  await page.goto(front.url);
  await expect(page.getByRole('heading', { name: 'Destaques da Semana' })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Buscar', exact: true }).click();
  await page.getByRole('searchbox').fill('praia mole');
  const place = city.place('Praia Mole');
  await page.getByRole('main').getByRole('link', { name: place.title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: place.title })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Perfil', exact: true }).click();
  await page.getByLabel('E-mail', { exact: true }).fill('membro@guiadailha.test');
  await page.getByLabel('Senha', { exact: true }).fill('ilha1234');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Perfil' })).toBeVisible();
});

test('with storage full, nothing is cached and all pages open', async ({
  page,
  watch,
  front,
  city,
  request,
}) => {
  watch.allow(noRoom);
  const place = trueAddress(city, city.place('Praia Mole'));
  await waitUntilRendered(request, place);
  await page.goto(`${front.url}/categories`);
  await waitForWorker(page);
  await waitUntilKept(page);
  await leaveRoom(page, front.url, 0);
  expect(await hasRoom(page)).toBe(false);
  await page.goto(front.url + place);
  await expect(page.getByRole('heading', { level: 1, name: 'Praia Mole' })).toBeVisible();
  const picture = page.getByRole('main').getByRole('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await isKept(page, place)).toBe(false);
  // Earlier cache entries are still there. The quota is lifted again.
  expect(await isKept(page, '/categories')).toBe(true);
  await leaveRoom(page, front.url, null);
  expect(await hasRoom(page)).toBe(true);
  await page.reload();
  await waitUntilKept(page);
});

test('with storage full from the start, the worker is installed only once there is space', async ({
  page,
  watch,
  front,
}) => {
  watch.allow(noRoom);
  await page.addInitScript(() => {
    const register = navigator.serviceWorker.register.bind(navigator.serviceWorker);
    navigator.serviceWorker.register = async (...asked) => {
      const registration = await register(...asked);
      const { installing } = registration;
      installing?.addEventListener('statechange', () => {
        document.documentElement.dataset['worker'] = installing.state;
      });
      return registration;
    };
  });
  await leaveRoom(page, front.url, 100_000);
  await page.goto(front.url);
  await expect(page.locator('html')).toHaveAttribute('data-worker', 'redundant', {
    timeout: 60_000,
  });
  await page.getByRole('navigation').getByRole('link', { name: 'Buscar', exact: true }).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await leaveRoom(page, front.url, null);
  await page.goto(front.url);
  await waitForWorker(page);
});

test('a worker that was killed while fetching its files starts again and completes the precache', async ({
  page,
  watch,
  front,
}) => {
  watch.allow(noNetwork);
  watch.allow(noRoom);
  let hasBegun = false;
  let fetched = 0;
  let held: ServerResponse | null = null;
  front.instead = (path, answer) => {
    hasBegun ||= path.startsWith('/app-shell');
    if (!hasBegun || !path.startsWith('/assets/')) return false;
    fetched += 1;
    if (fetched !== 10) return false;
    held = answer;
    return true;
  };
  await page.goto(front.url);
  await expect.poll(() => held !== null, { timeout: 60_000 }).toBe(true);
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  front.instead = null;
  await page.reload();
  await waitForWorker(page);
  front.target = null;
  await page.goto(`${front.url}/favorites`);
  await expect(page.getByRole('status').filter({ hasText: 'Sem conexão.' })).toBeVisible();
});

/** Limits the storage of an origin to its current use plus some bytes; null removes the limit. */
async function leaveRoom(page: Page, url: string, bytes: number | null): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(url);
  const { usage } = await session.send('Storage.getUsageAndQuota', { origin });
  await session.send(
    'Storage.overrideQuotaForOrigin',
    bytes === null ? { origin } : { origin, quotaSize: usage + bytes },
  );
}

/** Returns true if the page can store data. */
async function hasRoom(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const cache = await caches.open('proof');
    try {
      await cache.put('/proof', new Response('some text'));
      return true;
    } catch {
      return false;
    } finally {
      await caches.delete('proof');
    }
  });
}
