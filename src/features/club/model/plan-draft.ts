import { parseReais, reaisInput } from '#shared/money.ts';
import { planBounds } from './subscription-plan.ts';
import type { PlanInterval, SubscriptionPlan } from './subscription-plan.ts';

/** Least that Stripe charges in reais, in cents. */
const minPrice = 50;

/** A plan as it is typed. */
export interface PlanDraft {
  name: string;
  description: string;
  /** Reais: '29,90'. */
  price: string;
  interval: PlanInterval;
  /** One in a line. */
  features: string;
  stripePriceId: string;
  featured: boolean;
  listed: boolean;
  isActive: boolean;
}

/** What is stored of a plan, without its times. */
export type PlanContent = Omit<SubscriptionPlan, 'id' | 'createdAt' | 'updatedAt'>;

/** What can be wrong in a draft, by field. */
export type PlanProblem =
  | 'name-missing'
  | 'price-unreadable'
  | 'price-too-low'
  | 'too-many-features'
  | 'feature-too-long'
  | 'price-id-malformed'
  | 'price-id-missing';

/** The field that each problem stands at. */
export const planProblemFields = {
  'name-missing': 'name',
  'price-unreadable': 'price',
  'price-too-low': 'price',
  'too-many-features': 'features',
  'feature-too-long': 'features',
  'price-id-malformed': 'stripePriceId',
  'price-id-missing': 'stripePriceId',
} as const satisfies Record<PlanProblem, keyof PlanDraft>;

/** A plan to be made: monthly, listed, and not on sale before somebody says so. */
export const newPlanDraft: PlanDraft = {
  name: '',
  description: '',
  price: '',
  interval: 'month',
  features: '',
  stripePriceId: '',
  featured: false,
  listed: true,
  isActive: false,
};

export function draftOfPlan(plan: SubscriptionPlan): PlanDraft {
  const { name, description, interval, stripePriceId, featured, listed, isActive } = plan;
  const price = reaisInput(plan.price);
  const features = plan.features.join('\n');
  return {
    name,
    description,
    price,
    interval,
    features,
    stripePriceId,
    featured,
    listed,
    isActive,
  };
}

/**
 * What a draft says, as it is stored, or everything that is wrong with it, in the order of the fields. A plan on
 * sale needs the price of Stripe that is paid.
 */
export function readPlanDraft(
  draft: PlanDraft,
): { content: PlanContent; problems: [] } | { content: null; problems: PlanProblem[] } {
  const name = draft.name.trim().slice(0, planBounds.name);
  const price = parseReais(draft.price);
  const features = featuresOf(draft.features);
  const stripePriceId = draft.stripePriceId.trim();
  const problems: PlanProblem[] = [];
  if (name === '') problems.push('name-missing');
  if (price === null) problems.push('price-unreadable');
  else if (price < minPrice) problems.push('price-too-low');
  if (features.length > planBounds.features) problems.push('too-many-features');
  if (features.some((feature) => feature.length > planBounds.feature)) {
    problems.push('feature-too-long');
  }
  if (stripePriceId !== '' && !/^price_\w{1,190}$/.test(stripePriceId)) {
    problems.push('price-id-malformed');
  } else if (stripePriceId === '' && draft.isActive) {
    problems.push('price-id-missing');
  }
  if (price === null || problems.length > 0) return { content: null, problems };
  const description = draft.description.trim().slice(0, planBounds.description);
  const { interval, featured, listed, isActive } = draft;
  return {
    content: {
      name,
      description,
      price,
      interval,
      features,
      stripePriceId,
      featured,
      listed,
      isActive,
    },
    problems: [],
  };
}

/** The lines of a text that say something, each once. */
function featuresOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return [...new Set(lines)].filter((line) => line !== '');
}
