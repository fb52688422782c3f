import { describe, expect, it } from 'vitest';
import { aPlan } from '#support/builders.ts';
import { isFeaturedByName, isListedByName, listedPlans } from './subscription-plan.ts';

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
