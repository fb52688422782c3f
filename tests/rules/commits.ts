/** Commits that are put to the rules: how tests write them down, and tables of them. */
import { expect, it } from 'vitest';

import { aCity } from './city.ts';
import { now } from './world.ts';
import type { Actor, Fields, World, Write } from './world.ts';

/** The dates of a document made now. */
export const fresh = { createdAt: now, updatedAt: now };

/** A whole document in the place of what is there. */
export function set(path: string, fields: Fields): Write {
  return { op: 'set', path, fields };
}

/** Some fields of a document, and its instant. @param without fields that it loses */
export function update(path: string, fields: Fields, without: string[] = []): Write {
  return { op: 'update', path, fields: { updatedAt: now, ...fields }, remove: without };
}

export function remove(path: string): Write {
  return { op: 'delete', path };
}

/** Who writes what in the usual city, and whether it passes. */
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

/** Documents that differ from the usual city, who writes what, and whether it passes. */
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
