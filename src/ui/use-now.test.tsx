import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useNow, useSortTime } from './use-now.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-10T22:59:40Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

it('updates at the start of each minute', () => {
  const { result } = renderHook(() => useNow());
  act(() => {
    vi.advanceTimersByTime(19_999);
  });
  expect(result.current.toISOString()).toBe('2026-03-10T22:59:40.000Z');
  act(() => {
    vi.advanceTimersByTime(1);
  });
  expect(result.current.toISOString()).toBe('2026-03-10T23:00:00.000Z');
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  expect(result.current.toISOString()).toBe('2026-03-10T23:01:00.000Z');
});

it('updates when the page becomes visible again', () => {
  const { result } = renderHook(() => useNow());
  vi.setSystemTime(new Date('2026-03-11T09:30:00Z'));
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(result.current.toISOString()).toBe('2026-03-11T09:30:00.000Z');
});

it('keeps the order of a list over time, until the request changes or the user returns to the page', () => {
  const { result, rerender } = renderHook(({ asked }) => useSortTime(asked).toISOString(), {
    initialProps: { asked: 'bairro=Centro' },
  });
  act(() => {
    vi.advanceTimersByTime(120_000);
  });
  expect(result.current).toBe('2026-03-10T22:59:40.000Z');
  rerender({ asked: 'bairro=Campeche' });
  expect(result.current).toBe('2026-03-10T23:01:00.000Z');
  vi.setSystemTime(new Date('2026-03-11T09:30:00Z'));
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(result.current).toBe('2026-03-11T09:30:00.000Z');
});
