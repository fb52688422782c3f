import { dequal } from 'dequal/lite';

import {
  defaultPublicSettings,
  toPublicSettings,
} from '#features/settings/model/public-settings.ts';
import type { PublicSettings } from '#features/settings/model/public-settings.ts';

import { addAuditEntry } from '#features/audit/data/audit-entry.ts';
import type { Fields } from '#shared/stored-fields.ts';
import { transaction } from '#platform/firestore/transaction.ts';

const settingsPath = 'settings/public';

/**
 * Changes some of the public settings and keeps the others, including concurrent changes. The commit contains an audit
 * log entry, and the rules check it against the old and new values. Idempotent; unchanged settings are not written.
 * @param actorId the signed-in super admin
 * @returns the current settings
 * @throws AppError 'permission-denied' if the caller is not a super admin; 'conflict' after repeated concurrent
 * changes; errors of transaction()
 */
export function saveSettings(
  actorId: string,
  changes: Partial<PublicSettings>,
): Promise<PublicSettings> {
  return transaction(async (commit) => {
    const storedFields = (await commit.read(settingsPath)) ?? {};
    const before = fieldsWithDefaults(storedFields);
    const after = toPublicSettings({ ...storedFields, ...changes });
    if (dequal(before, after)) return after;
    const auditId = addAuditEntry(commit, actorId, {
      action: 'settings.update',
      target: settingsPath,
      before,
      after: { ...after },
    });
    commit.set(settingsPath, { ...after, updatedAt: commit.serverTime, auditId });
    return after;
  });
}

/**
 * Returns the stored fields as the rules compare them: absent fields have their defaults, other values are unchanged.
 */
function fieldsWithDefaults(storedFields: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(defaultPublicSettings).map(([field, value]) => [
      field,
      field in storedFields ? storedFields[field] : value,
    ]),
  );
}
