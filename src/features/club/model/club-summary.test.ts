import { describe, expect, it } from 'vitest';
import { findLowestPlanPrice } from './club-summary.ts';
import { toPlan } from './subscription-plan.ts';

describe('lowestPlanPrice', () => {
  const plan = (id: string, fields: Record<string, unknown> = {}) =>
    toPlan(id, {
      name: id,
      price: 2_990,
      interval: 'month',
      isActive: true,
      stripePriceId: 'p',
      ...fields,
    });

  it('returns the lowest price of the plans on sale', () => {
    const plans = [plan('Mensal'), plan('Semestre', { price: 9_900, interval: 'year' })];
    expect(findLowestPlanPrice(plans)).toEqual({ price: 2_990, interval: 'month', isOnly: false });
    expect(findLowestPlanPrice(plans.slice(1))).toEqual({
      price: 9_900,
      interval: 'year',
      isOnly: true,
    });
  });

  it('returns null if no plan is on sale', () => {
    const unsold = [
      plan('Em breve', { isActive: false }),
      plan('Sem preço', { stripePriceId: '' }),
    ];
    expect(findLowestPlanPrice([...unsold, plan('Anual')])).toBeNull();
  });
});
