import type { Page } from '@playwright/test';
import { hourMs } from '#shared/time-units.ts';
import { namesFirst } from '#support/naive-relevance.ts';
import { matching, titles } from './city-search.ts';
import { highlightTitles } from './home-page.ts';
import type { CityPlace } from './city.ts';
import { expect, test } from './fixtures.ts';
import { waitUntilHydrated } from './rendered-visits.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Buscar lugares e eventos' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Sugestões' });
const options = (page: Page) => list(page).getByRole('option');
const titleOf = ({ title }: CityPlace) => title;

test('two letters give five suggestions: names first, then an event, a neighbourhood and all results', async ({
  page,
  city,
}) => {
  await page.goto('/');
  await field(page).fill('l');
  await field(page).fill('la');
  const expected = namesFirst(
    matching(city, 'la', { descriptions: false, isTyping: true }),
    titleOf,
    'la',
  );
  await expect(options(page)).toHaveText([
    ...titles(expected.slice(0, 3)).map((title) => new RegExp(`^${title}`)),
    /lançamento|lámen/,
    'Lagoa da ConceiçãoBairro',
    'Ver todos os resultados',
  ]);
  await expect(options(page).first().locator('b')).toHaveText('La');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('search').getByRole('status')).toHaveText('5 sugestões');
  await field(page).fill('l');
  await expect(list(page)).toHaveCount(0);
});

test('suggestions for a category, an amenity and a neighbourhood open their places', async ({
  page,
}) => {
  await page.goto('/');
  const choose = async (text: string, name: string) => {
    await field(page).fill(text);
    await options(page).filter({ hasText: name }).click();
  };
  await choose('balad', 'BaladasCategoria');
  await expect(page).toHaveURL('/places/baladas');
  // The field is emptied when the page has loaded.
  await expect(page.getByRole('heading', { name: 'Baladas em Florianópolis' })).toBeVisible();
  await choose('wifi', 'Wi-Fi GratuitoComodidade');
  await expect(page).toHaveURL('/search?comodidades=wi-fi-gratuito');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Baladas em Florianópolis' })).toBeVisible();
  await choose('campexe', 'CampecheBairro');
  await expect(page).toHaveURL('/search?local=Campeche');
});

test('a text without suggestions shows a message and links to the results', async ({ page }) => {
  await page.goto('/');
  await field(page).fill('xilofone');
  await expect(page.getByText('Nenhuma sugestão para “xilofone”.')).toHaveCount(2);
  await field(page).press('ArrowDown');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/search?q=xilofone');
});

test('suggestions wait until typing pauses for 300 ms', async ({ page }) => {
  await page.clock.install();
  const snapshot = page.waitForResponse('**/api/places/index');
  await page.goto('/');
  await field(page).fill('praia');
  await snapshot;
  await expect(options(page)).toHaveCount(6);
  await field(page).fill('');
  await expect(list(page)).toHaveCount(0);

  await page.clock.pauseAt(new Date(Date.now() + hourMs));
  await field(page).fill('joaquina');
  await page.clock.runFor(250);
  await expect(list(page)).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(options(page).first()).toContainText('Joaquina');
});

test('the arrow keys choose, Enter opens the place', async ({ page, city }) => {
  await page.goto('/');
  await field(page).fill('joaquina');
  const expected = namesFirst(
    matching(city, 'joaquina', { descriptions: false, isTyping: true }),
    titleOf,
    'joaquina',
  );
  await expect(options(page)).toHaveText([
    ...titles(expected.slice(0, 4)).map((title) => new RegExp(`^${title}`)),
    /^Etapa de surfe da Joaquina/,
    'Ver todos os resultados',
  ]);
  await field(page).press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await field(page).press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'false');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await field(page).press('ArrowUp');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toBeFocused();
  await field(page).press('Enter');
  await expect(
    page.getByRole('heading', { level: 1, name: expected[0]?.title, exact: true }),
  ).toBeVisible();
  await expect(list(page)).toHaveCount(0);
});

test('the first Esc closes the suggestions, the second empties the field', async ({ page }) => {
  await page.goto('/');
  await field(page).fill('praia');
  await expect(list(page)).toBeVisible();
  await field(page).press('Escape');
  await expect(list(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue('praia');
  await field(page).press('Escape');
  await expect(field(page)).toHaveValue('');
});

test('a tap on a suggestion opens the place', async ({ page }) => {
  await page.goto('/categories');
  await field(page).fill('praia mole');
  await list(page)
    .getByRole('option', { name: /^Praia Mole/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Praia Mole' })).toBeVisible();
});

test('Enter without a choice opens the results', async ({ page }) => {
  await page.goto('/');
  await field(page).fill('  ostras & vinho ');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/search?q=ostras%20%26%20vinho');
  await expect(page.getByRole('searchbox', { name: 'Buscar lugares e eventos' })).toHaveValue(
    'ostras & vinho',
  );
});

test('spaces only have no effect', async ({ page }) => {
  await page.goto('/categories');
  // Before hydration the form is a plain one, which opens the search without a query.
  await waitUntilHydrated(page);
  await field(page).fill('   ');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/categories');
  await expect(page.getByRole('heading', { level: 1, name: 'Categorias' })).toBeVisible();
});

test('suggestions that fail to load show a message', async ({ page, watch, firestoreHost }) => {
  watch.allow(/Failed to load resource|RPC_ERROR/);
  await page.goto('/');
  await expect(highlightTitles(page)).toHaveCount(6);
  await page.route('**/api/places/index*', (route) => route.abort());
  await page.route(`http://${firestoreHost}/**`, (route) => route.abort());
  await field(page).fill('praia');
  await expect(
    page.getByText('Sugestões indisponíveis agora. Aperte Enter para buscar.'),
  ).toBeVisible({ timeout: 20_000 });
});
