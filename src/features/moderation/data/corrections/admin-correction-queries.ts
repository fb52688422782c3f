import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import type { Correction } from '#features/moderation/model/correction.ts';

import { memberKeys } from '#platform/firestore/member-keys.ts';
import type { PageCursor } from '#platform/firestore/page-cursor.ts';
import { lazyStore } from '#platform/firestore/lazy-store.ts';
import { placeKeys } from '#features/places/data/place-queries.ts';
import type { CorrectionDecision } from './correction-decisions.ts';
import type { CorrectionListKind } from './correction-list-store.ts';

const loadList = lazyStore(() => import('./correction-list-store.ts'));
const loadDecisions = lazyStore(() => import('./correction-decisions.ts'));

/** Query of one page of corrections, for the super admin `adminId`. */
export function correctionsQuery(
  adminId: string,
  kind: CorrectionListKind,
  cursor: PageCursor | null,
) {
  return queryOptions({
    queryKey: [...memberKeys.of(adminId), 'corrections', 'list', kind, cursor] as const,
    queryFn: async () => (await loadList()).listCorrections(kind, cursor),
    // Corrections can be sent and decided at any moment.
    staleTime: 0,
  });
}

/** Mutation that decides a correction. Success and failure both invalidate the cached corrections and the place. */
export function correctionDecisionMutation(client: QueryClient, adminId: string) {
  return mutationOptions({
    mutationFn: async (decision: CorrectionDecision) =>
      (await loadDecisions()).decideCorrection(adminId, decision),
    onSettled: (_outcome, _error, { correction }) =>
      invalidateCorrections(client, adminId, correction),
  });
}

/** Mutation that undoes an applied correction. Success and failure both invalidate the cached data. */
export function correctionUndoMutation(client: QueryClient, adminId: string) {
  return mutationOptions({
    mutationFn: async (correction: Correction) =>
      (await loadDecisions()).undoCorrection(adminId, correction),
    onSettled: (_outcome, _error, correction) => invalidateCorrections(client, adminId, correction),
  });
}

function invalidateCorrections(client: QueryClient, adminId: string, { placeId }: Correction) {
  const keys = [[...memberKeys.of(adminId), 'corrections'], placeKeys.one(placeId)];
  return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
