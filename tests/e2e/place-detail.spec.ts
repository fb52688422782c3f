import { codeFile } from './code-file.ts';
import { comeAsShell, drawTiles, expect, test } from './fixtures.ts';
import { enterAs } from './people.ts';
import { reviewsOf } from './place-page.ts';
import { trueAddress, waitUntilHydrated, comeRendered } from './rendered-visits.ts';
import { watchShifts } from './route-visits.ts';

test('late reviews have placeholders of their height, which move nothing, and can be retried if they fail', async ({
  page,
  city,
  watch,
  firestoreHost,
}) => {
  watch.allow(/Failed to load resource|RPC_ERROR/);
  const place = city.place('Ponte Hercílio Luz');
  const queries = `http://${firestoreHost}/**:runQuery*`;
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  let isFailing = false;
  await page.route(queries, async (route) => {
    if (!route.request().postData()?.includes('"reviews"')) return route.continue();
    await released;
    await (isFailing ? route.abort() : route.continue());
  });
  await comeAsShell(page);
  const shiftsOf = await watchShifts(page);
  await page.goto(`/places/passeios/${place.id}`);
  const heading = page.getByRole('heading', { level: 2, name: 'Avaliações' });
  const section = page.locator('section').filter({ has: heading });
  const heightOfSection = () => section.evaluate((element) => element.clientHeight);
  await section.getByRole('button', { name: 'Avaliar' }).waitFor();
  await heading.evaluate((element) => {
    element.scrollIntoView({ behavior: 'instant' });
  });
  await expect(section.getByText('Carregando avaliações...')).toBeAttached();
  const loadingHeight = await heightOfSection();

  isFailing = true;
  release();
  const failure = section.getByRole('alert');
  await expect(failure).toContainText('Não foi possível carregar as avaliações');
  expect(await heightOfSection()).toBeLessThan(loadingHeight / 2);
  isFailing = false;
  await failure.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(reviewsOf(page)).toHaveCount(10);
  const share = loadingHeight / (await heightOfSection());
  expect(share).toBeGreaterThan(0.75);
  expect(share).toBeLessThan(1.25);
  const shifts = (await shiftsOf()).reduce((sum, { value }) => sum + value, 0);
  expect(shifts).toBeLessThanOrEqual(0.01);
});

test.describe('the head of a place', () => {
  test('shows name, category, price, rating and neighbourhood', async ({ page, city }) => {
    const place = city.place('Ponte Hercílio Luz');
    await page.goto(`/places/passeios/${place.id}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: place.title })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Passeios' }).last()).toHaveAttribute(
      'href',
      '/places/passeios',
    );
    await expect(main.getByText('$ Econômico').first()).toBeVisible();
    await expect(main.getByText(place.description.split('.')[0] ?? '')).toBeVisible();
    const rating = place.rating.toFixed(1).replace('.', ',');
    await expect(main.getByRole('img', { name: `${rating} de 5 estrelas` }).first()).toBeVisible();
    await expect(main.getByText(place.neighborhood, { exact: true }).first()).toBeVisible();
  });

  test('links its stars to the reviews on the same page', async ({ page, city }) => {
    const place = city.place('Ponte Hercílio Luz');
    await page.goto(`/places/passeios/${place.id}`);
    await page
      .getByRole('main')
      .getByRole('link', { name: `${place.reviewsCount} avaliações` })
      .click();
    await expect(page.getByRole('heading', { level: 2, name: 'Avaliações' })).toBeInViewport();
  });

  test('links its stars to the reviews while content above them is loading', async ({
    page,
    city,
  }) => {
    const place = city.place('Ponte Hercílio Luz');
    let release = () => undefined as void;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(
      await codeFile('src/features/map/components/place-map/place-location.tsx'),
      async (route) => {
        await released;
        await route.fallback();
      },
    );
    // The browser renders the parts one after the other.
    await comeAsShell(page);
    await page.goto(`/places/passeios/${place.id}`);
    const stars = page
      .getByRole('main')
      .getByRole('link', { name: `${place.reviewsCount} avaliações` });
    const heading = page.locator('#avaliacoes');
    await expect(heading).toBeAttached();
    await expect(heading).toBeHidden();
    await stars.click();
    release();
    await expect(heading).toBeInViewport();
    await expect(heading).toBeFocused();
  });
});

test.describe('the opening state', () => {
  // Open seg-qui 17:00-00:00; sex-sab 17:00-02:00.
  const moments = [
    ['2026-11-25T20:00', 'Aberto · fecha 00:00'],
    ['2026-11-25T23:40', 'Fecha em 20 min'],
    ['2026-11-26T00:00', 'Fechado · abre 17:00'],
    ['2026-11-28T01:00', 'Aberto · fecha 02:00'],
    ['2026-11-29T12:00', 'Fechado · abre seg 17:00'],
  ] as const;
  for (const [time, state] of moments) {
    test(`is "${state}" on ${time}`, async ({ page, city }) => {
      await page.clock.setFixedTime(new Date(`${time}:00-03:00`));
      await page.goto(`/places/bares/${city.place('Boteco do Siri Mole').id}`);
      // Cards of similar places show the same text.
      const title = page.getByRole('heading', { level: 1, name: 'Boteco do Siri Mole' });
      const head = page.getByRole('main').locator('div').filter({ has: title }).last();
      await expect(head.getByText(state, { exact: true })).toBeVisible();
    });
  }

  test('lists today first and expands to the hours of every day', async ({ page, city }) => {
    await page.clock.setFixedTime(new Date('2026-11-25T20:00:00-03:00'));
    await page.goto(`/places/bares/${city.place('Boteco do Siri Mole').id}`);
    await expect(page.getByRole('heading', { level: 2, name: 'Horários' })).toBeVisible();
    const friday = page.getByRole('listitem').filter({ hasText: /^Sexta/ });
    await expect(friday).toBeHidden();
    await page.getByText('Quarta · hoje 17:00–00:00').click();
    await expect(friday).toHaveText('Sexta 17:00–02:00');
    await expect(page.getByRole('listitem').filter({ hasText: /^Domingo/ })).toHaveText(
      'Domingo Fechado',
    );
  });

  test('shows the hours of an older document as unparsed text', async ({ page, city }) => {
    await page.goto(`/places/bares/${city.place('Bar do Seu Nézio').id}`);
    await expect(
      page.getByText('Todos os dias, das 7h até a última turma voltar da trilha'),
    ).toBeVisible();
  });
});

test.describe('the images', () => {
  test('open over the whole page, move, close on Esc and return the focus', async ({
    page,
    city,
  }) => {
    const { id, title, pictures } = city.place('Ponte Hercílio Luz');
    expect(pictures).toBe(4);
    await page.goto(`/places/passeios/${id}`);
    const gallery = page.getByRole('region', { name: `Fotos de ${title}` });
    const first = gallery.getByRole('button', { name: `Ampliar foto 1 de 4 de ${title}` });
    await first.click();
    const viewer = page.getByRole('dialog', { name: `Fotos de ${title}` });
    await expect(viewer.getByText('Foto 1 de 4')).toBeVisible();
    await viewer.getByRole('button', { name: 'Próxima foto' }).click();
    await expect(viewer.getByText('Foto 2 de 4')).toBeVisible();
    await page.keyboard.press('End');
    await expect(viewer.getByText('Foto 4 de 4')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(viewer.getByText('Foto 3 de 4')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
    await expect(first).toBeFocused();
  });

  test('close with their button too', async ({ page, city }) => {
    const { id, title } = city.place('Ilha do Campeche');
    await page.goto(`/places/passeios/${id}`);
    await page.getByRole('button', { name: `Ampliar foto 1 de 4 de ${title}` }).click();
    await page.getByRole('button', { name: 'Fechar fotos' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('are replaced by a drawing if a place has none', async ({ page, city, watch }) => {
    const place = city.place('Clube Subsolo');
    expect(place.pictures).toBe(0);
    // The place is inactive, so the server has no data next to it, and a read that precedes the user is refused.
    watch.allow(/status of 40[34]/);
    await enterAs(page, 'admin@guiadailha.test');
    await page.goto(`/places/baladas/${place.id}`);
    await expect(page.getByRole('heading', { level: 1, name: place.title })).toBeVisible();
    await expect(page.getByRole('region', { name: /^Fotos/ })).toHaveCount(0);
    await expect(page.getByRole('main').locator('img').first()).toHaveAttribute(
      'src',
      /placeholder/,
    );
  });
});

test.describe('amenities and reviews', () => {
  test('invites to write the first review', async ({ page, city }) => {
    const place = city.place('Cine Clube da Lagoa');
    expect(place.reviewsCount).toBe(0);
    await page.goto(`/places/shows/${place.id}`);
    await expect(page.getByRole('heading', { level: 1, name: place.title })).toBeVisible();
    await expect(page.getByText('Sem avaliações ainda').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Nenhuma avaliação ainda' })).toBeVisible();
  });

  test('lists the amenities that no fact above states', async ({ page, city }) => {
    const { id, amenities } = city.place('Trapiche 27');
    expect(amenities).toEqual(expect.arrayContaining(['Estacionamento', 'Acessível']));
    await page.goto(`/places/bares/${id}`);
    const section = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 2, name: 'Comodidades' }) });
    await expect(section.getByRole('listitem')).toHaveText(['Reservas', 'Ar Condicionado']);
    await expect(page.getByText('Estacionamento', { exact: true })).toHaveCount(1);
  });

  test('the histogram adds up, and older reviews load on request', async ({ page, city }) => {
    const { id, reviewsCount, ratingCounts } = city.place('Ponte Hercílio Luz');
    expect(reviewsCount).toBeGreaterThan(10);
    await page.goto(`/places/passeios/${id}`);
    const rows = page
      .getByRole('list', { name: 'Avaliações por número de estrelas' })
      .getByRole('listitem');
    await expect(rows).toHaveText(
      [5, 4, 3, 2, 1].map((stars) => {
        const count = ratingCounts[stars - 1] ?? 0;
        const label = stars === 1 ? '1 estrela' : `${stars} estrelas`;
        return new RegExp(`^${label}: ${count === 1 ? '1 avaliação' : `${count} avaliações`}`);
      }),
    );
    const reviews = reviewsOf(page);
    await expect(reviews).toHaveCount(10);
    await page.getByRole('button', { name: 'Ver mais avaliações' }).click();
    await expect(reviews).toHaveCount(reviewsCount);
    await expect(page.getByRole('button', { name: 'Ver mais avaliações' })).toHaveCount(0);
  });
});

test.describe('directions', () => {
  test('the map loads on tap, with its attribution', async ({ page, city }) => {
    await drawTiles(page);
    const { id, title } = city.place('Praia Mole');
    const tiles: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('tile.openstreetmap.org')) tiles.push(request.url());
    });
    await page.goto(`/places/praias/${id}`);
    const button = page.getByRole('button', { name: 'Ver mapa' });
    await expect(button).toBeVisible();
    expect(tiles).toEqual([]);
    await button.click();
    const map = page.getByRole('application', { name: `Mapa de ${title}` });
    await expect(map).toBeVisible();
    await expect(map).toBeFocused();
    await expect(map.getByRole('link', { name: 'OpenStreetMap' })).toBeVisible();
    await expect(map.getByRole('button', { name: 'Aproximar' })).toBeVisible();
    expect(tiles.length).toBeGreaterThan(0);
  });

  test('"Como chegar" opens directions to the coordinates', async ({ page, city }) => {
    const { id, geo } = city.place('Praia Mole');
    await page.goto(`/places/praias/${id}`);
    const links = page.getByRole('link', { name: 'Como chegar' });
    await expect(links.first()).toBeVisible();
    for (const link of await links.all()) {
      const address = new URL((await link.getAttribute('href')) ?? '');
      expect(address.origin + address.pathname).toBe('https://www.google.com/maps/dir/');
      expect(address.searchParams.get('destination')).toBe(`${geo?.latitude},${geo?.longitude}`);
      await expect(link).toHaveAttribute('target', '_blank');
    }
  });

  test('phone and website are links', async ({ page, city }) => {
    await page.goto(`/places/bares/${city.place('Boteco do Siri Mole').id}`);
    await expect(page.getByRole('link', { name: /\(48\) 2000-0001/ }).first()).toHaveAttribute(
      'href',
      'tel:+554820000001',
    );
    await expect(
      page.getByRole('link', { name: /boteco-do-siri-mole\.example\.com/ }).first(),
    ).toHaveAttribute('href', /^https:\/\/boteco-do-siri-mole\.example\.com\/?$/);
  });
});

test.describe('links to other places', () => {
  const wantedRails = [
    'Lugares parecidos',
    'Perto daqui',
    'Mais em Centro',
    'Com benefício do clube',
  ];

  test('the related places at the end of the page need no request and contain no place twice', async ({
    page,
    city,
  }) => {
    const place = city.place('Boteco do Siri Mole');
    const address = trueAddress(city, place);
    await comeRendered(page, address);
    const asked: string[] = [];
    page.on('request', (sent) => {
      if (/\/api\/places\/(?!\w+\/views$)/.test(sent.url())) asked.push(sent.url());
    });
    await page.goto(address);
    await waitUntilHydrated(page);
    await page.keyboard.press('End');
    const rails = page
      .getByRole('main')
      .getByRole('region')
      .filter({ has: page.getByRole('article') })
      .filter({ hasNot: page.getByRole('heading', { name: 'Próximos eventos' }) });
    await expect(rails.getByRole('heading', { level: 2 })).toHaveText(wantedRails);
    const near = page.getByRole('region', { name: 'Perto daqui' });
    await expect(near.getByText(/^\s*· a [\d,]+ k?m$/)).toHaveCount(4);
    const names = await rails.getByRole('heading', { level: 3 }).allTextContents();
    expect(names.length).toBeGreaterThan(8);
    expect(new Set([place.title, ...names]).size).toBe(names.length + 1);
    const benefits = page.getByRole('region', { name: 'Com benefício do clube' });
    await expect(benefits.getByText(/ no clube$/)).toHaveCount(
      await benefits.getByRole('article').count(),
    );
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });

  test('a card opens its place, which lists further places', async ({ page, city }) => {
    const place = city.place('Boteco do Siri Mole');
    const address = trueAddress(city, place);
    await comeRendered(page, address);
    await page.goto(address);
    const next = page.getByRole('region', { name: 'Perto daqui' }).getByRole('link').first();
    const name = (await next.textContent()) ?? '';
    await next.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const near = page.getByRole('region', { name: 'Perto daqui' });
    await expect(near.getByRole('article').first()).toBeVisible();
    await expect(near.getByRole('link', { name, exact: true })).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: place.title })).toBeVisible();
  });

  test('the club benefit is shown under the main action and links to all benefits', async ({
    page,
    city,
  }) => {
    const place = city.place('Boteco do Siri Mole');
    await page.goto(trueAddress(city, place));
    const benefit = page.getByRole('link', { name: '25% no clube' }).filter({ visible: true });
    await expect(benefit).toHaveCount(1);
    await benefit.focus();
    await page.keyboard.press('Enter');
    const heading = page.getByRole('heading', { level: 2, name: 'Benefícios do clube' });
    await expect(heading).toBeInViewport();
    await expect(heading).toBeFocused();
    await expect(
      page.getByRole('heading', { level: 3, name: '25% nos petiscos de segunda a quinta' }),
    ).toBeVisible();
    await page.goto(trueAddress(city, city.place('Praia Mole')));
    await expect(page.getByRole('heading', { level: 1, name: 'Praia Mole' })).toBeVisible();
    await expect(page.getByRole('main').locator('a[href="#beneficios"]')).toHaveCount(0);
  });
});

test.describe('sharing', () => {
  test('offers WhatsApp and copies the link', async ({ page, context, city, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { id } = city.place('Praia Mole');
    const address = `${baseURL}/places/praias/${id}-praia-mole`;
    await page.goto(`/places/praias/${id}`);
    await expect(page).toHaveURL(address);
    const button = page.getByRole('button', { name: 'Compartilhar' });
    await button.click();
    const whatsapp = page.getByRole('link', { name: 'Enviar pelo WhatsApp' });
    const target = new URL((await whatsapp.getAttribute('href')) ?? '');
    expect(target.host).toBe('wa.me');
    expect(target.searchParams.get('text')).toBe(`Praia Mole\n${address}`);
    await page.getByRole('button', { name: 'Copiar link' }).click();
    await expect(page.getByText('Link copiado')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await expect(button).toBeFocused();
  });

  test('uses the native share dialog if there is one', async ({ page, city }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: (data: ShareData) => {
          sessionStorage.setItem('shared', JSON.stringify(data));
          return Promise.resolve();
        },
      });
    });
    const { id } = city.place('Praia Mole');
    await page.goto(`/places/praias/${id}-praia-mole`);
    await page.getByRole('button', { name: 'Compartilhar' }).click();
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('shared')))
      .toContain(`/places/praias/${id}-praia-mole`);
    await expect(page.getByRole('link', { name: 'Enviar pelo WhatsApp' })).toHaveCount(0);
  });
});

test.describe('Reservar', () => {
  const ways = [
    [
      'Quintal da Trindade',
      'bares',
      'pelo WhatsApp',
      /^https:\/\/wa\.me\/5548900000007\?text=.+Quintal/,
    ],
    ['Café com Prosa do Ribeirão', 'cafes', 'por telefone', /^tel:\+554820000609$/],
    ['Farol Club', 'baladas', 'no site do lugar', /^https:\/\/farol-club\.example\.com\/reservas$/],
  ] as const;
  for (const [title, category, way, href] of ways) {
    test(`links to where ${title} takes reservations: ${way}`, async ({ page, city }) => {
      await page.goto(`/places/${category}/${city.place(title).id}`);
      const link = page.getByRole('link', { name: `Reservar ${way}` });
      await expect(link).toHaveCount(1);
      await expect(link).toHaveAttribute('href', href);
    });
  }

  test('is absent if a place takes no reservations', async ({ page, city }) => {
    await page.goto(`/places/praias/${city.place('Praia Mole').id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Praia Mole' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Reservar/ })).toHaveCount(0);
  });
});

test.describe('the URL of a place', () => {
  const wrong = [
    ['a wrong name', (id: string) => `/places/passeios/${id}-outro-nome`],
    ['no name', (id: string) => `/places/passeios/${id}`],
    ['another category', (id: string) => `/places/bares/${id}-ponte-hercilio-luz`],
  ] as const;
  for (const [mistake, address] of wrong) {
    test(`with ${mistake} is corrected without a new history entry`, async ({ page, city }) => {
      const { id } = city.place('Ponte Hercílio Luz');
      await page.goto('/');
      const before = await page.evaluate(() => history.length);
      await page.goto(address(id));
      await expect(page).toHaveURL(`/places/passeios/${id}-ponte-hercilio-luz`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ponte Hercílio Luz');
      expect(await page.evaluate(() => history.length)).toBe(before + 1);
      await page.goBack();
      await expect(page).toHaveURL('/');
    });
  }

  test('keeps its query string', async ({ page, city }) => {
    const { id } = city.place('Ponte Hercílio Luz');
    await page.goto(`/places/passeios/${id}?origem=mapa`);
    await expect(page).toHaveURL(`/places/passeios/${id}-ponte-hercilio-luz?origem=mapa`);
  });
});
