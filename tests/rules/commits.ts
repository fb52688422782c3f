/** Helpers that build commits for the rules, and tables of such commits. */
import { expect, it } from 'vitest';

import { aCity } from './city.ts';
import { now } from './world.ts';
import type { Actor, Fields, World, Write } from './world.ts';

/** The dates of a document created now. */
export const fresh = { createdAt: now, updatedAt: now };

/** Writes a whole document and replaces the stored one. */
export function set(path: string, fields: Fields): Write {
  return { op: 'set', path, fields };
}

/** Updates some fields of a document and its timestamp. @param without fields to delete */
export function update(path: string, fields: Fields, without: string[] = []): Write {
  return { op: 'update', path, fields: { updatedAt: now, ...fields }, remove: without };
}

export function remove(path: string): Write {
  return { op: 'delete', path };
}

/** A commit of a user in the default city, and whether it is allowed. */
export type CommitRow = [name: string, actor: Actor, writes: Write[], expected: boolean];

export function checkCommits(
  rows: CommitRow[],
  arrange: (world: World) => void = () => undefined,
): void {
  it.each(rows)('%s', (_name, actor, writes, expected) => {
    const world = aCity();
    arrange(world);
    expect(world.mayCommit(actor, ...writes)).toBe(expected);
  });
}

/** Changes of the default city, a commit of a user, and whether it is allowed. */
export type ArrangedRow = [
  name: string,
  stored: Record<string, Fields>,
  actor: Actor,
  writes: Write[],
  expected: boolean,
];

export function checkArranged(rows: ArrangedRow[]): void {
  it.each(rows)('%s', (_name, stored, actor, writes, expected) => {
    const world = aCity();
    for (const [path, fields] of Object.entries(stored)) world.put(path, fields);
    expect(world.mayCommit(actor, ...writes)).toBe(expected);
  });
}
