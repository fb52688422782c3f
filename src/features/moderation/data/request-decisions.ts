import { createAuditWrite } from '#features/audit/data/audit-write.ts';
import type { AuditChange } from '#features/audit/model/audit.ts';
import { queues } from '#features/moderation/model/queues.ts';
import { isSameRequest } from '#features/moderation/model/request.ts';
import type { PlaceRequest, RequestKind } from '#features/moderation/model/request.ts';
import { errorCode } from '#shared/app-error.ts';
import { cleanPlainText } from '#shared/text/plain-text.ts';

import { commitRest, updateWithVersionCheck } from '#platform/firestore/rest-documents.ts';
import type { RestDocument, RestWrite } from '#platform/firestore/rest-documents.ts';
import { fromRestFields, toRestFields } from '#platform/firestore/rest-values.ts';

/** Writes of a change, without those of the request. */
export interface PreparedWrites {
  writes: RestWrite[];
  /** Id of their audit log entry; '' without writes. */
  auditId: string;
}
export const noWrites: PreparedWrites = { writes: [], auditId: '' };

interface RequestChange<Request, Outcome> {
  kind: RequestKind;
  /** The signed-in super admin. */
  actorId: string;
  /** The request as shown. */
  shown: Request;
  /** Reads a stored request. */
  read: (id: string, data: unknown) => Request;
  /** The decision; null to undo one, which sets the request to pending. */
  decision: { status: string; answer: string } | null;
  /** The document that changes in the same commit; null if none does. */
  target: {
    /** 'places/{id}'. */
    path: string;
    /** Returns the writes for the document as just read, or why it must not change. */
    prepare: (document: RestDocument) => Promise<PreparedWrites | Outcome>;
  } | null;
}

const auditActions = {
  claim: 'claim.update',
  correction: 'suggestion.update',
} as const satisfies Record<RequestKind, AuditChange['action']>;

/**
 * Decides a request once, or undoes its decision, with one audit log entry for the decision and one for the changed
 * document in the same commit. The commit fails if one of both documents has changed since it was read, and is then
 * retried: two requests about one document may be decided at the same moment.
 * @returns the result of `target.prepare()` if it is an outcome, and nothing was written; 'decided' if the request is
 *   no longer the shown one (decided by another admin, withdrawn or sent again); 'gone' if the target does not exist
 * @throws AppError 'permission-denied' for all users but active super admins; 'conflict' if each attempt meets a
 *   concurrent change; errors of readRestDocument()
 */
export function changeRequest<Request extends PlaceRequest, Outcome extends string>({
  kind,
  actorId,
  shown,
  read,
  decision,
  target,
}: RequestChange<Request, Outcome>): Promise<Outcome | 'done' | 'decided' | 'gone'> {
  const path = `${queues[kind].collection}/${shown.id}`;
  return withDocument<Outcome | 'done' | 'decided' | 'gone'>(path, 'decided', async (stored) => {
    const current = read(shown.id, fromRestFields(stored.fields));
    if (!isSameRequest(current, shown)) return 'decided';
    const commit = async ({ writes, auditId }: PreparedWrites) => {
      const status = decision?.status ?? 'pending';
      const fields = toRestFields({
        status,
        answer: cleanPlainText(decision?.answer ?? ''),
        ...(decision ? { decidedBy: actorId, auditId } : { decidedBy: '', auditId: '' }),
        ...(!decision && { decidedAt: null }),
      });
      const previousStatus = toRestFields({ status: shown.status });
      const newStatus = toRestFields({ status });
      const audit = createAuditWrite(actorId, auditActions[kind], path, previousStatus, newStatus);
      const requestWrite: RestWrite = {
        path,
        fields,
        serverTimeFields: decision ? ['decidedAt', 'updatedAt'] : ['updatedAt'],
        mask: Object.keys(fields),
        precondition: { updateTime: stored.updateTime },
      };
      await commitRest([...writes, requestWrite, audit.entry]);
      return 'done' as const;
    };
    if (target === null) return commit(noWrites);
    return withDocument<Outcome | 'done' | 'gone'>(target.path, 'gone', async (document) => {
      const prepared = await target.prepare(document);
      return typeof prepared === 'string' ? prepared : commit(prepared);
    });
  });
}

/** Runs `update` on a document, and again if the document changes concurrently. */
async function withDocument<Outcome>(
  path: string,
  missing: Outcome,
  update: (document: RestDocument) => Promise<Outcome>,
): Promise<Outcome> {
  try {
    return await updateWithVersionCheck(path, (document) => () => update(document));
  } catch (error) {
    if (errorCode(error) === 'not-found') return missing;
    throw error;
  }
}
