import {
  cents,
  checkedByRule,
  choice,
  defineRecord,
  filled,
  flag,
  instant,
  line,
  listOfTexts,
  optional,
  readBy,
  text,
  translationsOf,
} from '#shared/record/record.ts';
import type { Language } from '#shared/languages.ts';
import type { RecordOf } from '#shared/record/record.ts';

export const planIntervals = ['month', 'year'] as const;
export type PlanInterval = (typeof planIntervals)[number];

/** Maximum number of plans. */
export const maxPlans = 100;

/** Maximum number of features of a plan. */
export const maxPlanFeatures = 20;

/** Maximum length of a feature of a plan. */
export const maxPlanFeatureLength = 200;

/** A plan of the club, stored in subscriptionPlans/{id}. */
export const planRecord = defineRecord({
  name: filled(line(100)),
  description: optional(text(1_000)),
  /** Cents per interval. */
  price: cents(),
  interval: choice(planIntervals),
  /**
   * True if the plan can be bought; otherwise it is shown as 'Em breve'. A missing value is read as false (unlike that
   * of places), so that no user pays by mistake.
   */
  isActive: flag(),
  features: optional(
    listOfTexts({
      maxItems: maxPlanFeatures,
      maxLength: maxPlanFeatureLength,
      maxTotalLength: maxPlanFeatures * maxPlanFeatureLength,
    }),
  ),
  /** The features are one text with a line for each. */
  translations: translationsOf({
    name: line(100),
    description: text(1_000),
    features: text(maxPlanFeatures * maxPlanFeatureLength),
  }),
  /** Id of the Stripe price; '' for none, so that the plan cannot be bought. */
  stripePriceId: optional(line(200)),
  featured: optional(readBy(parseFlag, flag())),
  listed: optional(readBy(parseFlag, flag())),
  createdAt: checkedByRule(instant()),
  updatedAt: checkedByRule(instant()),
});

export interface SubscriptionPlan extends RecordOf<typeof planRecord> {
  id: string;
  /** Shows the badge 'Mais Popular'. */
  featured: boolean;
  /** True if the plan is in the list of plans. */
  listed: boolean;
}

/** Reads a plan from a stored document. If `featured` or `listed` is missing, the name of the plan decides. */
export function toPlan(id: string, data: unknown): SubscriptionPlan {
  const fields = planRecord.read(data);
  const { name, featured, listed } = fields;
  return {
    id,
    ...fields,
    featured: featured ?? isFeaturedByName(name),
    listed: listed ?? isListedByName(name),
  };
}

/** Returns a plan with its texts in a language; missing ones stay Portuguese. */
export function translatedPlan(language: Language, plan: SubscriptionPlan): SubscriptionPlan {
  if (language === 'pt') return plan;
  const { features, ...texts } = plan.translations[language] ?? {};
  return {
    ...plan,
    ...texts,
    ...(features !== undefined && { features: parseFeatures(features) }),
  };
}

/** Returns the distinct nonempty lines of a text. */
export function parseFeatures(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return [...new Set(lines)].filter((line) => line !== '');
}

function parseFlag(value: unknown): boolean | null {
  return typeof value === 'boolean' ? value : null;
}

/** Returns whether a plan without the field `featured` is the popular one. */
export function isFeaturedByName(name: string): boolean {
  return name.includes('Mensal');
}

/** Returns whether a plan without the field `listed` is listed. */
export function isListedByName(name: string): boolean {
  return !name.includes('Anual');
}
