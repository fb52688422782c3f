import type { Page } from '@playwright/test';
import { foldText } from '#shared/text/fold-text.ts';
import { expectAccessible } from './axe.ts';
import { placesWithOffer } from './city-offers.ts';
import { matching, titles } from './city-search.ts';
import type { CityPlace } from './city.ts';
import { codeFile } from './code-file.ts';
import { closeFilters, filters, openFilters } from './filters.ts';
import { expect, test } from './fixtures.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Buscar lugares e eventos' });
/** The places in the results; events have a separate list. */
const results = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .and(page.locator('[data-place]'))
    .getByRole('heading');
const placesText = (places: number) => (places === 1 ? '1 lugar' : `${places} lugares`);
/** Matches the number of places, with or without events in the same text. */
const count = (places: number) =>
  new RegExp(`(^| )${places === 1 ? '1 lugar encontrado' : `${places} lugares encontrados`}$`);

test.describe('a text', () => {
  test('is found regardless of accents and case, shortly after typing', async ({ page, city }) => {
    await page.goto('/search');
    await field(page).fill('PÁNTANO do sul');
    await expect(page).toHaveURL('/search?q=P%C3%81NTANO+do+sul');
    await expect(results(page)).toHaveText(titles(matching(city, 'pantano do sul')));
  });

  test('is found if it occurs only in a description', async ({ page, city }) => {
    const expected = matching(city, 'berbigão');
    expect(expected.length).toBeGreaterThan(0);
    expect(matching(city, 'berbigão', { descriptions: false })).not.toContain(expected[0]);
    await page.goto('/search?q=berbigao');
    await expect(results(page)).toHaveText(titles(expected));
  });

  test('is found with typos, synonyms and joined words', async ({ page, city }) => {
    await page.goto('/search?q=praia+da+joaqina');
    await expect(results(page).first()).toHaveText('Praia da Joaquina');
    await field(page).fill('praiamole');
    await expect(results(page).first()).toHaveText('Praia Mole');
    await field(page).fill('frutos do mar');
    await expect(results(page)).toContainText([city.place('Ostreria Maré Mansa').title]);
    await expect(page.getByRole('combobox', { name: 'Ordenar' })).toHaveValue('relevancia');
  });

  test('that no place contains in full shows a message and near matches', async ({ page }) => {
    await page.goto('/search?q=karaok%C3%AA+xilofone');
    await expect(
      page.getByText(/Nenhum lugar com tudo isso: \d+ chegam? perto, sem “xilofone”$/),
    ).toBeVisible();
    await page.getByRole('link', { name: /^Lugares\s1$/ }).click();
    await expect(results(page).first()).toContainText('Karaokê');
  });

  test('of an inactive place finds nothing', async ({ page, city }) => {
    expect(city.place('Clube Subsolo').isActive).toBe(false);
    await page.goto('/search?q=clube+subsolo');
    await expect(page.getByText(/Nenhum lugar com tudo isso: /)).toBeVisible();
    await expect(page.getByText('Clube Subsolo')).toHaveCount(0);
  });

  test('that is cleared returns to the start of the search', async ({ page }) => {
    await page.goto('/search?q=lagoa');
    await expect(results(page).first()).toBeVisible();
    await page.getByRole('button', { name: 'Limpar busca' }).click();
    await expect(page).toHaveURL('/search');
    await expect(field(page)).toHaveValue('');
    await expect(page.getByRole('heading', { name: 'Comece por uma categoria' })).toBeVisible();
  });

  test('without matches shows a message and suggestions', async ({ page }) => {
    const told = page.waitForRequest('**/api/search/misses');
    await page.goto('/search?q=xilofone+quasar');
    await expect(page.getByRole('heading', { name: 'Nenhum lugar encontrado' })).toBeVisible();
    await expect(
      page.getByText('Confira a grafia, use menos palavras ou tente outro bairro.'),
    ).toBeVisible();
    expect((await told).postDataJSON()).toEqual({ words: 'xilofone quasar' });
    const intent = page.getByRole('region', { name: 'O que você procura?' }).getByRole('link');
    await expect(intent).toHaveCount(8);
    await page.getByRole('link', { name: 'Ver categorias' }).click();
    await expect(page).toHaveURL('/categories');
    await page.goBack();
    await page.getByRole('main').getByRole('button', { name: 'Limpar busca' }).last().click();
    await expect(page).toHaveURL('/search');
    await expect(field(page)).toBeFocused();
  });
});

for (const [device, size] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const) {
  test.describe(`on ${device}, a query of several parts`, () => {
    test.use({ viewport: size });

    test('is shown as it was understood, in any language, and each part can be removed', async ({
      page,
    }) => {
      await page.goto('/search?q=cheap+seafood+with+kids');
      const chips = page.getByRole('list', { name: 'Como a busca foi entendida' });
      await expect(chips.getByRole('listitem')).toHaveText([
        'Barato',
        'Frutos do mar',
        'Com crianças',
      ]);
      await expectAccessible(page);
      await chips.getByRole('button', { name: 'Remover Com crianças' }).click();
      await expect(page).toHaveURL('/search?q=cheap+seafood');
      await expect(field(page)).toHaveValue('cheap seafood');
      await expect(chips.getByRole('listitem')).toHaveText(['Barato', 'Frutos do mar']);
    });

    test('is ordered by price and time, without losing a place', async ({ page, city }) => {
      const beers = titles(matching(city, 'cerveja'));
      for (const query of ['cerveja', 'cerveja hoje às 22h', 'cerveja barata']) {
        await page.goto(`/search?q=${encodeURIComponent(query)}`);
        await expect(page.getByText(count(beers.length))).toBeVisible();
      }
      const first = await results(page).first().innerText();
      expect(city.place(first).price).toBe('Econômico');
    });

    test('says what is left out', async ({ page }) => {
      await page.goto('/search?q=bar+com+xilofone');
      await expect(
        page.getByText(/Nenhum lugar com tudo isso: \d+ chegam perto, sem “xilofone”$/),
      ).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test.describe('each filter changes the results and the URL', () => {
  const chips: [string, string, (place: CityPlace, categoryId: string) => boolean][] = [
    ['Baladas', 'categoria=baladas', ({ category }, baladas) => category === baladas],
    ['R$ 100-200 $$$ Alto', 'preco=alto', ({ price }) => price === 'Alto'],
    ['4+ estrelas', 'nota=4', ({ rating }) => rating >= 4],
    [
      'Pet Friendly',
      'comodidades=pet-friendly',
      ({ amenities }) => amenities.includes('Pet Friendly'),
    ],
  ];
  for (const [name, address, passes] of chips) {
    test(name, async ({ page, city }) => {
      await page.goto('/search?q=lagoa');
      await openFilters(page);
      const chip = filters(page).getByRole('button', { name });
      const baladas = city.categories.find(({ slug }) => slug === 'baladas')?.id ?? '';
      const expected = matching(city, 'lagoa', { where: (place) => passes(place, baladas) });
      await expect(chip).toHaveAccessibleName(`${name} ${placesText(expected.length)}`);
      await chip.click();
      await expect(chip).toHaveAttribute('aria-pressed', 'true');
      await expect(page).toHaveURL(`/search?q=lagoa&${address}`);
      await expect(results(page)).toHaveText(titles(expected).slice(0, 24));
      await chip.click();
      await expect(page).toHaveURL('/search?q=lagoa');
      await expect(chip).toHaveAttribute('aria-pressed', 'false');
    });
  }

  test('Localização', async ({ page, city }) => {
    await page.goto('/search');
    await openFilters(page);
    await page.getByRole('textbox', { name: 'Localização' }).fill('joao pinto');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?local=joao+pinto');
    const expected = matching(city, '', {
      where: ({ location }) => foldText(location).includes('joao pinto'),
    });
    expect(expected.length).toBeGreaterThan(0);
    await expect(results(page)).toHaveText(titles(expected));
  });

  test('Com benefício', async ({ page, city, firestoreHost }) => {
    const offering = await placesWithOffer(firestoreHost);
    const expected = matching(city, '', { where: ({ id }) => offering.has(id) });
    expect(expected.length).toBeGreaterThan(1);
    const chip = page
      .getByRole('group', { name: 'Clube' })
      .getByRole('button', { name: 'Com benefício' });
    await page.goto('/search');
    await openFilters(page);
    await chip.click();
    await expect(page).toHaveURL('/search?beneficio=1');
    await expect(page.getByText(count(expected.length))).toBeVisible();
    await expect(results(page)).toHaveText(titles(expected).slice(0, 24));

    await page.reload();
    await expect(page.getByText(count(expected.length))).toBeVisible();
    await openFilters(page);
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await chip.click();
    await expect(page).toHaveURL('/search');
  });

  test('several filters together, and all cleared at once', async ({ page, city }) => {
    await page.goto('/search?categoria=bares%2Ccafes&preco=economico&comodidades=pet-friendly');
    const wanted = city.categories.filter(({ slug }) => ['bares', 'cafes'].includes(slug));
    const expected = matching(city, '', {
      where: ({ category, price, amenities }) =>
        wanted.some(({ id }) => id === category) &&
        price === 'Econômico' &&
        amenities.includes('Pet Friendly'),
    });
    await expect(results(page)).toHaveText(titles(expected));
    await expect(page.getByText(count(expected.length))).toBeVisible();
    await openFilters(page);
    await page.getByRole('button', { name: 'Limpar filtros' }).click();
    await expect(page).toHaveURL('/search');
  });
});

test.describe('the sort order', () => {
  test('by name', async ({ page, city }) => {
    await page.goto('/search?q=praia');
    await page.getByRole('combobox', { name: 'Ordenar' }).selectOption('Nome (A-Z)');
    await expect(page).toHaveURL('/search?q=praia&ordenar=nome');
    const byName = matching(city, 'praia').sort((a, b) =>
      foldText(a.title) < foldText(b.title) ? -1 : 1,
    );
    await expect(results(page)).toHaveText(titles(byName).slice(0, 24));
  });

  test('by number of reviews', async ({ page, city }) => {
    await page.goto('/search?q=praia&ordenar=avaliacoes');
    const praias = new Set(matching(city, 'praia'));
    // Places with the same number are sorted by rating.
    const byReviews = matching(city, '')
      .filter((place) => praias.has(place))
      .sort((a, b) => b.reviewsCount - a.reviewsCount);
    await expect(results(page)).toHaveText(titles(byReviews).slice(0, 24));
  });

  test('by distance requests the position on tap', async ({ page, context, city }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(city.place('Praia da Joaquina').geo);
    await page.goto('/search?q=praia');
    await page.getByRole('combobox', { name: 'Ordenar' }).selectOption('Mais próximos');
    await page.getByRole('button', { name: 'Próximo a mim' }).click();
    await expect(results(page).first()).toHaveText('Praia da Joaquina');
    await expect(page.getByText('· a 10 m')).toBeVisible();
  });
});

test.describe('the state is kept', () => {
  test('after a reload', async ({ page, city }) => {
    await page.goto('/search?q=lagoa&preco=economico&ordenar=nome');
    await expect(results(page).first()).toBeVisible();
    await page.reload();
    await expect(field(page)).toHaveValue('lagoa');
    await expect(page.getByRole('combobox', { name: 'Ordenar' })).toHaveValue('nome');
    await openFilters(page);
    await expect(page.getByRole('button', { name: 'R$ 0-50 $ Econômico' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const expected = matching(city, 'lagoa', { where: ({ price }) => price === 'Econômico' });
    await expect(page.getByText(count(expected.length))).toBeVisible();
  });

  test('after coming back from a place: filters, number of results and scroll position', async ({
    page,
  }) => {
    await page.goto('/search?nota=2&ordenar=nome');
    await expect(results(page)).toHaveCount(24);
    await page.getByRole('button', { name: 'Ver mais lugares' }).click();
    await expect(results(page)).toHaveCount(48);
    const place = results(page).nth(40);
    const title = (await place.textContent()) ?? '';
    await place.scrollIntoViewIfNeeded();
    await page.evaluate(() => {
      document.addEventListener(
        'click',
        () => {
          sessionStorage.setItem('left-at', String(window.scrollY));
        },
        { capture: true, once: true },
      );
    });
    await place.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/search?nota=2&ordenar=nome');
    await expect(results(page)).toHaveCount(48);
    const leftAt = Number(await page.evaluate(() => sessionStorage.getItem('left-at')));
    expect(leftAt).toBeGreaterThan(1000);
    await expect
      .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - leftAt))
      .toBeLessThanOrEqual(2);
  });

  test('"Ver mais lugares" ends with the last result', async ({ page, city }) => {
    const expected = matching(city, 'centro').length;
    expect(expected).toBeGreaterThan(24);
    expect(expected).toBeLessThanOrEqual(48);
    await page.goto('/search?q=centro');
    await expect(page.getByText(count(expected))).toBeVisible();
    await page.getByRole('button', { name: 'Ver mais lugares' }).click();
    await expect(results(page)).toHaveCount(expected);
    await expect(page.getByRole('button', { name: 'Ver mais lugares' })).toHaveCount(0);
  });
});

test.describe('an unusual URL', () => {
  test('with 5,000 characters is shortened, with a message', async ({ page }) => {
    await page.goto(`/search?q=${'xilofone'.repeat(625)}`);
    await expect(page.getByText('Sua busca era longa demais e foi encurtada.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Nenhum lugar encontrado' })).toBeVisible();
    expect((await field(page).inputValue()).length).toBe(200);
  });

  for (const text of [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '</title><script>alert(1)</script>',
    '%00\u202e{{7*7}}${7*7}',
  ]) {
    test(`with ${text} shows it as plain text`, async ({ page }) => {
      const dialogs: string[] = [];
      page.on('dialog', (dialog) => {
        dialogs.push(dialog.message());
        void dialog.dismiss();
      });
      await page.goto(`/search?q=${encodeURIComponent(text)}`);
      await expect(field(page)).toHaveValue(text);
      await expect(page.getByRole('heading', { name: 'Nenhum lugar encontrado' })).toBeVisible();
      await expect(page).toHaveTitle(`${text} · Busca · Guia da Ilha`);
      expect(dialogs).toEqual([]);
    });
  }

  test('with an unknown category shows a message and offers a search in all categories', async ({
    page,
    city,
  }) => {
    await page.goto('/search?q=lagoa&categoria=nao-existe');
    await expect(page.getByText('A categoria “nao-existe” não existe.')).toBeVisible();
    await page.getByRole('button', { name: 'Buscar em todas' }).click();
    await expect(page).toHaveURL('/search?q=lagoa');
    await expect(page.getByText(count(matching(city, 'lagoa').length))).toBeVisible();
  });

  test('with invalid filters shows the search without them', async ({ page }) => {
    await page.goto('/search?nota=99&preco=gratis&ordenar=caos&comodidades=piscina');
    await expect(page.getByRole('heading', { name: 'Comece por uma categoria' })).toBeVisible();
  });
});

test.describe('while the server is unavailable', () => {
  test('places with a benefit are found among the offers that end first', async ({
    page,
    watch,
    city,
    firestoreHost,
  }) => {
    watch.allow(/Failed to load resource: .*\/api\/places\/index/);
    await page.route('**/api/places/index', (route) => route.abort());
    const offering = await placesWithOffer(firestoreHost);
    await page.goto('/search?beneficio=1');
    await expect(
      page.getByText('A busca completa está indisponível: os resultados são parciais.'),
    ).toBeVisible();
    await expect(results(page).first()).toBeVisible();
    const found = await results(page).allTextContents();
    const expected = titles(matching(city, '', { where: ({ id }) => offering.has(id) }));
    expect(expected).toEqual(expect.arrayContaining(found));
    expect(found.length).toBeGreaterThan(1);
  });

  test('an open search continues with some places, although no more code can be loaded', async ({
    page,
    watch,
  }) => {
    watch.allow(/Failed to load resource/);
    await page.clock.install();
    const code = page.waitForResponse(
      await codeFile('src/features/search/data/partial-search-store.ts'),
    );
    await page.goto('/search?q=praia');
    await expect(results(page).first()).toBeVisible();
    await code;
    await page.route('**/{api,assets}/**', (route) => route.abort());
    // The search checks for a newer snapshot periodically.
    await page.clock.fastForward(20_000);
    await expect(
      page.getByText('A busca completa está indisponível: os resultados são parciais.'),
    ).toBeVisible();
    await expect(results(page).first()).toBeVisible();
  });

  const faults = [
    ['does not answer', 'abort'],
    ['answers 503', 'refuse'],
  ] as const;
  for (const [fault, kind] of faults) {
    test(`and ${fault}, a message marks the results as partial until the server is back`, async ({
      page,
      watch,
      city,
    }) => {
      watch.allow(/Failed to load resource: .*\/api\/places\/index/);
      let isAway = true;
      await page.route('**/api/places/index', (route) => {
        if (!isAway) return route.continue();
        return kind === 'abort' ? route.abort() : route.fulfill({ status: 503, body: 'away' });
      });
      await page.goto('/search?q=praia');
      // Opens the filters before the search detects the failure: opening them later would send another request.
      await openFilters(page);
      const choice = page.getByRole('button', { name: 'Pet Friendly' });
      const notice = page.getByText(
        'A busca completa está indisponível: os resultados são parciais.',
      );
      await expect(notice).toBeVisible();
      await expect(results(page).first()).toBeVisible();
      // A count among only some of the places would be wrong.
      await expect(choice).toHaveAccessibleName('Pet Friendly');
      await closeFilters(page);
      // The search also retries periodically, and a success removes the button. So the press follows the return of the
      // server without a wait.
      await page.getByRole('button', { name: 'Tentar novamente' }).hover();
      isAway = false;
      await page.mouse.down();
      await page.mouse.up();
      await expect(notice).toHaveCount(0);
      await expect(page.getByText(count(matching(city, 'praia').length))).toBeVisible();
      await openFilters(page);
      await expect(choice).toHaveAccessibleName(/^Pet Friendly \d+ lugares?$/);
    });
  }
});
