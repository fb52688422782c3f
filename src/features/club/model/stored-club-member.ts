import type { ClubMember } from './club-member.ts';

import { fieldsOf, instantOf } from '#shared/stored-fields.ts';

/** Reads the club status of a user from the stored membership. */
export function toClubMember(data: unknown): ClubMember {
  const fields = fieldsOf(data);
  return {
    isActive: fields['status'] === 'active',
    entitledUntil: instantOf(fields['entitledUntil']),
  };
}
