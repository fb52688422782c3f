import type { ClubMember } from '#features/club/model/club-member.ts';

import { readFirestore } from '#platform/firestore/connection.ts';
import { toClubMember } from '#features/club/model/club-member.ts';

/**
 * Returns the club status of a user; null for a user who never joined. One document read.
 * @param uid the signed-in user
 * @throws AppError 'permission-denied' for another user; errors of readFirestore()
 */
export async function getClubMember(uid: string): Promise<ClubMember | null> {
  const snapshot = await readFirestore(({ sdk, db }) =>
    sdk.getDoc(sdk.doc(db, 'clubMembers', uid)),
  );
  return snapshot.exists() ? toClubMember(snapshot.data()) : null;
}
