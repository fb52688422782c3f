import { loadFirestoreRules } from '@guia-da-ilha/local-firebase/rules/ruleset';

import { aCity, aPlaceRecord, aUserRecord } from '../city.ts';
import { decideFirestore } from '../rule-case.ts';
import { now, toMap } from '../world.ts';
import type { Fields } from '../world.ts';

/**
 * Returns whether given rules allow a manager to change fields of a place they created, the path with the most
 * evaluated expressions. These requests count neither for coverage nor for mutation tests.
 */
export function managerUnder(source: string): (fields: Fields) => boolean {
  const ruleset = loadFirestoreRules(source);
  const world = aCity();
  const stored = aPlaceRecord({ createdBy: 'manager', image: 'x', hours: 'x' });
  world.put('users/manager', aUserRecord('manager', { role: 'manager', managedPlaces: [] }));
  world.put('places/own1', stored);
  const documents = world.everything();
  return (fields) =>
    decideFirestore(ruleset, {
      kind: 'commit',
      time: now,
      auth: { uid: 'manager', token: toMap({}) },
      documents,
      result: new Map(documents).set(
        'places/own1',
        toMap({ ...stored, ...fields, updatedAt: now }),
      ),
      writes: [{ path: 'places/own1', deletes: false }],
    });
}
