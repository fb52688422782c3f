import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SortedList } from './sorted-list.ts';

it('stays in order through thousands of insertions and deletions', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer(), { maxLength: 200 }),
      fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 2_000 })), {
        minLength: 2_000,
        maxLength: 2_000,
      }),
      fc.integer({ min: 0, max: 2_000 }),
      (start, steps, from) => {
        const list = new SortedList<number>((a, b) => a - b, start);
        const model = new Set(start);
        for (const [insert, n] of steps) {
          if (insert && !model.has(n)) list.insert(n);
          if (!insert) list.delete(n);
          if (insert) model.add(n);
          else model.delete(n);
        }
        const expected = [...model].sort((a, b) => a - b).filter((n) => n >= from);
        expect([...list.from((n) => n < from)]).toEqual(expected);
      },
    ),
    { numRuns: 20 },
  );
});
