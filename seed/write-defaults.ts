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
 * The plans of a new project: those of the demonstration, announced as 'Em breve' until a super admin gives each
 * the price of Stripe that is paid (SPEC section 4, docs/deploy.md).
 */
function defaultPlans(): PlanContent[] {
  return plans.map(({ key: _key, features, ...plan }) => ({
    ...plan,
    features: [...features],
    stripePriceId: '',
    isActive: false,
  }));
}

/**
 * Makes the default categories (SPEC section 5), each with its entry in the audit log, when there is no category.
 * @returns the names of those made; none when there is any category
 */
export function writeDefaultCategories(db: Firestore): Promise<string[]> {
  const contents = defaultCategoryContents();
  return writeIntoEmpty(db, { collection: 'categories', action: 'category.create', contents });
}

/**
 * Makes the default plans, none of them on sale, each with its entry in the audit log, when there is no plan.
 * @returns the names of those made; none when there is any plan
 */
export function writeDefaultPlans(db: Firestore): Promise<string[]> {
  const contents = defaultPlans();
  return writeIntoEmpty(db, { collection: 'subscriptionPlans', action: 'plan.create', contents });
}

/**
 * Stores settings/public as a project without them behaves, with its entry in the audit log, when it is missing.
 * @returns whether it was
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
 * All of them or none. The ids are the slugs of the names, so that of two who do this at the same moment, or of
 * this and the button of the admin screen, only one does it.
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
