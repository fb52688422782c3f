import { describe, expect, it } from 'vitest';
import { aPlan } from '#support/builders.ts';
import { isFeaturedByName, isListedByName, translatedPlan } from './subscription-plan.ts';
import { selectListedPlans } from './plans-on-sale.ts';

describe('plans without stored display flags', () => {
  it.each([
    ['Mensal', true, true],
    ['Plano Mensal Plus', true, true],
    ['Anual', false, false],
    ['Clube Anual', false, false],
    ['Semestral', false, true],
    // Lower-case 'anual' inside another word does not match the plan name 'Anual'.
    ['Manual', false, true],
  ])('%s: featured %s, listed %s', (name, featured, listed) => {
    expect(isFeaturedByName(name)).toBe(featured);
    expect(isListedByName(name)).toBe(listed);
  });
});

describe('a plan in another language', () => {
  const plan = aPlan({
    name: 'Plano Mensal',
    description: 'Um mês.',
    features: ['Descontos'],
    translations: {
      es: { name: 'Plan mensual', features: 'Descuentos\n\n Reservas \nDescuentos' },
    },
  });

  it('has the translated texts, with one feature per line, and the original of the others', () => {
    expect(translatedPlan('es', plan)).toEqual({
      ...plan,
      name: 'Plan mensual',
      features: ['Descuentos', 'Reservas'],
    });
  });

  it('is the original without a translation', () => {
    expect(translatedPlan('en', plan)).toEqual(plan);
    expect(translatedPlan('pt', plan)).toBe(plan);
  });
});

describe('listedPlans', () => {
  it('excludes unlisted plans and sorts plans on sale first, then by price', () => {
    const plans = [
      aPlan({ id: 'soon', isActive: false, price: 1 }),
      aPlan({ id: 'dear', price: 5000 }),
      aPlan({ id: 'hidden', listed: false }),
      aPlan({ id: 'cheap', price: 2000 }),
    ];
    expect(selectListedPlans(plans).map(({ id }) => id)).toEqual(['cheap', 'dear', 'soon']);
  });
});
