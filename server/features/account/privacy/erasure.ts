import { FieldValue } from '@google-cloud/firestore';
import type { DocumentSnapshot, Firestore, Query, QuerySnapshot } from '@google-cloud/firestore';
import type { Logger } from 'pino';
import { AppError, errorCode } from '#shared/app-error.ts';
import type { AuditChange } from '#features/audit/model/audit.ts';
import type { PaymentsPort } from '#server/features/payments/payments-port.ts';
import { addAuditEntry } from '#server/features/audit/audit-log.ts';
import { erasureSteps } from './erasure-steps.ts';
import type { ErasureStores } from './erased-records.ts';
import { readTraces } from './person-traces.ts';

/** Erases people. What it logs names nobody. */
export interface Erasure {
  /**
   * Erases a person: the subscription ends, then everything of theirs is deleted or loses them, then the
   * Auth account and the record. A crash at any moment is finished by calling again or by finishPending().
   * @param actorId the super admin who removes the person: the audit log says so, once, and loses the person
   *   as every other record does. Absent when people erase themselves, which is nobody's business
   * @throws AppError 'last-super-admin' or 'active-subscription' before anything changed; 'unavailable'
   *   when a service does not answer
   */
  erase(uid: string, actorId?: string): Promise<void>;
  /**
   * Finishes erasures that were begun and not ended, at most a hundred; those that fail stay for the next
   * time. Never rejects.
   */
  finishPending(): Promise<void>;
}

interface ErasureDependencies extends ErasureStores {
  payments: PaymentsPort;
  logger: Pick<Logger, 'info' | 'error'>;
  /** Told after each step that is done; tests end the process there. */
  afterStep?: (name: string) => Promise<void> | void;
}

const maxPending = 100;

/**
 * erasures/{hash} holds the uid of an erasure that is under way, and is removed last. No rule opens the
 * collection: it is the server's alone.
 */
export function createErasure(dependencies: ErasureDependencies): Erasure {
  const { firestore, payments, pseudonyms, logger, afterStep = () => undefined } = dependencies;
  const pending = firestore.collection('erasures');

  /** From here on the person may write nothing, and the erasure is finished whatever happens. */
  async function begin(uid: string, actorId?: string): Promise<void> {
    await firestore.runTransaction(async (transaction) => {
      const record = firestore.collection('users').doc(uid);
      const begun = pending.doc(pseudonyms.ofErasure(uid));
      await requireOtherSuperAdmin(firestore, uid, (query) => transaction.get(query));
      const [known, earlier] = await transaction.getAll(record, begun);
      if (actorId !== undefined && !earlier?.exists) {
        addAuditEntry(firestore, transaction, actorId, removalOf(uid, known));
      }
      // Made where it was missing: rules let nobody make a record that exists, or leave 'inactive'.
      const standing = { status: 'inactive', updatedAt: FieldValue.serverTimestamp() };
      transaction.set(record, standing, { merge: true });
      transaction.set(begun, { uid, startedAt: FieldValue.serverTimestamp() });
    });
  }

  async function finish(uid: string): Promise<void> {
    const traces = await readTraces(dependencies, uid);
    for (const [name, step] of erasureSteps) {
      await step(dependencies, traces);
      await afterStep(name);
    }
    await pending.doc(pseudonyms.ofErasure(uid)).delete();
    await afterStep('end');
    logger.info('an account was erased');
  }

  return {
    async erase(uid, actorId) {
      await requireOtherSuperAdmin(firestore, uid, (query) => query.get());
      await payments.cancelSubscription(uid);
      await afterStep('subscription');
      await begin(uid, actorId);
      // A checkout of another tab may have come in between; from here on none can.
      await payments.cancelSubscription(uid);
      await afterStep('begin');
      await finish(uid);
    },

    async finishPending() {
      try {
        const begun = await pending.limit(maxPending).get();
        for (const document of begun.docs) {
          const uid: unknown = document.get('uid');
          if (typeof uid !== 'string') continue;
          try {
            // A crash may have come before the second asking of erase(): a checkout can be open, or paid.
            await payments.cancelSubscription(uid);
            await finish(uid);
          } catch (error) {
            logger.error({ code: errorCode(error) }, 'an erasure under way was not finished');
          }
        }
      } catch (error) {
        logger.error({ code: errorCode(error) }, 'erasures under way could not be read');
      }
    },
  };
}

/** What the log tells of a person who was removed: nothing of who they were. */
function removalOf(uid: string, record: DocumentSnapshot | undefined): AuditChange {
  const told = ['role', 'status'].map((field): [string, unknown] => [field, record?.get(field)]);
  return {
    action: 'user.delete',
    target: `users/${uid}`,
    before: Object.fromEntries(told.filter(([, value]) => typeof value === 'string')),
    after: {},
  };
}

type Ask = (query: Query) => Promise<QuerySnapshot>;

/**
 * Refuses to leave the product without anybody who keeps it.
 * @throws AppError 'last-super-admin'
 */
async function requireOtherSuperAdmin(firestore: Firestore, uid: string, ask: Ask): Promise<void> {
  const superAdmins = firestore
    .collection('users')
    .where('role', '==', 'super_admin')
    .where('status', '==', 'active')
    .limit(2);
  const { docs } = await ask(superAdmins);
  if (docs.length === 1 && docs[0]?.id === uid) {
    throw new AppError('last-super-admin', 'The last super admin stays');
  }
}
