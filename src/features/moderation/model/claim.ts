import { cleanPlainText } from '#shared/text/plain-text.ts';
import type { Place } from '#features/places/model/place.ts';
import { isManager, maxManagedPlaces, mayBeGivenRole } from '#features/account/model/user.ts';
import type { User } from '#features/account/model/user.ts';

/** 'approved' and 'declined' say what a super admin decided. */
export const claimStatuses = ['pending', 'approved', 'declined'] as const;
export type ClaimStatus = (typeof claimStatuses)[number];

/** Somebody asks to manage a place, claims/{placeId_uid}: one of a person and place. */
export interface Claim {
  /** '{placeId}_{uid of who asks}'. */
  id: string;
  placeId: string;
  userId: string;
  /** By what the super admins can tell that the place is theirs, in own words. */
  message: string;
  /** Of an appeal: what was said first, and why it was refused. Null of a first request. */
  first: { message: string; answer: string } | null;
  status: ClaimStatus;
  /** What the super admin said to the person; '' while it waits, and where nothing was said. */
  answer: string;
  /** Entry of the audit log with what the person was before; '' where nothing of them was changed. */
  auditId: string;
  createdAt: Date | null;
  decidedAt: Date | null;
}

/** Most characters of the own words; rules hold the same bound. */
export const maxClaimMessage = 1_000;

/** So many days a claim should wait at most. Whoever asks is told so. */
export const claimAnswerDays = 7;

/** The document id of a claim. */
export function claimId(placeId: string, uid: string): string {
  return `${placeId}_${uid}`;
}

/** Until when an answer is due. */
export function claimDueAt({ createdAt }: Pick<Claim, 'createdAt'>): Date | null {
  return createdAt && new Date(createdAt.getTime() + claimAnswerDays * 86_400_000);
}

/** What is wrong with the own words of a claim; null where nothing is. */
export function claimMessageProblem(message: string): 'missing' | 'too-long' | null {
  const { length } = cleanPlainText(message);
  if (length === 0) return 'missing';
  return length > maxClaimMessage ? 'too-long' : null;
}

/** Whether a claim was refused for good: an appeal that is refused is no more to be appealed. */
export function isRefusedForGood({ status, first }: Pick<Claim, 'status' | 'first'>): boolean {
  return status === 'declined' && first !== null;
}

/** What keeps a super admin from giving somebody the place that they ask for. */
export const claimObstacles = ['gone', 'inactive', 'super-admin', 'unproven', 'full'] as const;
export type ClaimObstacle = (typeof claimObstacles)[number];

/**
 * Why somebody cannot be given a place; null where nothing is in the way. Rules decide the same again.
 * @param person who asks; null for an account that is gone
 */
export function claimObstacle(person: User | null): ClaimObstacle | null {
  if (!person) return 'gone';
  if (person.status !== 'active') return 'inactive';
  // They manage every place: the role of a manager would take that away.
  if (person.role === 'super_admin') return 'super-admin';
  if (!mayBeGivenRole(person, 'manager')) return 'unproven';
  const isFull = isManager(person) && person.managedPlaces.length >= maxManagedPlaces;
  return isFull ? 'full' : null;
}

/** Whether somebody manages this very place, and not, as super admins do, all of them. */
export function isManagerOfPlace(
  person: Pick<User, 'uid' | 'role' | 'status' | 'managedPlaces'>,
  { id, createdBy }: Pick<Place, 'id' | 'createdBy'>,
): boolean {
  return isManager(person) && (person.managedPlaces.includes(id) || createdBy === person.uid);
}

/**
 * The places of somebody who is given one more. Whoever was no manager begins with it alone: what stands in the list of
 * somebody who was one once is not theirs again.
 */
export function placesWith(
  { role, managedPlaces }: { role: unknown; managedPlaces: readonly string[] },
  placeId: string,
): string[] {
  const known = role === 'manager' ? managedPlaces.filter((id) => id !== placeId) : [];
  return [...known, placeId];
}
