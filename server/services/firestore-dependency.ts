import type { Firestore } from '@google-cloud/firestore';
import { withDeadline } from './deadline.ts';
import type { Dependency } from './readiness.ts';

/** Firestore as /readyz asks about it: one document read that may find nothing. */
export function firestoreDependency(firestore: Firestore, deadlineMs = 2_000): Dependency {
  return {
    name: 'banco de dados (Cloud Firestore)',
    async ping() {
      await withDeadline(firestore.doc('settings/public').get(), deadlineMs, 'readiness read');
    },
  };
}
