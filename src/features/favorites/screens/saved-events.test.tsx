import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadAgenda } from '#features/events/data/event-store.ts';
import {
  unsaveEvent,
  listSavedEvents,
  saveEvent,
} from '#features/events/data/saved-event-store.ts';
import { AppError } from '#shared/app-error.ts';
import { dayMs, hourMs } from '#shared/time-units.ts';
import { aUser } from '#support/test-session.ts';
import { anAgenda, anEventPlace, anEventSummary } from '#support/builders.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { SavedEvents } from './saved-events.tsx';

vi.mock('#features/events/data/event-store.ts');
vi.mock('#features/events/data/saved-event-store.ts');

const place = anEventPlace();
const startsAt = new Date(Date.now() + dayMs);
const dates = [
  { startsAt, endsAt: new Date(startsAt.getTime() + hourMs), status: 'scheduled' as const },
];
const mark = (eventId: string) => ({ eventId, createdAt: null });

beforeEach(() => {
  vi.mocked(unsaveEvent).mockReset().mockResolvedValue();
  vi.mocked(saveEvent).mockReset().mockResolvedValue();
  vi.mocked(listSavedEvents)
    .mockReset()
    .mockResolvedValue([mark('e1'), mark('gone')]);
  vi.mocked(loadAgenda)
    .mockReset()
    .mockResolvedValue(
      anAgenda(
        ['e1', 'e2'].map((id) =>
          anEventSummary({ id, title: `Choro ${id}`, placeId: place.id, dates }),
        ),
        [place],
      ),
    );
});

const show = () => renderScreen(<SavedEvents user={aUser()} />);

test('shows the upcoming saved events and can remove one', async () => {
  const { user } = show();
  expect(await screen.findByRole('link', { name: 'Choro e1' })).toHaveAttribute(
    'href',
    '/agenda/e1-choro-e1',
  );
  expect(screen.queryByRole('link', { name: 'Choro e2' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remover Choro e1 dos eventos favoritos' }));
  await waitFor(() => {
    expect(screen.queryByRole('link', { name: 'Choro e1' })).toBeNull();
  });
  await waitFor(() => {
    expect(unsaveEvent).toHaveBeenCalledExactlyOnceWith('ana', 'e1');
  });
});

test('undo restores a removed event', async () => {
  const { user } = show();
  await user.click(
    await screen.findByRole('button', { name: 'Remover Choro e1 dos eventos favoritos' }),
  );
  expect(await screen.findByText('Choro e1 saiu dos favoritos')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByRole('link', { name: 'Choro e1' })).toBeVisible();
  await waitFor(() => {
    expect(saveEvent).toHaveBeenCalledExactlyOnceWith('ana', 'e1');
  });
});

test('a failed removal restores the event and offers no undo', async () => {
  vi.mocked(unsaveEvent).mockRejectedValue(new AppError('unavailable'));
  const { user } = show();
  await user.click(
    await screen.findByRole('button', { name: 'Remover Choro e1 dos eventos favoritos' }),
  );
  expect(
    await screen.findByText(/Não foi possível atualizar seus eventos favoritos/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choro e1' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull();
});

test('removes events that are no longer in the agenda', async () => {
  const { user } = show();
  expect(await screen.findByText('1 evento favorito saiu da agenda.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remover da lista' }));
  await waitFor(() => {
    expect(screen.queryByText('1 evento favorito saiu da agenda.')).toBeNull();
  });
  await waitFor(() => {
    expect(unsaveEvent).toHaveBeenCalledExactlyOnceWith('ana', 'gone');
  });
});

test('links to the agenda and reads no events if none is saved', async () => {
  vi.mocked(listSavedEvents).mockResolvedValue([]);
  show();
  expect(await screen.findByRole('link', { name: 'Ver a agenda' })).toHaveAttribute(
    'href',
    '/agenda',
  );
  expect(loadAgenda).not.toHaveBeenCalled();
});

test.each([
  ['the list', listSavedEvents, /^Não foi possível carregar seus eventos favoritos/],
  ['the agenda', loadAgenda, /^Não foi possível carregar a agenda/],
])('shows an error instead of an empty list if %s fails', async (_what, read, sentence) => {
  vi.mocked(read as typeof loadAgenda).mockRejectedValue(new AppError('timeout'));
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.queryByRole('link', { name: 'Ver a agenda' })).toBeNull();
});
