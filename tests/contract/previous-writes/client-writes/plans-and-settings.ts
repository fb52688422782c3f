import { createDefaultCategories } from '#features/categories/data/category-writes.ts';
import { listPlans } from '#features/club/data/plan-store.ts';
import {
  createPlan,
  deletePlan,
  setPlanActive,
  updatePlan,
} from '#features/club/data/plan-writes.ts';
import { saveSettings } from '#features/settings/data/settings-writes.ts';
import type { Browsers } from '../recorder.ts';
import { long } from './values.ts';

export async function writePlans({ as }: Browsers): Promise<void> {
  const plan = {
    ...{ name: long(100), description: long(1_000), price: '19,90', interval: 'year' as const },
    ...{ features: long(200), stripePriceId: 'price_anual', featured: true, listed: true },
    translations: {
      es: { name: long(100), description: long(1_000), features: long(4_000) },
      en: { name: long(100) },
    },
  };
  await as('admin', createPlan, 'admin', { ...plan, isActive: false });
  const found = (await as('admin', listPlans)).find(({ stripePriceId }) => stripePriceId !== '');
  if (!found) throw new Error('There is no new plan.');
  await as('admin', updatePlan, 'admin', found, { ...plan, price: '29,90', isActive: false });
  await as('admin', setPlanActive, 'admin', found.id, true);
  await as('admin', deletePlan, 'admin', found.id);
}

export async function writeSettings({ as, server }: Browsers): Promise<void> {
  const settings = {
    requireApproval: true,
    clubEnabled: false,
    reviewsEnabled: false,
    maintenanceMessage: long(500),
    operatorName: long(200),
    operatorDocument: '12345678000195',
    operatorAddress: long(300),
    privacyOfficer: long(200),
    contactEmail: 'contato@guiadailha.test',
  };
  await as('admin', saveSettings, 'admin', settings);
  // A new project has no settings and no categories.
  await server.remove('settings/public');
  await as('admin', saveSettings, 'admin', settings);
  await server.remove('categories/cat1');
  await as('admin', createDefaultCategories, 'admin');
}
