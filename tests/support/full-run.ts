/** Set by `npm run test:full`: random tests run more often, and the long tests run too. */
const isFullRun = process.env['FULL_CHECKS'] === '1';

/** Returns how often to repeat a random test, in the usual run and in the full run. */
export function repeats({ usual, full }: { usual: number; full: number }): number {
  return isFullRun ? full : usual;
}
