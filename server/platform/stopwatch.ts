/** Milliseconds since it was started. */
export type Stopwatch = () => number;

/** Starts a stopwatch; tests hand in their own. */
export type StartStopwatch = () => Stopwatch;

/**
 * Measures how old something is at most. Two clocks, and the larger answer: the steady clock may
 * stand still while a virtual machine is suspended, the wall clock may be set back.
 */
export const startStopwatch: StartStopwatch = () => {
  const steady = performance.now();
  const wall = Date.now();
  return () => Math.max(performance.now() - steady, Date.now() - wall);
};
