import type { AuditChange } from '#features/audit/model/audit.ts';
import { newDocumentId } from '#platform/firestore/new-document-id.ts';
import type { RestDocument, RestWrite } from '#platform/firestore/rest-documents.ts';
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

/**
 * Returns the writes that update fields of a document, with their audit entry.
 * @param document the document as just read; a precondition refuses the commit if it has changed
 * @param change.stored the new values in their stored format
 * @param change.mask the fields to write; fields missing in `stored` are deleted
 * @returns `auditId` is the id of the entry
 */
export function createAuditedUpdate(
  actorId: string,
  action: AuditChange['action'],
  path: string,
  document: RestDocument,
  { stored, mask = Object.keys(stored) }: { stored: RestFields; mask?: readonly string[] },
): { writes: RestWrite[]; auditId: string } {
  const before = Object.fromEntries(
    mask.flatMap((name) => {
      const value = document.fields[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const { entry, auditId, id } = createAuditWrite(actorId, action, path, before, stored);
  const update: RestWrite = {
    path,
    fields: { ...stored, ...auditId },
    serverTimeFields: ['updatedAt'],
    mask: [...mask, ...Object.keys(auditId)],
    precondition: { updateTime: document.updateTime },
  };
  return { writes: [update, entry], auditId: id };
}
