import type { ClubMember } from './club-member.ts';

import { fieldsOf, instantOf } from '#shared/stored-fields.ts';

/** How somebody stands with the club, from their stored membership. */
export function toClubMember(data: unknown): ClubMember {
  const fields = fieldsOf(data);
  return {
    isActive: fields['status'] === 'active',
    entitledUntil: instantOf(fields['entitledUntil']),
  };
}
