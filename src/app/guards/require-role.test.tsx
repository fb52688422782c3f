import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { UserRole, UserStatus } from '#features/account/model/user-options.ts';
import type { SessionState } from '#features/account/data/session/session-state.ts';
import { aUser, fakeSession, signedInState, visitorState } from '#support/test-session.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { RequireRole } from './require-role.tsx';

type Audience = Parameters<typeof RequireRole>[0]['audience'];

function renderPanel(audience: Audience, state: SessionState) {
  return renderScreen(
    <RequireRole audience={audience}>
      <p>O painel</p>
    </RequireRole>,
    { session: fakeSession(state) },
  );
}

const refusal = {
  'super-admins': 'Acesso negado. Apenas super administradores.',
  managers: 'Acesso negado. Apenas gerentes.',
};

test.each<[Audience, UserRole, UserStatus, boolean]>([
  ['super-admins', 'super_admin', 'active', true],
  ['super-admins', 'super_admin', 'pending', false],
  ['super-admins', 'manager', 'active', false],
  ['super-admins', 'member', 'active', false],
  ['managers', 'super_admin', 'active', true],
  ['managers', 'manager', 'active', true],
  ['managers', 'manager', 'pending', false],
  ['managers', 'member', 'active', false],
])(
  'access to the panel of %s for a user with role %s and status %s: %s',
  (audience, role, status, isAllowed) => {
    renderPanel(audience, signedInState(aUser({ role, status })));
    expect(screen.queryByText('O painel') !== null).toBe(isAllowed);
    expect(screen.queryByRole('heading', { name: refusal[audience] }) === null).toBe(isAllowed);
  },
);

test('a visitor is asked to sign in before any message about roles', () => {
  renderPanel('super-admins', visitorState);
  expect(screen.getByRole('heading', { name: 'Acesso Restrito' })).toBeVisible();
  expect(screen.queryByText(/Acesso negado/)).not.toBeInTheDocument();
});

test('a panel shows a loading state on a slow network and asks for a connection after a failure', () => {
  const readAt = new Date('2026-11-23T17:05:00Z');
  const session = fakeSession({ ...signedInState(), readAt, isAwaited: true });
  renderScreen(
    <RequireRole audience="super-admins">
      <p>O painel</p>
    </RequireRole>,
    { session },
  );
  expect(screen.getByText('Verificando autenticação...')).toBeVisible();
  act(() => {
    session.become({ ...signedInState(), readAt });
  });
  expect(screen.getByRole('heading', { name: 'Esta página precisa de conexão' })).toBeVisible();
});

test('a cached role hint does not open the panel', () => {
  const hint = { name: 'Ana', photoURL: '', role: 'super_admin' as const };
  renderPanel('super-admins', { status: 'loading', hint });
  expect(screen.getByText('Verificando autenticação...')).toBeVisible();
  expect(screen.queryByText('O painel')).not.toBeInTheDocument();
});
