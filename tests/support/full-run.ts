/** `npm run test:full` says so: what is random is tried more often, and the long tests run too. */
const isFullRun = process.env['FULL_CHECKS'] === '1';

/** How often to repeat something random: usually, and in the full run. */
export function repeats({ usual, full }: { usual: number; full: number }): number {
  return isFullRun ? full : usual;
}
