import type { Firestore } from '@google-cloud/firestore';
import type { Dependency } from '../process/readiness.ts';
import { withinShorterBudget } from '../http/request-budget.ts';

/** Returns the readiness check of Firestore for /readyz: one document read, which may find nothing. */
export function firestoreDependency(firestore: Firestore, deadlineMs = 2_000): Dependency {
  return {
    name: 'banco de dados (Cloud Firestore)',
    async ping() {
      await withinShorterBudget(() => firestore.doc('settings/public').get(), deadlineMs);
    },
  };
}
