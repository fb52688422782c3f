import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { deleteEvent, setDateStatus } from '#features/events/data/event-writes.ts';
import { listManagedEvents } from '#features/events/data/managed-event-store.ts';
import { listManagedPlaces } from '#features/places/data/managed-place-store.ts';
import { AppError } from '#shared/app-error.ts';
import { toStoredEventDate } from '#features/events/model/event-date.ts';
import { toEvent } from '#features/events/model/event.ts';
import { toPlace } from '#features/places/model/place.ts';
import { formatDate } from '#shared/formats/formats.ts';
import { dayMs, hourMs } from '#shared/time-units.ts';
import { aUser } from '#support/test-session.ts';
import { renderScreen } from '#support/render-screen.tsx';
import ManagerEventsScreen from './manager-events-screen.tsx';

vi.mock('#features/places/data/managed-place-store.ts', () => ({ listManagedPlaces: vi.fn() }));
vi.mock('#features/events/data/managed-event-store.ts', () => ({
  listManagedEvents: vi.fn(),
  getManagedEvent: vi.fn(),
}));
vi.mock('#features/events/data/event-writes.ts', () => ({
  setDateStatus: vi.fn(),
  deleteEvent: vi.fn(),
}));
const lists = vi.mocked(listManagedEvents);
const changes = vi.mocked(setDateStatus);

const inDays = (days: number) => new Date(Math.floor(Date.now() / dayMs + days) * dayMs);
const anEvent = (id: string, ...days: number[]) =>
  toEvent(id, {
    placeId: 'p1',
    title: `Evento ${id}`,
    isActive: true,
    dates: days.map((day, at) =>
      toStoredEventDate({
        key: `k${at + 1}`,
        startsAt: inDays(day),
        endsAt: new Date(inDays(day).getTime() + hourMs),
        status: 'scheduled',
      }),
    ),
  });

beforeEach(() => {
  const places = [toPlace('p1', { title: 'Bar da Ponte' })];
  vi.mocked(listManagedPlaces)
    .mockReset()
    .mockResolvedValue({ places, missingIds: [], nextCursor: null });
  lists.mockReset().mockResolvedValue({ items: [], nextCursor: null });
  changes.mockReset().mockResolvedValue();
  vi.mocked(deleteEvent).mockReset().mockResolvedValue();
});

function renderEvents() {
  const user = aUser({ role: 'manager', managedPlaces: ['p1'] });
  return renderScreen(<ManagerEventsScreen />, { user, at: '/manager/events' });
}

const place = () => screen.findByRole('region', { name: 'Bar da Ponte' });

test('shows four weeks at first and more on request', async () => {
  lists.mockResolvedValue({ items: [anEvent('a', 1, 8, 15, 22, 29, 36)], nextCursor: null });
  const { user } = renderEvents();
  const shown = within(await place());
  expect(await shown.findAllByRole('heading', { name: 'Evento a' })).toHaveLength(4);
  await user.click(shown.getByRole('button', { name: 'Mostrar mais semanas' }));
  expect(shown.getAllByRole('heading', { name: 'Evento a' })).toHaveLength(6);
  expect(shown.getByRole('link', { name: /^Novo evento/ })).toHaveAttribute(
    'href',
    '/manager/events/new?place=p1',
  );
  const [menu] = shown.getAllByRole('button', { name: 'Mais opções de Evento a' });
  if (menu) await user.click(menu);
  expect(shown.getByRole('link', { name: /^Duplicar/ })).toHaveAttribute(
    'href',
    '/manager/events/new?place=p1&copy=a',
  );
});

test('shows each date with its image or day, its title and its status, and leads to its editor', async () => {
  const stored = toEvent('a', {
    ...{ placeId: 'p1', title: 'Evento a', isActive: true },
    images: ['/uploads/places/p1/a.webp#800x600;320,640;aabbcc'],
    dates: anEvent('a', 1).dates.map(toStoredEventDate),
  });
  const items = [stored, anEvent('b', 2)];
  lists.mockResolvedValue({ items, nextCursor: null });
  renderEvents();
  const [pictured, plain] = await within(await place()).findAllByRole('listitem');
  if (!pictured || !plain) throw new Error('The list has fewer than two rows');
  expect(pictured.querySelector('img')).toHaveAttribute(
    'src',
    expect.stringContaining('/uploads/places/p1/a'),
  );
  expect(plain.querySelector('img')).toBeNull();
  expect(plain).toHaveTextContent(formatDate(inDays(2)).slice(0, 2));
  for (const row of [pictured, plain]) {
    // Only an unusual status has a badge.
    expect(within(row).queryByText('Confirmado')).toBeNull();
    expect(within(row).getByRole('link', { name: /^Editar Evento/ })).toBeVisible();
  }
});

test('cancels a date directly in the list; a failure shows an error and can be retried', async () => {
  lists.mockResolvedValue({ items: [anEvent('a', 3)], nextCursor: null });
  changes.mockRejectedValueOnce(new AppError('unavailable'));
  const { user } = renderEvents();
  const findStatus = () => screen.queryByRole('combobox', { name: /^Situação de Evento a/ });
  await user.click(await screen.findByRole('button', { name: 'Mais opções de Evento a' }));
  await user.click(screen.getByRole('button', { name: /^Marcar como cancelado: Evento a/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Não foi possível mudar a situação da data',
  );
  expect(findStatus()).toBeNull();
  const cancelled = toEvent('a', {
    ...{ placeId: 'p1', title: 'Evento a', isActive: true },
    dates: anEvent('a', 3).dates.map((date) => toStoredEventDate({ ...date, status: 'cancelled' })),
  });
  lists.mockResolvedValue({ items: [cancelled], nextCursor: null });
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await waitFor(() => {
    expect(findStatus()).toHaveValue('cancelled');
  });
  expect(changes).toHaveBeenLastCalledWith('ana', 'a', {
    status: 'cancelled',
    dateSelector: { key: 'k1' },
  });
});

test('lists past events separately and deletes one after confirmation', async () => {
  lists.mockImplementation((_place, { span }) =>
    Promise.resolve({ items: span === 'past' ? [anEvent('b', -9)] : [], nextCursor: null }),
  );
  const { user, address } = renderEvents();
  const shown = within(await place());
  expect(await shown.findByText('Nenhum evento marcado. Crie o próximo.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Passados' }));
  expect(address()).toBe('/manager/events?quando=passados');
  expect(await screen.findByText(/^1 data, a última em/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mais opções de Evento b' }));
  await user.click(screen.getByRole('button', { name: 'Excluir Evento b' }));
  await user.click(await screen.findByRole('button', { name: 'Excluir' }));
  await waitFor(() => {
    expect(deleteEvent).toHaveBeenCalledWith('ana', 'b');
  });
});

test('shows an error instead of an empty list after a failure', async () => {
  lists.mockRejectedValueOnce(new AppError('unavailable'));
  const { user } = renderEvents();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Não foi possível carregar os eventos',
  );
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Nenhum evento marcado. Crie o próximo.')).toBeVisible();
});
