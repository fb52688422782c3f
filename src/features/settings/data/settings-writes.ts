import { dequal } from 'dequal/lite';

import { defaultPublicSettings } from '#features/settings/model/public-settings.ts';
import type { PublicSettings } from '#features/settings/model/public-settings.ts';

import { addAuditEntry } from '#features/audit/data/audit-entry.ts';
import { readStoredFields } from '#features/audit/data/recorded-fields.ts';
import type { Fields } from '#shared/stored-fields.ts';
import { afterStaleArithmetic } from '#platform/firestore/stale-arithmetic.ts';
import { writeFirestore } from '#platform/firestore/write-firestore.ts';
import { toPublicSettings } from '#features/settings/model/stored-public-settings.ts';

const path = 'settings/public';

/**
 * Changes some of the public settings and leaves the others as they are, also those that somebody else is
 * changing at the same moment. The entry of the audit log is in the same commit: rules demand one that is true
 * of both sides. Idempotent; a setting that is so already writes nothing.
 * @param actorId the super admin who is signed in
 * @returns the settings as they are now
 * @throws AppError 'permission-denied' for everybody but super admins; 'conflict' when others were faster many
 *   times; what writeFirestore() throws
 */
export async function saveSettings(
  actorId: string,
  changes: Partial<PublicSettings>,
): Promise<PublicSettings> {
  return afterStaleArithmetic(
    () => readStoredFields(path),
    (stored) => commit(actorId, stored, changes),
  );
}

async function commit(
  actorId: string,
  stored: Fields,
  changes: Partial<PublicSettings>,
): Promise<PublicSettings> {
  const before = audited(stored);
  const after = toPublicSettings({ ...stored, ...changes });
  if (dequal(before, after)) return after;
  await writeFirestore((connection) => {
    const { sdk, db, writes } = connection;
    const batch = writes.writeBatch(db);
    const auditId = addAuditEntry(connection, batch, actorId, {
      action: 'settings.update',
      target: path,
      before,
      after: { ...after },
    });
    const updatedAt = writes.serverTimestamp();
    batch.set(sdk.doc(db, path), { ...after, updatedAt, auditId });
    return batch.commit();
  });
  return after;
}

/** Stored fields as rules compare them: what is absent has its default, and nothing else is tidied up. */
function audited(stored: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(defaultPublicSettings).map(([field, value]) => [
      field,
      field in stored ? stored[field] : value,
    ]),
  );
}
