import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { publicSettingsQuery } from '#features/settings/data/settings-queries.ts';
import { AppError } from '#shared/app-error.ts';
import { emptyOperator } from '#features/settings/model/public-settings.ts';
import type { User } from '#features/account/model/user.ts';
import { aUser, fakeSession, signedInState } from '#support/test-session.ts';
import { renderScreen } from '#support/render-screen.tsx';
import ProfileScreen from './profile-screen.tsx';

function renderProfile(user: User = aUser()) {
  const session = fakeSession(signedInState(user));
  const view = renderScreen(<ProfileScreen />, { session, at: '/profile' });
  return { ...view, session };
}

const statisticTexts = () =>
  within(screen.getByRole('region', { name: 'Sua atividade' }))
    .getAllByRole('definition')
    .map((figure) => figure.textContent);

test("shows the user's name, registration date and the app version", () => {
  renderProfile(aUser({ role: 'manager' }));
  expect(screen.getByRole('heading', { name: 'Ana Souza' })).toBeVisible();
  expect(screen.getByText('ana@guiadailha.test')).toBeVisible();
  expect(screen.getByText('Membro desde fevereiro de 2026')).toBeVisible();
  expect(screen.getByText('Gerente')).toBeVisible();
  expect(screen.getByText('AS')).toBeVisible();
  expect(screen.getByText('Versão 2.1.0')).toBeVisible();
});

test('shows the statistics of the user record and reads it again', () => {
  const statistics = { favorites: 12, views: 1234, reviews: 2 };
  const { session } = renderProfile(aUser({ statistics }));
  expect(statisticTexts()).toEqual(['12', '1.234', '2']);
  expect(session.refreshUser).toHaveBeenCalled();
});

test.each<[Partial<User>, string[]]>([
  [{ role: 'member' }, []],
  [{ role: 'manager' }, ['Painel do gerente']],
  [{ role: 'super_admin' }, ['Painel do administrador']],
  [{ role: 'super_admin', status: 'pending' }, []],
])('offers %j the panels %j', (standing, panels) => {
  renderProfile(aUser(standing));
  const names = within(screen.getByRole('navigation', { name: 'Perfil' }))
    .getAllByRole('link')
    .map((link) => link.textContent);
  expect(names).toEqual([
    'Favoritos',
    'Avisos',
    'Reservas',
    'Histórico',
    'Clube',
    'Configurações',
    'Ajuda',
    ...panels,
  ]);
});

test('separates the activity of the user from the account', () => {
  renderProfile();
  const groups = within(screen.getByRole('navigation', { name: 'Perfil' }))
    .getAllByRole('list')
    .map((list) =>
      within(list)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    );
  expect(groups).toEqual([
    ['Favoritos', 'Avisos', 'Reservas', 'Histórico'],
    ['Clube', 'Configurações', 'Ajuda'],
  ]);
});

test('does not offer a closed club', async () => {
  const { client } = renderProfile();
  const club = () => screen.queryByRole('link', { name: 'Clube' });
  expect(club()).toHaveAttribute('href', '/subscription');
  client.setQueryData(publicSettingsQuery().queryKey, {
    requireApproval: false,
    clubEnabled: false,
    reviewsEnabled: true,
    maintenanceMessage: '',
    ...emptyOperator,
  });
  await waitFor(() => {
    expect(club()).toBeNull();
  });
  expect(screen.getByRole('link', { name: 'Histórico' })).toBeVisible();
});

test("shows 'Data não disponível' if the user record has no date", () => {
  renderProfile(aUser({ createdAt: null }));
  expect(screen.getByText('Membro desde Data não disponível')).toBeVisible();
});

test('links to the favourites and signs out', async () => {
  const { session, user, address } = renderProfile();
  expect(screen.getByRole('link', { name: 'Favoritos' })).toHaveAttribute('href', '/favorites');
  await user.click(screen.getByRole('button', { name: 'Sair da conta' }));
  await waitFor(() => {
    expect(session.signOut).toHaveBeenCalledOnce();
    expect(address()).toBe('/');
  });
});

test('a failed sign-out shows an error', async () => {
  const { session, user } = renderProfile();
  session.signOut.mockRejectedValueOnce(new AppError('unavailable'));
  await user.click(screen.getByRole('button', { name: 'Sair da conta' }));
  expect(await screen.findByText(/Não foi possível sair da conta/)).toBeVisible();
});
