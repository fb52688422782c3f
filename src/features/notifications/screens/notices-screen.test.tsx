import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  countUnreadNotifications,
  deleteNotification,
  listNotifications,
  markNotificationsRead,
} from '#features/notifications/data/notification-store.ts';
import { AppError } from '#shared/app-error.ts';
import type { Notification } from '#features/notifications/model/notification.ts';
import { toNotificationDetails } from '#features/notifications/model/notification.ts';
import { aUser } from '#support/test-session.ts';
import { renderScreen } from '#support/render-screen.tsx';
import NotificationsScreen from './notices-screen.tsx';

vi.mock('#features/notifications/data/notification-store.ts', () => ({
  countUnreadNotifications: vi.fn(),
  deleteNotification: vi.fn(),
  listNotifications: vi.fn(),
  markNotificationsRead: vi.fn(),
}));

const aNotification = (changes: Partial<Notification> = {}): Notification => ({
  id: 'n1',
  kind: 'booking_answered',
  about: toNotificationDetails({
    placeId: 'p1',
    placeTitle: 'Bar do Boni',
    date: '2026-12-24',
    time: '20:00',
    people: 2,
    status: 'confirmed',
  }),
  createdAt: new Date(),
  readAt: null,
  ...changes,
});
const pageOf = (...items: Notification[]) => ({ items, nextCursor: null });

beforeEach(() => {
  vi.mocked(listNotifications).mockReset().mockResolvedValue(pageOf(aNotification()));
  vi.mocked(markNotificationsRead).mockReset().mockResolvedValue();
  vi.mocked(deleteNotification).mockReset().mockResolvedValue();
  vi.mocked(countUnreadNotifications).mockReset().mockResolvedValue(0);
});

let userCount = 0;
function renderNotifications(status: 'active' | 'pending' = 'active') {
  userCount += 1;
  const user = aUser({ uid: `ana${userCount}`, status });
  return renderScreen(<NotificationsScreen />, { user });
}

test('a notification shows the change, links to its page and is marked as read', async () => {
  const readNotification = aNotification({
    id: 'n2',
    kind: 'review_reply',
    about: toNotificationDetails({ placeId: 'p2', placeTitle: 'Trapiche' }),
    readAt: new Date(),
  });
  vi.mocked(listNotifications).mockResolvedValue(pageOf(aNotification(), readNotification));
  renderNotifications();
  const link = await screen.findByRole('link', { name: 'Reserva confirmada: Bar do Boni' });
  expect(link).toHaveAttribute('href', '/reservations');
  expect(screen.getByText('qui 24/12, 20:00 · 2 pessoas')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Trapiche respondeu à sua avaliação' })).toHaveAttribute(
    'href',
    '/places/categoria/p2-trapiche',
  );
  await waitFor(() => {
    expect(markNotificationsRead).toHaveBeenCalledExactlyOnceWith(['n1']);
  });
  // New notifications stay highlighted while the page is open.
  expect(screen.getAllByText('Novo')).toHaveLength(1);
});

test('each notification has the icon of its kind, and a new one is marked', async () => {
  const failedPayment = aNotification({ id: 'n2', kind: 'payment_failed', readAt: new Date() });
  vi.mocked(listNotifications).mockResolvedValue(pageOf(aNotification(), failedPayment));
  renderNotifications();
  const [newRow, readRow] = await screen.findAllByRole('listitem');
  expect(newRow?.querySelector('svg')).toHaveClass('lucide-calendar-check');
  expect(newRow).toHaveTextContent('Novo');
  expect(readRow?.querySelector('svg')).toHaveClass('lucide-credit-card');
  expect(readRow).not.toHaveTextContent('Novo');
});

test('a new notification stays marked when the list is read again', async () => {
  const { client } = renderNotifications();
  await waitFor(() => {
    expect(markNotificationsRead).toHaveBeenCalledOnce();
  });
  vi.mocked(listNotifications).mockResolvedValue(pageOf(aNotification({ readAt: new Date() })));
  await act(() => client.refetchQueries());
  expect(listNotifications).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('listitem')).toHaveTextContent('Novo');
});

test('a removed notification disappears and the list gets the focus', async () => {
  const { user } = renderNotifications();
  await user.click(await screen.findByRole('button', { name: /^Excluir o aviso: Reserva/ }));
  expect(deleteNotification).toHaveBeenCalledExactlyOnceWith('n1');
  expect(await screen.findByText('Nenhum aviso ainda')).toBeVisible();
});

test('a failed removal keeps the notification, shows an error and can be retried', async () => {
  vi.mocked(deleteNotification).mockRejectedValueOnce(new AppError('unavailable'));
  const { user } = renderNotifications();
  await user.click(await screen.findByRole('button', { name: /^Excluir o aviso/ }));
  const row = within(await screen.findByRole('listitem'));
  expect(await row.findByRole('alert')).toHaveTextContent('Não foi possível excluir o aviso');
  await user.click(row.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Nenhum aviso ainda')).toBeVisible();
});

test('an account that is not active can read but not change notifications', async () => {
  renderNotifications('pending');
  expect(await screen.findByText('Novo')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Excluir/ })).not.toBeInTheDocument();
  expect(markNotificationsRead).not.toHaveBeenCalled();
});

test('shows an error instead of an empty list', async () => {
  vi.mocked(listNotifications).mockRejectedValue(new AppError('unavailable'));
  renderNotifications();
  expect(await screen.findByText(/Não foi possível carregar seus avisos/)).toBeVisible();
  expect(screen.queryByText('Nenhum aviso ainda')).not.toBeInTheDocument();
});
