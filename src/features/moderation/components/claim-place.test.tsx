import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  getOwnClaim,
  getPlaceCreator,
  sendClaim,
  withdrawClaim,
} from '#features/moderation/data/own-request-store.ts';
import { AppError } from '#shared/app-error.ts';
import { toClaim } from '#features/moderation/model/claim.ts';
import { toPlace } from '#features/places/model/place.ts';
import type { User } from '#features/account/model/user.ts';
import { aUser, fakeSession, signedInState, visitorState } from '#support/test-session.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { ClaimPlace } from './place-request-buttons.tsx';

vi.mock('#features/moderation/data/own-request-store.ts');

const place = toPlace('p1', { title: 'Bar da Ponte', category: 'c1' });
const member = (changes: Partial<User> = {}) => aUser({ emailVerified: true, ...changes });
const claimButtonName = 'Este lugar é meu';
const messageLabel = 'Como podemos confirmar?';

beforeEach(() => {
  vi.mocked(getOwnClaim).mockReset().mockResolvedValue(null);
  vi.mocked(getPlaceCreator).mockReset().mockResolvedValue('admin');
  vi.mocked(sendClaim).mockReset().mockResolvedValue();
  vi.mocked(withdrawClaim).mockReset().mockResolvedValue();
});

function renderPlace(sessionUser: User | null = member(), shownPlace = place) {
  const session = fakeSession(sessionUser ? signedInState(sessionUser) : visitorState);
  return {
    session,
    ...renderScreen(<ClaimPlace place={shownPlace} />, { session }),
  };
}

async function openDialog(sessionUser?: User) {
  const view = renderPlace(sessionUser);
  await view.user.click(screen.getByRole('button', { name: claimButtonName }));
  return { ...view, dialog: within(await screen.findByRole('dialog', { name: claimButtonName })) };
}

const mockOwnClaim = (fields: object) =>
  vi.mocked(getOwnClaim).mockResolvedValue(
    toClaim('p1_ana', {
      ...{ placeId: 'p1', userId: 'ana', message: 'Sou a dona.', status: 'pending' },
      createdAt: new Date('2026-11-23T12:00:00Z'),
      ...fields,
    }),
  );

test('requires a message, sends it and shows when an answer is due', async () => {
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Enviar pedido' }));
  expect(dialog.getByText(/Conte como podemos confirmar que/)).toBeVisible();
  expect(sendClaim).not.toHaveBeenCalled();
  await user.type(dialog.getByLabelText(messageLabel), 'Sou a dona.');
  await user.click(dialog.getByRole('button', { name: 'Enviar pedido' }));
  expect(await dialog.findByText(/Respondemos em até 7 dias/)).toBeVisible();
  expect(sendClaim).toHaveBeenCalledExactlyOnceWith(
    'ana',
    'p1',
    expect.objectContaining({ message: 'Sou a dona.', shown: null }),
  );
  await user.click(dialog.getByRole('button', { name: 'Entendi' }));
  expect(screen.getByRole('button', { name: claimButtonName })).toHaveFocus();
});

test('shows a pending claim with its due date and lets the user withdraw it', async () => {
  mockOwnClaim({});
  const { user, dialog } = await openDialog();
  expect(await dialog.findByText(/chega nos seus avisos até 30\/11/)).toBeVisible();
  expect(dialog.queryByLabelText(messageLabel)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Retirar pedido' }));
  expect(await dialog.findByText('Seu pedido foi retirado.')).toBeVisible();
});

test('reports that the claim was decided while the user was withdrawing it', async () => {
  mockOwnClaim({});
  vi.mocked(withdrawClaim).mockRejectedValue(new AppError('conflict'));
  const { user, dialog } = await openDialog();
  await user.click(await dialog.findByRole('button', { name: 'Retirar pedido' }));
  expect(await dialog.findByText(/acabou de ser decidido/)).toBeVisible();
});

test('shows the first message and the refusal above the appeal form', async () => {
  mockOwnClaim({ status: 'declined', answer: 'Não achamos.' });
  const { user, dialog } = await openDialog();
  expect(await dialog.findByText('Não achamos.')).toBeVisible();
  expect(dialog.getByText('Sou a dona.')).toBeVisible();
  await user.type(dialog.getByLabelText('O que mais podemos conferir?'), 'CNPJ');
  await user.click(dialog.getByRole('button', { name: 'Pedir nova análise' }));
  expect(await dialog.findByText(/Recebemos seu pedido/)).toBeVisible();
});

test('a withdrawn appeal leaves the refusal in force', async () => {
  mockOwnClaim({ message: 'CNPJ', firstMessage: 'Sou a dona.', firstAnswer: 'Não achamos.' });
  const { user, dialog } = await openDialog();
  expect(await dialog.findByText(/está em nova análise/)).toBeVisible();
  expect(dialog.getByText('Sou a dona.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Retirar pedido' }));
  expect(await dialog.findByText(/A recusa continua valendo/)).toBeVisible();
});

test('a second refusal is final', async () => {
  mockOwnClaim({ status: 'declined', answer: 'É de outra pessoa.', firstAnswer: 'Não achamos.' });
  const { dialog } = await openDialog();
  expect(await dialog.findByText('É de outra pessoa.')).toBeVisible();
  expect(dialog.getByText(/a decisão é definitiva/)).toBeVisible();
  expect(dialog.queryByRole('textbox')).toBeNull();
});

test('a user who lost an approved place can claim it again', async () => {
  mockOwnClaim({ status: 'approved' });
  const { session, dialog } = await openDialog();
  expect(session.refreshUser).toHaveBeenCalledOnce();
  expect(await dialog.findByLabelText(messageLabel)).toBeVisible();
});

test('a user with an unverified e-mail sees how to verify it', async () => {
  const { dialog } = await openDialog(member({ emailVerified: false }));
  expect(await dialog.findByText(/confirme seu e-mail/)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Confirmar meu e-mail' })).toHaveAttribute(
    'href',
    '/settings',
  );
});

test('a user whose account is pending sees that it awaits approval', async () => {
  const { user } = renderPlace(member({ status: 'pending' }));
  await user.click(screen.getByRole('button', { name: claimButtonName }));
  expect(await screen.findByText(/aguarda a aprovação/)).toBeVisible();
});

test('a failed request keeps the typed message', async () => {
  vi.mocked(sendClaim).mockRejectedValue(new AppError('too-many-requests'));
  const { user, dialog } = await openDialog();
  await user.type(dialog.getByLabelText(messageLabel), 'Sou a dona.');
  await user.click(dialog.getByRole('button', { name: 'Enviar pedido' }));
  expect(await dialog.findByText(/já enviou muitos pedidos hoje/)).toBeVisible();
  expect(dialog.getByLabelText(messageLabel)).toHaveValue('Sou a dona.');
});

test.each<[name: string, who: User]>([
  ['who manages the place', member({ role: 'manager', managedPlaces: ['p1'] })],
  ['who manages all places', member({ role: 'super_admin' })],
])('hides the entry from a manager %s', (_name, sessionUser) => {
  renderPlace(sessionUser);
  expect(screen.queryByRole('button', { name: claimButtonName })).toBeNull();
});

test('a manager sees the entry after the creator of the place is loaded and is another user', async () => {
  renderPlace(member({ role: 'manager' }));
  expect(screen.queryByRole('button', { name: claimButtonName })).toBeNull();
  expect(await screen.findByRole('button', { name: claimButtonName })).toBeVisible();
});

test('a manager who created the place does not see the entry', async () => {
  vi.mocked(getPlaceCreator).mockResolvedValue('ana');
  renderPlace(member({ role: 'manager' }));
  await vi.waitFor(() => {
    expect(getPlaceCreator).toHaveBeenCalledOnce();
  });
  expect(screen.queryByRole('button', { name: claimButtonName })).toBeNull();
});

test('a visitor sees the entry, and no document is read', () => {
  renderPlace(null);
  expect(screen.getByRole('button', { name: claimButtonName })).toBeVisible();
  expect(getOwnClaim).not.toHaveBeenCalled();
  expect(getPlaceCreator).not.toHaveBeenCalled();
});
