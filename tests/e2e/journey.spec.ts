import { expectAccessible } from './axe.ts';
import { bestSix } from './city.ts';
import { comeAsShell, expect, test } from './fixtures.ts';
import { waitUntilLinkHydrated } from './rendered-visits.ts';

test.describe('startup', () => {
  test('the startup message is in the HTML of a page that is not rendered, before any script runs', async ({
    request,
  }) => {
    const page = await (await request.get('/login')).text();
    expect(page).toContain('Inicializando Guia da Ilha...');
    expect(page).toMatch(/<html[^>]+lang="pt-BR"/);
  });

  test('the message shows until the code has loaded, then the home page', async ({ page }) => {
    await comeAsShell(page);
    let letThrough = (): void => undefined;
    const gate = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    const message = page.getByText('Inicializando Guia da Ilha...');
    await expect(message).toBeVisible();
    letThrough();
    await expect(page.getByRole('heading', { name: 'Destaques da Semana' })).toBeVisible();
    await expect(message).toHaveCount(0);
  });
});

test.describe('the home page', () => {
  const greetings = [
    ['09:00', 'Bom dia'],
    ['15:00', 'Boa tarde'],
    ['20:00', 'Boa noite'],
  ] as const;
  for (const [time, greeting] of greetings) {
    test(`greets with "${greeting}" at ${time}`, async ({ page }) => {
      await page.clock.setFixedTime(new Date(`2026-11-25T${time}:00-03:00`));
      await page.goto('/');
      await expect(page.getByText(greeting, { exact: true })).toBeVisible();
    });
  }

  test('lists the categories in order and links to one', async ({ page, city }) => {
    await page.goto('/');
    const strip = page.getByRole('region', { name: 'Categorias' });
    await expect(strip.getByRole('link')).toHaveText([
      'Monte seu dia',
      ...city.categories.map(({ name }) => name),
    ]);
    await strip.getByRole('link', { name: 'Praias' }).click();
    await expect(page).toHaveURL('/places/praias');
    await expect(page).toHaveTitle('Praias em Florianópolis · Guia da Ilha');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Praias em Florianópolis' }),
    ).toBeVisible();
  });

  test('shows the six best-rated active places, best first', async ({ page, city }) => {
    await page.goto('/');
    const highlights = page.getByRole('region', { name: 'Destaques da Semana' });
    await expect(highlights.getByRole('heading', { level: 3 })).toHaveText(
      bestSix(city.places).map(({ title }) => title),
    );
  });
});

test.describe('the places of a category', () => {
  for (const name of ['Bares', 'Baladas', 'Eventos']) {
    test(`${name} lists the active places, newest first`, async ({ page, city }) => {
      const slug = name.toLowerCase();
      const expected = city.placesOf(name).map(({ title }) => title);
      const closed = city.places.filter(
        ({ isActive, category }) =>
          !isActive && category === city.categories.find((known) => known.name === name)?.id,
      );
      expect(closed, 'the seed has an inactive place here').toHaveLength(1);
      await page.goto(`/places/${slug}`);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(expected);
      await expect(page.getByText(closed[0]?.title ?? '')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Ver mais lugares' })).toHaveCount(0);
    });
  }

  test('Back from a place returns to the same scroll position of the list', async ({
    page,
    city,
  }) => {
    await page.goto('/places/passeios');
    const last = city.placesOf('Passeios').at(-2);
    const link = page.getByRole('link', { name: last?.title, exact: true });
    // A link pressed before that loads the next page from the server (early-press.phone.spec.ts).
    await waitUntilLinkHydrated(link);
    // Records the scroll position at pointer down, because click() itself may scroll.
    await page.evaluate(() => {
      document.addEventListener(
        'click',
        () => {
          sessionStorage.setItem('left-at', String(window.scrollY));
        },
        { capture: true, once: true },
      );
    });
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: last?.title })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const leftAt = Number(await page.evaluate(() => sessionStorage.getItem('left-at')));
    expect(leftAt).toBeGreaterThan(300);

    await page.goBack();
    await expect(page).toHaveURL('/places/passeios');
    await expect
      .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - leftAt))
      .toBeLessThanOrEqual(2);
    await expect(link).toBeInViewport();
  });
});

test('a card opens the place at its own URL', async ({ page, city }) => {
  const { id } = city.place('Ponte Hercílio Luz');
  await page.goto('/places/passeios');
  await page.getByRole('link', { name: 'Ponte Hercílio Luz', exact: true }).click();
  await expect(page).toHaveURL(`/places/passeios/${id}-ponte-hercilio-luz`);
  await expect(page.getByRole('heading', { level: 1, name: 'Ponte Hercílio Luz' })).toBeVisible();
  await expect(page).toHaveTitle('Ponte Hercílio Luz · Guia da Ilha');
});

test.describe('all categories', () => {
  test('are listed on their page and link to their places', async ({ page, city }) => {
    await page.goto('/categories');
    const main = page.getByRole('main');
    for (const { name, slug } of city.categories) {
      await expect(main.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute(
        'href',
        `/places/${slug}`,
      );
    }
    await expect(main.getByRole('link', { name: 'Meus Favoritos' })).toHaveAttribute(
      'href',
      '/favorites',
    );
  });
});

test.describe('"Próximo a mim"', () => {
  const cathedral = { latitude: -27.5966, longitude: -48.5493 };

  test('shows nearby places on the home page and sends the position nowhere', async ({
    page,
    context,
    city,
  }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(cathedral);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.goto('/');
    const near = page.getByRole('region', { name: 'Perto de você' });
    await near.getByRole('button', { name: 'Próximo a mim' }).click();
    const [nearest] = city.places
      .filter(({ isActive, geo }) => isActive && geo)
      .sort((a, b) => flatDistance(cathedral, a.geo) - flatDistance(cathedral, b.geo));
    await expect(near.getByRole('heading', { level: 3 }).first()).toHaveText(nearest?.title ?? '');
    await expect(page).toHaveURL('/');
    expect(asked.filter((request) => /27\.59|48\.54/.test(request))).toEqual([]);
    await expectAccessible(page);
    await near.getByRole('link', { name: 'Ver todos' }).click();
    await expect(page).toHaveURL('/search?ordenar=distancia');
  });

  test('sorts by distance', async ({ page, context, city }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(cathedral);
    await page.goto('/categories');
    await page.getByRole('button', { name: 'Próximo a mim' }).click();
    await expect(page).toHaveURL('/search?ordenar=distancia');

    const nearest = city.places
      .filter(({ isActive, geo }) => isActive && geo)
      .sort((a, b) => flatDistance(cathedral, a.geo) - flatDistance(cathedral, b.geo))
      .map(({ title }) => title);
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(headings.first()).toHaveText(nearest[0] ?? '');

    const texts = await page.getByText(/^\s*· a [\d.,]+ k?m$/).allTextContents();
    const metres = texts.map(metresOf);
    expect(metres).toHaveLength(24);
    expect(metres).toEqual([...metres].sort((a, b) => a - b));
    // The position stays on the device.
    expect(page.url()).not.toContain('27.5');
  });

  test('if denied, shows a message and offers neighbourhoods that link to places', async ({
    page,
    city,
  }) => {
    await page.goto('/categories');
    await page.getByRole('button', { name: 'Próximo a mim' }).click();
    await expect(page.getByRole('alert')).toContainText(
      'O acesso à sua localização não foi permitido. Escolha um bairro',
    );
    await page
      .getByRole('list', { name: 'Bairros' })
      .getByRole('link', { name: 'Campeche' })
      .click();
    await expect(page).toHaveURL('/search?local=Campeche');
    const there = city.places.filter(
      ({ isActive, neighborhood, title }) =>
        isActive && (neighborhood === 'Campeche' || title === 'Ilha do Campeche'),
    );
    await expect(page.getByText(`${there.length} lugares encontrados`)).toBeVisible();
  });
});

/** A flat approximation, accurate enough to order places on one island. */
function flatDistance(
  from: { latitude: number; longitude: number },
  to: { latitude: number; longitude: number } | null,
): number {
  if (to === null) return Infinity;
  const shrink = Math.cos((from.latitude * Math.PI) / 180);
  return Math.hypot(from.latitude - to.latitude, (from.longitude - to.longitude) * shrink);
}

/** Parses '· a 1,2 km' into metres. */
function metresOf(text: string): number {
  const value = Number(text.replace(/[^\d,]/g, '').replace(',', '.'));
  return text.includes('km') ? value * 1000 : value;
}

test('an unknown URL shows an error page with links to other pages', async ({ page, watch }) => {
  watch.allow(/status of 404 .*caminho\/que\/nao\/existe/);
  const response = await page.goto('/caminho/que/nao/existe');
  expect(response?.status()).toBe(404);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Página não encontrada' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Buscar lugares' })).toHaveAttribute(
    'href',
    '/search?q=',
  );
  await page.getByRole('link', { name: 'Voltar ao início' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'Destaques da Semana' })).toBeVisible();
});
