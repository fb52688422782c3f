const ownMoves = ['wheel', 'pointerdown', 'keydown'] as const;

/** Timeout in ms. After it the page must not jump any more. */
const patienceMs = 10_000;

/**
 * Runs `attempt` immediately, and again whenever the page changes its height, until it succeeds, the user scrolls, taps
 * or types, or ten seconds have passed.
 * @param attempt returns true when it is done
 * @returns a function that cancels it
 */
export function asPageGrows(attempt: () => boolean): () => void {
  if (attempt()) return () => undefined;
  const watcher = new ResizeObserver(() => {
    if (attempt()) stop();
  });
  const stop = () => {
    watcher.disconnect();
    clearTimeout(timer);
    for (const move of ownMoves) removeEventListener(move, stop);
  };
  for (const move of ownMoves) addEventListener(move, stop, { passive: true });
  const timer = setTimeout(stop, patienceMs);
  watcher.observe(document.body);
  return stop;
}
