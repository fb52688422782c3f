import { describe, expect, it } from 'vitest';
import { aPlan } from '#support/builders.ts';
import { toPlanDraft, newPlanDraft, planProblemFields, readPlanDraft } from './plan-draft.ts';
import type { PlanDraft } from './plan-draft.ts';

const aDraft = (changes: Partial<PlanDraft> = {}): PlanDraft => ({
  ...newPlanDraft,
  name: 'Mensal',
  price: '29,90',
  stripePriceId: 'price_local_mensal',
  isActive: true,
  ...changes,
});

describe('readPlanDraft', () => {
  it('returns the stored content', () => {
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
        translations: {},
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
  ] as const)('rejects %j: %s', (changes, problem) => {
    const { content, problems } = readPlanDraft(aDraft(changes));
    expect(content).toBeNull();
    expect(problems).toEqual([problem]);
    expect(Object.keys(changes)).toContain(planProblemFields[problem]);
  });

  it('returns all problems together', () => {
    const { problems } = readPlanDraft(aDraft({ name: '', price: 'x', stripePriceId: '' }));
    expect(problems).toEqual(['name-missing', 'price-unreadable', 'price-id-missing']);
  });

  it('accepts a plan without a Stripe price that is not on sale', () => {
    expect(readPlanDraft(aDraft({ stripePriceId: '', isActive: false })).problems).toEqual([]);
  });

  it('keeps the content of a plan edited without a change', () => {
    const { id, createdAt, updatedAt, ...content } = aPlan({
      features: ['Descontos', 'Reservas'],
      stripePriceId: 'price_1',
      interval: 'year',
    });
    const draft = toPlanDraft({ id, createdAt, updatedAt, ...content });
    expect(readPlanDraft(draft)).toEqual({ content, problems: [] });
  });
});
