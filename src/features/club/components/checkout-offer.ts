import { saveDraft, readDraft } from '#platform/device/draft-store.ts';
import type { DraftKind } from '#platform/device/draft-store.ts';

/**
 * The offer from which a checkout was started. Only an id is stored, so that a stored value cannot redirect to another
 * site.
 */
const checkoutOfferDraft: DraftKind<string> = {
  name: 'checkout-draft',
  // The page of the payment provider opens in the same tab and returns to it.
  storage: 'tab',
  parse: (stored) => (typeof stored === 'string' && /^\w{1,128}$/.test(stored) ? stored : null),
};

/** Stores the offer from which a checkout was started; null for none. */
export function saveCheckoutOffer(uid: string, checkoutId: string, offerId: string | null): void {
  saveDraft(checkoutOfferDraft, { uid, target: checkoutId }, offerId);
}

/** Returns the offer from which the user started a checkout in this tab; null for none. */
export function readCheckoutOffer(uid: string, checkoutId: string): string | null {
  return readDraft(checkoutOfferDraft, { uid, target: checkoutId });
}
