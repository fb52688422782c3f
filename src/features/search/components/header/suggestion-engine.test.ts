import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { agendaQuery } from '#features/events/data/event-queries.ts';
import { loadAgenda } from '#features/events/data/event-store.ts';
import { loadPlaceIndex } from '#features/search/data/place-index-store.ts';
import type { Agenda } from '#features/events/model/agenda/agenda.ts';
import { AppError } from '#shared/app-error.ts';
import { decodePlaceIndex, encodePlaceIndex } from '#features/search/model/place-index-codec.ts';
import { createPlaceSearch } from '#features/search/model/place-search.ts';
import { dayMs, hourMs } from '#shared/time-units.ts';
import { anAgenda, anEventSummary, aPlaceSummary } from '#support/builders.ts';
import { suggest } from './suggestion-engine.ts';

vi.mock('#features/events/data/event-store.ts');
vi.mock('#features/search/data/place-index-store.ts', () => ({
  loadPlaceIndex: vi.fn(),
  addPlaceDetails: vi.fn(),
}));

const startsAt = new Date(Date.now() + dayMs);
const dates = [
  { startsAt, endsAt: new Date(startsAt.getTime() + hourMs), status: 'scheduled' as const },
];
const night = (id: string, title: string) => anEventSummary({ id, title, dates });
const agenda = anAgenda([night('n1', 'Noite de samba'), night('n2', 'Samba no deque')]);
const bridge = { summary: aPlaceSummary({ title: 'Bar do Samba' }), description: '' };
const meta = { version: 'v1', builtAt: '2026-01-01T00:00:00Z', categories: [] };
const search = createPlaceSearch(decodePlaceIndex(encodePlaceIndex([bridge], meta).index));

const paths = async (text: string, client = new QueryClient()) =>
  (await suggest(client, text)).map(({ path }) => path);
const place = '/places/categoria/AbCdEfGhIjKlMnOpQrSt-bar-do-samba';
const deck = '/agenda/n2-samba-no-deque';
const evening = '/agenda/n1-noite-de-samba';

beforeEach(() => {
  vi.mocked(loadPlaceIndex).mockReset().mockResolvedValue({ version: 'v1', search });
  vi.mocked(loadAgenda).mockReset().mockResolvedValue(agenda);
});

test('lists matching events after the places', async () => {
  expect(await paths('samba')).toEqual([place, deck, evening]);
});

test('requests the agenda only once', async () => {
  const client = new QueryClient();
  await suggest(client, 'sa');
  await suggest(client, 'sam');
  expect(loadAgenda).toHaveBeenCalledOnce();
});

test('requests the whole agenda if only a part of it is cached', async () => {
  const client = new QueryClient();
  client.setQueryData(agendaQuery().queryKey, { ...anAgenda([]), isWhole: false });
  expect(await paths('noite', client)).toEqual([evening]);
});

test('still suggests places if the agenda fails', async () => {
  vi.mocked(loadAgenda).mockRejectedValue(new AppError('timeout'));
  expect(await paths('samba')).toEqual([place]);
});

test('a slow agenda delays places only briefly; its events appear in the next answer', async () => {
  let arrive: (later: Agenda) => void = () => undefined;
  const promise = new Promise<Agenda>((resolve) => {
    arrive = resolve;
  });
  vi.mocked(loadAgenda).mockReturnValue(promise);
  const client = new QueryClient();
  expect(await paths('samba', client)).toEqual([place]);
  arrive(agenda);
  expect(await paths('samba', client)).toEqual([place, deck, evening]);
});

test('returns no answer before a slow agenda if no place matches', async () => {
  let arrive: (later: Agenda) => void = () => undefined;
  const promise = new Promise<Agenda>((resolve) => {
    arrive = resolve;
  });
  vi.mocked(loadAgenda).mockReturnValue(promise);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const suggested = paths('noite');
  // Longer than the time that places wait for events.
  await vi.advanceTimersByTimeAsync(1_000);
  arrive(agenda);
  expect(await suggested).toEqual([evening]);
});
