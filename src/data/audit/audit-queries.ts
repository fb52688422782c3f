import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import type { AuditAction } from '#domain/audit.ts';

import { batchLoader, maxIdsPerQuery } from '../firestore/batch-loader.ts';
import type { PageCursor } from '../firestore/page-cursor.ts';
import { memberKeys } from '../firestore/member-keys.ts';
import { listActors } from './actor-store.ts';
import { listAuditEntries } from './audit-store.ts';

/** The log in pages of 50, for the super admin `uid`. @param actions those to be shown; all when empty */
export function auditLogQuery(uid: string, actions: readonly AuditAction[]) {
  return infiniteQueryOptions({
    queryKey: [...memberKeys.of(uid), 'audit-log', actions] as const,
    queryFn: ({ pageParam }) => listAuditEntries(actions, pageParam),
    initialPageParam: null as PageCursor | null,
    getNextPageParam: (page) => page.nextCursor,
    // Whatever was just done is to be seen.
    staleTime: 0,
  });
}

/** Names that appear together cost one query. */
const loadActor = batchLoader(listActors, maxIdsPerQuery);

/** Somebody whom the log names; null when they have no record any more. */
export function actorQuery(uid: string, actorId: string) {
  return queryOptions({
    queryKey: [...memberKeys.of(uid), 'actor', actorId] as const,
    queryFn: () => loadActor(actorId),
    staleTime: 5 * 60_000,
  });
}
