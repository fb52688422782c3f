import type { Firestore } from '@google-cloud/firestore';
import type { AllMembersSavings } from '#features/club/model/club-showcase.ts';
import type { PublicSettings } from '#features/settings/model/public-settings.ts';
import { toPublicSettings } from '#features/settings/model/public-settings.ts';
import { toPlan, maxPlans } from '#features/club/model/subscription-plan.ts';
import type { SubscriptionPlan } from '#features/club/model/subscription-plan.ts';
import { withinShorterBudget } from '#server/platform/http/request-budget.ts';

/** Plans, public settings and total savings, which pages show in addition to places, offers and events. */
export interface SiteFacts {
  /** All plans, listed or not, by price: the same result as the browser's query. */
  plans: readonly SubscriptionPlan[];
  settings: PublicSettings;
  /** Savings of all members; null with too few redemptions (minUsesShown) and before the first read. */
  saved: AllMembersSavings | null;
}

/**
 * Creates a reader of the club's plans and the public settings: one document read per plan (at most a hundred) and one
 * for the settings.
 * @param readSaved returns the total that members have saved, cached; after a failure the previous value is used
 * @param deadlineMs longest wait for Firestore, in milliseconds
 * @returns a function that throws AppError 'unavailable' when Firestore does not answer
 */
export function createSiteFactsReader(
  firestore: Firestore,
  readSaved: () => Promise<AllMembersSavings | null>,
  deadlineMs = 3_000,
) {
  let saved: AllMembersSavings | null = null;
  const plansQuery = firestore.collection('subscriptionPlans').orderBy('price').limit(maxPlans);
  const settingsRef = firestore.doc('settings/public');
  return async (): Promise<SiteFacts> => {
    const [[planSnapshot, settingsSnapshot], newSaved] = await Promise.all([
      withinShorterBudget(() => Promise.all([plansQuery.get(), settingsRef.get()]), deadlineMs),
      // The total is only a statistic: after a failure, its previous value is returned with the other data.
      withinShorterBudget(readSaved, deadlineMs).catch(() => saved),
    ]);
    saved = newSaved;
    return {
      plans: planSnapshot.docs.map((document) => toPlan(document.id, document.data())),
      settings: toPublicSettings(settingsSnapshot.data()),
      saved,
    };
  };
}
