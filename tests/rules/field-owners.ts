/** Tables of the fields that each user may change. */
import { describe, expect, it } from 'vitest';

import { aCity } from './city.ts';
import { now } from './world.ts';
import type { Fields, Plain, Write } from './world.ts';

/** A user who changes a document. Each field is changed separately, to a valid value. */
export interface Subject {
  name: string;
  actor: string;
  path: string;
  /** The whole document with every possible field. */
  stored: Fields;
  /** A valid new value of each field. */
  next: Readonly<Record<string, Plain>>;
  /** Fields that are part of every change, such as the one that makes it a decision. */
  always?: Fields;
  /** Further writes of the same commit, by the document before and after the change. */
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
