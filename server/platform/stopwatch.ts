/** Returns the milliseconds since it was started. */
export type Stopwatch = () => number;

/** Starts a stopwatch; replaced in tests. */
export type StartStopwatch = () => Stopwatch;

/**
 * Measures the maximum age of data, as the larger result of two clocks: the monotonic clock may pause while a virtual
 * machine is suspended, and the wall clock may be set back.
 */
export const startStopwatch: StartStopwatch = () => {
  const monotonicStart = performance.now();
  const wallClockStart = Date.now();
  return () => Math.max(performance.now() - monotonicStart, Date.now() - wallClockStart);
};
