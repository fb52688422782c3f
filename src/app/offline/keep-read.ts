import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { placeKeys } from '#features/places/data/place-queries.ts';
import { placeIdFromParam } from '#features/places/model/place-link.ts';
import type { Place } from '#features/places/model/place.ts';
import type { PageAnswers } from '#shared/service-worker.ts';
import { buildOfPage, tellActive } from './site-worker.ts';

/** Answers that came in a row are sent at once. */
const restMs = 400;

const ofPlaces: ReadonlySet<unknown> = new Set(['places', 'reviews', 'offers']);
const ofEveryPage: ReadonlySet<unknown> = new Set(['categories', 'settings']);

/**
 * Has the service worker cache what the page of a place has read, again with each further answer: a busy server may
 * never render it. Other pages are drawn from answers that the worker sees, or cannot be opened without a network.
 * @returns what ends it
 */
export function keepRead(client: QueryClient, path: string): () => void {
  const id = placeIdOf(path);
  if (id === '') return () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = () => {
    timer = undefined;
    const answers = placeAnswers(client, id);
    if (answers) void tellActive({ type: 'read', build: buildOfPage(), path, ...answers });
  };
  const sendSoon = () => {
    timer ??= setTimeout(send, restMs);
  };
  const stop = client.getQueryCache().subscribe((event) => {
    const isAnswer = event.type === 'updated' && event.action.type === 'success';
    if (isAnswer && isOfPlace(event.query.queryKey as QueryKey, id)) sendSoon();
  });
  sendSoon();
  return () => {
    stop();
    if (timer === undefined) return;
    clearTimeout(timer);
    send();
  };
}

function placeIdOf(path: string): string {
  const [, area, , param = ''] = path.split('/');
  return area === 'places' ? placeIdFromParam(param) : '';
}

/** Null until the place has been read, and for a place that visitors may not read. */
function placeAnswers(client: QueryClient, id: string): PageAnswers | null {
  const place = client.getQueryState<Place>(placeKeys.one(id));
  if (!place?.data?.isActive) return null;
  const queries = client
    .getQueryCache()
    .findAll({ predicate: ({ queryKey }) => isOfPlace(queryKey, id) })
    .filter(({ state }) => state.data !== undefined)
    .map(({ queryKey, state }): PageAnswers['queries'][number] => [queryKey, state.data]);
  return { readAt: place.dataUpdatedAt, queries };
}

/** What everyone may read of a place and the page around it; a longer key is that of an editor. */
function isOfPlace(queryKey: QueryKey, id: string): boolean {
  const [area] = queryKey;
  return (
    ofEveryPage.has(area) || (ofPlaces.has(area) && queryKey.includes(id) && queryKey.length < 4)
  );
}
