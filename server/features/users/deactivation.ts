import { FieldValue } from '@google-cloud/firestore';
import type { DocumentSnapshot, Firestore } from '@google-cloud/firestore';
import type { Logger } from 'pino';
import { AppError, errorCode } from '#shared/app-error.ts';
import { courseAfter, courseOf } from '#features/club/model/membership-ending.ts';
import type { MembershipCourse, MembershipEnding } from '#features/club/model/membership-ending.ts';
import { toCustomer } from '#features/payments/model/stored-customer.ts';
import type { CustomerRecord } from '#features/payments/model/stored-customer.ts';
import { toMemberRecord } from '#features/club/model/stored-membership.ts';
import { addAuditEntry } from '#server/features/audit/audit-log.ts';
import type { PaymentsPort } from '#server/features/payments/payments-port.ts';
import type { Pseudonyms } from '#server/platform/pseudonyms.ts';

/** What a super admin decided about somebody. */
export interface Deactivation {
  uid: string;
  /** uid of the super admin. */
  actorId: string;
  /** When what they pay for the club ends; absent for somebody who is taken to pay nothing. */
  ending?: MembershipEnding | undefined;
}

export interface DeactivationDependencies {
  firestore: Firestore;
  payments: Pick<PaymentsPort, 'finishEnding'>;
  pseudonyms: Pick<Pseudonyms, 'ofErasure'>;
  logger: Pick<Logger, 'error'>;
}

/**
 * Makes somebody inactive and ends what they pay for. In this order, so that nobody is left half done: one commit
 * makes them inactive, logs the decision and writes the wish down (`ending` of customers/{uid}); then Stripe is asked.
 * Where Stripe is away or answers wrongly, the account is closed all the same, the wish stays, and the sweep goes on
 * with it until Stripe says that it is done. Idempotent: what is decided already is not logged again. Whoever pays
 * nothing yet may have a checkout open: of everybody whom Stripe may know, the wish is written down.
 * @param signOut ends the person's sessions
 * @returns whether the payment provider has done its part
 * @throws AppError 'not-found' for nobody, or somebody who is being erased; 'conflict' without an ending for somebody
 *   who is charged, and nothing is changed; 'unavailable' when the database does not
 *   answer, or the sessions could not be ended: asking again does what is left
 */
export async function deactivate(
  dependencies: DeactivationDependencies,
  { uid, actorId, ending }: Deactivation,
  signOut: (uid: string) => Promise<void>,
): Promise<boolean> {
  const { payments, logger } = dependencies;
  const isWished = await decide(dependencies, { uid, actorId, ending });
  const [signedOut, ended] = await Promise.allSettled([
    signOut(uid),
    isWished ? payments.finishEnding(uid) : undefined,
  ]);
  if (ended.status === 'rejected') {
    const code = errorCode(ended.reason);
    logger.error({ code }, 'a membership of somebody inactive was not ended yet');
  }
  if (signedOut.status === 'rejected') throw signedOut.reason;
  return ended.status === 'fulfilled';
}

/** @returns whether something is left to end */
function decide(
  { firestore, pseudonyms }: DeactivationDependencies,
  { uid, actorId, ending: chosen }: Deactivation,
): Promise<boolean> {
  const records = ['users', 'clubMembers', 'customers'].map((name) =>
    firestore.collection(name).doc(uid),
  );
  const erasure = firestore.collection('erasures').doc(pseudonyms.ofErasure(uid));
  return firestore.runTransaction(async (transaction) => {
    const [person, member, customer, erased] = await transaction.getAll(...records, erasure);
    if (!person?.exists || erased?.exists) throw new AppError('not-found', 'Nobody has this uid');
    const isInactive = person.get('status') === 'inactive';
    const { ending: wished, customerId } = toCustomer(customer?.data());
    // A wish about somebody active is of before they were made active again.
    const wish = isInactive ? wished : '';
    const course = courseAsStored(member, { ending: wish, customerId });
    const isCharged = course !== null && course !== 'ended';
    if (chosen === undefined && wish === '' && isCharged) {
      throw new AppError('conflict', 'They pay for the club: when that ends is not chosen');
    }
    const ending = chosen ?? (wish || 'now');
    const isDecided = course === null || course === 'ended' || course === courseAfter[ending];
    if (isDecided && isInactive) return wish !== '';
    const before = standingOf(person, course);
    const after = {
      ...before,
      status: 'inactive',
      ...(course !== null && { membership: isDecided ? course : courseAfter[ending] }),
    };
    const target = `users/${uid}`;
    const change = { action: 'user.update', target, before, after } as const;
    const auditId = addAuditEntry(firestore, transaction, actorId, change);
    const updatedAt = FieldValue.serverTimestamp();
    transaction.update(person.ref, { status: 'inactive', auditId, updatedAt });
    if (!customer || (!isCharged && customerId === '')) return false;
    const record = { ending, userId: uid, updatedAt, revision: FieldValue.increment(1) };
    transaction.set(customer.ref, record, { merge: true });
    return true;
  });
}

/** What becomes of a membership, a wish that is still to be done included; null for somebody who never joined. */
function courseAsStored(
  member: DocumentSnapshot | undefined,
  { ending, customerId }: Pick<CustomerRecord, 'ending' | 'customerId'>,
): MembershipCourse | null {
  if (ending !== '') return courseAfter[ending];
  if (member?.exists) return courseOf(toMemberRecord(member.data()));
  // A checkout of theirs may be open, which must not be paid any more.
  return customerId === '' ? null : 'ended';
}

/** As entries tell of a person (DESIGN section 4), and the course of the membership. */
function standingOf(person: DocumentSnapshot, course: MembershipCourse | null) {
  const { role, status, managedPlaces = [], permissions = [] } = person.data() ?? {};
  return {
    ...{ role, status, managedPlaces, permissions },
    ...(course !== null && { membership: course }),
  } as Record<string, unknown>;
}
