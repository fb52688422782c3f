import type { Locator } from '@playwright/test';

/** Counts clicks. Typing and focusing fields do not count. */
export function countedTaps() {
  let taps = 0;
  return {
    tap: async (target: Locator) => {
      taps += 1;
      await target.click();
    },
    count: () => taps,
  };
}
