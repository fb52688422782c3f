import type { ClubMember } from '#features/club/model/club-member.ts';

import { readFirestore } from '#platform/firestore/connection.ts';
import { toClubMember } from '#features/club/model/stored-club-member.ts';

/**
 * How a person stands with the club; null for somebody who never joined. One document read.
 * @param uid who is signed in
 * @throws AppError 'permission-denied' for anybody else's; what readFirestore throws
 */
export async function getClubMember(uid: string): Promise<ClubMember | null> {
  const snapshot = await readFirestore(({ sdk, db }) =>
    sdk.getDoc(sdk.doc(db, 'clubMembers', uid)),
  );
  return snapshot.exists() ? toClubMember(snapshot.data()) : null;
}
