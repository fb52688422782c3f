import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import type { Claim, ClaimObstacle } from '#features/moderation/model/claim.ts';
import type { Correction } from '#features/moderation/model/correction.ts';
import type { QueueKind, QueueState } from '#features/moderation/model/queues.ts';
import type { Review } from '#features/reviews/model/review.ts';

import { memberKeys } from '#platform/firestore/member-keys.ts';
import type { Page, PageCursor } from '#platform/firestore/page-cursor.ts';
import { lazyStore } from '#platform/firestore/lazy-store.ts';
import { placeKeys } from '#features/places/data/place-queries.ts';
import { reviewKeys } from '#features/reviews/data/review-keys.ts';
import type { ClaimDecision } from './claim-decisions.ts';
import type { CorrectionDecision } from './correction-decisions.ts';
import type { QueueItems, ReportedItem } from './queue-lists.ts';

const loadLists = lazyStore(() => import('./queue-lists.ts'));
const loadClaimDecisions = lazyStore(() => import('./claim-decisions.ts'));
const loadCorrectionDecisions = lazyStore(() => import('./correction-decisions.ts'));
// The lists of corrections and claims do not need this code.
const loadReportDecisions = lazyStore(() => import('./report-decisions.ts'));

/** Query of one page of a queue, for the super admin `adminId`. */
export function queueQuery<Kind extends QueueKind>(
  adminId: string,
  kind: Kind,
  state: QueueState,
  cursor: PageCursor | null,
) {
  return queryOptions<Page<QueueItems[Kind]>>({
    queryKey: [...memberKeys.of(adminId), kind, 'list', state, cursor],
    queryFn: async () => {
      const { listClaims, listCorrections, listReportedItems } = await loadLists();
      const lists: { [K in QueueKind]: (...page: ListedPage) => Promise<Page<QueueItems[K]>> } = {
        claim: listClaims,
        correction: listCorrections,
        report: listReportedItems,
      };
      return lists[kind](state, cursor);
    },
    // Items can be sent and decided at any moment.
    staleTime: 0,
  });
}
type ListedPage = [state: QueueState, cursor: PageCursor | null];

/** Query of the number of undecided items of a queue, for the super admin `adminId`. */
export function openCountQuery(adminId: string, kind: QueueKind) {
  return queryOptions({
    queryKey: [...memberKeys.of(adminId), kind, 'open-count'] as const,
    queryFn: async () => (await loadLists()).countOpen(kind),
  });
}

/** A decision of a super admin about an item of a queue, or the undo of a decision. */
export type QueueChange =
  | { kind: 'decide-claim'; decision: ClaimDecision }
  | { kind: 'undo-claim'; claim: Claim }
  | { kind: 'decide-correction'; decision: CorrectionDecision }
  | { kind: 'undo-correction'; correction: Correction }
  | {
      kind: 'decide-report';
      reported: ReportedItem;
      /** The review to remove, or whose images are removed; null if the decision removes nothing. */
      reviewToRemove: Review | null;
    };

/** Result of a change: 'done', or why it was not carried out as requested. The stores of decisions explain each. */
export type QueueOutcome = 'done' | 'decided' | 'changed' | 'hidden' | ClaimObstacle;

/** Mutation that carries out a change. Success and failure both invalidate the cached data that it may concern. */
export function queueMutation(client: QueryClient, adminId: string) {
  return mutationOptions({
    mutationFn: (change: QueueChange) => applyChange(adminId, change),
    onSettled: async (_outcome, _error, change) => {
      const keys = keysConcernedBy(adminId, change);
      await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });
}

async function applyChange(adminId: string, change: QueueChange): Promise<QueueOutcome> {
  switch (change.kind) {
    case 'decide-claim':
      return (await loadClaimDecisions()).decideClaim(adminId, change.decision);
    case 'undo-claim':
      return (await loadClaimDecisions()).undoClaim(adminId, change.claim);
    case 'decide-correction':
      return (await loadCorrectionDecisions()).decideCorrection(adminId, change.decision);
    case 'undo-correction':
      return (await loadCorrectionDecisions()).undoCorrection(adminId, change.correction);
    case 'decide-report':
      return decideReport(adminId, change);
  }
}

async function decideReport(
  adminId: string,
  { reported, reviewToRemove }: Extract<QueueChange, { kind: 'decide-report' }>,
): Promise<QueueOutcome> {
  const { decidePictures, removeReportedReview, closeReportsWithDecision } =
    await loadReportDecisions();
  if (reported.kind === 'pictures') {
    const seenPictures = reported.review?.pictures ?? [];
    return decidePictures(adminId, reported.id, reviewToRemove ? 'removed' : 'kept', seenPictures);
  }
  return reviewToRemove
    ? removeReportedReview(adminId, reviewToRemove)
    : closeReportsWithDecision(adminId, reported, isVisibleInGuide(reported) ? 'kept' : 'removed');
}

/** Returns true if the item is visible to visitors as long as its place is public. */
function isVisibleInGuide(reported: ReportedItem): boolean {
  return reported.kind === 'event' ? reported.event?.isActive === true : reported.review !== null;
}

function keysConcernedBy(adminId: string, change: QueueChange): (readonly unknown[])[] {
  const ofAdmin = memberKeys.of(adminId);
  switch (change.kind) {
    case 'decide-claim':
    case 'undo-claim':
      return [
        [...ofAdmin, 'claim'],
        [...ofAdmin, 'users'],
      ];
    case 'decide-correction':
      return [[...ofAdmin, 'correction'], placeKeys.one(change.decision.correction.placeId)];
    case 'undo-correction':
      return [[...ofAdmin, 'correction'], placeKeys.one(change.correction.placeId)];
    case 'decide-report': {
      const { placeId } = change.reported;
      return [ofAdmin, reviewKeys.ofPlace(placeId), placeKeys.one(placeId)];
    }
  }
}
