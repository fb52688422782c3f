const ownMoves = ['wheel', 'pointerdown', 'keydown'] as const;

/** Who has not moved for as long is not moved any more either. */
const patienceMs = 10_000;

/**
 * Tries at once, and again whenever the page grows or shrinks, until it succeeds, the person moves on, or ten seconds
 * have passed.
 * @param attempt whether there is nothing more to be done
 * @returns what gives up
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
