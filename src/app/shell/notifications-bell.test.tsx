import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { countUnreadNotifications } from '#features/notifications/data/notification-store.ts';
import { AppError } from '#shared/app-error.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { NotificationsBell } from './notifications-bell.tsx';

vi.mock('#features/notifications/data/notification-store.ts', () => ({
  countUnreadNotifications: vi.fn(),
  deleteNotification: vi.fn(),
  listNotifications: vi.fn(),
  markNotificationsRead: vi.fn(),
}));

test.each([
  [0, 'Avisos', null],
  [1, 'Avisos: 1 novo', '1'],
  [12, 'Avisos: 12 novos', '12'],
  [100, 'Avisos: mais de 99 novos', '99+'],
])('%i unread notifications are announced as %s', async (count, name, shown) => {
  vi.mocked(countUnreadNotifications).mockResolvedValue(count);
  renderScreen(<NotificationsBell uid={`ana${count}`} />);
  const bell = await screen.findByRole('link', { name });
  expect(bell).toHaveAttribute('href', '/notices');
  if (shown !== null) expect(bell).toHaveTextContent(shown);
});

test('links to the notifications even if they cannot be counted', async () => {
  vi.mocked(countUnreadNotifications).mockRejectedValue(new AppError('unavailable'));
  renderScreen(<NotificationsBell uid="bia" />);
  expect(await screen.findByRole('link', { name: 'Avisos' })).toBeVisible();
});
