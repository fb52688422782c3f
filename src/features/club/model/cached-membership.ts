import type { ClubMember } from './club-member.ts';

/**
 * Returns a cached membership as it applies offline. It ends at `entitledUntil`, without the grace period for late
 * renewal events, because the device cannot check whether it was renewed.
 * @param readAt time of the read; used instead of `now` if it is later, because the clock was then set back
 */
export function toOfflineMembership<Member extends ClubMember>(
  member: Member,
  readAt: Date,
  now: Date,
): Member {
  const latestTime = readAt > now ? readAt : now;
  const hasEnded = member.entitledUntil === null || member.entitledUntil <= latestTime;
  return hasEnded ? { ...member, isActive: false } : member;
}
