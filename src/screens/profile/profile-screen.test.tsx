import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { listFavorites } from '#data/favorites/favorite-store.ts';
import { AppError } from '#domain/app-error.ts';
import type { User } from '#domain/user.ts';
import { SessionContext } from '#session/session-context.ts';
import { aUser, fakeSession } from '#session/test-session.ts';
import { renderScreen } from '#support/render-screen.tsx';
import ProfileScreen from './profile-screen.tsx';

vi.mock('#data/favorites/favorite-store.ts', () => ({ listFavorites: vi.fn() }));

beforeEach(() => {
  vi.mocked(listFavorites)
    .mockReset()
    .mockResolvedValue([{ placeId: 'a', createdAt: null }]);
});

function renderProfile(user: User = aUser()) {
  const session = fakeSession({ status: 'signed-in', user });
  const view = renderScreen(
    <SessionContext value={session}>
      <ProfileScreen />
    </SessionContext>,
    { at: '/profile' },
  );
  return { ...view, session };
}

const figures = () =>
  within(screen.getByRole('region', { name: 'Sua atividade' }))
    .getAllByRole('definition')
    .map((figure) => figure.textContent);

test('shows who one is, since when, and the version', () => {
  renderProfile(aUser({ role: 'manager' }));
  expect(screen.getByRole('heading', { name: 'Ana Souza' })).toBeVisible();
  expect(screen.getByText('ana@guiadailha.test')).toBeVisible();
  expect(screen.getByText('Membro desde fevereiro de 2026')).toBeVisible();
  expect(screen.getByText('Gerente')).toBeVisible();
  expect(screen.getByText('AS')).toBeVisible();
  expect(screen.getByText('Versão 2.1.0')).toBeVisible();
});

test('counts the favourites that exist, and takes the other figures from the fresh record', async () => {
  const statistics = { favorites: 99, views: 1234, reviews: 2 };
  const { session } = renderProfile(aUser({ statistics }));
  expect(figures()).toEqual(['—', '1.234', '2']);
  await vi.waitFor(() => {
    expect(figures()).toEqual(['1', '1.234', '2']);
  });
  expect(session.refresh).toHaveBeenCalled();
});

test('shows no figure where the favourites cannot be read', async () => {
  vi.mocked(listFavorites).mockRejectedValue(new AppError('unavailable'));
  renderProfile();
  await vi.waitFor(() => {
    expect(listFavorites).toHaveBeenCalled();
  });
  expect(figures()[0]).toBe('—');
});

test('a record without a date says so', () => {
  renderProfile(aUser({ createdAt: null }));
  expect(screen.getByText('Membro desde Data não disponível')).toBeVisible();
});

test('leads to the favourites, and out', async () => {
  const { session, user, address } = renderProfile();
  expect(screen.getByRole('link', { name: 'Favoritos' })).toHaveAttribute('href', '/favorites');
  await user.click(screen.getByRole('button', { name: 'Sair da conta' }));
  expect(session.signOut).toHaveBeenCalledOnce();
  expect(address()).toBe('/');
});

test('a failed sign-out says so', async () => {
  const { session, user } = renderProfile();
  session.signOut.mockRejectedValueOnce(new AppError('unavailable'));
  await user.click(screen.getByRole('button', { name: 'Sair da conta' }));
  expect(await screen.findByText(/Não foi possível sair da conta/)).toBeVisible();
});
