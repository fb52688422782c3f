import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nextEventsQuery } from '#features/places/data/card-extras-queries.ts';
import { listNextEvents } from '#features/places/data/card-extras-store.ts';
import { AppError } from '#shared/app-error.ts';
import type { NextEvent } from '#features/events/model/next-event.ts';
import { minuteMs } from '#shared/time-units.ts';
import { aPlaceSummary } from '#support/builders.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { PlaceCard } from './place-card.tsx';

vi.mock('#features/places/data/card-extras-store.ts');

const at = (local: string) => new Date(`${local}:00-03:00`);
const samba: NextEvent = {
  title: 'Roda de samba',
  startsAt: at('2026-03-10T20:00'),
  endsAt: at('2026-03-10T23:00'),
};

const card = (id: string) => <PlaceCard place={aPlaceSummary({ id, benefit: null })} sizes="1px" />;

beforeEach(() => {
  vi.mocked(listNextEvents)
    .mockReset()
    .mockResolvedValue(new Map([['p1', samba]]));
});
afterEach(() => {
  vi.useRealTimers();
});

test('shows the next event of the place and updates until the event is over', async () => {
  // One day before the event.
  vi.useFakeTimers({ now: at('2026-03-09T23:59'), shouldAdvanceTime: true });
  renderScreen(card('p1'));
  expect(await screen.findByText('Amanhã, 20:00')).toHaveTextContent(
    'Amanhã, 20:00 · Roda de samba',
  );
  const pass = (minutes: number) => {
    act(() => {
      vi.advanceTimersByTime(minutes * minuteMs);
    });
  };
  pass(1);
  expect(screen.getByText('Hoje, 20:00')).toBeVisible();
  pass(20 * 60);
  expect(screen.getByText('Agora')).toBeVisible();
  pass(3 * 60);
  expect(screen.queryByText(/Roda de samba/)).toBeNull();
});

test('shows no event line if the place has no events or the request fails', async () => {
  const { unmount } = renderScreen(card('p2'));
  await vi.waitFor(() => {
    expect(listNextEvents).toHaveResolved();
  });
  expect(screen.queryByText(/·.*samba/)).toBeNull();
  unmount();
  vi.mocked(listNextEvents).mockRejectedValue(new AppError('unavailable', 'away'));
  renderScreen(card('p1'));
  await vi.waitFor(() => {
    expect(listNextEvents).toHaveBeenCalledTimes(2);
  });
  expect(screen.getByRole('link', { name: 'Bar da Ponte' })).toBeVisible();
  expect(screen.queryByText(/samba/)).toBeNull();
});

test('requests events only for places that the server-rendered page did not include', async () => {
  vi.setSystemTime(at('2026-03-10T12:00'));
  function Page() {
    const [id, setId] = useState('');
    const client = useQueryClient();
    const open = (next: string) => () => {
      const cachedExtras = { isWhole: false, of: new Map([['p2', null]]) };
      client.setQueryData(nextEventsQuery().queryKey, (before) => before ?? cachedExtras);
      setId(next);
    };
    return (
      <>
        <button onClick={open('p2')}>Da página</button>
        <button onClick={open('p1')}>Outro</button>
        {id !== '' && card(id)}
      </>
    );
  }
  const { user } = renderScreen(<Page />);
  await user.click(screen.getByRole('button', { name: 'Da página' }));
  expect(screen.getByRole('article')).toBeVisible();
  expect(listNextEvents).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Outro' }));
  expect(await screen.findByText('Hoje, 20:00')).toBeVisible();
  expect(listNextEvents).toHaveBeenCalledOnce();
});

test('the event line does not change the accessible name of the place link', async () => {
  vi.setSystemTime(at('2026-03-10T12:00'));
  renderScreen(card('p1'));
  const line = await screen.findByText('Hoje, 20:00');
  const link = screen.getByRole('link', { name: 'Bar da Ponte' });
  expect(link).not.toContainElement(line);
  // Screen readers read the line after the place name, although it is drawn over the image.
  expect(link.compareDocumentPosition(line) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
