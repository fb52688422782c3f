import type { Lexicon } from '#features/search/model/search/lexicon.ts';
import { lazyStore } from '#platform/firestore/lazy-store.ts';

/** The code that decodes and searches a snapshot, in a separate chunk that loads in parallel with the snapshot. */
export const searchEngine = lazyStore(() => import('./search-engine.ts'));

const lexiconStore = lazyStore(() => import('#features/search/model/search/full-lexicon.ts'));

/** Returns the lexicon; null if its chunk cannot be loaded. A search without it only finds the typed words. */
export async function loadLexicon(): Promise<Lexicon | null> {
  try {
    return (await lexiconStore()).fullLexicon;
  } catch {
    return null;
  }
}
