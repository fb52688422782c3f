import type { InfiniteData, Query, QueryClient, QueryKey } from '@tanstack/react-query';

import { errorCode } from '#shared/app-error.ts';
import { shownReadAt } from '#shared/kept-record.ts';

import { memberKeys } from '#platform/firestore/member-keys.ts';
import { isAway } from './away.ts';
import { isFromDevice, markFromDevice } from './from-device.ts';
import { keepAnswers, keptAnswer } from './kept-answers.ts';
import type { NewAnswer } from './kept-answers.ts';

/** How the answers of one group are kept. */
export interface KeptGroup {
  /** Answers that are kept at most; one unless given. */
  most?: number;
  /** What of an answer is kept; all of it unless given. */
  worthKeeping?: (data: unknown) => unknown;
  /** A kept answer as it is shown now; as it is unless given. */
  asKept?: (data: unknown, readAt: Date, now: Date) => unknown;
  /** When a kept answer is to be shown anew, because it ends then; null for never. */
  endsAt?: (data: unknown) => Date | null;
}

/** Which queries are kept. */
export interface KeptQueries {
  /** Of a person, by the third part of their keys. */
  personal: ReadonlyMap<unknown, KeptGroup>;
  /** What their screens need beside it: the text of a key, and the name of its group. */
  beside: ReadonlyMap<string, string>;
}

/** An answer that has not come by then is shown as it was kept. */
const patienceMs = 2_500;

/** Answers that came in a row are written at once. */
const restMs = 400;

/** By the clock a timer may come so much before its time. */
const earlyMs = 50;

interface Keeping {
  client: QueryClient;
  /** Whose answers; null while nobody is signed in. */
  uid: () => string | null;
  /** An answer that shall not be kept as it is now: something in it is not stored yet. */
  isUnsettled?: (queryKey: QueryKey) => boolean;
  kept: KeptQueries;
}

/**
 * Keeps what a person reads of their own on this device, and shows it where the network fails or is late. Until then
 * nothing is read from the device.
 * @returns what ends it
 */
export function keepQueries({
  client,
  uid,
  isUnsettled,
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
    const answers = hashes.flatMap((hash): NewAnswer[] => {
      const query = cache.get(hash);
      const group = query && groupOf(query.queryKey, hash);
      if (query?.state.data === undefined || group === undefined) return [];
      const { data, dataUpdatedAt } = query.state;
      if (isUnsettled?.(query.queryKey) || isFromDevice(data)) return [];
      const { worthKeeping = firstPageOf } = personal.get(group) ?? {};
      return [{ id: hash, group, data: worthKeeping(data), readAt: dataUpdatedAt }];
    });
    if (answers.length > 0) void keepAnswers(owner, answers, mostOf(personal));
  };

  const restore = async (query: Query) => {
    const owner = uid();
    if (owner === null || query.state.data !== undefined) return;
    const kept = await keptAnswer(owner, query.queryHash, new Date());
    if (!kept || uid() !== owner || query.state.data !== undefined) return;
    const { readAt } = kept;
    const { asKept, endsAt } = personal.get(query.queryKey[2]) ?? {};
    const show = (now: Date) => {
      const data = asKept ? asKept(kept.data, readAt, now) : kept.data;
      markFromDevice(data);
      const updatedAt = shownReadAt(readAt.getTime(), now).getTime();
      client.setQueryData(query.queryKey, data, { updatedAt });
    };
    const shownAt = new Date();
    show(shownAt);
    const end = endsAt?.(kept.data);
    if (!end) return;
    // Seen for as long as the page is open, it ends on the screen too.
    const wait = end.getTime() - shownAt.getTime();
    if (wait <= 0 || wait > longestTimerMs) return;
    setTimeout(() => {
      if (uid() === owner && isFromDevice(query.state.data)) show(new Date());
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
        if (isAway(errorCode(action.error))) void restore(query);
        break;
      default:
    }
  });
  const restoreLate = (query: Query) => {
    const isWaiting = query.state.fetchStatus === 'fetching' && query.state.data === undefined;
    return isWaiting ? restore(query) : undefined;
  };

  // Asked before the person was known, or by pages that were drawn before this code came.
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

/** The longest wait that a timer takes. */
const longestTimerMs = 2 ** 31 - 1;

/** How many answers of a group are kept. */
export function mostOf(personal: KeptQueries['personal']): (group: string) => number {
  return (group) => personal.get(group)?.most ?? 1;
}

/** Of what is read page after page the first one; all of anything else. */
function firstPageOf(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('pages' in data)) return data;
  const { pages, pageParams } = data as InfiniteData<unknown>;
  return { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) };
}
