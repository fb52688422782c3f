import { keepDraft, readDraft } from '#platform/device/draft-store.ts';
import type { DraftKind } from '#platform/device/draft-store.ts';

/** The offer at which a checkout was begun: an id, so that what is read back leads nowhere else. */
const checkoutOffer: DraftKind<string> = {
  name: 'checkout-draft',
  // The payment provider's page is opened in the same tab, and comes back to it.
  kept: 'tab',
  parse: (stored) => (typeof stored === 'string' && /^\w{1,128}$/.test(stored) ? stored : null),
};

/** Remembers at which offer a checkout was begun; null for none. */
export function keepCheckoutOffer(uid: string, checkoutId: string, offerId: string | null): void {
  keepDraft(checkoutOffer, { uid, of: checkoutId }, offerId);
}

/** The offer at which somebody's checkout was begun in this tab; null for none. */
export function checkoutOfferOf(uid: string, checkoutId: string): string | null {
  return readDraft(checkoutOffer, { uid, of: checkoutId });
}
