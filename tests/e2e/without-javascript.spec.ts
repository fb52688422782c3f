import type { Locator, Page } from '@playwright/test';
import { bestSix } from './city.ts';
import { highlightTitles } from './home-page.ts';
import type { City } from './city.ts';
import { expect, test } from './fixtures.ts';
import { renderedVisits, seenEvent, seenPlace, comeRendered } from './rendered-visits.ts';

test.use({ javaScriptEnabled: false });

/** Clicks on a link to a server-rendered page. */
async function follow(link: Locator): Promise<void> {
  await comeRendered(link.page(), (await link.getAttribute('href')) ?? '');
  await link.click();
}

/** The content that a visitor needs from each page. */
const contents: Record<string, (page: Page, city: City) => Promise<void>> = {
  '/': async (page, city) => {
    const best = bestSix(city.places).map(({ title }) => title);
    await expect(highlightTitles(page)).toHaveText(best);
    const categories = page.getByRole('region', { name: 'Categorias' }).getByRole('link');
    for (const { name } of city.categories) {
      await expect(categories.filter({ hasText: name })).toBeVisible();
    }
    const neighborhoods = page.getByRole('region', { name: 'Bairros' }).getByRole('link');
    await expect(neighborhoods.filter({ hasText: 'Lagoa da Conceição' })).toHaveAttribute(
      'href',
      '/search?local=Lagoa%20da%20Concei%C3%A7%C3%A3o',
    );
    const club = page.getByRole('region', { name: 'Clube Guia da Ilha' });
    await expect(club).toContainText(/Sócios pagam menos em \d+ lugares parceiros/);
    await expect(club).toContainText(/R\$\s29,90 por mês/);
    // The number of valid benefits depends on the time of day.
    for (const benefit of await club.getByRole('listitem').getByRole('link').all()) {
      await expect(benefit).toHaveAttribute('href', /^\/club\/offers\/\w+$/);
    }
    await expect(club.getByRole('link', { name: 'Ver todos' })).toHaveAttribute('href', '/club');
    await follow(club.getByRole('link', { name: 'Conhecer o clube' }));
    await expect(page.getByRole('main').getByRole('heading', { name: 'Mensal' })).toBeVisible();
    await page.goBack();
    // A card links to its place, which is readable as well.
    await follow(page.getByRole('link', { name: best[0] }).first());
    await expect(page.getByRole('heading', { level: 1, name: best[0] })).toBeVisible();
  },
  '/categories': async (page, city) => {
    const main = page.getByRole('main');
    for (const { name } of city.categories) {
      await expect(main.getByRole('link', { name }).first()).toBeVisible();
    }
    await follow(main.getByRole('link', { name: 'Praias' }).first());
    await expect(page.getByRole('heading', { level: 2, name: 'Praia Mole' })).toBeVisible();
  },
  '/places/:categorySlug': async (page, city) => {
    const places = city.placesOf('Praias');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(
      places.map(({ title }) => title),
    );
    const card = page.getByRole('listitem').filter({ hasText: 'Praia Mole' });
    await expect(card).toContainText(city.place('Praia Mole').neighborhood);
    await expect(card).toContainText(city.place('Praia Mole').rating.toFixed(1).replace('.', ','));
    await follow(card.getByRole('link', { name: 'Praia Mole' }).first());
    await expect(page.getByRole('heading', { level: 1, name: 'Praia Mole' })).toBeVisible();
  },
  '/places/:categorySlug/:placeId': async (page, city) => {
    const place = city.place(seenPlace);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: place.title })).toBeVisible();
    await expect(main.getByText(place.description.split('.')[0] ?? '')).toBeVisible();
    await expect(main.getByText(place.price).first()).toBeVisible();
    const [address = ''] = place.location.split(',');
    await expect(main.getByText(address).first()).toBeVisible();
    // Today is the summary; the other days expand below it.
    const days = main.locator('details').locator('summary, li');
    await days.first().click();
    await expect(days.filter({ hasText: /^Segunda/ })).toContainText('17:00–00:00');
    await expect(days.filter({ hasText: /^Domingo/ })).toContainText('Fechado');
    const reviews = main
      .getByRole('article')
      .filter({ has: page.getByRole('img', { name: / de 5 estrelas$/ }) });
    await expect(reviews).toHaveCount(Math.min(10, place.reviewsCount));
    for (const text of await reviews.allTextContents()) expect(text.length).toBeGreaterThan(30);
    await follow(main.getByRole('link', { name: 'Bares' }).last());
    await expect(page.getByRole('heading', { level: 2, name: place.title })).toBeVisible();
  },
  '/agenda': async (page) => {
    const main = page.getByRole('main');
    // Events are grouped by day, from today or the next day with an event.
    await expect(main.getByRole('heading', { level: 2 }).first()).toContainText(
      /\dº? de [a-zç]+(?: de \d{4})?$/,
    );
    const events = main.getByRole('article');
    expect(await events.count()).toBeGreaterThan(10);
    await expect(events.first()).toContainText(/\d\d:\d\d/);
    const event = events.first().getByRole('link');
    const title = (await event.textContent()) ?? '';
    await follow(event);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  },
  '/agenda/:eventId': async (page, city) => {
    const event = city.event(seenEvent);
    const place = city.places.find(({ id }) => id === event.placeId);
    const main = page.getByRole('main');
    await expect(main.getByText(event.description.split('.')[0] ?? '')).toBeVisible();
    await expect(main.getByText('Grátis').first()).toBeVisible();
    const [, file] = await Promise.all([
      expect(
        main.getByRole('link', { name: /^Adicionar dom .* ao calendário$/ }).first(),
      ).toBeVisible(),
      page.request.get(`/agenda/evento/${event.id}.ics`),
    ]);
    expect(await file.text()).toContain(`SUMMARY:${event.title}`);
    await follow(main.getByRole('link', { name: place?.title }).first());
    await expect(page.getByRole('heading', { level: 1, name: place?.title })).toBeVisible();
  },
  '/listas/:listId': async (page, city) => {
    const main = page.getByRole('main');
    await expect(main).toContainText('Começar pela ponte e terminar na mesa.');
    await expect(main).toContainText('3 lugares · 1 lugar não está mais no guia');
    const titles = main.getByRole('article').getByRole('heading', { level: 2 });
    await expect(titles).toHaveText(['Ponte Hercílio Luz', 'Trapiche 27', 'Café Rendeira']);
    const row = main.getByRole('article').filter({ hasText: 'Trapiche 27' });
    await expect(row).toContainText(city.place('Trapiche 27').neighborhood);
    await expect(row).toContainText('Pedir mesa do lado de fora');
    await follow(row.getByRole('link', { name: 'Trapiche 27' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Trapiche 27' })).toBeVisible();
  },
  '/subscription': async (page) => {
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Mensal' })).toBeVisible();
    await expect(main).toContainText(/R\$\s29,90/);
    await expect(main.getByRole('heading', { name: 'Perguntas frequentes' })).toBeVisible();
  },
  '/club': async (page, city) => {
    const main = page.getByRole('main');
    await expect(main.getByText('25% nos petiscos de segunda a quinta').first()).toBeVisible();
    await expect(main.getByText(/^Economize até R\$\s\d+/)).toBeVisible();
    await expect(main).toContainText(/R\$\s29,90 por mês/);
    const place = city.place('Café Rendeira');
    await follow(main.getByRole('link', { name: place.title }).first());
    await expect(page.getByRole('heading', { level: 1, name: place.title })).toBeVisible();
  },
};

for (const { route, address } of renderedVisits) {
  test(`${route} is readable, and its links work`, async ({ page, request, city }) => {
    await comeRendered(page, address(city));
    await page.goto(address(city));
    await expect(page.locator('main h1')).toBeVisible();
    const text = await page.locator('body').innerText();
    expect(text).not.toMatch(/Carregando|Inicializando|Abrindo/);
    for (const image of await page.locator('main img').all()) {
      await expect(image).toHaveAttribute('src', /^\/./);
      await expect(image).toHaveAttribute('width', /^\d+$/);
    }
    const pictures = page.locator('main img');
    if ((await pictures.count()) > 0) {
      const picture = await request.get((await pictures.first().getAttribute('src')) ?? '');
      expect(picture.headers()['content-type']).toMatch(/^image\//);
    }
    const readIt = contents[route];
    if (!readIt) throw new Error(`No expected content for ${route}`);
    await readIt(page, city);
  });
}

test('the header search works, and its page explains that it needs JavaScript', async ({
  page,
}) => {
  await comeRendered(page, '/');
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Buscar lugares e eventos' }).fill('praia mole');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=praia(\+|%20)mole$/);
  await expect(page.getByText('Esta página precisa de JavaScript.')).toBeVisible();
  await page.getByRole('link', { name: 'Ver a página inicial' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
