import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { countSearchMiss } from '#features/search/data/search-miss-sender.ts';
import { useSearchMiss } from './use-search-miss.ts';

vi.mock('#features/search/data/search-miss-sender.ts', () => ({ countSearchMiss: vi.fn() }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(countSearchMiss).mockReset();
  return () => vi.useRealTimers();
});

test('words are told of once they have stood for three seconds, and those on the way to them are not', () => {
  const { rerender } = renderHook(
    ({ query }) => {
      useSearchMiss(query, true);
    },
    { initialProps: { query: 'rafting' } },
  );
  vi.advanceTimersByTime(2_900);
  rerender({ query: 'rafting noturno' });
  vi.advanceTimersByTime(2_900);
  expect(countSearchMiss).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  rerender({ query: 'rafting noturno' });
  vi.advanceTimersByTime(10_000);
  expect(countSearchMiss).toHaveBeenCalledExactlyOnceWith('rafting noturno');
});

test('words that some place has, and a screen that was left, are told of never', () => {
  renderHook(() => {
    useSearchMiss('bar', false);
  });
  const { unmount } = renderHook(() => {
    useSearchMiss('rafting', true);
  });
  unmount();
  vi.advanceTimersByTime(10_000);
  expect(countSearchMiss).not.toHaveBeenCalled();
});
