import type { InfiniteData, Query, QueryClient, QueryKey } from '@tanstack/react-query';

import { errorCode } from '#shared/app-error.ts';
import { shownReadAt } from '#shared/record/cached-record.ts';

import { memberKeys } from '#platform/firestore/member-keys.ts';
import { isNetworkError } from './network-error.ts';
import { isFromCache, markFromCache } from './from-cache.ts';
import { cacheQueries, cachedQuery } from './cached-queries.ts';
import type { NewCachedQuery } from './cached-queries.ts';

/** Caching options for the answers of one group of queries. */
export interface CachedQueryGroup {
  /** Maximum number of cached answers. Default: 1. */
  maxCachedQueries?: number;
  /** Returns the part of an answer to cache. Default: all of it. */
  selectCachedPart?: (data: unknown) => unknown;
  /** Returns a cached answer in the form to show now. Default: unchanged. */
  toShownData?: (data: unknown, readAt: Date, now: Date) => unknown;
  /** Returns when a cached answer expires and must be rendered again; null for never. */
  expiresAt?: (data: unknown) => Date | null;
}

/** Selection of the queries to cache. */
export interface CachedQueries {
  /** Queries of the signed-in user, by the third part of their keys. */
  personalGroups: ReadonlyMap<unknown, CachedQueryGroup>;
  /** Public queries that the same screens need. Keys: JSON text of the query key; values: group name. */
  publicGroups: ReadonlyMap<string, string>;
}

/** Wait for the network, in ms, before the cached answer is shown. */
const cacheDelayMs = 2_500;

/** Debounce for writing answers that arrive in quick succession, in ms. */
const debounceMs = 400;

/** Margin for timers that fire slightly before the scheduled clock time, in ms. */
const timerMarginMs = 50;

interface PersistOptions {
  client: QueryClient;
  /** Returns the signed-in user; null if there is none. */
  getUid: () => string | null;
  /** Returns true for an answer that must not be cached now because it contains a pending change. */
  hasPendingChange?: (queryKey: QueryKey) => boolean;
  cachedQueries: CachedQueries;
}

/**
 * Caches the signed-in user's query data on this device, and shows it if the network fails or is slow, or if a query is
 * already loading at the start. In other cases the cached data is not read.
 * @returns a function that stops it
 */
export function persistQueries({
  client,
  getUid,
  hasPendingChange,
  cachedQueries: { personalGroups, publicGroups },
}: PersistOptions): () => void {
  const cache = client.getQueryCache();
  const changedHashes = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const groupOf = (queryKey: QueryKey, queryHash: string): string | undefined => {
    const [area, ownerUid, group, ...otherKeyParts] = queryKey;
    if (area !== memberKeys.all[0]) return publicGroups.get(queryHash);
    const isCached =
      ownerUid === getUid() && personalGroups.has(group) && otherKeyParts.length <= 1;
    return isCached ? String(group) : undefined;
  };

  const writeChanged = () => {
    clearTimeout(timer);
    timer = undefined;
    const ownerUid = getUid();
    const hashes = [...changedHashes];
    changedHashes.clear();
    if (ownerUid === null) return;
    const queriesToCache = hashes.flatMap((hash): NewCachedQuery[] => {
      const query = cache.get(hash);
      const group = query && groupOf(query.queryKey, hash);
      if (query?.state.data === undefined || group === undefined) return [];
      const { data, dataUpdatedAt } = query.state;
      if (hasPendingChange?.(query.queryKey) || isFromCache(data)) return [];
      const { selectCachedPart = firstPageOf } = personalGroups.get(group) ?? {};
      return [{ id: hash, group, data: selectCachedPart(data), readAt: dataUpdatedAt }];
    });
    if (queriesToCache.length > 0)
      void cacheQueries(ownerUid, queriesToCache, maxCachedOf(personalGroups));
  };

  const restoreQuery = async (query: Query) => {
    const ownerUid = getUid();
    if (ownerUid === null || query.state.data !== undefined) return;
    const cachedResult = await cachedQuery(ownerUid, query.queryHash, new Date());
    if (!cachedResult || getUid() !== ownerUid || query.state.data !== undefined) return;
    const { readAt } = cachedResult;
    const { toShownData, expiresAt } = personalGroups.get(query.queryKey[2]) ?? {};
    const showCachedData = (now: Date) => {
      const data = toShownData ? toShownData(cachedResult.data, readAt, now) : cachedResult.data;
      markFromCache(data);
      const updatedAt = shownReadAt(readAt.getTime(), now).getTime();
      client.setQueryData(query.queryKey, data, { updatedAt });
    };
    const shownAt = new Date();
    showCachedData(shownAt);
    const expiryTime = expiresAt?.(cachedResult.data);
    if (!expiryTime) return;
    // If the page stays open, the answer expires on the screen too.
    const waitMs = expiryTime.getTime() - shownAt.getTime();
    if (waitMs <= 0 || waitMs > maxTimerMs) return;
    setTimeout(() => {
      if (getUid() === ownerUid && isFromCache(query.state.data)) showCachedData(new Date());
    }, waitMs + timerMarginMs);
  };

  const unsubscribe = cache.subscribe((event) => {
    if (event.type !== 'updated') return;
    const { action } = event;
    const query = event.query as Query;
    if (groupOf(query.queryKey, query.queryHash) === undefined) return;
    switch (action.type) {
      case 'success':
        changedHashes.add(query.queryHash);
        timer ??= setTimeout(writeChanged, debounceMs);
        break;
      case 'fetch':
        if (query.state.data === undefined)
          setTimeout(() => void restoreIfFetching(query), cacheDelayMs);
        break;
      case 'failed':
      case 'error':
        if (isNetworkError(errorCode(action.error))) void restoreQuery(query);
        break;
      default:
    }
  });
  const restoreIfFetching = (query: Query) => {
    const isFetching = query.state.fetchStatus === 'fetching' && query.state.data === undefined;
    return isFetching ? restoreQuery(query) : undefined;
  };

  // Handles queries that started before the user was known or before this code was loaded.
  for (const query of cache.getAll()) {
    if (groupOf(query.queryKey, query.queryHash) === undefined) continue;
    if (query.state.data !== undefined) changedHashes.add(query.queryHash);
    else if (query.state.fetchStatus === 'fetching' || query.state.error) void restoreQuery(query);
  }
  if (changedHashes.size > 0) timer ??= setTimeout(writeChanged, debounceMs);

  const writeIfHidden = () => {
    if (document.visibilityState === 'hidden') writeChanged();
  };
  document.addEventListener('visibilitychange', writeIfHidden);
  return () => {
    unsubscribe();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', writeIfHidden);
  };
}

/** Maximum delay of setTimeout(). */
const maxTimerMs = 2 ** 31 - 1;

/** Returns a function that gives the maximum number of cached answers of a group. */
export function maxCachedOf(
  personalGroups: CachedQueries['personalGroups'],
): (group: string) => number {
  return (group) => personalGroups.get(group)?.maxCachedQueries ?? 1;
}

/** Returns the first page of a paginated answer, and any other answer unchanged. */
function firstPageOf(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('pages' in data)) return data;
  const { pages, pageParams } = data as InfiniteData<unknown>;
  return { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) };
}
