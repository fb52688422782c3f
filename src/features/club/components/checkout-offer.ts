import { saveDraft, readDraft } from '#platform/device/draft-store.ts';
import type { DraftKind } from '#platform/device/draft-store.ts';

/**
 * The offer from which a checkout was started. Only an id is stored, so that a stored value cannot redirect to another
 * site.
 */
const checkoutOffer: DraftKind<string> = {
  name: 'checkout-draft',
  // The page of the payment provider opens in the same tab and returns to it.
  kept: 'tab',
  parse: (stored) => (typeof stored === 'string' && /^\w{1,128}$/.test(stored) ? stored : null),
};

/** Stores the offer from which a checkout was started; null for none. */
export function saveCheckoutOffer(uid: string, checkoutId: string, offerId: string | null): void {
  saveDraft(checkoutOffer, { uid, of: checkoutId }, offerId);
}

/** Returns the offer from which the user started a checkout in this tab; null for none. */
export function checkoutOfferOf(uid: string, checkoutId: string): string | null {
  return readDraft(checkoutOffer, { uid, of: checkoutId });
}
