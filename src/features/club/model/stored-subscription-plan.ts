import {
  isFeaturedByName,
  isListedByName,
  planBounds,
  planIntervals,
} from './subscription-plan.ts';
import type { SubscriptionPlan } from './subscription-plan.ts';

import { countOf, fieldsOf, instantOf, textOf, textsOf } from '#shared/stored-fields.ts';

/**
 * Reads a plan from a stored document. If `featured` or `listed` is missing, the name of the plan decides. If
 * `isActive` is missing, the plan is not on sale (unlike places), so that no user pays by mistake.
 */
export function toPlan(id: string, data: unknown): SubscriptionPlan {
  const fields = fieldsOf(data);
  const name = textOf(fields['name'], planBounds.name);
  return {
    id,
    name,
    description: textOf(fields['description'], planBounds.description),
    price: countOf(fields['price']),
    interval: planIntervals.find((interval) => interval === fields['interval']) ?? 'month',
    isActive: fields['isActive'] === true,
    features: textsOf(fields['features'], planBounds.features, planBounds.feature),
    stripePriceId: textOf(fields['stripePriceId'], planBounds.stripePriceId),
    featured: parseFlag(fields['featured'], isFeaturedByName(name)),
    listed: parseFlag(fields['listed'], isListedByName(name)),
    createdAt: instantOf(fields['createdAt']),
    updatedAt: instantOf(fields['updatedAt']),
  };
}

function parseFlag(value: unknown, defaultValue: boolean): boolean {
  return typeof value === 'boolean' ? value : defaultValue;
}
