import { setTimeout as pause } from 'node:timers/promises';
import { FieldValue } from '@google-cloud/firestore';
import type { DocumentSnapshot, Firestore, Query, QuerySnapshot } from '@google-cloud/firestore';
import type { Logger } from 'pino';
import { withDeadline } from '#server/platform/http/deadline.ts';
import { withoutBudget } from '#server/platform/http/request-budget.ts';
import { AppError, errorCode } from '#shared/app-error.ts';
import type { AuditChange } from '#features/audit/model/audit.ts';
import type { PaymentsPort } from '#server/features/payments/payments-port.ts';
import { addAuditEntry } from '#server/features/audit/audit-log.ts';
import { erasureSteps } from './erasure-steps.ts';
import type { ErasureStores } from './erased-records.ts';
import { readTraces } from './user-traces.ts';

/** Erasure of accounts. Its log messages identify no user. */
export interface Erasure {
  /**
   * Erases a user: ends the subscription, deletes or anonymises all records, then deletes the Auth account and the
   * record. After a crash, another call or finishPending() completes the erasure.
   * @param actorId uid of the super admin who removes the user; written to the audit log once, without data that
   *   identifies the user. Absent if users erase themselves, which is not logged
   * @returns true if everything is erased; false if the account is inactive and the erasure continues in the
   *   background, because the caller must not wait longer. After a failure there, finishPending() completes it
   * @throws AppError 'last-super-admin' or 'active-subscription' before any change; 'unavailable' if a service does not
   *   respond
   */
  erase(uid: string, actorId?: string): Promise<boolean>;
  /** Completes up to 100 interrupted erasures. The next call retries those that fail. Never rejects. */
  finishPending(): Promise<void>;
}

interface ErasureDependencies extends ErasureStores {
  payments: PaymentsPort;
  logger: Pick<Logger, 'info' | 'error'>;
  /** Resolves when a caller must not wait longer for the steps; after five seconds if absent. */
  waitForSteps?: () => Promise<void>;
  /** Called after each completed step; tests abort the process there. */
  afterStep?: (name: string) => Promise<void> | void;
}

const maxPending = 100;

/**
 * Longest time in milliseconds until an erasure is registered, and longest wait of a caller for its steps. An answer
 * therefore takes at most 13 seconds, however slow the services are.
 */
const maxStartMs = 8_000;
const maxWaitMs = 5_000;

/**
 * Creates the erasure service. erasures/{hash} holds the uid of a running erasure and is deleted last. Clients have no
 * access to the collection.
 */
export function createErasure(dependencies: ErasureDependencies): Erasure {
  const { firestore, payments, pseudonyms, logger, afterStep = () => undefined } = dependencies;
  const waitForSteps =
    dependencies.waitForSteps ?? (() => pause(maxWaitMs, undefined, { ref: false }));
  const erasureCollection = firestore.collection('erasures');

  /**
   * Sets the record to inactive, after which the user cannot write, and registers the erasure so that it is always
   * completed.
   */
  async function startErasure(uid: string, actorId?: string): Promise<void> {
    await firestore.runTransaction(async (transaction) => {
      const record = firestore.collection('users').doc(uid);
      const pendingErasures = erasureCollection.doc(pseudonyms.ofErasure(uid));
      await requireOtherSuperAdmin(firestore, uid, (query) => transaction.get(query));
      const [userRecord, earlierErasure] = await transaction.getAll(record, pendingErasures);
      if (actorId !== undefined && !earlierErasure?.exists) {
        addAuditEntry(firestore, transaction, actorId, removalChange(uid, userRecord));
      }
      // A missing record is created too. Otherwise the client could create an active one; the rules let no client
      // change the status of an inactive record.
      const inactiveFields = { status: 'inactive', updatedAt: FieldValue.serverTimestamp() };
      transaction.set(record, inactiveFields, { merge: true });
      transaction.set(pendingErasures, { uid, startedAt: FieldValue.serverTimestamp() });
    });
  }

  async function runSteps(uid: string): Promise<void> {
    const traces = await readTraces(dependencies, uid);
    for (const [name, step] of erasureSteps) {
      await step(dependencies, traces);
      await afterStep(name);
    }
    await erasureCollection.doc(pseudonyms.ofErasure(uid)).delete();
    await afterStep('end');
    logger.info('account erased');
  }

  return {
    async erase(uid, actorId) {
      const start = async () => {
        await requireOtherSuperAdmin(firestore, uid, (query) => query.get());
        await payments.cancelSubscription(uid);
        await afterStep('subscription');
        await startErasure(uid, actorId);
      };
      await withDeadline(start(), maxStartMs, 'the start of an erasure');
      let isAwaited = true;
      // Each step has a time limit, all together have none.
      const completion = withoutBudget(async () => {
        // Cancels again: a checkout in another tab may have completed before the account became inactive.
        await payments.cancelSubscription(uid);
        await afterStep('begin');
        await runSteps(uid);
        return true;
      });
      completion.catch((error: unknown) => {
        if (!isAwaited) logger.error({ code: errorCode(error) }, 'pending erasure not finished');
      });
      const isComplete = await Promise.race([completion, waitForSteps().then(() => false)]);
      isAwaited = false;
      return isComplete;
    },

    async finishPending() {
      try {
        const pendingErasures = await erasureCollection.limit(maxPending).get();
        for (const document of pendingErasures.docs) {
          const uid: unknown = document.get('uid');
          if (typeof uid !== 'string') continue;
          try {
            // The crash may have occurred before the second cancellation in erase(), so a checkout can be open or paid.
            await payments.cancelSubscription(uid);
            await runSteps(uid);
          } catch (error) {
            logger.error({ code: errorCode(error) }, 'pending erasure not finished');
          }
        }
      } catch (error) {
        logger.error({ code: errorCode(error) }, 'pending erasures not read');
      }
    },
  };
}

/** Returns the audit entry of a removed user: only role and status, no data that identifies the user. */
function removalChange(uid: string, record: DocumentSnapshot | undefined): AuditChange {
  const loggedFields = ['role', 'status'].map((field): [string, unknown] => [
    field,
    record?.get(field),
  ]);
  return {
    action: 'user.delete',
    target: `users/${uid}`,
    before: Object.fromEntries(loggedFields.filter(([, value]) => typeof value === 'string')),
    after: {},
  };
}

type RunQuery = (query: Query) => Promise<QuerySnapshot>;

/**
 * Refuses to erase the only active super admin.
 * @throws AppError 'last-super-admin'
 */
async function requireOtherSuperAdmin(
  firestore: Firestore,
  uid: string,
  runQuery: RunQuery,
): Promise<void> {
  const superAdmins = firestore
    .collection('users')
    .where('role', '==', 'super_admin')
    .where('status', '==', 'active')
    .limit(2);
  const { docs } = await runQuery(superAdmins);
  if (docs.length === 1 && docs[0]?.id === uid) {
    throw new AppError('last-super-admin', 'The last super admin cannot be erased');
  }
}
