import type { SubscriptionPlan } from '#domain/subscription-plan.ts';

/** Whether a plan can be paid at all. */
export function isOnSale({ isActive, stripePriceId }: SubscriptionPlan): boolean {
  return isActive && stripePriceId !== '';
}

/** 'mês' or 'ano', as SPEC names the intervals. */
export function intervalText({ interval }: Pick<SubscriptionPlan, 'interval'>): string {
  return interval === 'month' ? 'mês' : 'ano';
}
