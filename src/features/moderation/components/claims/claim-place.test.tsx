import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  getOwnClaim,
  getPlaceMaker,
  sendClaim,
  withdrawClaim,
} from '#features/moderation/data/claims/claim-store.ts';
import { AppError } from '#shared/app-error.ts';
import { toClaim } from '#features/moderation/model/stored-claim.ts';
import { toPlace } from '#features/places/model/stored-place.ts';
import type { User } from '#features/account/model/user.ts';
import { SessionContext } from '#features/account/components/session/session-context.ts';
import { aUser, fakeSession, signedInState, visitorState } from '#support/test-session.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { ClaimPlace } from './claim-place.tsx';

vi.mock('#features/moderation/data/claims/claim-store.ts');

const place = toPlace('p1', { title: 'Bar da Ponte', category: 'c1' });
const member = (changes: Partial<User> = {}) => aUser({ emailVerified: true, ...changes });
const entry = 'Este lugar é meu';
const how = 'Como podemos confirmar?';

beforeEach(() => {
  vi.mocked(getOwnClaim).mockReset().mockResolvedValue(null);
  vi.mocked(getPlaceMaker).mockReset().mockResolvedValue('admin');
  vi.mocked(sendClaim).mockReset().mockResolvedValue();
  vi.mocked(withdrawClaim).mockReset().mockResolvedValue();
});

function show(who: User | null = member(), at = place) {
  const session = fakeSession(who ? signedInState(who) : visitorState);
  return {
    session,
    ...renderScreen(
      <SessionContext value={session}>
        <ClaimPlace place={at} />
      </SessionContext>,
    ),
  };
}

async function open(who?: User) {
  const shown = show(who);
  await shown.user.click(screen.getByRole('button', { name: entry }));
  return { ...shown, dialog: within(await screen.findByRole('dialog', { name: entry })) };
}

const claimed = (fields: object) =>
  vi.mocked(getOwnClaim).mockResolvedValue(
    toClaim('p1_ana', {
      ...{ placeId: 'p1', userId: 'ana', message: 'Sou a dona.', status: 'pending' },
      createdAt: new Date('2026-11-23T12:00:00Z'),
      ...fields,
    }),
  );

test('requires a message, sends it and shows when an answer is due', async () => {
  const { user, dialog } = await open();
  await user.click(dialog.getByRole('button', { name: 'Enviar pedido' }));
  expect(dialog.getByText(/Conte como podemos confirmar que/)).toBeVisible();
  expect(sendClaim).not.toHaveBeenCalled();
  await user.type(dialog.getByLabelText(how), 'Sou a dona.');
  await user.click(dialog.getByRole('button', { name: 'Enviar pedido' }));
  expect(await dialog.findByText(/Respondemos em até 7 dias/)).toBeVisible();
  expect(sendClaim).toHaveBeenCalledExactlyOnceWith(
    'ana',
    'p1',
    expect.objectContaining({ message: 'Sou a dona.', shown: null }),
  );
  await user.click(dialog.getByRole('button', { name: 'Entendi' }));
  expect(screen.getByRole('button', { name: entry })).toHaveFocus();
});

test('shows a pending claim with its due date and lets the user withdraw it', async () => {
  claimed({});
  const { user, dialog } = await open();
  expect(await dialog.findByText(/chega nos seus avisos até 30\/11/)).toBeVisible();
  expect(dialog.queryByLabelText(how)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Retirar pedido' }));
  expect(await dialog.findByText('Seu pedido foi retirado.')).toBeVisible();
});

test('reports that the claim was decided while the user was withdrawing it', async () => {
  claimed({});
  vi.mocked(withdrawClaim).mockRejectedValue(new AppError('conflict'));
  const { user, dialog } = await open();
  await user.click(await dialog.findByRole('button', { name: 'Retirar pedido' }));
  expect(await dialog.findByText(/acabou de ser decidido/)).toBeVisible();
});

test('shows the first message and the refusal above the appeal form', async () => {
  claimed({ status: 'declined', answer: 'Não achamos.' });
  const { user, dialog } = await open();
  expect(await dialog.findByText('Não achamos.')).toBeVisible();
  expect(dialog.getByText('Sou a dona.')).toBeVisible();
  await user.type(dialog.getByLabelText('O que mais podemos conferir?'), 'CNPJ');
  await user.click(dialog.getByRole('button', { name: 'Pedir nova análise' }));
  expect(await dialog.findByText(/Recebemos seu pedido/)).toBeVisible();
});

test('a withdrawn appeal leaves the refusal in force', async () => {
  claimed({ message: 'CNPJ', firstMessage: 'Sou a dona.', firstAnswer: 'Não achamos.' });
  const { user, dialog } = await open();
  expect(await dialog.findByText(/está em nova análise/)).toBeVisible();
  expect(dialog.getByText('Sou a dona.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Retirar pedido' }));
  expect(await dialog.findByText(/A recusa continua valendo/)).toBeVisible();
});

test('a second refusal is final', async () => {
  claimed({ status: 'declined', answer: 'É de outra pessoa.', firstAnswer: 'Não achamos.' });
  const { dialog } = await open();
  expect(await dialog.findByText('É de outra pessoa.')).toBeVisible();
  expect(dialog.getByText(/esta decisão é definitiva/)).toBeVisible();
  expect(dialog.queryByRole('textbox')).toBeNull();
});

test('a user who lost an approved place can claim it again', async () => {
  claimed({ status: 'approved' });
  const { session, dialog } = await open();
  expect(session.refreshUser).toHaveBeenCalledOnce();
  expect(await dialog.findByLabelText(how)).toBeVisible();
});

test('a user with an unverified e-mail sees how to verify it', async () => {
  const { dialog } = await open(member({ emailVerified: false }));
  expect(await dialog.findByText(/confirme seu e-mail/)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Confirmar meu e-mail' })).toHaveAttribute(
    'href',
    '/settings',
  );
});

test('a user whose account is pending sees that it awaits approval', async () => {
  const { user } = show(member({ status: 'pending' }));
  await user.click(screen.getByRole('button', { name: entry }));
  expect(await screen.findByText(/aguarda a aprovação/)).toBeVisible();
});

test('a failed request keeps the typed message', async () => {
  vi.mocked(sendClaim).mockRejectedValue(new AppError('too-many-requests'));
  const { user, dialog } = await open();
  await user.type(dialog.getByLabelText(how), 'Sou a dona.');
  await user.click(dialog.getByRole('button', { name: 'Enviar pedido' }));
  expect(await dialog.findByText(/já enviou muitos pedidos hoje/)).toBeVisible();
  expect(dialog.getByLabelText(how)).toHaveValue('Sou a dona.');
});

test.each<[name: string, who: User]>([
  ['who manages the place', member({ role: 'manager', managedPlaces: ['p1'] })],
  ['who manages all places', member({ role: 'super_admin' })],
])('hides the entry from a manager %s', (_name, who) => {
  show(who);
  expect(screen.queryByRole('button', { name: entry })).toBeNull();
});

test('a manager sees the entry after the creator of the place is loaded and is another user', async () => {
  show(member({ role: 'manager' }));
  expect(screen.queryByRole('button', { name: entry })).toBeNull();
  expect(await screen.findByRole('button', { name: entry })).toBeVisible();
});

test('a manager who created the place does not see the entry', async () => {
  vi.mocked(getPlaceMaker).mockResolvedValue('ana');
  show(member({ role: 'manager' }));
  await vi.waitFor(() => {
    expect(getPlaceMaker).toHaveBeenCalledOnce();
  });
  expect(screen.queryByRole('button', { name: entry })).toBeNull();
});

test('a visitor sees the entry, and no document is read', () => {
  show(null);
  expect(screen.getByRole('button', { name: entry })).toBeVisible();
  expect(getOwnClaim).not.toHaveBeenCalled();
  expect(getPlaceMaker).not.toHaveBeenCalled();
});
