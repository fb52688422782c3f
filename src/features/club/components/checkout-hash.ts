import type { SubscriptionPlan } from '#features/club/model/subscription-plan.ts';

const prefix = '#assinar-';

/** The address's fragment with which one returns from the login to pay a plan. */
export function checkoutHash({ id }: Pick<SubscriptionPlan, 'id'>): string {
  return prefix + encodeURIComponent(id);
}

/** What of a fragment asks for a payment; null for nothing. */
export function checkoutAsked(hash: string): string | null {
  return hash.startsWith(prefix) ? hash : null;
}
