import { addAuditEntry } from '#features/audit/data/audit-entry.ts';
import type { AuditChange } from '#features/audit/model/audit.ts';
import { queues } from '#features/moderation/model/queues.ts';
import { isSameRequest } from '#features/moderation/model/request.ts';
import type { PlaceRequest, RequestKind } from '#features/moderation/model/request.ts';
import { cleanPlainText } from '#shared/text/plain-text.ts';

import { transaction } from '#platform/firestore/transaction.ts';
import type { OpenTransaction } from '#platform/firestore/transaction.ts';

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
  /**
   * Changes the user or place in the same commit; null if nothing else changes. Returns the id of its audit log entry,
   * '' without a change, or why nothing may be written.
   */
  changeTarget: ((commit: OpenTransaction) => Promise<{ auditId: string } | Outcome>) | null;
}

const auditActions = {
  claim: 'claim.update',
  correction: 'suggestion.update',
} as const satisfies Record<RequestKind, AuditChange['action']>;

/**
 * Decides a request once, or undoes its decision, with one audit log entry for the decision and one for the changed
 * document in the same commit. The commit is prepared again if one of both documents has changed since it was read: two
 * requests about one document may be decided at the same moment.
 * @returns the outcome of `changeTarget()` if nothing was written; 'decided' if the request is no longer the shown one
 *   (decided by another admin, withdrawn or sent again)
 * @throws AppError 'permission-denied' for all users but active super admins; what `changeTarget` throws; errors of
 *   transaction()
 */
export function changeRequest<Request extends PlaceRequest, Outcome extends string>({
  kind,
  actorId,
  shown,
  read,
  decision,
  changeTarget,
}: RequestChange<Request, Outcome>): Promise<Outcome | 'done' | 'decided'> {
  const target = `${queues[kind].collection}/${shown.id}`;
  return transaction<Outcome | 'done' | 'decided'>(async (commit) => {
    const stored = await commit.read(target);
    if (stored === null || !isSameRequest(read(shown.id, stored), shown)) return 'decided';
    const change = (await changeTarget?.(commit)) ?? { auditId: '' };
    if (typeof change === 'string') return change;
    const status = decision?.status ?? 'pending';
    const now = commit.serverTime;
    commit.update(target, {
      ...{ status, answer: cleanPlainText(decision?.answer ?? ''), updatedAt: now },
      ...(decision
        ? { decidedBy: actorId, decidedAt: now, auditId: change.auditId }
        : { decidedBy: '', decidedAt: null, auditId: '' }),
    });
    addAuditEntry(commit, actorId, {
      ...{
        action: auditActions[kind],
        target,
        before: { status: shown.status },
        after: { status },
      },
    });
    return 'done';
  });
}
