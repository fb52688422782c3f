import { translationExcess } from '#shared/translation-excess.ts';
import { parseReais, formatReaisInput } from '#shared/money.ts';
import {
  maxPlanFeatureLength,
  maxPlanFeatures,
  parseFeatures,
  planRecord,
} from './subscription-plan.ts';
import type { PlanInterval, SubscriptionPlan } from './subscription-plan.ts';

/** Minimum amount, in cents, that Stripe charges in Brazilian reais. */
const minPriceCents = 50;

/** A plan in a form, as typed. */
export interface PlanDraft {
  name: string;
  description: string;
  /** Price in reais as text: '29,90'. */
  price: string;
  interval: PlanInterval;
  /** One feature per line. */
  features: string;
  translations: PlanContent['translations'];
  stripePriceId: string;
  featured: boolean;
  listed: boolean;
  isActive: boolean;
}

/** Stored fields of a plan, without its timestamps. */
export type PlanContent = Omit<SubscriptionPlan, 'id' | 'createdAt' | 'updatedAt'>;

/** A problem of a draft; planProblemFields contains its field. */
export type PlanProblem =
  | 'name-missing'
  | 'price-unreadable'
  | 'price-too-low'
  | 'too-many-features'
  | 'feature-too-long'
  | 'translation-too-long'
  | 'price-id-malformed'
  | 'price-id-missing';

/** The field at which each problem is shown. */
export const planProblemFields = {
  'name-missing': 'name',
  'price-unreadable': 'price',
  'price-too-low': 'price',
  'too-many-features': 'features',
  'feature-too-long': 'features',
  'translation-too-long': 'translations',
  'price-id-malformed': 'stripePriceId',
  'price-id-missing': 'stripePriceId',
} as const satisfies Record<PlanProblem, keyof PlanDraft>;

/** Initial form values of a new plan: monthly, listed and not on sale. */
export const newPlanDraft: PlanDraft = {
  name: '',
  description: '',
  price: '',
  interval: 'month',
  features: '',
  translations: {},
  stripePriceId: '',
  featured: false,
  listed: true,
  isActive: false,
};

export function toPlanDraft(plan: SubscriptionPlan): PlanDraft {
  const { name, description, translations, interval, stripePriceId, featured, listed, isActive } =
    plan;
  const price = formatReaisInput(plan.price);
  const features = plan.features.join('\n');
  return {
    name,
    description,
    price,
    interval,
    features,
    translations,
    stripePriceId,
    featured,
    listed,
    isActive,
  };
}

/**
 * Validates a draft. Returns the content to store, or all problems in the order of the fields. A plan on sale requires
 * a Stripe price. A name that is too long is cut.
 */
export function readPlanDraft(
  draft: PlanDraft,
): { content: PlanContent; problems: [] } | { content: null; problems: PlanProblem[] } {
  const name = planRecord.fields.name.read(draft.name);
  const price = parseReais(draft.price);
  const features = parseFeatures(draft.features);
  const stripePriceId = draft.stripePriceId.trim();
  const problems: PlanProblem[] = [];
  if (name === '') problems.push('name-missing');
  if (price === null) problems.push('price-unreadable');
  else if (price < minPriceCents) problems.push('price-too-low');
  if (features.length > maxPlanFeatures) problems.push('too-many-features');
  if (features.some((feature) => feature.length > maxPlanFeatureLength)) {
    problems.push('feature-too-long');
  }
  if (translationExcess(planRecord.fields.translations, draft.translations) > 0) {
    problems.push('translation-too-long');
  }
  if (stripePriceId !== '' && !/^price_\w{1,190}$/.test(stripePriceId)) {
    problems.push('price-id-malformed');
  } else if (stripePriceId === '' && draft.isActive) {
    problems.push('price-id-missing');
  }
  if (price === null || problems.length > 0) return { content: null, problems };
  const description = planRecord.fields.description.read(draft.description);
  const { interval, featured, listed, isActive } = draft;
  return {
    content: {
      name,
      description,
      price,
      interval,
      features,
      translations: planRecord.fields.translations.read(draft.translations),
      stripePriceId,
      featured,
      listed,
      isActive,
    },
    problems: [],
  };
}
