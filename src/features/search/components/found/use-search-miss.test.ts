import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { reportSearchMiss } from '#features/search/data/search-miss-sender.ts';
import { useSearchMiss } from './use-search-miss.ts';

vi.mock('#features/search/data/search-miss-sender.ts', () => ({ reportSearchMiss: vi.fn() }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(reportSearchMiss).mockReset();
  return () => vi.useRealTimers();
});

test('reports a query that is unchanged for three seconds, not the ones typed before it', () => {
  const { rerender } = renderHook(
    ({ query }) => {
      useSearchMiss(query, true);
    },
    { initialProps: { query: 'rafting' } },
  );
  vi.advanceTimersByTime(2_900);
  rerender({ query: 'rafting noturno' });
  vi.advanceTimersByTime(2_900);
  expect(reportSearchMiss).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  rerender({ query: 'rafting noturno' });
  vi.advanceTimersByTime(10_000);
  expect(reportSearchMiss).toHaveBeenCalledExactlyOnceWith('rafting noturno');
});

test('reports neither a query with results nor a query of an unmounted screen', () => {
  renderHook(() => {
    useSearchMiss('bar', false);
  });
  const { unmount } = renderHook(() => {
    useSearchMiss('rafting', true);
  });
  unmount();
  vi.advanceTimersByTime(10_000);
  expect(reportSearchMiss).not.toHaveBeenCalled();
});
