import type { AuditAction, AuditEntry } from '#features/audit/model/audit.ts';

import { readFirestore } from '#platform/firestore/connection.ts';
import { cursorAfter, cursorValues } from '#platform/firestore/page-cursor.ts';
import type { Page, PageCursor } from '#platform/firestore/page-cursor.ts';
import { toAuditEntry } from '#features/audit/model/audit.ts';

export const auditPageSize = 50;

/**
 * Reads one page of the audit log, newest first. Only super admins have access. Reads at most 50 documents.
 * @param actions actions to include; empty means all. At most 30 (the Firestore limit for 'in')
 * @param cursor `nextCursor` of the previous page; null for the first page
 * @throws AppError 'permission-denied'; errors of readFirestore()
 */
export function listAuditEntries(
  actions: readonly AuditAction[],
  cursor: PageCursor | null,
): Promise<Page<AuditEntry>> {
  return readFirestore(async ({ sdk, db }) => {
    const { docs } = await sdk.getDocs(
      sdk.query(
        sdk.collection(db, 'auditLog'),
        ...(actions.length > 0 ? [sdk.where('action', 'in', [...actions])] : []),
        sdk.orderBy('createdAt', 'desc'),
        sdk.orderBy(sdk.documentId(), 'desc'),
        ...(cursor ? [sdk.startAfter(...cursorValues(sdk, cursor))] : []),
        sdk.limit(auditPageSize),
      ),
    );
    return {
      items: docs.map((document) => toAuditEntry(document.id, document.data())),
      nextCursor: cursorAfter(docs, auditPageSize, 'createdAt'),
    };
  });
}
