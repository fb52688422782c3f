import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { saveDisplayName, savePreferences } from '#features/account/data/profile-writes.ts';
import { saveReviewerProfile } from '#features/reviews/data/reviewer-writes.ts';
import { AppError } from '#shared/app-error.ts';
import type { User } from '#features/account/model/user.ts';
import { aUser, fakeSession, signedInState } from '#support/test-session.ts';
import { chooseTheme } from '#features/account/components/theme.ts';
import { renderScreen } from '#support/render-screen.tsx';
import {
  LettersSection,
  MarketingSection,
  ReviewerSection,
  ThemeSection,
} from './preference-sections.tsx';
import { NameSection } from './settings-screen.tsx';

vi.mock('#features/account/data/profile-writes.ts', () => ({
  saveDisplayName: vi.fn(),
  savePreferences: vi.fn(),
}));

vi.mock('#features/reviews/data/reviewer-writes.ts', () => ({ saveReviewerProfile: vi.fn() }));

beforeEach(() => {
  vi.mocked(saveReviewerProfile).mockReset().mockResolvedValue();
  vi.mocked(saveDisplayName)
    .mockReset()
    .mockImplementation((_uid, name) => Promise.resolve(name.trim()));
  vi.mocked(savePreferences).mockReset().mockResolvedValue();
  chooseTheme('system');
});

let userCount = 0;

/** Drafts survive unmounting, so each test uses a new user. */
function createUser(changes: Partial<User> = {}): User {
  userCount += 1;
  return aUser({ uid: `pessoa${userCount}`, ...changes });
}

function renderSection(Section: (props: { user: User }) => React.ReactNode, user = createUser()) {
  const session = fakeSession(signedInState(user));
  const view = renderScreen(<Section user={user} />, { session });
  return { ...view, session, person: user };
}

const nameField = () => screen.getByLabelText('Nome completo');

/** Mocks a save that stays pending until the returned function is called. */
function slowSave() {
  let finish = () => {};
  vi.mocked(saveDisplayName).mockImplementation(
    (_uid, name) =>
      new Promise((resolve) => {
        finish = () => {
          resolve(name);
        };
      }),
  );
  return () => {
    act(() => {
      finish();
    });
  };
}

test('a name is saved once despite repeated submits', async () => {
  const finish = slowSave();
  const { user, session, person } = renderSection(NameSection);
  await user.clear(nameField());
  await user.type(nameField(), 'Ana Lima{Enter}{Enter}');
  await user.click(screen.getByRole('button', { name: 'Salvando...' }));
  finish();
  expect(await screen.findByText('Salvo')).toBeVisible();
  expect(saveDisplayName).toHaveBeenCalledExactlyOnceWith(person.uid, 'Ana Lima');
  expect(session.refreshUser).toHaveBeenCalled();
});

test('the name field is read-only while it is being saved', async () => {
  const finish = slowSave();
  const { user } = renderSection(NameSection);
  await user.type(nameField(), ' Lima{Enter} e Silva');
  expect(nameField()).toHaveValue('Ana Souza Lima');
  finish();
  expect(await screen.findByText('Salvo')).toBeVisible();
  await user.type(nameField(), ' e Silva');
  expect(nameField()).toHaveValue('Ana Souza Lima e Silva');
});

test('an empty name is not sent', async () => {
  const { user } = renderSection(NameSection);
  await user.clear(nameField());
  await user.type(nameField(), ' \u202e {Enter}');
  expect(screen.getByText('Informe seu nome completo.')).toBeVisible();
  expect(nameField()).toHaveFocus();
  expect(saveDisplayName).not.toHaveBeenCalled();
});

test('a failed save keeps the typed name, shows the reason and can be retried', async () => {
  vi.mocked(saveDisplayName).mockRejectedValueOnce(new AppError('timeout'));
  const { user } = renderSection(NameSection);
  await user.type(nameField(), ' Lima{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Não foi possível salvar suas alterações',
  );
  expect(nameField()).toHaveValue('Ana Souza Lima');
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Salvo')).toBeVisible();
});

test('an unsaved name is restored after leaving, and the browser asks before closing', async () => {
  const person = createUser();
  const first = renderSection(NameSection, person);
  await first.user.type(nameField(), ' Lima');
  const leaveEvent = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaveEvent);
  expect(leaveEvent.defaultPrevented).toBe(true);
  first.unmount();

  renderSection(NameSection, person);
  expect(nameField()).toHaveValue('Ana Souza Lima');
  expect(screen.getByText('Alterações não salvas.')).toBeVisible();
  await first.user.click(screen.getByRole('button', { name: 'Descartar' }));
  expect(nameField()).toHaveValue('Ana Souza');
  const cleanEvent = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(cleanEvent);
  expect(cleanEvent.defaultPrevented).toBe(false);
});

test('themes chosen in quick succession are stored in that order', async () => {
  const { user, person } = renderSection(ThemeSection);
  await user.click(screen.getByRole('radio', { name: 'Escuro' }));
  await user.click(screen.getByRole('radio', { name: 'Claro' }));
  expect(document.documentElement.dataset['theme']).toBe('light');
  expect(await screen.findByText('Salvo')).toBeVisible();
  expect(vi.mocked(savePreferences).mock.calls).toEqual([
    [person.uid, { theme: 'dark' }],
    [person.uid, { theme: 'light' }],
  ]);
});

test('the theme of a pending user is stored only on the device', async () => {
  const { user } = renderSection(ThemeSection, createUser({ status: 'pending' }));
  await user.click(screen.getByRole('radio', { name: 'Escuro' }));
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(screen.getByText('Vale para este aparelho.')).toBeVisible();
  expect(savePreferences).not.toHaveBeenCalled();
});

test('consent is off by default and stays off after a failed save', async () => {
  vi.mocked(savePreferences).mockRejectedValueOnce(new AppError('permission-denied'));
  const { user, session, person } = renderSection(MarketingSection);
  expect(screen.getByRole('switch')).not.toBeChecked();
  await user.click(screen.getByRole('switch'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Sua conta mudou');
  expect(screen.getByRole('switch')).not.toBeChecked();
  expect(session.refreshUser).toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Salvo')).toBeVisible();
  expect(savePreferences).toHaveBeenLastCalledWith(person.uid, { marketingConsent: true });
});

test('a pending user sees why consent is unavailable', () => {
  renderSection(MarketingSection, createUser({ status: 'pending' }));
  expect(screen.getByText(/Disponível depois que o administrador aprovar/)).toBeVisible();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});

test('the e-mail section shows whether the address must be verified first', () => {
  const { unmount } = renderSection(LettersSection);
  expect(screen.getByText(/Escolha quais chegam também por e\u2011mail/)).toBeVisible();
  unmount();
  renderSection(LettersSection, createUser({ emailVerified: false }));
  expect(screen.getByText(/confirme antes o seu e\u2011mail, nesta página/)).toBeVisible();
  expect(screen.queryByText(/Escolha quais/)).toBeNull();
});

test('each kind of e-mail can be turned off, and manager kinds are shown only to managers', async () => {
  const { user, person } = renderSection(LettersSection);
  const reply = screen.getByRole('switch', { name: 'Resposta às suas avaliações' });
  expect(reply).toBeChecked();
  expect(screen.queryByRole('switch', { name: /nos seus lugares/ })).not.toBeInTheDocument();
  await user.click(reply);
  expect(vi.mocked(savePreferences)).toHaveBeenCalledExactlyOnceWith(person.uid, {
    noLetters: ['review_reply'],
  });
  expect(reply).not.toBeChecked();
  expect(await screen.findByText('Salvo')).toBeVisible();
});

test('a kind can be turned off while another one is being saved', async () => {
  let finish = () => {};
  vi.mocked(savePreferences).mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  const { user } = renderSection(LettersSection);
  await user.click(screen.getByRole('switch', { name: 'Resposta às suas avaliações' }));
  const ends = screen.getByRole('switch', { name: 'Fim da sua assinatura do clube' });
  await user.click(ends);
  expect(ends).not.toBeChecked();
  finish();
  await vi.waitFor(() => {
    expect(vi.mocked(savePreferences).mock.lastCall?.[1]).toEqual({
      noLetters: ['review_reply', 'membership_ends'],
    });
  });
});

test('a kind can be turned on again, and stays off after a failed save', async () => {
  const preferences = { ...aUser().preferences, noLetters: ['weekly_figures' as const] };
  vi.mocked(savePreferences).mockRejectedValueOnce(new AppError('unavailable'));
  const { user } = renderSection(LettersSection, createUser({ role: 'manager', preferences }));
  const week = screen.getByRole('switch', { name: 'Resumo semanal dos seus lugares' });
  expect(week).not.toBeChecked();
  await user.click(week);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(week).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(vi.mocked(savePreferences).mock.lastCall?.[1]).toEqual({ noLetters: [] });
  expect(week).toBeChecked();
});

test('the reviewer profile is hidden by default, and a failed save can be retried', async () => {
  vi.mocked(saveReviewerProfile).mockRejectedValueOnce(new AppError('unavailable'));
  const { user, person } = renderSection(ReviewerSection);
  const choice = screen.getByRole('switch', { name: /^Mostrar quantas avaliações fiz/ });
  expect(choice).not.toBeChecked();
  await user.click(choice);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(choice).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Salvo')).toBeVisible();
  expect(choice).toBeChecked();
  expect(vi.mocked(saveReviewerProfile).mock.calls).toEqual([
    [person.uid, true],
    [person.uid, true],
  ]);
});

test('a pending user sees no switch for the reviewer profile', () => {
  renderSection(ReviewerSection, createUser({ status: 'pending' }));
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});
