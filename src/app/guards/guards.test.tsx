import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AppError } from '#shared/app-error.ts';
import type { SessionState } from '#features/account/data/session/session-state.ts';
import { aUser, fakeSession, signedInState, visitorState } from '#support/test-session.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { useToast } from '#ui/toast.tsx';
import { AccountBanners } from './account-banners.tsx';
import { RequireSession } from './require-session.tsx';

const hint = { name: 'Ana', photoURL: '', role: 'member' as const };

function renderGate(state: SessionState) {
  const session = fakeSession(state);
  const view = renderScreen(
    <>
      <AccountBanners />
      <RequireSession>
        <p>Só para membros</p>
      </RequireSession>
    </>,
    { session, at: '/favorites?x=1' },
  );
  return { ...view, session };
}

test('a visitor confirmed by Auth is asked to sign in', () => {
  renderGate(visitorState);
  expect(screen.getByRole('heading', { name: 'Acesso Restrito' })).toBeVisible();
  expect(screen.getByText('Você precisa estar logado para acessar esta página.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Fazer Login' })).toHaveAttribute('href', '/login');
  expect(screen.queryByText('Só para membros')).not.toBeInTheDocument();
});

test.each<[string, SessionState]>([
  ['a session hint', { status: 'loading', hint }],
  ['an unverified signed-out state', { status: 'signed-out', isVerified: false, reason: null }],
])('with only %s the gate neither opens nor redirects, and asks Auth', (_what, state) => {
  const { session } = renderGate(state);
  expect(screen.getByText('Verificando autenticação...')).toBeVisible();
  expect(screen.queryByText('Só para membros')).not.toBeInTheDocument();
  expect(session.start).toHaveBeenCalled();
});

test('a failure is shown and can be retried', async () => {
  const error = new AppError('unavailable');
  const { session, user } = renderGate({ status: 'failed', hint, error });
  expect(screen.getByRole('alert')).toHaveTextContent('Não foi possível carregar seu perfil');
  session.start.mockClear();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(session.start).toHaveBeenCalledOnce();
});

test('a signed-in user sees the page until the session ends', () => {
  const { session } = renderGate(signedInState());
  expect(screen.getByText('Só para membros')).toBeVisible();
  act(() => {
    session.become({ ...visitorState, reason: 'account-inactive' });
  });
  expect(screen.queryByText('Só para membros')).not.toBeInTheDocument();
  expect(
    screen.getByText('Sua conta está inativa. Entre em contato com o administrador.'),
  ).toBeVisible();
});

test('the banner with the reason for the sign-out stays when a toast appears at the same moment', () => {
  let say: ReturnType<typeof useToast> = () => undefined;
  function Toasting() {
    say = useToast();
    return null;
  }
  const session = fakeSession(signedInState());
  renderScreen(
    <>
      <AccountBanners />
      <Toasting />
    </>,
    { session },
  );
  act(() => {
    session.become({ ...visitorState, reason: 'account-inactive' });
  });
  act(() => {
    say('Não foi possível atualizar seus favoritos.');
  });
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Sua conta está inativa. Entre em contato com o administrador.',
  );
});

test('a user with a pending account sees a banner on every page', () => {
  renderGate(signedInState(aUser({ status: 'pending' })));
  expect(screen.getByText(/Sua conta aguarda a aprovação do administrador/)).toBeVisible();
  expect(screen.getByText('Só para membros')).toBeVisible();
});
