import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retryOnPageResize } from './retry-on-page-resize.ts';

let grow: () => void;
let isWatching: boolean;

beforeEach(() => {
  isWatching = false;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        grow = () => {
          if (isWatching) callback();
        };
      }
      observe() {
        isWatching = true;
      }
      disconnect() {
        isWatching = false;
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('does not observe the page if the first attempt succeeds', () => {
  const attempt = vi.fn(() => true);
  retryOnPageResize(attempt);
  expect(attempt).toHaveBeenCalledTimes(1);
  expect(isWatching).toBe(false);
});

it('retries until an attempt succeeds, and then stops', () => {
  const attempt = vi.fn(() => attempt.mock.calls.length === 3);
  retryOnPageResize(attempt);
  grow();
  expect(isWatching).toBe(true);
  grow();
  expect(isWatching).toBe(false);
  grow();
  expect(attempt).toHaveBeenCalledTimes(3);
});

it.each(['wheel', 'pointerdown', 'keydown'])(
  'gives up on %s, because the user has moved on',
  (move) => {
    const attempt = vi.fn(() => false);
    retryOnPageResize(attempt);
    dispatchEvent(new Event(move));
    grow();
    expect(attempt).toHaveBeenCalledTimes(1);
  },
);

it('gives up when it is cancelled', () => {
  const attempt = vi.fn(() => false);
  retryOnPageResize(attempt)();
  grow();
  expect(attempt).toHaveBeenCalledTimes(1);
});

it('gives up after a timeout, so that the page does not jump while the user reads', () => {
  const timer = vi.spyOn(globalThis, 'setTimeout');
  const attempt = vi.fn(() => false);
  retryOnPageResize(attempt);
  const [giveUp] = timer.mock.calls.at(-1) ?? [];
  timer.mockRestore();
  giveUp?.();
  grow();
  expect(attempt).toHaveBeenCalledTimes(1);
});
