import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import type { City } from './city.ts';
import { expect } from './fixtures.ts';
import { reviewsOf } from './place-page.ts';
import { watchReads } from './traffic.ts';

const title = 'Ponte Hercílio Luz';

/** The stars of the reviews that are shown, from the first to the last. */
async function starsOf(reviews: Locator): Promise<number[]> {
  const labels = await reviews
    .getByRole('img', { name: /de 5 estrelas$/ })
    .evaluateAll((images) => images.map((image) => image.getAttribute('aria-label')));
  return labels.map((label) => Number.parseInt(label ?? '', 10));
}

/** A visitor puts the reviews of a place in order, looks for words in them and reads on. */
export async function putReviewsInOrder(
  page: Page,
  { city, firestoreHost }: { city: City; firestoreHost: string },
): Promise<void> {
  const { id, reviewsCount, ratingCounts } = city.place(title);
  // More than one page of ten: each order is asked for.
  expect(reviewsCount).toBeGreaterThan(10);
  await page.goto(`/places/passeios/${id}`);
  const reviews = reviewsOf(page);
  const order = page.getByRole('combobox', { name: 'Ordenar avaliações' });
  const more = page.getByRole('button', { name: 'Ver mais avaliações' });
  await order.scrollIntoViewIfNeeded();
  await expect(reviews).toHaveCount(10);
  await expect(order).toHaveValue('newest');
  const newest = await reviews.first().getByRole('heading').textContent();

  const reads = watchReads(page, firestoreHost);
  const ascending = ratingCounts.flatMap((count, index) => Array<number>(count).fill(index + 1));
  await order.selectOption('Piores notas');
  await expect.poll(() => starsOf(reviews)).toEqual(ascending.slice(0, 10));
  await order.selectOption('Melhores notas');
  await expect.poll(() => starsOf(reviews)).toEqual(ascending.toReversed().slice(0, 10));
  expect((await reads())['reviews']).toBe(20);
  await more.click();
  await expect.poll(() => starsOf(reviews)).toEqual(ascending.toReversed().slice(0, 20));

  // What was read once is not read again.
  const before = (await reads())['reviews'];
  await order.selectOption('Mais recentes');
  await expect(reviews).toHaveCount(10);
  await expect(reviews.first().getByRole('heading')).toHaveText(newest ?? '');
  expect((await reads())['reviews']).toBe(before);

  const search = page.getByRole('searchbox', { name: 'Buscar nas avaliações' });
  await search.fill((newest ?? '').toUpperCase());
  await expect(reviews.first().getByRole('heading')).toHaveText(newest ?? '');
  await expect(page.getByText(/^\d+ de 10 avaliações carregadas$/)).toBeVisible();
  await expectAccessible(page);
  await search.fill('xilofone');
  await expect(reviews).toHaveCount(0);
  await expect(page.getByText('Nenhuma avaliação encontrada')).toBeVisible();
  await expect(more).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Limpar busca' }).last().click();
  await expect(reviews).toHaveCount(10);
  await expect(search).toBeFocused();
}
