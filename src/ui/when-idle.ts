/**
 * Fallback for browsers without requestIdleCallback: they count as idle after this fraction (1/4) of the maximum wait.
 */
const share = 4;

/**
 * Resolves when the browser is idle.
 * @param mostMs maximum wait for a busy browser, in ms
 */
export function whenIdle(mostMs: number): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: mostMs });
    else setTimeout(resolve, mostMs / share);
  });
}
