import type { Page } from '@playwright/test';
import { codeFile } from './code-file.ts';
import { comeAsShell, drawTiles, expect, test } from './fixtures.ts';
import { highlightTitles } from './home-page.ts';

/** Messages that the browser and the Firestore library log when a request fails. */
const failedRequest = /Failed to load resource|RPC_ERROR/;

async function cutOff(page: Page, firestoreHost: string): Promise<() => Promise<void>> {
  const everything = `http://${firestoreHost}/**`;
  await page.route(everything, (route) => route.abort());
  return () => page.unroute(everything);
}

test.describe('an unknown category', () => {
  for (const slug of ['nao-existe', '__proto__', 'constructor', '%F0%9F%8C%8A']) {
    test(`/places/${slug} shows an explanation and links to other pages`, async ({
      page,
      watch,
    }) => {
      watch.allow(/status of 404/);
      await page.goto(`/places/${slug}`);
      await expect(
        page.getByRole('heading', { level: 1, name: 'Categoria não encontrada' }),
      ).toBeVisible();
      await page.getByRole('link', { name: 'Ver todas as categorias' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Categorias' })).toBeVisible();
    });
  }
});

test('a category slug in capitals opens the category', async ({ page }) => {
  await page.goto('/places/BARES');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Bares em Florianópolis' }),
  ).toBeVisible();
});

test.describe('an unknown place', () => {
  const ids = [
    ['an unknown id', 'abcdefghij0123456789-lugar'],
    ['dots and a slash', '..%2f..%2fusers'],
    ['an emoji', '%F0%9F%8C%8A-onda'],
    ['2,000 characters', 'a'.repeat(2000)],
    ['__proto__', '__proto__'],
    ['a reserved name of Firestore', '__id7__'],
    ['a percent sign', '100%25'],
    ['only a dot', '%2e%2e-x'],
  ] as const;
  for (const [what, id] of ids) {
    test(`with ${what} is not found`, async ({ page, watch }) => {
      watch.allow(/status of 4(?:00|03|04|14)/);
      await page.goto(`/places/bares/${id}`);
      await expect(
        page.getByRole('heading', { level: 1, name: 'Local não encontrado' }),
      ).toBeVisible();
      await expect(page.getByText('O local solicitado não existe ou foi removido.')).toBeVisible();
      await page.getByRole('link', { name: 'Ver categorias' }).click();
      await expect(page).toHaveURL('/categories');
    });
  }

  test('with nothing before the hyphen has no id', async ({ page, watch }) => {
    watch.allow(/status of 404/);
    await page.goto('/places/bares/-bar-da-ponte');
    await expect(
      page.getByRole('heading', { level: 1, name: 'ID do local não encontrado' }),
    ).toBeVisible();
  });

  test('that is inactive looks like a missing one', async ({ page, watch, city }) => {
    watch.allow(/status of 40[34]|RPC_ERROR/);
    const { id, title, description } = city.place('Bar Baía Norte');
    await page.goto(`/places/bares/${id}-bar-baia-norte`);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Local não encontrado' }),
    ).toBeVisible();
    await expect(page.getByText('O local solicitado não existe ou foi removido.')).toBeVisible();
    await expect(page).toHaveTitle('Local não encontrado · Guia da Ilha');
    expect(await page.content()).not.toContain(title);
    expect(await page.content()).not.toContain(description.slice(0, 40));
  });
});

test.describe('the database is unavailable', () => {
  const screens = [
    ['/', 'Não foi possível carregar os destaques', 'Ponte Hercílio Luz|Café'],
    ['/categories', 'Não foi possível carregar as categorias', 'Restaurantes'],
    ['/places/praias', 'Não foi possível carregar a categoria', 'Praia Mole'],
  ] as const;
  for (const [address, sentence, content] of screens) {
    test(`from the start on ${address}: an error message, and "Tentar novamente" recovers`, async ({
      page,
      watch,
      firestoreHost,
    }) => {
      watch.allow(failedRequest);
      await comeAsShell(page);
      const restore = await cutOff(page, firestoreHost);
      await page.goto(address);
      const alert = page.getByRole('alert').filter({ hasText: sentence });
      await expect(alert).toBeVisible();
      await expect(alert.getByText('Verifique sua conexão e tente novamente.')).toBeVisible();
      await restore();
      await alert.getByRole('button', { name: 'Tentar novamente' }).click();
      await expect(alert).toHaveCount(0);
      await expect(page.getByRole('main').getByText(new RegExp(content)).first()).toBeVisible();
    });
  }

  test('from the start on a place: an error message, and "Tentar novamente" recovers', async ({
    page,
    watch,
    firestoreHost,
    city,
  }) => {
    watch.allow(failedRequest);
    await comeAsShell(page);
    const restore = await cutOff(page, firestoreHost);
    await page.goto(`/places/praias/${city.place('Praia Mole').id}`);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Erro ao carregar detalhes do local' }),
    ).toBeVisible();
    await restore();
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Praia Mole' })).toBeVisible();
  });

  test('later: loaded content stays, and the next page shows an error and recovers', async ({
    page,
    watch,
    firestoreHost,
    city,
  }) => {
    watch.allow(failedRequest);
    await page.goto('/places/praias');
    const link = page.getByRole('link', { name: 'Praia Mole', exact: true });
    await expect(link).toBeVisible();
    const restore = await cutOff(page, firestoreHost);
    await link.click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Erro ao carregar detalhes do local' }),
    ).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(
      city.placesOf('Praias').length,
    );
    await link.click();
    await expect(page.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
    await restore();
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Praia Mole' })).toBeVisible();
  });

  test('for the reviews only: the place stays, and the reviews can be retried', async ({
    page,
    watch,
    firestoreHost,
    city,
  }) => {
    watch.allow(failedRequest);
    const queries = `http://${firestoreHost}/**:runQuery*`;
    const { id, title } = city.place('Praia Mole');
    await page.route(queries, async (route) => {
      const isReviews = route.request().postData()?.includes('"reviews"') ?? false;
      await (isReviews ? route.abort() : route.continue());
    });
    await comeAsShell(page);
    await page.goto(`/places/praias/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const alert = page
      .getByRole('alert')
      .filter({ hasText: 'Não foi possível carregar as avaliações' });
    await expect(alert).toBeVisible();
    await page.unroute(queries);
    await alert.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });

  test('and so is the server: the search shows an error and recovers', async ({
    page,
    watch,
    firestoreHost,
  }) => {
    watch.allow(failedRequest);
    await page.route('**/api/places/index*', (route) => route.abort());
    const restore = await cutOff(page, firestoreHost);
    await page.goto('/search?q=praia');
    const alert = page.getByRole('alert').filter({ hasText: 'Não foi possível buscar lugares' });
    await expect(alert).toBeVisible({ timeout: 20_000 });
    await restore();
    await page.unroute('**/api/places/index*');
    await alert.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Praia Mole' })).toBeVisible();
  });
});

test('images that fail to load are replaced by the drawing', async ({ page, watch }) => {
  watch.allow(/Failed to load resource/);
  await page.route('**/uploads/**', (route) => route.abort());
  const drawing = page.waitForResponse(/\/placeholder\.svg/);
  await page.goto('/');
  await expect(highlightTitles(page)).toHaveCount(6);
  expect((await drawing).ok()).toBe(true);
});

test('a map whose tiles fail to load shows an error and can be retried', async ({
  page,
  watch,
  city,
}) => {
  watch.allow(/Failed to load resource/);
  await drawTiles(page);
  const tiles = /tile\.openstreetmap\.org/;
  await page.route(tiles, (route) => route.abort());
  const { id, title } = city.place('Praia Mole');
  await page.goto(`/places/praias/${id}`);
  await page.getByRole('button', { name: 'Ver mapa' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'O mapa não carregou' });
  await expect(alert).toBeVisible();
  await page.unroute(tiles);
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('application', { name: `Mapa de ${title}` })).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test.describe('code that a deploy has replaced', () => {
  test('of a screen: an error message, and a reload fixes it', async ({ page, watch }) => {
    watch.allow(/Failed to load resource|CodeLoadError/);
    const screen = await codeFile('src/features/search/screens/search-screen.tsx');
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Destaques da Semana' })).toBeVisible();
    await page.route(screen, (route) => route.fulfill({ status: 404, body: 'gone' }));
    await page.getByRole('navigation').getByRole('link', { name: 'Buscar', exact: true }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Não foi possível abrir esta página' }),
    ).toBeVisible();
    await expect(
      page.getByText(
        'A conexão caiu ou o guia acaba de ser atualizado. Recarregue para continuar.',
      ),
    ).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await page.unroute(screen);
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Buscar' })).toBeVisible();
  });

  test('of the database: the start page shows an error, and a retry fixes it', async ({
    page,
    watch,
  }) => {
    watch.allow(/Failed to load resource|Failed to fetch dynamically imported module/);
    await comeAsShell(page);
    const sdk = await codeFile('src/platform/firestore/firestore-sdk.ts');
    await page.route(sdk, (route) => route.fulfill({ status: 404, body: 'gone' }));
    await page.goto('/');
    await expect(
      page.getByRole('heading', { level: 1, name: 'O guia não está respondendo agora' }),
    ).toBeVisible();
    await page.unroute(sdk);
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(page.getByRole('heading', { name: 'Destaques da Semana' })).toBeVisible();
  });

  test('of the map: an error message replaces the map, and the page stays', async ({
    page,
    watch,
    city,
  }) => {
    watch.allow(/Failed to load resource|Failed to fetch dynamically imported module/);
    const map = await codeFile('src/features/map/components/place-map/leaflet-map.tsx');
    await page.route(map, (route) => route.fulfill({ status: 404, body: 'gone' }));
    await page.goto(`/places/praias/${city.place('Praia Mole').id}`);
    await page.getByRole('button', { name: 'Ver mapa' }).click();
    await expect(
      page.getByText('Esta parte do guia não carregou. Verifique sua conexão'),
    ).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Praia Mole' })).toBeVisible();
  });
});

test.describe('a clock in another time zone', () => {
  for (const timezoneId of ['Asia/Tokyo', 'America/Los_Angeles']) {
    test.describe(timezoneId, () => {
      test.use({ timezoneId });

      test('opening hours and the greeting use the time of Florianópolis', async ({
        page,
        city,
      }) => {
        await page.clock.setFixedTime(new Date('2026-11-25T20:00:00-03:00'));
        await page.goto(`/places/bares/${city.place('Boteco do Siri Mole').id}`);
        await expect(
          page.getByText('Aberto · fecha 00:00', { exact: true }).filter({ visible: true }),
        ).toHaveCount(1);
        await expect(page.locator('summary').filter({ hasText: '· hoje' })).toContainText(
          'Quarta · hoje 17:00–00:00',
        );
        await page.goto('/');
        await expect(page.getByText('Boa noite', { exact: true })).toBeVisible();
      });
    });
  }
});

test.describe('a geolocation failure', () => {
  const failures = [
    ['in time', 3, 'Sua localização demorou para responder. Tente novamente ou escolha um bairro.'],
    [
      'at all',
      2,
      'Não conseguimos descobrir onde você está. Tente novamente ou escolha um bairro.',
    ],
  ] as const;
  for (const [what, code, sentence] of failures) {
    test(`${what} shows a message, and neighbourhoods are offered`, async ({ page }) => {
      // Returns the browser's own error immediately instead of after ten seconds.
      await page.addInitScript((failure) => {
        const error = { code: failure, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 };
        navigator.geolocation.getCurrentPosition = (_found, failed) => {
          failed?.({ ...error, message: '' } as GeolocationPositionError);
        };
      }, code);
      await page.goto('/search');
      await page.getByRole('button', { name: 'Próximo a mim' }).click();
      await expect(page.getByRole('alert')).toContainText(sentence);
      await expect(page.getByRole('list', { name: 'Bairros' }).getByRole('link')).toHaveCount(12);
      await expect(page.getByRole('button', { name: 'Próximo a mim' })).toBeEnabled();
    });
  }
});
