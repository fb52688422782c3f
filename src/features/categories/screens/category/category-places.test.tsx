import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { categoryPlacesQuery } from '#features/places/data/place-queries.ts';
import { listPlacesOfCategory } from '#features/places/data/place-store.ts';
import { AppError } from '#shared/app-error.ts';
import { aCategory } from '#support/builders.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { CategoryPlaces } from './category-places.tsx';
import { aPlace } from '#support/test-place.ts';

vi.mock('#features/places/data/place-store.ts', () => ({ listPlacesOfCategory: vi.fn() }));

const reads = vi.mocked(listPlacesOfCategory);
const category = aCategory();
const nextCursor = { after: { seconds: 1, nanoseconds: 0 }, id: 'p1' };

it('after a failed refresh, retries the list instead of loading a further page', async () => {
  reads.mockResolvedValueOnce({ items: [aPlace()], nextCursor });
  const { client, user } = renderScreen(<CategoryPlaces category={category} />);
  expect(await screen.findByRole('link', { name: 'Bar do Zé' })).toBeVisible();
  reads.mockRejectedValueOnce(new AppError('timeout'));
  await client.refetchQueries(categoryPlacesQuery(category.id));
  reads.mockResolvedValueOnce({ items: [aPlace({ title: 'Bar da Ana' })], nextCursor });
  await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('link', { name: 'Bar da Ana' })).toBeVisible();
  expect(reads).toHaveBeenLastCalledWith({ categoryId: category.id, cursor: null });
  expect(screen.queryByRole('alert')).toBeNull();
});
