/** Where a browser does not tell when it is idle, it is taken to be after this part of the time one would wait. */
const share = 4;

/**
 * Resolves when the browser has nothing more urgent to do.
 * @param mostMs when it is busy for as long, it is not waited for
 */
export function whenIdle(mostMs: number): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: mostMs });
    else setTimeout(resolve, mostMs / share);
  });
}
