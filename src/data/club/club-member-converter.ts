import type { ClubMember } from '#domain/club-member.ts';

import { fieldsOf, instantOf } from '../field-readers.ts';

/** How somebody stands with the club, from their stored membership. */
export function toClubMember(data: unknown): ClubMember {
  const fields = fieldsOf(data);
  return {
    isActive: fields['status'] === 'active',
    entitledUntil: instantOf(fields['entitledUntil']),
  };
}
