import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { setDateStatus } from '#features/events/data/event-writes.ts';
import { listManagedEvents } from '#features/events/data/managed-event-store.ts';
import { getPlace } from '#features/places/data/place-store.ts';
import { AppError } from '#shared/app-error.ts';
import { toStoredEventDate } from '#features/events/model/event-date.ts';
import { toEvent } from '#features/events/model/event.ts';
import { toPlace } from '#features/places/model/place.ts';
import { formatDate } from '#shared/formats/formats.ts';
import { dayMs, hourMs } from '#shared/time-units.ts';
import { aUser } from '#support/test-session.ts';
import { renderScreen } from '#support/render-screen.tsx';
import AdminEventsScreen from './admin-events-screen.tsx';

vi.mock('#features/events/data/managed-event-store.ts', () => ({
  listManagedEvents: vi.fn(),
  getManagedEvent: vi.fn(),
}));
vi.mock('#features/events/data/event-writes.ts', () => ({
  setDateStatus: vi.fn(),
  deleteEvent: vi.fn(),
}));
vi.mock('#features/places/data/place-store.ts', async (original) => ({
  ...(await original<object>()),
  getPlace: vi.fn(),
}));
const lists = vi.mocked(listManagedEvents);

const inDays = (days: number) => new Date(Math.floor(Date.now() / dayMs + days) * dayMs);
const anEvent = (id: string, placeId: string, day: number) =>
  toEvent(id, {
    ...{ placeId, title: `Evento ${id}`, isActive: id !== 'b' },
    dates: [
      toStoredEventDate({
        key: 'k1',
        startsAt: inDays(day),
        endsAt: new Date(inDays(day).getTime() + hourMs),
        status: 'scheduled',
      }),
    ],
  });

beforeEach(() => {
  lists.mockReset().mockResolvedValue({ items: [], nextCursor: null });
  vi.mocked(setDateStatus).mockReset().mockResolvedValue();
  vi.mocked(getPlace)
    .mockReset()
    .mockImplementation((id) =>
      id === 'p1'
        ? Promise.resolve(toPlace('p1', { title: 'Bar da Ponte' }))
        : Promise.reject(new AppError('not-found')),
    );
});

function renderEvents(at = '/admin/events') {
  const user = aUser({ role: 'super_admin' });
  return renderScreen(<AdminEventsScreen />, { user, at });
}
const rowOf = async (title: string) => {
  const row = (await screen.findByRole('heading', { name: title })).closest('li');
  if (!row) throw new Error(`${title} is in no list`);
  return within(row);
};

test('lists the events of all places with their place, including hidden ones', async () => {
  const items = [anEvent('a', 'p1', 1), anEvent('b', 'p9', 2)];
  lists.mockResolvedValue({ items, nextCursor: null });
  const { user, address } = renderEvents();
  const shown = await rowOf('Evento a');
  expect(lists).toHaveBeenCalledWith(null, expect.objectContaining({ span: 'coming' }));
  expect(shown.queryByText('Fora da agenda')).toBeNull();
  expect(shown.getByRole('link', { name: /^Editar/ })).toHaveAttribute('href', '/admin/events/a');
  await user.click(shown.getByRole('button', { name: 'Mais opções de Evento a' }));
  expect(shown.getByRole('link', { name: /^Duplicar/ })).toHaveAttribute(
    'href',
    '/admin/events/new?place=p1&copy=a',
  );
  const hidden = await rowOf('Evento b');
  expect(hidden.getByText('Fora da agenda')).toBeVisible();
  expect(await hidden.findByRole('link', { name: 'Eventos de Lugar excluído' })).toBeVisible();
  await user.click(await shown.findByRole('link', { name: 'Eventos de Bar da Ponte' }));
  expect(address()).toBe('/admin/events?place=p1');
});

test('lists the events of one place and links back to all', async () => {
  lists.mockResolvedValue({ items: [anEvent('a', 'p1', 1)], nextCursor: null });
  const { user, address } = renderEvents('/admin/events?place=p1');
  const shown = await rowOf('Evento a');
  expect(lists).toHaveBeenCalledWith('p1', expect.anything());
  expect(await screen.findByText('Bar da Ponte')).toBeVisible();
  expect(shown.getByRole('link', { name: /^Editar/ })).toHaveAttribute(
    'href',
    '/admin/events/a?place=p1',
  );
  expect(screen.getByRole('link', { name: 'Novo evento' })).toHaveAttribute(
    'href',
    '/admin/events/new?place=p1',
  );
  await user.click(screen.getByRole('link', { name: 'Ver os de todos os lugares' }));
  expect(address()).toBe('/admin/events');
});

test('cancels a date of any place directly in the list', async () => {
  lists.mockResolvedValue({ items: [anEvent('b', 'p9', 2)], nextCursor: null });
  const { user } = renderEvents();
  const shown = await rowOf('Evento b');
  await user.click(shown.getByRole('button', { name: 'Mais opções de Evento b' }));
  await user.click(shown.getByRole('button', { name: /^Marcar como cancelado: Evento b/ }));
  expect(setDateStatus).toHaveBeenCalledWith('ana', 'b', {
    status: 'cancelled',
    dateSelector: { key: 'k1' },
  });
});

test('loads more events on request', async () => {
  lists.mockImplementation((_place, { cursor }) =>
    Promise.resolve(
      cursor
        ? { items: [anEvent('b', 'p1', 2)], nextCursor: null }
        : { items: [anEvent('a', 'p1', 1)], nextCursor: { after: 1, id: 'a' } },
    ),
  );
  const { user } = renderEvents();
  expect(
    await screen.findByText(`faltam eventos que vão além de ${formatDate(inDays(1))}.`, {
      exact: false,
    }),
  ).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Mostrar mais eventos' }));
  expect(await screen.findByRole('heading', { name: 'Evento b' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Evento a' })).toBeVisible();
  expect(screen.queryByText(/faltam eventos/)).toBeNull();
});

test('shows a message for an empty list, and an error instead of an empty list after a failure', async () => {
  lists.mockRejectedValueOnce(new AppError('unavailable'));
  const { user } = renderEvents();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Não foi possível carregar os eventos',
  );
  expect(screen.queryByText('Nenhum evento marcado. Crie o próximo.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Nenhum evento marcado. Crie o próximo.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Passados' }));
  expect(await screen.findByText('Nenhum evento passou ainda.')).toBeVisible();
});
