import type { ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { applyWorkerSwitch } from '#server/site/worker-withdrawal.ts';
import { expect } from './fixtures.ts';
import { isKept, noNetwork, test, waitForWorker, waitUntilKept } from './offline-steps.ts';
import { trueAddress, waitUntilRendered } from './rendered-visits.ts';
import type { SiteFront } from './site-front.ts';

const cuts = [
  ['the network is cut', (page: Page) => page.context().setOffline(true)],
  [
    'the server is unreachable',
    (_: Page, front: SiteFront) => {
      front.target = null;
      return Promise.resolve();
    },
  ],
] as const;

for (const [what, cut] of cuts) {
  test(`${what}: the guide opens, searches and shows a place that was visited`, async ({
    page,
    watch,
    front,
    city,
    request,
  }) => {
    watch.allow(noNetwork);
    const place = city.place('Praia Mole');
    await waitUntilRendered(request, trueAddress(city, place));
    await page.goto(`${front.url}/places/praias`);
    await waitForWorker(page);
    // Opens the place by client-side navigation, without a page request to the server.
    await page.getByRole('link', { name: place.title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: place.title })).toBeVisible();
    await waitUntilKept(page);
    const picture = page.getByRole('main').getByRole('img').first();
    const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);

    await cut(page, front);
    await page.goto(`${front.url}/`);
    await expect(page.getByRole('heading', { name: 'Destaques da Semana' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Sem conexão.' })).toContainText(
      'A busca, os lugares que você já abriu, seus favoritos e a carteirinha continuam aqui.',
    );
    await page.getByRole('button', { name: 'Entendi' }).click();
    await page.getByRole('navigation').getByRole('link', { name: 'Buscar', exact: true }).click();
    await page.getByRole('searchbox').fill('praia mole');
    await page.getByRole('main').getByRole('link', { name: place.title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: place.title })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(place.description.slice(0, 60));
    await expect.poll(width).toBeGreaterThan(0);
  });
}

const unrendered = [
  ['answers 503', (answer: ServerResponse) => answer.writeHead(503).end()],
  ['never answers', () => undefined],
] as const;

for (const [what, reply] of unrendered) {
  test(`a place opened in the app is available offline, although the server ${what} for its page`, async ({
    page,
    watch,
    front,
    city,
  }) => {
    watch.allow(noNetwork);
    const place = city.place('Praia Mole');
    await page.goto(`${front.url}/places/praias`);
    await waitForWorker(page);
    const address = trueAddress(city, place);
    front.instead = (path, answer) => {
      if (path !== address) return false;
      reply(answer);
      return true;
    };
    await page.getByRole('link', { name: place.title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: place.title })).toBeVisible();
    await waitUntilKept(page);

    await page.context().setOffline(true);
    await page.goto(front.url + address);
    await expect(page.getByRole('heading', { level: 1, name: place.title })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(place.description.slice(0, 60));
    await expect(page.getByRole('status').filter({ hasText: 'Sem conexão.' })).toContainText(
      'os lugares que você já abriu',
    );
    await page.goto(`${front.url}/search?q=praia+mole`);
    // Links open cached pages once the app has detected that it is offline.
    await expect(page.getByRole('status').filter({ hasText: 'Sem conexão.' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: place.title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: place.title })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(place.description.slice(0, 60));
  });
}

const keptMark = (page: Page) => page.locator('html').getAttribute('data-kept');

test('on a slow network, a visited page comes from the cache, and a late response is cached for the next visit', async ({
  page,
  front,
  request,
}) => {
  await waitUntilRendered(request, '/categories');
  await page.goto(`${front.url}/categories`);
  await waitForWorker(page);
  await waitUntilKept(page);
  let answer = () => undefined as void;
  front.held = new Promise((resolve) => (answer = resolve));
  await page.reload();
  expect(await keptMark(page)).toMatch(/^20\d\d-/);
  await expect(page.getByRole('heading', { level: 1, name: 'Categorias' })).toBeVisible();
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete('/categories');
  });
  answer();
  await waitUntilKept(page);
});

test('the page of a captive portal is shown and never cached', async ({
  page,
  watch,
  front,
  request,
}) => {
  watch.allow(/status of 503/);
  await waitUntilRendered(request, '/categories');
  await page.goto(`${front.url}/categories`);
  await waitForWorker(page);
  await waitUntilKept(page);
  front.instead = (_, answer) => {
    answer.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Wi-Fi da pousada</h1>');
    return true;
  };
  await page.goto(`${front.url}/categories`);
  await expect(page.getByRole('heading', { name: 'Wi-Fi da pousada' })).toBeVisible();
  front.instead = (_, answer) => {
    answer.writeHead(503, { 'Content-Type': 'text/html' }).end('<h1>Volto já</h1>');
    return true;
  };
  await page.goto(`${front.url}/categories`);
  await expect(page.getByRole('heading', { level: 1, name: 'Categorias' })).toBeVisible();
  expect(await keptMark(page)).toMatch(/^20\d\d-/);
});

test('an unvisited category shows one error for its places, and a screen without cached code explains why it fails', async ({
  page,
  watch,
  front,
}) => {
  watch.allow(noNetwork);
  await page.goto(`${front.url}/categories`);
  await waitForWorker(page);
  await page.context().setOffline(true);
  const terms = page.getByRole('contentinfo').getByRole('link', { name: 'Termos de uso' });
  await expect(page.getByRole('status').filter({ hasText: 'Sem conexão.' })).toBeVisible();
  // The message does not cover the end of the page.
  await terms.click({ trial: true });
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Praias/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Praias em / })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(/Não foi possível carregar os lugares/);
  await page.getByRole('button', { name: 'Aberto agora' }).click();
  // The results move the footer, so they must be complete before the click on its link.
  const found = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /encontrado/ });
  await expect(found).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').last()).toBeVisible();
  // The search uses the cached data of all places; the places of this category were not cached separately.
  await expect(page.getByRole('alert').filter({ hasText: 'os lugares' })).toHaveCount(0);

  // The code of this screen was never fetched.
  await terms.click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Não foi possível abrir esta página' }),
  ).toBeVisible();
  await expect(page.getByText('Você está sem conexão. Esta página abre')).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Termos/ })).toBeVisible();
});

test('a page that was never visited shows an error and links to other pages', async ({
  page,
  watch,
  front,
  city,
}) => {
  watch.allow(noNetwork);
  await page.goto(`${front.url}/categories`);
  await waitForWorker(page);
  await page.context().setOffline(true);
  await page.goto(front.url + trueAddress(city, city.place('Praia Mole')));
  await expect(
    page.getByRole('heading', { level: 1, name: 'Erro ao carregar detalhes do local' }),
  ).toBeVisible();
  await expect(page.getByText('Verifique sua conexão e tente novamente.')).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Praia Mole' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Sem conexão.' })).toHaveCount(0);
});

test('a worker that was killed restarts when it is needed', async ({
  page,
  watch,
  front,
  request,
}) => {
  watch.allow(noNetwork);
  await waitUntilRendered(request, '/categories');
  await page.goto(`${front.url}/categories`);
  await waitForWorker(page);
  await waitUntilKept(page);
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  front.target = null;
  await page.goto(`${front.url}/categories`);
  await expect(page.getByRole('heading', { level: 1, name: 'Categorias' })).toBeVisible();
});

test('a withdrawn worker removes its caches and unregisters', async ({ page, front }) => {
  await page.goto(`${front.url}/categories`);
  await waitForWorker(page);
  const withdrawn = applyWorkerSwitch(new Map(), 'off').get('/sw.js')?.body;
  front.instead = (path, answer) => {
    if (path !== '/sw.js') return false;
    const headers = { 'Content-Type': withdrawn?.contentType, 'Cache-Control': 'no-cache' };
    answer.writeHead(200, headers).end(withdrawn?.forms.identity);
    return true;
  };
  await page.reload();
  await expect
    .poll(() =>
      page.evaluate(async () => ({
        caches: await caches.keys(),
        workers: (await navigator.serviceWorker.getRegistrations()).length,
      })),
    )
    .toEqual({ caches: [], workers: 0 });
  await page.goto(`${front.url}/categories`);
  await expect(page.getByRole('heading', { level: 1, name: 'Categorias' })).toBeVisible();
  expect(await isKept(page, '/categories')).toBe(false);
});
