import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { placeKeys } from '#features/places/data/place-queries.ts';
import { placeIdFromParam } from '#features/places/model/place-link.ts';
import type { Place } from '#features/places/model/place.ts';
import { basePath } from '#shared/language.ts';
import type { PageQueryData } from '#shared/service-worker.ts';
import { buildOfPage, messageActiveWorker } from './site-worker.ts';

/** Delay in ms that combines answers in quick succession into one message. */
const debounceMs = 400;

const placeKeyAreas: ReadonlySet<unknown> = new Set(['places', 'reviews', 'offers']);
const sharedKeyAreas: ReadonlySet<unknown> = new Set(['categories', 'settings']);

/**
 * Sends the query data of a place's page to the service worker, which caches it, and sends it again after each further
 * answer. The worker cannot rely on a rendered page, because a busy server may never render it. Other pages are rebuilt
 * from answers that the worker sees, or do not open offline.
 * @param address Portuguese path of the page
 * @returns a function that stops it
 */
export function cachePlacePage(client: QueryClient, address: string): () => void {
  const id = placeIdOf(address);
  const path = basePath + address;
  if (id === '') return () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const sendToWorker = () => {
    timer = undefined;
    const pageQueryData = placeQueryData(client, id);
    if (pageQueryData)
      void messageActiveWorker({ type: 'read', build: buildOfPage(), path, ...pageQueryData });
  };
  const scheduleSend = () => {
    timer ??= setTimeout(sendToWorker, debounceMs);
  };
  const unsubscribe = client.getQueryCache().subscribe((event) => {
    const isQuerySuccess = event.type === 'updated' && event.action.type === 'success';
    if (isQuerySuccess && isPlaceQuery(event.query.queryKey as QueryKey, id)) scheduleSend();
  });
  scheduleSend();
  return () => {
    unsubscribe();
    if (timer === undefined) return;
    clearTimeout(timer);
    sendToWorker();
  };
}

function placeIdOf(path: string): string {
  const [, area, , param = ''] = path.split('/');
  return area === 'places' ? placeIdFromParam(param) : '';
}

/** Returns null until the place has been read, and for a place that visitors cannot read. */
function placeQueryData(client: QueryClient, id: string): PageQueryData | null {
  const place = client.getQueryState<Place>(placeKeys.one(id));
  if (!place?.data?.isActive) return null;
  const queries = client
    .getQueryCache()
    .findAll({ predicate: ({ queryKey }) => isPlaceQuery(queryKey, id) })
    .filter(({ state }) => state.data !== undefined)
    .map(({ queryKey, state }): PageQueryData['queries'][number] => [queryKey, state.data]);
  return { readAt: place.dataUpdatedAt, queries };
}

/** True for public data of a place and of the page around it. Longer keys belong to editors. */
function isPlaceQuery(queryKey: QueryKey, id: string): boolean {
  const [area] = queryKey;
  return (
    sharedKeyAreas.has(area) ||
    (placeKeyAreas.has(area) && queryKey.includes(id) && queryKey.length < 4)
  );
}
