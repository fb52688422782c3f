import type { Firestore } from '@google-cloud/firestore';
import type { ClubSaved } from '#features/club/model/club-showcase.ts';
import type { PublicSettings } from '#features/settings/model/public-settings.ts';
import { toPublicSettings } from '#features/settings/model/stored-public-settings.ts';
import { toPlan } from '#features/club/model/stored-subscription-plan.ts';
import { planBounds } from '#features/club/model/subscription-plan.ts';
import type { SubscriptionPlan } from '#features/club/model/subscription-plan.ts';
import { withinShorterBudget } from '#server/platform/http/request-budget.ts';

/** The few documents that pages show beside places, categories and offers. */
export interface SiteFacts {
  /** Every plan, listed or not, by price: as the browser's own query answers them. */
  plans: readonly SubscriptionPlan[];
  settings: PublicSettings;
  /** What members have saved; null before it is worth a word, and before it was first known. */
  saved: ClubSaved | null;
}

/**
 * Reads the plans of the club and the public settings: one document read a plan (at most a hundred) and one for the
 * settings.
 * @param readSaved what members have saved, from what is kept of it; what it said last stays when it fails
 * @param deadlineMs longest wait for Firestore, in milliseconds
 * @returns a function that throws AppError 'unavailable' when Firestore does not answer
 */
export function siteFactsSource(
  firestore: Firestore,
  readSaved: () => Promise<ClubSaved | null>,
  deadlineMs = 3_000,
) {
  let saved: ClubSaved | null = null;
  const plans = firestore.collection('subscriptionPlans').orderBy('price').limit(planBounds.plans);
  const settings = firestore.doc('settings/public');
  return async (): Promise<SiteFacts> => {
    const [[found, stored], known] = await Promise.all([
      withinShorterBudget(() => Promise.all([plans.get(), settings.get()]), deadlineMs),
      // A figure: nothing waits for it longer, or fails with it.
      withinShorterBudget(readSaved, deadlineMs).catch(() => saved),
    ]);
    saved = known;
    return {
      plans: found.docs.map((document) => toPlan(document.id, document.data())),
      settings: toPublicSettings(stored.data()),
      saved,
    };
  };
}
