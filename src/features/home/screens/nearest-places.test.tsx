import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { usePlaceSearch } from '#features/search/data/use-place-search.ts';
import { decodePlaceIndex, encodePlaceIndex } from '#features/search/model/place-index-codec.ts';
import { createPlaceSearch } from '#features/search/model/place-search.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { NearestPlaces } from './nearest-places.tsx';

vi.mock('#features/search/data/use-place-search.ts', () => ({ usePlaceSearch: vi.fn() }));

test('shows no nearest places for a partial search', async () => {
  const meta = { version: 'v1', builtAt: '2026-01-01T00:00:00Z', categories: [] };
  const retry = vi.fn();
  vi.mocked(usePlaceSearch).mockReturnValue({
    search: createPlaceSearch(decodePlaceIndex(encodePlaceIndex([], meta).index)),
    isPartial: true,
    isLoading: false,
    error: null,
    retry,
  });
  const { user } = renderScreen(
    <NearestPlaces title="Perto de você" origin={{ latitude: -27.6, longitude: -48.5 }} />,
  );
  expect(screen.getByText(/os resultados são parciais/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Perto de você' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(retry).toHaveBeenCalledOnce();
});
