import type { AuditAction, AuditEntry } from '#features/audit/model/audit.ts';

import { collection } from '#platform/firestore/collection.ts';
import type { Page, PageCursor } from '#platform/firestore/page-cursor.ts';
import { toAuditEntry } from '#features/audit/model/audit.ts';

export const auditPageSize = 50;

const auditLog = collection('auditLog', toAuditEntry);

/**
 * Reads one page of the audit log, newest first. Only super admins have access. Reads at most 50 documents.
 * @param actions actions to include; empty means all. At most 30 (the Firestore limit for 'in')
 * @param cursor `nextCursor` of the previous page; null for the first page
 * @throws AppError 'permission-denied'; errors as Collection
 */
export function listAuditEntries(
  actions: readonly AuditAction[],
  cursor: PageCursor | null,
): Promise<Page<AuditEntry>> {
  return auditLog.page({
    where: actions.length > 0 ? [['action', 'in', [...actions]]] : [],
    orderBy: [['createdAt', 'desc']],
    limit: auditPageSize,
    after: cursor,
  });
}
