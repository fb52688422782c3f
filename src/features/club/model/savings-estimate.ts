import { computeMonthlyPrice } from './plans-on-sale.ts';

/** Input of the calculator: how often the user goes out and how much they spend. */
export interface Outings {
  /** Visits to partner places per month. */
  visits: number;
  /** Amount of a bill in integer cents. */
  billCents: number;
  /** Discount in whole percent. */
  percent: number;
}

export interface SavingsEstimate {
  /** Savings per month in integer cents. */
  savedCents: number;
  /** Savings minus the price of the plan, per month in integer cents; negative if the plan costs more. */
  netSavedCents: number;
  /** Visits per month from which the plan pays off; null if nothing is saved. */
  breakEvenVisits: number | null;
}

/**
 * Estimates the monthly savings of the club. Each offer has its own rules, so this is not exact.
 * @param plan a yearly price is divided by twelve
 */
export function estimateSavings(
  { visits, billCents, percent }: Outings,
  plan: { price: number; interval: 'month' | 'year' },
): SavingsEstimate {
  const savedPerVisitCents = Math.round((billCents * percent) / 100);
  const monthlyPriceCents = computeMonthlyPrice(plan);
  const savedCents = savedPerVisitCents * visits;
  return {
    savedCents,
    netSavedCents: savedCents - monthlyPriceCents,
    breakEvenVisits:
      savedPerVisitCents > 0 ? Math.ceil(monthlyPriceCents / savedPerVisitCents) : null,
  };
}
