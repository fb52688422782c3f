import { createHash } from 'node:crypto';

/** A deterministic random generator: the same key always gives the same sequence. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** In [low, high). */
  between(low: number, high: number): number;
  /** Integer in [low, high]. */
  int(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** Returns a new array in random order. */
  shuffled<T>(items: readonly T[]): T[];
}

/**
 * Returns a generator for a key.
 * @param key different for each purpose, so that a new use of random numbers does not change the other results
 */
export function randomFor(key: string): Random {
  let state = createHash('sha256').update(key).digest().readUInt32LE(0);
  // Mulberry32: small, fast, and uniform enough for texts and drawings.
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    int,
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[int(0, items.length - 1)];
      if (item === undefined) throw new RangeError(`Nothing to pick from for ${key}.`);
      return item;
    },
    shuffled: (items) =>
      items
        .map((item) => ({ item, order: next() }))
        .sort((a, b) => a.order - b.order)
        .map(({ item }) => item),
  };
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/**
 * Returns an id in the format of Firestore ids (letters and digits only), always the same for a key.
 * @param length 20 for documents, 28 for accounts, 10 for image files
 */
export function stableId(key: string, length = 20): string {
  const bytes = createHash('sha512').update(key).digest();
  return Array.from({ length }, (_, index) => letters[(bytes[index] ?? 0) % letters.length]).join(
    '',
  );
}
