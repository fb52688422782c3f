import { checkedByRule, defineRecord, filled, id, text } from '#shared/record/record.ts';
import type { RecordOf } from '#shared/record/record.ts';
import { cleanPlainText } from '#shared/text/plain-text.ts';
import type { Place } from '#features/places/model/place.ts';
import { isManager, canReceiveRole } from '#features/account/model/user-rights.ts';
import { maxManagedPlaces } from '#features/account/model/user-options.ts';
import type { User } from '#features/account/model/user.ts';
import { maxAnswerLength } from '#features/notifications/model/notification-options.ts';
import { maxClaimMessageLength, queues } from './queues.ts';
import { decisionFields, unreadRequestFields } from './request.ts';

/** A user's request to manage a place, stored in claims/{placeId_uid}: at most one per user and place. */
export const claimRecord = defineRecord(
  {
    placeId: checkedByRule(id()),
    userId: checkedByRule(id()),
    /** Explanation by which super admins can verify that the user is responsible for the place. */
    message: filled(text(maxClaimMessageLength)),
    /** Message of the refused claim that an appeal continues; '' for a first claim. */
    firstMessage: checkedByRule(text(maxClaimMessageLength)),
    /** Answer to the refused claim. A refusal always has an answer, so this text identifies an appeal. */
    firstAnswer: checkedByRule(text(maxAnswerLength)),
    ...decisionFields(queues.claim.statuses),
  },
  { unreadFields: unreadRequestFields },
);

export interface Claim extends Omit<RecordOf<typeof claimRecord>, 'firstMessage' | 'firstAnswer'> {
  /** Id from requestId(). */
  id: string;
  /** For an appeal, the first message and the reason of its refusal. Null for a first claim. */
  first: { message: string; answer: string } | null;
}

/** Returns a claim from a stored document. */
export function toClaim(id: string, data: unknown): Claim {
  const { firstMessage, firstAnswer, ...fields } = claimRecord.read(data);
  const first = firstAnswer === '' ? null : { message: firstMessage, answer: firstAnswer };
  return { id, ...fields, first };
}

/** Returns the problem of a claim message; null if it is valid. */
export function claimMessageProblem(message: string): 'missing' | 'too-long' | null {
  const { length } = cleanPlainText(message);
  if (length === 0) return 'missing';
  return length > maxClaimMessageLength ? 'too-long' : null;
}

/** Returns true if a claim was refused finally: a refused appeal cannot be appealed again. */
export function isFinallyRefused({ status, first }: Pick<Claim, 'status' | 'first'>): boolean {
  return status === 'declined' && first !== null;
}

/** Reasons why a super admin cannot approve a claim. */
export const claimObstacles = ['gone', 'inactive', 'super-admin', 'unproven', 'full'] as const;
export type ClaimObstacle = (typeof claimObstacles)[number];

/**
 * Returns the reason why a user cannot become a manager of a place; null if there is none. The security rules check the
 * same.
 * @param user the claiming user; null for a deleted account
 */
export function findClaimObstacle(user: User | null): ClaimObstacle | null {
  if (!user) return 'gone';
  if (user.status !== 'active') return 'inactive';
  // Super admins manage every place. The manager role would remove that access.
  if (user.role === 'super_admin') return 'super-admin';
  if (!canReceiveRole(user, 'manager')) return 'unproven';
  const hasMaxPlaces = isManager(user) && user.managedPlaces.length >= maxManagedPlaces;
  return hasMaxPlaces ? 'full' : null;
}

/** Returns true if the user manages this specific place, not all places as a super admin does. */
export function isManagerOfPlace(
  user: Pick<User, 'uid' | 'role' | 'status' | 'managedPlaces'>,
  { id, createdBy }: Pick<Place, 'id' | 'createdBy'>,
): boolean {
  return isManager(user) && (user.managedPlaces.includes(id) || createdBy === user.uid);
}

/**
 * Returns the managed places of a user who receives one more. A user who is not a manager starts with this place alone:
 * places left in the list of a former manager are not restored.
 */
export function addManagedPlace(
  { role, managedPlaces }: { role: unknown; managedPlaces: readonly string[] },
  placeId: string,
): string[] {
  const otherPlaces = role === 'manager' ? managedPlaces.filter((id) => id !== placeId) : [];
  return [...otherPlaces, placeId];
}
