import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { reauthenticateWithPassword } from '#features/account/data/auth/credential-store.ts';
import { reauthenticateWithGoogle } from '#features/account/data/auth/google-store.ts';
import type { AccountProvider } from '#features/account/data/auth/account.ts';
import { AppError } from '#shared/app-error.ts';
import { aUser, fakeSession, signedInState } from '#support/test-session.ts';
import { tryToClose } from '#support/dialog-closing.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { ReauthenticationDialog } from './reauthentication-dialog.tsx';

vi.mock('#features/account/data/auth/credential-store.ts', () => ({
  reauthenticateWithPassword: vi.fn(),
}));
vi.mock('#features/account/data/auth/google-store.ts', () => ({
  reauthenticateWithGoogle: vi.fn(),
  preloadGoogleSignIn: vi.fn(() => Promise.resolve()),
}));

beforeEach(() => {
  vi.mocked(reauthenticateWithPassword).mockReset().mockResolvedValue();
  vi.mocked(reauthenticateWithGoogle).mockReset().mockResolvedValue();
});

function renderDialog(providers: readonly AccountProvider[]) {
  const onConfirmed = vi.fn();
  const onClose = vi.fn();
  const view = renderScreen(
    <ReauthenticationDialog onConfirmed={onConfirmed} onClose={onClose} />,
    { session: fakeSession(signedInState(aUser(), { providers })) },
  );
  return { ...view, onConfirmed, onClose };
}

const password = () => screen.getByLabelText('Senha atual');

test('the correct password confirms once', async () => {
  const { user, onConfirmed } = renderDialog(['password']);
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  await user.type(password(), 'ilha1234{Enter}');
  expect(reauthenticateWithPassword).toHaveBeenCalledExactlyOnceWith('ilha1234');
  await vi.waitFor(() => {
    expect(onConfirmed).toHaveBeenCalledOnce();
  });
  expect(screen.queryByRole('button', { name: /Google/ })).not.toBeInTheDocument();
});

test.each([
  ['wrong-password', 'Senha incorreta. Tente novamente.'],
  ['too-many-requests', 'Muitas tentativas. Tente novamente em alguns minutos.'],
  ['unavailable', 'Não foi possível confirmar sua identidade'],
] as const)('the error %s shows: %s', async (code, sentence) => {
  vi.mocked(reauthenticateWithPassword).mockRejectedValue(new AppError(code));
  const { user, onConfirmed } = renderDialog(['password']);
  await user.type(password(), 'x{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(onConfirmed).not.toHaveBeenCalled();
});

test('an empty password shows an error and is not sent', async () => {
  const { user } = renderDialog(['password']);
  await user.click(screen.getByRole('button', { name: 'Confirmar' }));
  expect(password()).toHaveAccessibleDescription('Informe sua senha.');
  expect(reauthenticateWithPassword).not.toHaveBeenCalled();
});

test('an account without a password is confirmed with Google', async () => {
  const { user, onConfirmed } = renderDialog(['google']);
  expect(screen.queryByLabelText('Senha atual')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Confirmar com Google' }));
  await vi.waitFor(() => {
    expect(onConfirmed).toHaveBeenCalledOnce();
  });
});

test('the dialog cannot be closed while the password is checked, and then shows the result', async () => {
  let fail: (error: AppError) => void = () => undefined;
  vi.mocked(reauthenticateWithPassword).mockReturnValue(
    new Promise((_resolve, reject) => {
      fail = reject;
    }),
  );
  const { user, onClose } = renderDialog(['password']);
  await user.type(password(), 'ilha1234{Enter}');
  await screen.findByRole('button', { name: 'Confirmando...' });
  tryToClose();
  expect(onClose).not.toHaveBeenCalled();
  fail(new AppError('unavailable'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Não foi possível confirmar sua identidade',
  );
  await user.click(screen.getByRole('button', { name: 'Fechar' }));
  expect(onClose).toHaveBeenCalledOnce();
});
