import type { AuditChange } from '#features/audit/model/audit.ts';
import { newDocumentId } from '#platform/firestore/new-document-id.ts';
import type { RestWrite } from '#platform/firestore/rest-documents.ts';
import { toRestFields } from '#platform/firestore/rest-values.ts';
import type { RestFields } from '#platform/firestore/rest-values.ts';

/**
 * Returns an audit entry like that of addAuditEntry() as a REST write, and the field `auditId` for the changed
 * document. Rules accept the entry of a place only if the place stores this `auditId`. `before` and `after` hold fields
 * as stored, because rules compare them.
 */
export function createAuditWrite(
  actorId: string,
  action: AuditChange['action'],
  target: string,
  before: RestFields,
  after: RestFields,
): { entry: RestWrite; auditId: RestFields; id: string } {
  const id = newDocumentId();
  const entry: RestWrite = {
    path: `auditLog/${id}`,
    fields: {
      ...toRestFields({ actorId, action, target }),
      before: { mapValue: { fields: before } },
      after: { mapValue: { fields: after } },
    },
    serverTimeFields: ['createdAt'],
    precondition: { exists: false },
  };
  return { entry, auditId: toRestFields({ auditId: id }), id };
}
