import { expect, test, vi } from 'vitest';
import { usePlaceSearch } from '#features/search/data/use-place-search.ts';
import { decodePlaceIndex, encodePlaceIndex } from '#features/search/model/place-index-codec.ts';
import { createPlaceSearch } from '#features/search/model/place-search.ts';
import type { PlaceImage } from '#features/pictures/model/place-image.ts';
import { aCategory, aPlaceSummary } from '#support/builders.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { CategoryCovers } from './category-covers.tsx';
import type { CoversBySlug } from './category-covers.tsx';

vi.mock('#features/search/data/use-place-search.ts');

const image = (name: string): PlaceImage => ({
  ...{ url: `/uploads/${name}.webp`, width: 1600, height: 1000 },
  ...{ widths: [], colour: '#aabbcc' },
});

test('reports the cover of the best-rated place with a picture of each category', () => {
  const rows = [
    { id: 'a', rating: 5, cover: null },
    { id: 'b', rating: 4.5, cover: image('best') },
    { id: 'c', rating: 4, cover: image('other') },
  ].map((place) => ({
    summary: aPlaceSummary({ ...place, reviewsCount: 9 }),
    description: '',
  }));
  const categories = [aCategory()];
  const { index } = encodePlaceIndex(rows, { version: 'v1', builtAt: '', categories });
  const search = createPlaceSearch(decodePlaceIndex(index));
  const state = { search, isPartial: false, isLoading: false, error: null, retry: vi.fn() };
  vi.mocked(usePlaceSearch).mockReturnValue(state);
  const onFound = vi.fn<(covers: CoversBySlug) => void>();
  renderScreen(<CategoryCovers slugs={['bares', 'praias']} onFound={onFound} />);
  expect(onFound).toHaveBeenCalledOnce();
  const covers = onFound.mock.calls[0]?.[0];
  expect(covers?.get('bares')?.url).toBe('/uploads/best.webp');
  expect(covers?.has('praias')).toBe(false);
});
