import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { EditConflictError } from '#features/audit/data/audited-record.ts';
import { listAllCategories } from '#features/categories/data/category-admin-store.ts';
import { moveCategoryPlaces } from '#features/categories/data/category-move.ts';
import { listCategories } from '#features/categories/data/category-store.ts';
import {
  createCategory,
  createDefaultCategories,
  deleteCategory,
  setCategoryActive,
  updateCategory,
} from '#features/categories/data/category-writes.ts';
import { listPlans } from '#features/club/data/plan-store.ts';
import {
  createPlan,
  deletePlan,
  setPlanActive,
  updatePlan,
} from '#features/club/data/plan-writes.ts';
import { toCategoryDraft, newCategoryDraft } from '#features/categories/model/category-draft.ts';
import type { CategoryDraft } from '#features/categories/model/category-draft.ts';
import { toPlanDraft, newPlanDraft } from '#features/club/model/plan-draft.ts';
import type { PlanDraft } from '#features/club/model/plan-draft.ts';

import { startDataFixture } from './data-fixture.ts';
import type { DataFixture } from './data-fixture.ts';
import { signedRequests } from './signed-requests.ts';
import { aPerson, aStoredPlace } from './stored-documents.ts';

const { as, commits } = signedRequests();
const asAdmin = <T>(work: () => Promise<T>) => as('admin', work);

let fixture: DataFixture;

beforeEach(async () => {
  fixture = await startDataFixture();
  await fixture.store({
    'users/admin': aPerson('admin', { role: 'super_admin' }),
    'users/gerente': aPerson('gerente', { role: 'manager' }),
  });
});
afterEach(() => fixture.close());

const entries = async () => fixture.documents('auditLog');
const aCategory = (changes: Partial<CategoryDraft> = {}): CategoryDraft => ({
  ...newCategoryDraft,
  name: 'Bares',
  ...changes,
});
const aStoredCategory = (name: string, changes: object = {}) => ({
  name,
  icon: 'Wine',
  order: 1,
  isActive: true,
  createdAt: new Date(0),
  updatedAt: new Date(0),
  ...changes,
});
const named = async (name: string) => {
  const found = (await listAllCategories()).find((category) => category.name === name);
  if (!found) throw new Error(`No category ${name}`);
  return found;
};

describe('categories', () => {
  it('categories are created, changed, hidden and deleted, each with its audit entry', async () => {
    await asAdmin(() => createCategory('admin', aCategory({ order: '3' })));
    const made = await named('Bares');
    expect(made).toMatchObject({ slug: 'bares', icon: 'Filter', order: 3, isActive: true });

    const draft = { ...toCategoryDraft(made), name: 'Botecos' };
    await asAdmin(() => updateCategory('admin', made, draft));
    await asAdmin(() => setCategoryActive('admin', made.id, false));
    expect(await named('Botecos')).toMatchObject({ slug: 'botecos', isActive: false });
    expect(await listCategories()).toEqual([]);

    await asAdmin(() => deleteCategory('admin', made.id));
    expect(await listAllCategories()).toEqual([]);
    const target = `categories/${made.id}`;
    const log = await entries();
    expect(log).toHaveLength(4);
    expect(log).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          action: 'category.create',
          target,
          actorId: 'admin',
          before: {},
        }),
        expect.objectContaining({
          action: 'category.update',
          before: { name: 'Bares', slug: 'bares' },
          after: { name: 'Botecos', slug: 'botecos' },
        }),
        expect.objectContaining({ before: { isActive: true }, after: { isActive: false } }),
        expect.objectContaining({ action: 'category.delete', target, after: {} }),
      ]),
    );
  });

  it('a category with the address of another one is refused, also if that one is hidden', async () => {
    await fixture.store({ 'categories/c1': aStoredCategory('Cafés', { isActive: false }) });
    const making = asAdmin(() => createCategory('admin', aCategory({ name: 'CAFES' })));
    await expect(making).rejects.toMatchObject({ code: 'conflict' });
    await fixture.store({ 'categories/c2': aStoredCategory('Praias') });
    const beaches = await named('Praias');
    const draft = { ...toCategoryDraft(beaches), name: 'Cafés!' };
    const renaming = asAdmin(() => updateCategory('admin', beaches, draft));
    await expect(renaming).rejects.toMatchObject({ code: 'conflict' });
    expect(commits()).toBe(0);
  });

  it('saving an unchanged category writes nothing', async () => {
    await fixture.store({ 'categories/c1': aStoredCategory('Cafés') });
    const cafes = await named('Cafés');
    await asAdmin(() => updateCategory('admin', cafes, toCategoryDraft(cafes)));
    await asAdmin(() => setCategoryActive('admin', 'c1', true));
    expect(commits()).toBe(0);
  });

  it('an edit keeps concurrent changes of other fields and is refused if both changed the same field', async () => {
    await fixture.store({ 'categories/c1': aStoredCategory('Cafés') });
    const base = await named('Cafés');
    const edit = (changes: Partial<CategoryDraft>) =>
      asAdmin(() => updateCategory('admin', base, { ...toCategoryDraft(base), ...changes }));
    await edit({ name: 'Cafeterias', order: '4' });
    await edit({ description: 'Torra própria' });
    expect(await named('Cafeterias')).toMatchObject({
      slug: 'cafeterias',
      order: 4,
      description: 'Torra própria',
    });
    await expect(edit({ name: 'Casas de café' })).rejects.toThrow(EditConflictError);
    const done = commits();
    // Sent again because the response was lost.
    await edit({ name: 'Cafeterias', order: '4' });
    expect(commits()).toBe(done);
    expect(await named('Cafeterias')).toMatchObject({ order: 4 });
  });

  it('a category that another user deleted is reported differently from one that the user may not change', async () => {
    await fixture.store({ 'categories/c1': aStoredCategory('Cafés') });
    const gone = { code: 'not-found' };
    await expect(asAdmin(() => setCategoryActive('admin', 'x', true))).rejects.toMatchObject(gone);
    await expect(asAdmin(() => deleteCategory('admin', 'x'))).rejects.toMatchObject(gone);
    const absent = { ...(await named('Cafés')), id: 'x' };
    await expect(asAdmin(() => updateCategory('admin', absent, aCategory()))).rejects.toMatchObject(
      gone,
    );
    for (const uid of ['gerente', 'nobody']) {
      const refused = { code: 'permission-denied' };
      const attempts = [
        () => createCategory(uid, aCategory()),
        () => setCategoryActive(uid, 'c1', false),
        () => deleteCategory(uid, 'c1'),
      ];
      for (const attempt of attempts) {
        await expect(as(uid, attempt)).rejects.toMatchObject(refused);
      }
    }
    expect(await named('Cafés')).toMatchObject({ isActive: true });
    expect(await entries()).toEqual([]);
  });

  it('a category in use cannot be deleted until its places have moved, in bounded commits', async () => {
    const places = Array.from({ length: 230 }, (_, at) => [
      `places/p${String(at).padStart(3, '0')}`,
      aStoredPlace({ category: 'c1', isActive: at % 2 === 0 }),
    ]);
    await fixture.store({
      'categories/c1': aStoredCategory('Bares'),
      'categories/c2': aStoredCategory('Botecos'),
      ...(Object.fromEntries(places) as Record<string, object>),
      // The rules refuse every change of this place. It must neither block the others nor be retried endlessly.
      'places/odd1': aStoredPlace({ category: 'c1', title: '' }),
    });
    const deleting = () => asAdmin(() => deleteCategory('admin', 'c1'));
    await expect(deleting()).rejects.toMatchObject({ code: 'conflict' });

    const moving = (to: string) => asAdmin(() => moveCategoryPlaces('admin', { from: 'c1', to }));
    await expect(moving('absent')).rejects.toMatchObject({ code: 'not-found' });
    const outcome = await moving('c2');
    expect(outcome.changed).toHaveLength(230);
    expect(outcome.failed).toEqual([{ id: 'odd1', code: 'permission-denied' }]);
    expect(await fixture.read('places/p229')).toMatchObject({ category: 'c2' });
    await expect(deleting()).rejects.toMatchObject({ code: 'conflict' });

    await fixture.store({ 'places/odd1': aStoredPlace({ category: 'c1' }) });
    expect((await moving('c2')).changed).toEqual(['odd1']);
    await deleting();
    expect((await listAllCategories()).map(({ name }) => name)).toEqual(['Botecos']);
    const moves = (await entries()).filter(
      (entry) => (entry as { action: string }).action === 'place.update',
    );
    expect(moves).toHaveLength(231);
  }, 60_000);

  it('default categories are created once, and only if there are no categories', async () => {
    const make = () => asAdmin(() => createDefaultCategories('admin'));
    const outcomes = await Promise.allSettled([make(), make()]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await listCategories()).map(({ name, order }) => [order, name])).toEqual([
      [1, 'Bares'],
      [2, 'Restaurantes'],
      [3, 'Shows'],
      [4, 'Passeios'],
      [5, 'Baladas'],
    ]);
    await expect(make()).rejects.toMatchObject({ code: 'conflict' });
    expect(await entries()).toHaveLength(5);
  });
});

describe('plans', () => {
  const aPlan = (changes: Partial<PlanDraft> = {}): PlanDraft => ({
    ...newPlanDraft,
    name: 'Mensal',
    price: '29,90',
    stripePriceId: 'price_mensal',
    isActive: true,
    ...changes,
  });
  const only = async () => {
    const [plan] = await listPlans();
    if (!plan) throw new Error('No plan');
    return plan;
  };

  it('plans are created, changed, taken off sale and deleted, each with its audit entry', async () => {
    await asAdmin(() => createPlan('admin', aPlan({ features: 'Descontos\nReservas' })));
    const plan = await only();
    expect(plan).toMatchObject({ price: 2990, features: ['Descontos', 'Reservas'], listed: true });
    await asAdmin(() =>
      updatePlan('admin', plan, { ...toPlanDraft(plan), price: '1.234,50', interval: 'year' }),
    );
    expect(await only()).toMatchObject({ price: 123450, interval: 'year' });
    await asAdmin(() => setPlanActive('admin', plan.id, false));
    await asAdmin(() => deletePlan('admin', plan.id));
    expect(await listPlans()).toEqual([]);
    const actions = (await entries()).map((entry) => (entry as { action: string }).action);
    expect(actions.sort()).toEqual(['plan.create', 'plan.delete', 'plan.update', 'plan.update']);
  });

  it('an edit keeps concurrent changes, but price and interval of two edits are never mixed', async () => {
    await asAdmin(() => createPlan('admin', aPlan()));
    const base = await only();
    const edit = (changes: Partial<PlanDraft>) =>
      asAdmin(() => updatePlan('admin', base, { ...toPlanDraft(base), ...changes }));
    await edit({ price: '39,90', stripePriceId: 'price_novo' });
    await edit({ name: 'Plano Mensal', features: 'Descontos' });
    const changed = { price: 3990, stripePriceId: 'price_novo', name: 'Plano Mensal' };
    expect(await only()).toMatchObject(changed);
    await expect(edit({ interval: 'year' })).rejects.toThrow(EditConflictError);
    await expect(edit({ name: 'Mensal+' })).rejects.toThrow(EditConflictError);
    expect(await only()).toMatchObject({ ...changed, interval: 'month' });
  });

  it('a plan that a membership references is not deleted', async () => {
    await asAdmin(() => createPlan('admin', aPlan()));
    const { id } = await only();
    await fixture.store({ 'clubMembers/ana': { userId: 'ana', planId: id, status: 'canceled' } });
    const deleting = asAdmin(() => deletePlan('admin', id));
    await expect(deleting).rejects.toMatchObject({ code: 'conflict' });
    expect(await only()).toMatchObject({ id });
  });

  it('a plan is not sold without a Stripe price or with the price of another plan', async () => {
    await asAdmin(() => createPlan('admin', aPlan()));
    const same = asAdmin(() => createPlan('admin', aPlan({ name: 'Outro' })));
    await expect(same).rejects.toMatchObject({ code: 'conflict' });
    const soon = aPlan({ name: 'Família', stripePriceId: '', isActive: false });
    await asAdmin(() => createPlan('admin', soon));
    const waiting = (await listPlans()).find(({ name }) => name === 'Família');
    const selling = asAdmin(() => setPlanActive('admin', waiting?.id ?? '', true));
    await expect(selling).rejects.toMatchObject({ code: 'invalid-input' });
    const unreadable = asAdmin(() => createPlan('admin', aPlan({ price: '12.345,678' })));
    await expect(unreadable).rejects.toMatchObject({ code: 'invalid-input' });
  });

  it('only super admins can write plans', async () => {
    await asAdmin(() => createPlan('admin', aPlan()));
    const { id } = await only();
    const attempts = [
      () => createPlan('gerente', aPlan({ stripePriceId: 'price_other' })),
      () => setPlanActive('gerente', id, false),
      () => deletePlan('gerente', id),
    ];
    for (const attempt of attempts) {
      await expect(as('gerente', attempt)).rejects.toMatchObject({ code: 'permission-denied' });
    }
    await expect(asAdmin(() => setPlanActive('admin', 'x', true))).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});
