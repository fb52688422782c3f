import type { PlanInterval } from '#features/club/model/subscription-plan.ts';

/** 'mês' or 'ano', as SPEC names the intervals. */
export function intervalText({ interval }: { interval: PlanInterval }): string {
  return interval === 'month' ? 'mês' : 'ano';
}
