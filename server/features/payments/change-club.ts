import { AppError } from '#shared/app-error.ts';
import type { ClubChange, ClubStore, CommitOutcome, StoredClub } from './club-store.ts';

/** Maximum number of attempts if other processes change the same user's records. */
const maxAttempts = 10;

interface Decision {
  /** null stores nothing. */
  change: Omit<ClubChange, 'expectedRevision'> | null;
}

/**
 * Commits the change that `decide` returns for a user's stored data. If the data was changed concurrently, it is read
 * and decided again.
 * @param decide returns 'again' to read the data again
 * @returns the last decision and the outcome of its commit
 * @throws AppError 'unavailable'; errors of `decide`
 */
export async function changeClub<D extends Decision>(
  store: ClubStore,
  uid: string,
  decide: (storedClub: StoredClub) => Promise<D | 'again'> | D,
): Promise<D & { outcome: Exclude<CommitOutcome, 'stale'> | 'unchanged' }> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const storedClub = await store.read(uid);
    const decision = await decide(storedClub);
    if (decision === 'again') continue;
    const { change } = decision;
    if (change === null) return { ...decision, outcome: 'unchanged' };
    const outcome = await store.commit(uid, { expectedRevision: storedClub.revision, ...change });
    if (outcome !== 'stale') return { ...decision, outcome };
  }
  throw new AppError('unavailable', 'Too many concurrent changes of the records of a user');
}
