import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Account } from '#features/account/data/auth/account.ts';
import {
  changePassword,
  requestEmailChange,
  sendVerificationEmail,
} from '#features/account/data/auth/credential-store.ts';
import { AppError } from '#shared/app-error.ts';
import { anAccount, aUser } from '#support/test-session.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { EmailSection } from './email-section.tsx';
import { PasswordSection } from './password-section.tsx';

vi.mock('#features/account/data/auth/credential-store.ts', () => ({
  changePassword: vi.fn(),
  requestEmailChange: vi.fn(),
  sendVerificationEmail: vi.fn(),
}));
vi.mock('#features/account/components/reauthentication-dialog.tsx', () => ({
  ReauthenticationDialog: (answers: { onConfirmed: () => void; onClose: () => void }) => (
    <div role="dialog">
      <button type="button" onClick={answers.onConfirmed}>
        Confirmar
      </button>
      <button type="button" onClick={answers.onClose}>
        Fechar
      </button>
    </div>
  ),
}));

beforeEach(() => {
  vi.mocked(changePassword).mockReset().mockResolvedValue();
  vi.mocked(requestEmailChange).mockReset().mockResolvedValue();
  vi.mocked(sendVerificationEmail).mockReset().mockResolvedValue();
});

let userCount = 0;

function renderSections(changes: Partial<Account> = {}, status: 'active' | 'pending' = 'active') {
  userCount += 1;
  const user = aUser({ uid: `pessoa${userCount}`, status });
  const account = anAccount({ uid: user.uid, providers: ['password'], ...changes });
  return renderScreen(
    <>
      <EmailSection user={user} account={account} />
      <PasswordSection account={account} />
    </>,
    { user },
  );
}

const press = (name: string) => screen.getByRole('button', { name });

test('an e-mail change requires reauthentication and sends a link to the new address', async () => {
  const { user } = renderSections();
  await user.type(screen.getByLabelText('Novo e-mail'), 'nova@guiadailha.test');
  await user.click(press('Alterar e-mail'));
  expect(requestEmailChange).not.toHaveBeenCalled();
  await user.click(press('Confirmar'));
  expect(await screen.findByText(/Enviamos um link para nova@guiadailha.test/)).toBeVisible();
  expect(vi.mocked(requestEmailChange).mock.calls[0]?.[0]).toBe('nova@guiadailha.test');
  expect(screen.getByLabelText('Novo e-mail')).toHaveValue('');
});

test('closing the reauthentication changes nothing and keeps the typed values', async () => {
  const { user } = renderSections();
  await user.type(screen.getByLabelText('Novo e-mail'), 'nova@guiadailha.test');
  await user.click(press('Alterar e-mail'));
  await user.click(press('Fechar'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(requestEmailChange).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Novo e-mail')).toHaveValue('nova@guiadailha.test');
});

test('a user with an unverified e-mail sees the reason and can request the link again', async () => {
  const { user } = renderSections({ emailVerified: false });
  expect(screen.getByText(/Seu e-mail ainda não foi confirmado/)).toBeVisible();
  vi.mocked(sendVerificationEmail).mockRejectedValueOnce(new AppError('too-many-requests'));
  await user.click(press('Reenviar e-mail de confirmação'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Muitas tentativas.');
  await user.click(press('Tentar novamente'));
  expect(await screen.findByText(/Enviamos um link para ana@guiadailha.test/)).toBeVisible();
  expect(sendVerificationEmail).toHaveBeenCalledTimes(2);
});

test('a user with a verified e-mail sees no reminder', () => {
  renderSections();
  expect(screen.queryByText(/ainda não foi confirmado/)).not.toBeInTheDocument();
});

test.each([
  ['conflict', 'Este e-mail já está em uso por outra conta.'],
  ['invalid-email', 'Email inválido. Verifique o formato.'],
  ['too-many-requests', 'Muitas tentativas. Tente novamente em alguns minutos.'],
  ['unavailable', 'Não foi possível enviar a confirmação. Verifique sua conexão'],
] as const)('an e-mail refused with %s shows %s', async (code, sentence) => {
  vi.mocked(requestEmailChange).mockRejectedValueOnce(new AppError(code));
  const { user } = renderSections();
  await user.type(screen.getByLabelText('Novo e-mail'), 'nova@guiadailha.test');
  await user.click(press('Alterar e-mail'));
  await user.click(press('Confirmar'));
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  await user.click(press('Tentar novamente'));
  await user.click(press('Confirmar'));
  expect(await screen.findByText(/Enviamos um link/)).toBeVisible();
});

async function typePasswords(
  { user }: ReturnType<typeof renderSections>,
  password: string,
  passwordConfirmation = password,
) {
  await user.type(screen.getByLabelText('Nova senha'), password);
  await user.type(screen.getByLabelText('Confirmar nova senha'), passwordConfirmation);
  await user.click(press('Alterar senha'));
}

test.each([
  ['abc', 'abc', 'A senha deve ter pelo menos 6 caracteres.', 'Nova senha'],
  ['abcdef', 'abcdeg', 'As senhas não coincidem.', 'Confirmar nova senha'],
])('the passwords %s and %s are refused before any request', async (...typed) => {
  const [password, passwordConfirmation, sentence, field] = typed;
  const view = renderSections();
  await typePasswords(view, password, passwordConfirmation);
  expect(screen.getByText(sentence)).toBeVisible();
  expect(screen.getByLabelText(field)).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a new password is stored after reauthentication and the fields are cleared', async () => {
  const view = renderSections();
  await typePasswords(view, 'praia-mole');
  await view.user.click(press('Confirmar'));
  expect(await screen.findByText('Salvo')).toBeVisible();
  expect(vi.mocked(changePassword).mock.calls[0]?.[0]).toBe('praia-mole');
  expect(screen.getByLabelText('Nova senha')).toHaveValue('');
  expect(screen.getByLabelText('Confirmar nova senha')).toHaveValue('');
});

test.each([
  ['weak-password', 'A senha é muito fraca. Use pelo menos 6 caracteres.'],
  ['requires-recent-login', 'Não foi possível alterar a senha'],
] as const)('a password refused with %s can be retried', async (code, sentence) => {
  vi.mocked(changePassword).mockRejectedValueOnce(new AppError(code));
  const view = renderSections();
  await typePasswords(view, 'praia-mole');
  await view.user.click(press('Confirmar'));
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  await view.user.click(press('Tentar novamente'));
  await view.user.click(press('Confirmar'));
  expect(await screen.findByText('Salvo')).toBeVisible();
});

test('a user who signs in with Google sees that there is no password to change', () => {
  renderSections({ providers: ['google'] });
  expect(screen.getAllByText(/Você entra com o Google/)).toHaveLength(2);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a pending user cannot change the e-mail but can change the password', () => {
  renderSections({}, 'pending');
  expect(screen.getByText(/Disponível depois que o administrador aprovar/)).toBeVisible();
  expect(screen.queryByLabelText('Novo e-mail')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Nova senha')).toBeVisible();
});

test('e-mail and password fields are read-only while being sent', async () => {
  const { user } = renderSections();
  const neverSettles = () => new Promise<never>(() => {});
  vi.mocked(requestEmailChange).mockImplementation(neverSettles);
  vi.mocked(changePassword).mockImplementation(neverSettles);
  const email = screen.getByLabelText('Novo e-mail');
  await user.type(email, 'nova@guiadailha.test{Enter}');
  await user.click(press('Confirmar'));
  await user.type(email, '.br');
  expect(email).toHaveValue('nova@guiadailha.test');

  const password = screen.getByLabelText('Nova senha');
  const passwordConfirmation = screen.getByLabelText('Confirmar nova senha');
  await user.type(password, 'praia-mole');
  await user.type(passwordConfirmation, 'praia-mole{Enter}');
  await user.click(press('Confirmar'));
  await user.type(password, '2');
  await user.type(passwordConfirmation, '2');
  expect(password).toHaveValue('praia-mole');
  expect(passwordConfirmation).toHaveValue('praia-mole');
});
