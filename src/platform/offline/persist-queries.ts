import type { InfiniteData, Query, QueryClient, QueryKey } from '@tanstack/react-query';

import { errorCode } from '#shared/app-error.ts';
import { shownReadAt } from '#shared/cached-record.ts';

import { memberKeys } from '#platform/firestore/member-keys.ts';
import { isNetworkError } from './network-error.ts';
import { isFromCache, markFromCache } from './from-cache.ts';
import { cacheQueries, cachedQuery } from './cached-queries.ts';
import type { NewCachedQuery } from './cached-queries.ts';

/** Caching options for the answers of one group of queries. */
export interface CachedQueryGroup {
  /** Maximum number of cached answers. Default: 1. */
  most?: number;
  /** Returns the part of an answer to cache. Default: all of it. */
  worthKeeping?: (data: unknown) => unknown;
  /** Returns a cached answer in the form to show now. Default: unchanged. */
  asKept?: (data: unknown, readAt: Date, now: Date) => unknown;
  /** Returns when a cached answer expires and must be rendered again; null for never. */
  endsAt?: (data: unknown) => Date | null;
}

/** Selection of the queries to cache. */
export interface CachedQueries {
  /** Queries of the signed-in user, by the third part of their keys. */
  personal: ReadonlyMap<unknown, CachedQueryGroup>;
  /** Public queries that the same screens need: key text to group name. */
  beside: ReadonlyMap<string, string>;
}

/** Wait for the network, in ms, before the cached answer is shown. */
const patienceMs = 2_500;

/** Debounce for writing answers that arrive in quick succession, in ms. */
const restMs = 400;

/** Margin for timers that fire slightly before the scheduled clock time, in ms. */
const earlyMs = 50;

interface Keeping {
  client: QueryClient;
  /** Returns the signed-in user; null if there is none. */
  uid: () => string | null;
  /** Returns true for an answer that must not be cached now because it contains a pending change. */
  hasPendingChange?: (queryKey: QueryKey) => boolean;
  kept: CachedQueries;
}

/**
 * Caches the signed-in user's query data on this device, and shows it if the network fails or is slow. The device is
 * not read in other cases.
 * @returns a function that stops it
 */
export function persistQueries({
  client,
  uid,
  hasPendingChange,
  kept: { personal, beside },
}: Keeping): () => void {
  const cache = client.getQueryCache();
  const changed = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const groupOf = (queryKey: QueryKey, queryHash: string): string | undefined => {
    const [area, owner, group, ...more] = queryKey;
    if (area !== memberKeys.all[0]) return beside.get(queryHash);
    const isKept = owner === uid() && personal.has(group) && more.length <= 1;
    return isKept ? String(group) : undefined;
  };

  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const owner = uid();
    const hashes = [...changed];
    changed.clear();
    if (owner === null) return;
    const answers = hashes.flatMap((hash): NewCachedQuery[] => {
      const query = cache.get(hash);
      const group = query && groupOf(query.queryKey, hash);
      if (query?.state.data === undefined || group === undefined) return [];
      const { data, dataUpdatedAt } = query.state;
      if (hasPendingChange?.(query.queryKey) || isFromCache(data)) return [];
      const { worthKeeping = firstPageOf } = personal.get(group) ?? {};
      return [{ id: hash, group, data: worthKeeping(data), readAt: dataUpdatedAt }];
    });
    if (answers.length > 0) void cacheQueries(owner, answers, maxCachedOf(personal));
  };

  const restore = async (query: Query) => {
    const owner = uid();
    if (owner === null || query.state.data !== undefined) return;
    const kept = await cachedQuery(owner, query.queryHash, new Date());
    if (!kept || uid() !== owner || query.state.data !== undefined) return;
    const { readAt } = kept;
    const { asKept, endsAt } = personal.get(query.queryKey[2]) ?? {};
    const show = (now: Date) => {
      const data = asKept ? asKept(kept.data, readAt, now) : kept.data;
      markFromCache(data);
      const updatedAt = shownReadAt(readAt.getTime(), now).getTime();
      client.setQueryData(query.queryKey, data, { updatedAt });
    };
    const shownAt = new Date();
    show(shownAt);
    const end = endsAt?.(kept.data);
    if (!end) return;
    // If the page stays open, the answer expires on the screen too.
    const wait = end.getTime() - shownAt.getTime();
    if (wait <= 0 || wait > longestTimerMs) return;
    setTimeout(() => {
      if (uid() === owner && isFromCache(query.state.data)) show(new Date());
    }, wait + earlyMs);
  };

  const forgetNothing = cache.subscribe((event) => {
    if (event.type !== 'updated') return;
    const { action } = event;
    const query = event.query as Query;
    if (groupOf(query.queryKey, query.queryHash) === undefined) return;
    switch (action.type) {
      case 'success':
        changed.add(query.queryHash);
        timer ??= setTimeout(write, restMs);
        break;
      case 'fetch':
        if (query.state.data === undefined) setTimeout(() => void restoreLate(query), patienceMs);
        break;
      case 'failed':
      case 'error':
        if (isNetworkError(errorCode(action.error))) void restore(query);
        break;
      default:
    }
  });
  const restoreLate = (query: Query) => {
    const isWaiting = query.state.fetchStatus === 'fetching' && query.state.data === undefined;
    return isWaiting ? restore(query) : undefined;
  };

  // Handles queries that started before the user was known or before this code was loaded.
  for (const query of cache.getAll()) {
    if (groupOf(query.queryKey, query.queryHash) === undefined) continue;
    if (query.state.data !== undefined) changed.add(query.queryHash);
    else if (query.state.fetchStatus === 'fetching' || query.state.error) void restore(query);
  }
  if (changed.size > 0) timer ??= setTimeout(write, restMs);

  const hide = () => {
    if (document.visibilityState === 'hidden') write();
  };
  document.addEventListener('visibilitychange', hide);
  return () => {
    forgetNothing();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', hide);
  };
}

/** Maximum delay of setTimeout(). */
const longestTimerMs = 2 ** 31 - 1;

/** Returns a function that gives the maximum number of cached answers of a group. */
export function maxCachedOf(personal: CachedQueries['personal']): (group: string) => number {
  return (group) => personal.get(group)?.most ?? 1;
}

/** Returns the first page of a paginated answer, and any other answer unchanged. */
function firstPageOf(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('pages' in data)) return data;
  const { pages, pageParams } = data as InfiniteData<unknown>;
  return { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) };
}
