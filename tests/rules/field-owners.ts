/** Tables of who may change which field. */
import { describe, expect, it } from 'vitest';

import { aCity } from './city.ts';
import { now } from './world.ts';
import type { Fields, Plain, Write } from './world.ts';

/** Who changes what: each field alone, to a value that would be right in itself. */
export interface Subject {
  name: string;
  actor: string;
  path: string;
  /** The whole document, with every field that it can hold. */
  stored: Fields;
  /** A right value for each field. */
  next: Readonly<Record<string, Plain>>;
  /** Fields that go with every change, here, such as the one that makes it an answer. */
  always?: Fields;
  /** Further writes of the same commit, by what is stored and what becomes of it. */
  beside?: (stored: Fields, after: Fields) => Write[];
  mayChange: readonly string[];
}

export function checkOwners(subjects: Subject[]): void {
  describe.each(subjects)('$name', (subject) => {
    const { actor, path, stored, next, always, mayChange, beside = () => [] } = subject;
    it.each(Object.entries(next))('%s', (field, value) => {
      const world = aCity();
      world.put(path, stored);
      const fields = { updatedAt: now, ...always, [field]: value };
      const write: Write = { op: 'update', path, fields };
      const commit = [write, ...beside(stored, { ...stored, ...fields })];
      expect(world.mayCommit(actor, ...commit)).toBe(mayChange.includes(field));
    });
  });
}
