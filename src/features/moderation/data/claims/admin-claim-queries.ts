import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import type { Claim } from '#features/moderation/model/claim.ts';

import { memberKeys } from '#platform/firestore/member-keys.ts';
import type { PageCursor } from '#platform/firestore/page-cursor.ts';
import { lazyStore } from '#platform/firestore/lazy-store.ts';
import type { ClaimDecision } from './claim-decisions.ts';
import type { ClaimListKind } from './claim-list-store.ts';

const loadList = lazyStore(() => import('./claim-list-store.ts'));
const loadDecisions = lazyStore(() => import('./claim-decisions.ts'));

/** Query of one page of claims, for the super admin `adminId`. */
export function claimsQuery(adminId: string, kind: ClaimListKind, cursor: PageCursor | null) {
  return queryOptions({
    queryKey: [...memberKeys.of(adminId), 'claims', 'list', kind, cursor] as const,
    queryFn: async () => (await loadList()).listClaims(kind, cursor),
    // Claims can be sent and decided at any moment.
    staleTime: 0,
  });
}

/** Mutation that decides a claim. Success and failure both invalidate the cached claims and users. */
export function claimDecisionMutation(client: QueryClient, adminId: string) {
  return mutationOptions({
    mutationFn: async (decision: ClaimDecision) =>
      (await loadDecisions()).decideClaim(adminId, decision),
    onSettled: () => invalidateClaims(client, adminId),
  });
}

/** Mutation that undoes an approval. Success and failure both invalidate the cached claims and users. */
export function claimUndoMutation(client: QueryClient, adminId: string) {
  return mutationOptions({
    mutationFn: async (claim: Claim) => (await loadDecisions()).undoClaim(adminId, claim),
    onSettled: () => invalidateClaims(client, adminId),
  });
}

function invalidateClaims(client: QueryClient, adminId: string) {
  return Promise.all(
    ['claims', 'users'].map((name) =>
      client.invalidateQueries({ queryKey: [...memberKeys.of(adminId), name] }),
    ),
  );
}
