import type { Logger } from 'pino';
import { changeClub } from './change-club.ts';
import type { ClubStore } from './club-store.ts';

interface OwnerDependencies {
  store: ClubStore;
  uidOfCustomer: (customerId: string) => Promise<string>;
  logger: Pick<Logger, 'warn'>;
}

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
  const { outcome, hasOtherCustomer } = await changeClub(store, uid, ({ customer }) => ({
    change: customer.customerId === '' ? { customer: { customerId } } : null,
    hasOtherCustomer: customer.customerId !== '' && customer.customerId !== customerId,
  }));
  if (hasOtherCustomer) logger.warn('Stripe event for a second customer of a user');
  return outcome === 'gone' || hasOtherCustomer ? null : uid;
}

function isDocumentId(uid: string): boolean {
  return /^[^/]{1,128}$/.test(uid) && uid !== '.' && uid !== '..' && !/^__.*__$/.test(uid);
}
