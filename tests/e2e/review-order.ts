import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import type { City } from './city.ts';
import { expect } from './fixtures.ts';
import { reviewsOf } from './place-page.ts';
import { watchReads } from './traffic.ts';

const title = 'Ponte Hercílio Luz';

/** Returns the stars of the visible reviews, in order. */
async function starsOf(reviews: Locator): Promise<number[]> {
  const labels = await reviews
    .getByRole('img', { name: /de 5 estrelas$/ })
    .evaluateAll((images) => images.map((image) => image.getAttribute('aria-label')));
  return labels.map((label) => Number.parseInt(label ?? '', 10));
}

/** Sorts the reviews of a place, searches them and loads more, as a visitor. */
export async function putReviewsInOrder(
  page: Page,
  { city, firestoreHost }: { city: City; firestoreHost: string },
): Promise<void> {
  const { id, reviewsCount, ratingCounts } = city.place(title);
  // More than one page of ten, so that each order needs a request.
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

  // Reviews that were read once are not read again.
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
