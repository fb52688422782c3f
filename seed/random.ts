import { createHash } from 'node:crypto';

/** A repeatable source of chance: the same key always gives the same sequence. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** In [low, high). */
  between(low: number, high: number): number;
  /** Whole, both ends included. */
  int(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** A new list in another order. */
  shuffled<T>(items: readonly T[]): T[];
}

/** @param key names what is being decided, so that adding one decision leaves the others alone */
export function randomFor(key: string): Random {
  let state = createHash('sha256').update(key).digest().readUInt32LE(0);
  // Mulberry32: small, quick and even enough for texts and pictures.
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
 * An id that looks like one Firestore makes (letters and digits only), always the same for a key.
 * @param length 20 for documents, 28 for accounts, 10 for picture files
 */
export function stableId(key: string, length = 20): string {
  const bytes = createHash('sha512').update(key).digest();
  return Array.from({ length }, (_, index) => letters[(bytes[index] ?? 0) % letters.length]).join(
    '',
  );
}
