import { describe, expect, it } from 'vitest';
import {
  draftOfPlan,
  isFeaturedByName,
  isListedByName,
  listedPlans,
  newPlanDraft,
  planProblemFields,
  readPlanDraft,
} from './subscription-plan.ts';
import type { PlanDraft, SubscriptionPlan } from './subscription-plan.ts';

const aDraft = (changes: Partial<PlanDraft> = {}): PlanDraft => ({
  ...newPlanDraft,
  name: 'Mensal',
  price: '29,90',
  stripePriceId: 'price_local_mensal',
  isActive: true,
  ...changes,
});

const aPlan = (changes: Partial<SubscriptionPlan>): SubscriptionPlan => ({
  id: 'p1',
  name: 'Plano',
  description: '',
  price: 1000,
  interval: 'month',
  isActive: true,
  features: [],
  stripePriceId: '',
  featured: false,
  listed: true,
  createdAt: null,
  updatedAt: null,
  ...changes,
});

describe('plans that do not say how they are shown', () => {
  it.each([
    ['Mensal', true, true],
    ['Plano Mensal Plus', true, true],
    ['Anual', false, false],
    ['Clube Anual', false, false],
    ['Semestral', false, true],
    // The word begins with a capital: SPEC's names are told from other words by it.
    ['Manual', false, true],
  ])('%s: featured %s, listed %s', (name, featured, listed) => {
    expect(isFeaturedByName(name)).toBe(featured);
    expect(isListedByName(name)).toBe(listed);
  });
});

describe('listedPlans', () => {
  it('leaves out what is not listed; plans on sale come first, cheaper before dearer', () => {
    const plans = [
      aPlan({ id: 'soon', isActive: false, price: 1 }),
      aPlan({ id: 'dear', price: 5000 }),
      aPlan({ id: 'hidden', listed: false }),
      aPlan({ id: 'cheap', price: 2000 }),
    ];
    expect(listedPlans(plans).map(({ id }) => id)).toEqual(['cheap', 'dear', 'soon']);
  });
});

describe('readPlanDraft', () => {
  it('answers what is stored', () => {
    const draft = aDraft({ name: ' Mensal ', features: 'Descontos\n\n Reservas \nDescontos' });
    expect(readPlanDraft(draft)).toEqual({
      problems: [],
      content: {
        name: 'Mensal',
        description: '',
        price: 2990,
        interval: 'month',
        features: ['Descontos', 'Reservas'],
        stripePriceId: 'price_local_mensal',
        featured: false,
        listed: true,
        isActive: true,
      },
    });
  });

  it.each([
    [{ name: '  ' }, 'name-missing'],
    [{ price: '' }, 'price-unreadable'],
    [{ price: '-5' }, 'price-unreadable'],
    [{ price: '12.345,678' }, 'price-unreadable'],
    [{ price: '1.000.000,00' }, 'price-unreadable'],
    [{ price: '0,49' }, 'price-too-low'],
    [{ features: Array.from({ length: 21 }, (_, at) => `v${at}`).join('\n') }, 'too-many-features'],
    [{ features: 'x'.repeat(201) }, 'feature-too-long'],
    [{ stripePriceId: 'prod_123' }, 'price-id-malformed'],
    [{ stripePriceId: 'price_a b' }, 'price-id-malformed'],
    [{ stripePriceId: '' }, 'price-id-missing'],
  ] as const)('%j is refused: %s', (changes, problem) => {
    const { content, problems } = readPlanDraft(aDraft(changes));
    expect(content).toBeNull();
    expect(problems).toEqual([problem]);
    expect(Object.keys(changes)).toContain(planProblemFields[problem]);
  });

  it('tells everything that is wrong at once', () => {
    const { problems } = readPlanDraft(aDraft({ name: '', price: 'x', stripePriceId: '' }));
    expect(problems).toEqual(['name-missing', 'price-unreadable', 'price-id-missing']);
  });

  it('lets a plan that is not on sale wait for its price in Stripe', () => {
    expect(readPlanDraft(aDraft({ stripePriceId: '', isActive: false })).problems).toEqual([]);
  });

  it('stores a plan that was edited without a change as it was', () => {
    const { id, createdAt, updatedAt, ...content } = aPlan({
      features: ['Descontos', 'Reservas'],
      stripePriceId: 'price_1',
      interval: 'year',
    });
    const draft = draftOfPlan({ id, createdAt, updatedAt, ...content });
    expect(readPlanDraft(draft)).toEqual({ content, problems: [] });
  });
});
