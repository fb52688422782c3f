import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { AppError } from '#shared/app-error.ts';
import { decodePlaceIndex, encodePlaceIndex } from '#features/search/model/place-index-codec.ts';
import { createPlaceSearch } from '#features/search/model/place-search.ts';
import type { PlaceSearch } from '#features/search/model/place-search.ts';

import { addPlaceDetails, loadPlaceIndex } from './place-index-store.ts';
import { createQueryClient } from '#platform/query-client.ts';
import { loadPartialSearch } from './partial-search-store.ts';
import { indexRefreshMs } from './place-search-queries.ts';
import { searchKeys } from '#features/search/data/search-keys.ts';
import { usePlaceSearch } from './use-place-search.ts';

vi.mock(import('./place-index-store.ts'), () => ({
  loadPlaceIndex: vi.fn(),
  addPlaceDetails: vi.fn(),
}));
vi.mock(import('./partial-search-store.ts'), () => ({ loadPartialSearch: vi.fn() }));
vi.mock(import('#features/categories/data/category-store.ts'), () => ({
  listCategories: () => Promise.resolve([]),
}));

function aSearch(version: string): PlaceSearch {
  const meta = { version, builtAt: '2026-01-01T00:00:00Z', categories: [] };
  return createPlaceSearch(decodePlaceIndex(encodePlaceIndex([], meta).index));
}

let client: QueryClient;

function render(
  options?: Parameters<typeof usePlaceSearch>[1],
  initialProps: Parameters<typeof usePlaceSearch>[0] = { query: 'bar', categorySlugs: [] },
) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook((request: typeof initialProps) => usePlaceSearch(request, options), {
    wrapper,
    initialProps,
  });
}

beforeEach(() => {
  client = createQueryClient();
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
});

afterEach(() => {
  client.clear();
  vi.resetAllMocks();
});

describe('usePlaceSearch', () => {
  it('searches the snapshot and starts no partial search while the server is available', async () => {
    const search = aSearch('v1');
    vi.mocked(loadPlaceIndex).mockResolvedValue({ version: 'v1', search });
    const { result } = render();
    expect(result.current).toMatchObject({ isLoading: true, isPartial: false, search: undefined });
    await waitFor(() => {
      expect(result.current.search).toBe(search);
    });
    expect(result.current).toMatchObject({ isLoading: false, isPartial: false, error: null });
    expect(loadPartialSearch).not.toHaveBeenCalled();
    expect(addPlaceDetails).not.toHaveBeenCalled();
  });

  it('sends no request while it is disabled', () => {
    const { result } = render({ enabled: false });
    expect(result.current).toMatchObject({ isLoading: false, isPartial: false, error: null });
    expect(loadPlaceIndex).not.toHaveBeenCalled();
  });

  it('refreshes the snapshot while it is mounted and stops after unmount', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      const loaded = { version: 'v1', search: aSearch('v1') };
      vi.mocked(loadPlaceIndex).mockResolvedValue(loaded);
      const { result, unmount } = render();
      await waitFor(() => {
        expect(result.current.search).toBe(loaded.search);
      });
      await act(() => vi.advanceTimersByTimeAsync(indexRefreshMs));
      expect(loadPlaceIndex).toHaveBeenCalledTimes(2);
      expect(loadPlaceIndex).toHaveBeenLastCalledWith(loaded, expect.any(AbortSignal));
      unmount();
      await vi.advanceTimersByTimeAsync(5 * indexRefreshMs);
      expect(loadPlaceIndex).toHaveBeenCalledTimes(2);
    } finally {
      vi.useRealTimers();
    }
  });

  it('returns another search object after the descriptions are added', async () => {
    const search = aSearch('v1');
    const described = { ...search, hasDescriptions: true };
    vi.mocked(loadPlaceIndex).mockResolvedValue({ version: 'v1', search });
    vi.mocked(addPlaceDetails).mockResolvedValue(described);
    const { result } = render({ details: ['descriptions'] });
    await waitFor(() => {
      expect(result.current.search).toBe(described);
    });
  });

  it('returns no results before the descriptions, which would insert rows among them', async () => {
    let answer: (described: PlaceSearch) => void = () => undefined;
    vi.mocked(loadPlaceIndex).mockResolvedValue({ version: 'v1', search: aSearch('v1') });
    vi.mocked(addPlaceDetails).mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const { result } = render({ details: ['descriptions'] });
    await waitFor(() => {
      expect(addPlaceDetails).toHaveBeenCalled();
    });
    expect(result.current).toMatchObject({ isLoading: true, search: undefined });
    const described = { ...aSearch('v1'), hasDescriptions: true };
    answer(described);
    await waitFor(() => {
      expect(result.current.search).toBe(described);
    });
  });

  it('searches without descriptions if they fail to load', async () => {
    const search = aSearch('v1');
    vi.mocked(loadPlaceIndex).mockResolvedValue({ version: 'v1', search });
    vi.mocked(addPlaceDetails).mockRejectedValue(new AppError('unavailable'));
    const { result } = render({ details: ['descriptions'] });
    await waitFor(() => {
      expect(result.current).toMatchObject({ isLoading: false, isPartial: false, error: null });
    });
    expect(result.current.search).toBe(search);
  });

  it('returns another search object after the lexicon arrives, although the version is the same', async () => {
    const literal = { ...aSearch('v1'), hasDescriptions: true };
    const understanding = { ...literal, hasLexicon: true };
    for (const search of [literal, understanding]) {
      vi.mocked(loadPlaceIndex).mockResolvedValueOnce({ version: 'v1', search });
      vi.mocked(addPlaceDetails).mockResolvedValueOnce(search);
    }
    const { result } = render({ details: ['descriptions'] });
    await waitFor(() => {
      expect(result.current.search).toBe(literal);
    });
    await act(() => client.refetchQueries({ queryKey: searchKeys.index, exact: true }));
    await waitFor(() => {
      expect(result.current.search).toBe(understanding);
    });
  });

  it('keeps the previous search until a newer snapshot has its descriptions', async () => {
    const described = { ...aSearch('v1'), hasDescriptions: true };
    const newer = { ...aSearch('v2'), hasDescriptions: true };
    let answer: (search: PlaceSearch) => void = () => undefined;
    vi.mocked(loadPlaceIndex)
      .mockResolvedValueOnce({ version: 'v1', search: aSearch('v1') })
      .mockResolvedValueOnce({ version: 'v2', search: aSearch('v2') });
    vi.mocked(addPlaceDetails)
      .mockResolvedValueOnce(described)
      .mockReturnValueOnce(
        new Promise((resolve) => {
          answer = resolve;
        }),
      );
    const { result } = render({ details: ['descriptions'] });
    await waitFor(() => {
      expect(result.current.search).toBe(described);
    });
    await act(() => client.refetchQueries({ queryKey: searchKeys.index, exact: true }));
    await waitFor(() => {
      expect(addPlaceDetails).toHaveBeenCalledTimes(2);
    });
    expect(result.current).toMatchObject({ isLoading: false, search: described });
    answer(newer);
    await waitFor(() => {
      expect(result.current.search).toBe(newer);
    });
  });

  it('loads the newer index if the descriptions have another version', async () => {
    vi.mocked(loadPlaceIndex)
      .mockResolvedValueOnce({ version: 'v1', search: aSearch('v1') })
      .mockResolvedValueOnce({ version: 'v2', search: aSearch('v2') });
    const described = { ...aSearch('v2'), hasDescriptions: true };
    vi.mocked(addPlaceDetails)
      .mockRejectedValueOnce(new AppError('conflict'))
      .mockResolvedValueOnce(described);
    const { result } = render({ details: ['descriptions'] });
    await waitFor(() => {
      expect(result.current.search).toBe(described);
    });
    expect(result.current.isPartial).toBe(false);
  });

  it('returns partial results while the server is down and keeps them during a retry', async () => {
    const partial = aSearch('partial');
    vi.mocked(loadPlaceIndex).mockRejectedValue(new AppError('unavailable'));
    vi.mocked(loadPartialSearch).mockResolvedValue(partial);
    const { result } = render();
    await waitFor(() => {
      expect(result.current.search).toBe(partial);
    });
    expect(result.current).toMatchObject({ isPartial: true, isLoading: false, error: null });
    let answer: (error: AppError) => void = () => undefined;
    vi.mocked(loadPlaceIndex).mockReturnValue(
      new Promise((_resolve, reject) => {
        answer = reject;
      }),
    );
    act(() => {
      result.current.retry();
    });
    await waitFor(() => {
      expect(client.isFetching({ queryKey: searchKeys.index, exact: true })).toBe(1);
    });
    expect(result.current).toMatchObject({ isPartial: true, isLoading: false, search: partial });
    act(() => {
      answer(new AppError('unavailable'));
    });
  });

  it('drops the partial results of another request when the benefit filter is added', async () => {
    const partial = aSearch('partial');
    vi.mocked(loadPlaceIndex).mockRejectedValue(new AppError('unavailable'));
    vi.mocked(loadPartialSearch).mockResolvedValueOnce(partial);
    const request = { query: 'bar', categorySlugs: [], withBenefit: false };
    const { result, rerender } = render({}, request);
    await waitFor(() => {
      expect(result.current.search).toBe(partial);
    });
    let answer: (search: PlaceSearch) => void = () => undefined;
    vi.mocked(loadPartialSearch).mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    rerender({ ...request, withBenefit: true });
    expect(result.current).toMatchObject({ isLoading: true, search: undefined });
    const withBenefits = aSearch('partial');
    answer(withBenefits);
    await waitFor(() => {
      expect(result.current.search).toBe(withBenefits);
    });
  });

  it('reads the places of each query with the benefit filter, too', async () => {
    const [bars, cafes] = [aSearch('partial'), aSearch('partial')];
    vi.mocked(loadPlaceIndex).mockRejectedValue(new AppError('unavailable'));
    vi.mocked(loadPartialSearch).mockResolvedValueOnce(bars).mockResolvedValueOnce(cafes);
    const request = { query: 'bar', categorySlugs: [], withBenefit: true };
    const { result, rerender } = render({}, request);
    await waitFor(() => {
      expect(result.current.search).toBe(bars);
    });
    rerender({ ...request, query: 'café' });
    await waitFor(() => {
      expect(result.current.search).toBe(cafes);
    });
    expect(loadPartialSearch).toHaveBeenLastCalledWith(
      { ...request, query: 'café' },
      expect.anything(),
    );
  });

  it('ignores a snapshot that could not be refreshed until a refresh succeeds', async () => {
    const [search, partial, newSearch] = [aSearch('v1'), aSearch('partial'), aSearch('v2')];
    vi.mocked(loadPartialSearch).mockResolvedValue(partial);
    vi.mocked(loadPlaceIndex)
      .mockResolvedValueOnce({ version: 'v1', search })
      .mockRejectedValueOnce(new AppError('unavailable'))
      .mockResolvedValueOnce({ version: 'v2', search: newSearch });
    const { result } = render();
    await waitFor(() => {
      expect(result.current.search).toBe(search);
    });
    await act(() => client.refetchQueries({ queryKey: searchKeys.index, exact: true }));
    await waitFor(() => {
      expect(result.current.search).toBe(partial);
    });
    expect(result.current.isPartial).toBe(true);
    await act(() => client.refetchQueries({ queryKey: searchKeys.index, exact: true }));
    await waitFor(() => {
      expect(result.current.search).toBe(newSearch);
    });
    expect(result.current.isPartial).toBe(false);
  });

  it('fails without the snapshot if only a complete search is useful, also after a retry', async () => {
    vi.mocked(loadPlaceIndex).mockRejectedValue(new AppError('unavailable'));
    const { result } = render({ isCompleteOnly: true });
    await waitFor(() => {
      expect(result.current.error?.code).toBe('unavailable');
    });
    expect(result.current).toMatchObject({ isLoading: false, isPartial: false, search: undefined });
    act(() => {
      result.current.retry();
    });
    await waitFor(() => {
      expect(loadPlaceIndex).toHaveBeenCalledTimes(2);
    });
    await waitFor(() => {
      expect(result.current).toMatchObject({ isLoading: false, error: { code: 'unavailable' } });
    });
    expect(loadPartialSearch).not.toHaveBeenCalled();
  });

  it('returns an error instead of an empty result if both sources fail', async () => {
    vi.mocked(loadPlaceIndex).mockRejectedValue(new AppError('timeout'));
    vi.mocked(loadPartialSearch).mockRejectedValue(new AppError('unavailable'));
    const { result } = render();
    await waitFor(() => {
      expect(result.current.error?.code).toBe('unavailable');
    });
    expect(result.current).toMatchObject({ isLoading: false, isPartial: false, search: undefined });
  });
});
