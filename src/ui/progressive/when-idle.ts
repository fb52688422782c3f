/**
 * Fallback for browsers without requestIdleCallback: they count as idle after this fraction (1/4) of the maximum wait.
 */
const fallbackDivisor = 4;

/**
 * Resolves when the browser is idle.
 * @param maxWaitMs maximum wait for a busy browser, in ms
 */
export function whenIdle(maxWaitMs: number): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: maxWaitMs });
    else setTimeout(resolve, maxWaitMs / fallbackDivisor);
  });
}
