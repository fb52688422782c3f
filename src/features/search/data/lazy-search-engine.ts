import { lazyStore } from '#platform/firestore/lazy-store.ts';

/** What reads a snapshot and searches in it: a file of its own, which comes while the snapshot is on its way. */
export const searchEngine = lazyStore(() => import('./search-engine.ts'));
