import type { Firestore } from '@google-cloud/firestore';
import type { Dependency } from '../process/readiness.ts';
import { withinShorterBudget } from '../http/request-budget.ts';

/** Firestore as /readyz asks about it: one document read that may find nothing. */
export function firestoreDependency(firestore: Firestore, deadlineMs = 2_000): Dependency {
  return {
    name: 'banco de dados (Cloud Firestore)',
    async ping() {
      await withinShorterBudget(() => firestore.doc('settings/public').get(), deadlineMs);
    },
  };
}
