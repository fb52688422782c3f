import { planTranslationsOf } from './build-club.ts';
import { FieldValue } from '@google-cloud/firestore';
import type { Firestore } from '@google-cloud/firestore';
import type { AuditAction } from '#features/audit/model/audit.ts';
import { defaultCategoryContents } from '#features/categories/model/category-draft.ts';
import { defaultPublicSettings } from '#features/settings/model/public-settings.ts';
import { slugify } from '#shared/text/slug.ts';
import type { PlanContent } from '#features/club/model/plan-draft.ts';
import { plans } from './data/club.ts';
import { writeAuditEntry } from './write-audit-entry.ts';

/**
 * Returns the plans of a new project: those of the demo data, shown as 'Em breve' until a super admin assigns a Stripe
 * price to each (docs/deploy.md).
 */
function defaultPlans(): PlanContent[] {
  return plans.map(({ key, features, ...plan }) => ({
    ...plan,
    features: [...features],
    translations: planTranslationsOf(key),
    stripePriceId: '',
    isActive: false,
  }));
}

/**
 * Creates the default categories with their audit log entries, if there is no category.
 * @returns the names of the categories created; empty if there was any category
 */
export function writeDefaultCategories(db: Firestore): Promise<string[]> {
  const contents = defaultCategoryContents();
  return writeIntoEmpty(db, { collection: 'categories', action: 'category.create', contents });
}

/**
 * Creates the default plans with their audit log entries, if there is no plan. None of them is on sale.
 * @returns the names of the plans created; empty if there was any plan
 */
export function writeDefaultPlans(db: Firestore): Promise<string[]> {
  const contents = defaultPlans();
  return writeIntoEmpty(db, { collection: 'subscriptionPlans', action: 'plan.create', contents });
}

/**
 * Creates settings/public with the default values and an audit log entry, if it is missing.
 * @returns true if it was missing
 */
export function writeDefaultSettings(db: Firestore): Promise<boolean> {
  const settings = db.doc('settings/public');
  return db.runTransaction(async (transaction) => {
    if ((await transaction.get(settings)).exists) return false;
    const auditId = writeAuditEntry(db, transaction, {
      action: 'settings.update',
      target: settings.path,
      before: {},
      after: { ...defaultPublicSettings },
    });
    const updatedAt = FieldValue.serverTimestamp();
    transaction.create(settings, { ...defaultPublicSettings, updatedAt, auditId });
    return true;
  });
}

interface Defaults {
  collection: string;
  action: AuditAction;
  contents: readonly { name: string }[];
}

/**
 * Creates all records or none, in one transaction. The ids are the slugs of the names, so that only one of two
 * concurrent runs (or of this command and the button of the admin screen) succeeds.
 */
function writeIntoEmpty(db: Firestore, defaults: Defaults): Promise<string[]> {
  const { action, contents } = defaults;
  const collection = db.collection(defaults.collection);
  return db.runTransaction(async (transaction) => {
    const { empty } = await transaction.get(collection.limit(1));
    if (!empty) return [];
    const now = FieldValue.serverTimestamp();
    for (const content of contents) {
      const record = collection.doc(slugify(content.name));
      transaction.create(record, { ...content, createdAt: now, updatedAt: now });
      const after = { ...content };
      writeAuditEntry(db, transaction, { action, target: record.path, before: {}, after });
    }
    return contents.map(({ name }) => name);
  });
}
