import { lazyStore } from '#platform/firestore/lazy-store.ts';

/** The code that decodes and searches a snapshot, in a separate chunk that loads in parallel with the snapshot. */
export const searchEngine = lazyStore(() => import('./search-engine.ts'));
