import { describe, expect, it } from 'vitest';
import { membersPrice } from './club-in-brief.ts';
import { toPlan } from './stored-subscription-plan.ts';

describe('what a membership costs at least', () => {
  const plan = (id: string, fields: Record<string, unknown> = {}) =>
    toPlan(id, {
      name: id,
      price: 2_990,
      interval: 'month',
      isActive: true,
      stripePriceId: 'p',
      ...fields,
    });

  it('is the least of those that can be bought', () => {
    const plans = [plan('Mensal'), plan('Semestre', { price: 9_900, interval: 'year' })];
    expect(membersPrice(plans)).toEqual({ price: 2_990, interval: 'month', isOnly: false });
    expect(membersPrice(plans.slice(1))).toEqual({ price: 9_900, interval: 'year', isOnly: true });
  });

  it('is not known while nobody can join', () => {
    const unsold = [
      plan('Em breve', { isActive: false }),
      plan('Sem preço', { stripePriceId: '' }),
    ];
    expect(membersPrice([...unsold, plan('Anual')])).toBeNull();
  });
});
