import { FieldValue } from '@google-cloud/firestore';
import type { DocumentSnapshot, Firestore } from '@google-cloud/firestore';
import type { Logger } from 'pino';
import { AppError, errorCode } from '#shared/app-error.ts';
import {
  renewalStateAfterEnding,
  getRenewalState,
} from '#features/club/model/membership-ending.ts';
import type { RenewalState, MembershipEnding } from '#features/club/model/membership-ending.ts';
import { toCustomer } from '#features/payments/model/customer.ts';
import type { CustomerRecord } from '#features/payments/model/customer.ts';
import { clubMemberRecord } from '#features/club/model/club-member.ts';
import { addAuditEntry } from '#server/features/audit/audit-log.ts';
import type { PaymentsPort } from '#server/features/payments/payments-port.ts';
import type { Pseudonyms } from '#server/platform/pseudonyms.ts';

/** Decision of a super admin to deactivate a user. */
export interface DeactivationRequest {
  uid: string;
  /** uid of the super admin. */
  actorId: string;
  /** End of the paid membership; absent if the user is assumed to have none. */
  ending?: MembershipEnding | undefined;
}

export interface DeactivationDependencies {
  firestore: Firestore;
  payments: Pick<PaymentsPort, 'finishEnding'>;
  pseudonyms: Pick<Pseudonyms, 'ofErasure'>;
  logger: Pick<Logger, 'error'>;
}

/**
 * Deactivates a user and ends the paid membership. One commit deactivates the account, logs the decision and stores the
 * ending (`ending` of customers/{uid}); then Stripe is called, and createClubSweep() retries a failed call. Idempotent.
 * An ending is also stored for every user with a Stripe customer id, because a checkout may be open. The ending is
 * 'now' if none was requested and none is pending.
 * @param signOut ends the user's sessions
 * @returns true if the payment provider has completed its part, or if there was nothing to end
 * @throws AppError 'not-found' for an unknown user or one being erased; 'conflict' without an ending for a paying
 *   member (nothing is changed); 'unavailable' when the database does not answer or the sessions could not be ended: a
 *   retry completes the rest
 */
export async function deactivate(
  dependencies: DeactivationDependencies,
  { uid, actorId, ending }: DeactivationRequest,
  signOut: (uid: string) => Promise<void>,
): Promise<boolean> {
  const { payments, logger } = dependencies;
  const isEndingRequested = await storeDecision(dependencies, { uid, actorId, ending });
  const [signOutResult, endingResult] = await Promise.allSettled([
    signOut(uid),
    isEndingRequested ? payments.finishEnding(uid) : undefined,
  ]);
  if (endingResult.status === 'rejected') {
    const code = errorCode(endingResult.reason);
    logger.error({ code }, 'membership of an inactive account not ended');
  }
  if (signOutResult.status === 'rejected') throw signOutResult.reason;
  return endingResult.status === 'fulfilled';
}

/**
 * Sets the user to inactive, writes the audit entry and stores the ending, in one transaction.
 * @returns true if payments.finishEnding() must be called
 */
function storeDecision(
  { firestore, pseudonyms }: DeactivationDependencies,
  { uid, actorId, ending: requestedEnding }: DeactivationRequest,
): Promise<boolean> {
  const recordRefs = ['users', 'clubMembers', 'customers'].map((name) =>
    firestore.collection(name).doc(uid),
  );
  const erasureRef = firestore.collection('erasures').doc(pseudonyms.ofErasure(uid));
  return firestore.runTransaction(async (transaction) => {
    const [userRecord, memberRecord, customerRecord, erasureRecord] = await transaction.getAll(
      ...recordRefs,
      erasureRef,
    );
    if (!userRecord?.exists || erasureRecord?.exists)
      throw new AppError('not-found', 'No account has this uid');
    const isAlreadyInactive = userRecord.get('status') === 'inactive';
    const { ending: storedEnding, customerId } = toCustomer(customerRecord?.data());
    // An ending stored for an active user dates from before the account was reactivated.
    const endingInProgress = isAlreadyInactive ? storedEnding : '';
    const renewalState = readRenewalState(memberRecord, { ending: endingInProgress, customerId });
    // A pending ending counts as completed: after 'now' the user is not charged, after 'period_end' the user still is.
    const isStillCharged = renewalState !== null && renewalState !== 'ended';
    if (requestedEnding === undefined && endingInProgress === '' && isStillCharged) {
      throw new AppError(
        'conflict',
        'The user has a paid membership and the request does not say when it ends',
      );
    }
    const ending = requestedEnding ?? (endingInProgress || 'now');
    // True if there is no membership to end, or it already has the state that results from the ending.
    const isMembershipUnchanged =
      renewalState === null ||
      renewalState === 'ended' ||
      renewalState === renewalStateAfterEnding[ending];
    if (isMembershipUnchanged && isAlreadyInactive) return endingInProgress !== '';
    const before = auditFields(userRecord, renewalState);
    const after = {
      ...before,
      status: 'inactive',
      ...(renewalState !== null && {
        membership: isMembershipUnchanged ? renewalState : renewalStateAfterEnding[ending],
      }),
    };
    const target = `users/${uid}`;
    const auditChange = { action: 'user.update', target, before, after } as const;
    const auditId = addAuditEntry(firestore, transaction, actorId, auditChange);
    const updatedAt = FieldValue.serverTimestamp();
    transaction.update(userRecord.ref, { status: 'inactive', auditId, updatedAt });
    if (!customerRecord || (!isStillCharged && customerId === '')) return false;
    const customerChanges = { ending, userId: uid, updatedAt, revision: FieldValue.increment(1) };
    transaction.set(customerRecord.ref, customerChanges, { merge: true });
    return true;
  });
}

/**
 * Returns the state of a membership after its pending ending. Without a membership, returns 'ended' for a user with a
 * Stripe customer id, and null for all others.
 */
function readRenewalState(
  memberRecord: DocumentSnapshot | undefined,
  { ending, customerId }: Pick<CustomerRecord, 'ending' | 'customerId'>,
): RenewalState | null {
  if (ending !== '') return renewalStateAfterEnding[ending];
  if (memberRecord?.exists) return getRenewalState(clubMemberRecord.read(memberRecord.data()));
  // The user may have an open checkout, which must not be paid any more.
  return customerId === '' ? null : 'ended';
}

/** Returns the user's fields as recorded in audit entries, with the state of the membership. */
function auditFields(userRecord: DocumentSnapshot, renewalState: RenewalState | null) {
  const { role, status, managedPlaces = [], permissions = [] } = userRecord.data() ?? {};
  return {
    ...{ role, status, managedPlaces, permissions },
    ...(renewalState !== null && { membership: renewalState }),
  } as Record<string, unknown>;
}
