/** What somebody says about their evenings. */
export interface Outings {
  /** Visits to partner places in a month. */
  visits: number;
  /** Integer cents of a bill. */
  billCents: number;
  /** Whole percent taken off. */
  percent: number;
}

export interface SavingsEstimate {
  /** Integer cents saved in a month. */
  savedCents: number;
  /** What is left of them when the plan is paid; below zero when it is not earned back. */
  leftCents: number;
  /** Visits in a month from which the plan is earned back; null when nothing is saved at all. */
  breakEvenVisits: number | null;
}

/**
 * What the club would save in a month. An estimate: each offer has rules of its own.
 * @param plan a yearly price is spread over twelve months
 */
export function estimateSavings(
  { visits, billCents, percent }: Outings,
  plan: { price: number; interval: 'month' | 'year' },
): SavingsEstimate {
  const savedByVisit = Math.round((billCents * percent) / 100);
  const monthlyPrice = plan.interval === 'year' ? Math.round(plan.price / 12) : plan.price;
  const savedCents = savedByVisit * visits;
  return {
    savedCents,
    leftCents: savedCents - monthlyPrice,
    breakEvenVisits: savedByVisit > 0 ? Math.ceil(monthlyPrice / savedByVisit) : null,
  };
}
