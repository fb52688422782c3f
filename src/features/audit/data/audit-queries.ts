import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { namedCollections } from '#features/audit/model/audit-names.ts';
import type { AuditName, NamedCollection } from '#features/audit/model/audit-names.ts';
import type { AuditAction, AuditEntry } from '#features/audit/model/audit.ts';

import { createBatchLoader, maxIdsPerQuery } from '#platform/firestore/batch-loader.ts';
import type { PageCursor } from '#platform/firestore/page-cursor.ts';
import { memberKeys } from '#platform/firestore/member-keys.ts';
import { minuteMs } from '#shared/time-units.ts';
import { listDocumentNames } from './audit-name-store.ts';
import type { DocumentName } from './audit-name-store.ts';
import { listAuditEntries } from './audit-store.ts';

/** Maximum number of names loaded with a page. A page of 50 entries has about 100 names; further names load later. */
const maxPrefetchedNames = 120;

/**
 * The audit log in pages of 50, for the super admin `uid`. Each page includes the names that its entries need; each
 * name is read at most once in five minutes.
 * @param actions actions to include; empty means all
 * @param namesOf returns the accounts and documents of which an entry records only the id
 */
export function auditLogQuery(
  uid: string,
  actions: readonly AuditAction[],
  namesOf: (entry: AuditEntry) => readonly AuditName[],
) {
  return infiniteQueryOptions({
    queryKey: [...memberKeys.of(uid), 'audit-log', actions] as const,
    queryFn: async ({ client, pageParam }) => {
      const page = await listAuditEntries(actions, pageParam);
      const names = new Map(
        page.items.flatMap(namesOf).map((name) => [`${name.collection}/${name.id}`, name]),
      );
      // A name that cannot be read does not fail the page; the entry shows a placeholder.
      await Promise.all(
        [...names.values()]
          .slice(0, maxPrefetchedNames)
          .map((name) => client.prefetchQuery(auditNameQuery(uid, name))),
      );
      return page;
    },
    initialPageParam: null as PageCursor | null,
    getNextPageParam: (page) => page.nextCursor,
    // The list must include the latest change.
    staleTime: 0,
  });
}

/** Batches lookups of one collection into one query. */
const nameLoaders = Object.fromEntries(
  namedCollections.map((collection) => [
    collection,
    createBatchLoader((ids) => listDocumentNames(collection, ids), maxIdsPerQuery),
  ]),
) as Record<NamedCollection, ReturnType<typeof createBatchLoader<DocumentName>>>;

/** The name of an account or document in the log; null if it no longer exists. */
export function auditNameQuery(
  uid: string,
  { collection, id }: Pick<AuditName, 'collection' | 'id'>,
) {
  return queryOptions({
    queryKey: [...memberKeys.of(uid), 'audit-name', collection, id] as const,
    queryFn: () => nameLoaders[collection](id),
    staleTime: 5 * minuteMs,
  });
}
