/** Tables of who may change which field. */
import { describe, expect, it } from 'vitest';

import { aCity } from './city.ts';
import { now } from './world.ts';
import type { Fields, Plain } from './world.ts';

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
  mayChange: readonly string[];
}

export function checkOwners(subjects: Subject[]): void {
  describe.each(subjects)('$name', ({ actor, path, stored, next, always, mayChange }) => {
    it.each(Object.entries(next))('%s', (field, value) => {
      const world = aCity();
      world.put(path, stored);
      const fields = { updatedAt: now, ...always, [field]: value };
      expect(world.mayCommit(actor, { op: 'update', path, fields })).toBe(
        mayChange.includes(field),
      );
    });
  });
}
