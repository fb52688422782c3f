import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { namedCollections } from '#features/audit/model/audit-names.ts';
import type { AuditName, NamedCollection } from '#features/audit/model/audit-names.ts';
import type { AuditAction, AuditEntry } from '#features/audit/model/audit.ts';

import { batchLoader, maxIdsPerQuery } from '#platform/firestore/batch-loader.ts';
import type { PageCursor } from '#platform/firestore/page-cursor.ts';
import { memberKeys } from '#platform/firestore/member-keys.ts';
import { listNames } from './audit-name-store.ts';
import type { KnownName } from './audit-name-store.ts';
import { listAuditEntries } from './audit-store.ts';

/** A page of at most 50 lines names at most a hundred people and things; what else it names is not waited for. */
const mostNames = 120;

/**
 * The log in pages of 50, for the super admin `uid`; with a page come the names that its lines need, each asked for once
 * in five minutes.
 * @param actions those to be shown; all when empty
 * @param namesOf whom and what a line names without being told
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
        page.items.flatMap(namesOf).map((name) => [`${name.of}/${name.id}`, name]),
      );
      // A name that cannot be read is told as such: the line is there all the same.
      await Promise.all(
        [...names.values()]
          .slice(0, mostNames)
          .map((name) => client.prefetchQuery(auditNameQuery(uid, name))),
      );
      return page;
    },
    initialPageParam: null as PageCursor | null,
    getNextPageParam: (page) => page.nextCursor,
    // Whatever was just done is to be seen.
    staleTime: 0,
  });
}

/** Names of a kind that appear together cost one query. */
const loaders = Object.fromEntries(
  namedCollections.map((of) => [of, batchLoader((ids) => listNames(of, ids), maxIdsPerQuery)]),
) as Record<NamedCollection, ReturnType<typeof batchLoader<KnownName>>>;

/** What somebody or something of the log is called; null when there is no record of it any more. */
export function auditNameQuery(uid: string, { of, id }: Pick<AuditName, 'of' | 'id'>) {
  return queryOptions({
    queryKey: [...memberKeys.of(uid), 'audit-name', of, id] as const,
    queryFn: () => loaders[of](id),
    staleTime: 5 * 60_000,
  });
}
