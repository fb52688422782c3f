const userInputEvents = ['wheel', 'pointerdown', 'keydown'] as const;

/** Timeout in ms. After it the page must not jump any more. */
const timeoutMs = 10_000;

/**
 * Runs `attempt` immediately, and again whenever the page changes its height, until it succeeds, the user scrolls, taps
 * or types, or ten seconds have passed.
 * @param attempt returns true when it is done
 * @returns a function that cancels it
 */
export function retryOnPageResize(attempt: () => boolean): () => void {
  if (attempt()) return () => undefined;
  const observer = new ResizeObserver(() => {
    if (attempt()) stop();
  });
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const eventName of userInputEvents) removeEventListener(eventName, stop);
  };
  for (const eventName of userInputEvents) addEventListener(eventName, stop, { passive: true });
  const timer = setTimeout(stop, timeoutMs);
  observer.observe(document.body);
  return stop;
}
