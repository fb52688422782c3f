import type { Logger } from 'pino';
import { AppError } from '#shared/app-error.ts';
import type { ClubStore } from './club-store.ts';

interface OwnerDependencies {
  store: ClubStore;
  uidOfCustomer: (customerId: string) => Promise<string>;
  logger: Pick<Logger, 'warn'>;
}

const maxAttempts = 5;

/**
 * Returns the uid of a customer. A customer that was created but not recorded because of a crash is assigned to the
 * user for whom it was created, unless that user already has another customer.
 * @returns null for a customer without a user here, of an erased user, or of a user who has another customer
 * @throws AppError 'unavailable'
 */
export async function assignCustomer(
  { store, uidOfCustomer, logger }: OwnerDependencies,
  customerId: string,
): Promise<string | null> {
  const owner = await store.findOwner(customerId);
  if (owner !== null) return owner;
  const uid = await uidOfCustomer(customerId);
  if (!isDocumentId(uid)) return null;
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const { revision, customer } = await store.read(uid);
    if (customer.customerId === customerId) return uid;
    if (customer.customerId !== '') {
      logger.warn('Stripe event for a second customer of a user');
      return null;
    }
    const outcome = await store.commit(uid, {
      expectedRevision: revision,
      customer: { customerId },
    });
    if (outcome === 'done') return uid;
    if (outcome === 'gone') return null;
  }
  throw new AppError('unavailable', 'Too many concurrent changes of a customer');
}

function isDocumentId(uid: string): boolean {
  return /^[^/]{1,128}$/.test(uid) && uid !== '.' && uid !== '..' && !/^__.*__$/.test(uid);
}
