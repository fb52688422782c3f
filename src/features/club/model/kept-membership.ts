import type { ClubMember } from './club-member.ts';

/**
 * A membership as a device kept it. Its own end decides, without the days that a renewal may be told late: nobody can
 * be asked whether it was renewed.
 * @param readAt when it was read; where it lies ahead a clock was put back, and counts instead of `now`
 */
export function membershipAsKept<Member extends ClubMember>(
  member: Member,
  readAt: Date,
  now: Date,
): Member {
  const latest = readAt > now ? readAt : now;
  const isOver = member.entitledUntil === null || member.entitledUntil <= latest;
  return isOver ? { ...member, isActive: false } : member;
}
