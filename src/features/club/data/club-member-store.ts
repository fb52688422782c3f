import type { ClubMember } from '#features/club/model/club-member.ts';
import { toClubMember } from '#features/club/model/club-member.ts';

import { collection } from '#platform/firestore/collection.ts';

export const clubMembers = collection('clubMembers', (_uid, fields) => toClubMember(fields));

/**
 * Returns the club status of a user; null for a user who never joined. One document read.
 * @param uid the signed-in user
 * @throws AppError 'permission-denied' for another user; errors as Collection
 */
export function getClubMember(uid: string): Promise<ClubMember | null> {
  return clubMembers.get(uid);
}
