import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { decideClaim, undoClaim } from '#features/moderation/data/claim-decisions.ts';
import { countOpen, listClaims } from '#features/moderation/data/queue-lists.ts';
import type { ListedClaim } from '#features/moderation/data/queue-lists.ts';
import { AppError } from '#shared/app-error.ts';
import { toClaim } from '#features/moderation/model/claim.ts';
import { toPlace } from '#features/places/model/place.ts';
import { dayMs } from '#shared/time-units.ts';
import { aUser } from '#support/test-session.ts';
import { renderScreen } from '#support/render-screen.tsx';
import RequestsScreen from './admin-requests-screen.tsx';

vi.mock('#features/moderation/data/claim-decisions.ts');
vi.mock('#features/moderation/data/queue-lists.ts');

const place = toPlace('p1', { title: 'Bar da Ponte', category: 'c1', isActive: true });
const bia = aUser({
  uid: 'bia',
  displayName: 'Bia Reis',
  email: 'bia@x.test',
  emailVerified: true,
});
const caio = aUser({
  uid: 'caio',
  displayName: 'Caio Lima',
  email: 'caio@x.test',
  role: 'manager',
});

function listed(fields: object = {}, changes: Partial<ListedClaim> = {}): ListedClaim {
  const claim = toClaim('p1_bia', {
    ...{ placeId: 'p1', userId: 'bia', status: 'pending', message: 'Sou a dona.' },
    createdAt: new Date('2026-01-02T12:00:00Z'),
    ...fields,
  });
  return { claim, place, person: bia, managers: [], ...changes };
}

const mockClaims = (items: ListedClaim[]) =>
  vi.mocked(listClaims).mockResolvedValue({ items, nextCursor: null });

beforeEach(() => {
  vi.mocked(countOpen)
    .mockReset()
    .mockImplementation((kind) => Promise.resolve(kind === 'claim' ? 1 : 3));
  vi.mocked(decideClaim).mockReset().mockResolvedValue('done');
  vi.mocked(undoClaim).mockReset().mockResolvedValue('done');
  vi.mocked(listClaims).mockReset();
});

function renderRequests(at = '/admin/requests?tipo=gestao') {
  return renderScreen(<RequestsScreen />, { user: aUser({ role: 'super_admin' }), at });
}
const approve = 'Aprovar pedido';

test('shows the claiming user and the effect of an approval, and approves in one tap', async () => {
  mockClaims([listed()]);
  const { user } = renderRequests();
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('Bia Reis')).toBeVisible();
  expect(card.getByText('bia@x.test')).toBeVisible();
  expect(card.getByText('Sou a dona.')).toBeVisible();
  expect(card.getByText('Ninguém')).toBeVisible();
  expect(card.getByRole('deletion')).toHaveTextContent('Membro');
  expect(card.getByText('Gerente')).toBeVisible();
  expect(card.getByText('Venceu em 09/01')).toBeVisible();
  mockClaims([]);
  await user.click(card.getByRole('button', { name: approve }));
  expect(await screen.findByText('Pedido aprovado')).toBeVisible();
  expect(decideClaim).toHaveBeenCalledExactlyOnceWith('ana', {
    ...{ listed: listed(), status: 'approved', answer: '' },
  });
  expect(await screen.findByText('Nenhum pedido em análise')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Pedidos' })).toHaveFocus();
});

test('shows when an answer is due', async () => {
  mockClaims([listed({ createdAt: new Date(Date.now() - dayMs) })]);
  renderRequests();
  expect(await screen.findByText(/^Responder até \d\d\/\d\d$/)).toBeVisible();
});

test('names the other managers and asks for confirmation before an approval', async () => {
  mockClaims([listed({}, { managers: [caio] })]);
  const { user } = renderRequests();
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('Caio Lima')).toBeVisible();
  await user.click(card.getByRole('button', { name: approve }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Aprovar mais uma pessoa?' }));
  expect(dialog.getByText('Caio Lima')).toBeVisible();
  expect(dialog.getByText('caio@x.test')).toBeVisible();
  expect(decideClaim).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: approve }));
  expect(await screen.findByText('Pedido aprovado')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('requires an answer to refuse a claim, and explains that the user can appeal', async () => {
  mockClaims([listed()]);
  const { user } = renderRequests();
  await user.click(await screen.findByRole('button', { name: 'Recusar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Recusar o pedido?' }));
  expect(dialog.getByText(/pode pedir uma nova análise, uma vez/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Recusar pedido' }));
  expect(dialog.getByText(/Conte à pessoa por que/)).toBeVisible();
  expect(decideClaim).not.toHaveBeenCalled();
  await user.type(dialog.getByLabelText('Resposta à pessoa'), 'Não achamos.');
  await user.click(dialog.getByRole('button', { name: 'Recusar pedido' }));
  expect(await screen.findByText('Pedido recusado')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Pedidos' })).toHaveFocus();
  expect(decideClaim).toHaveBeenCalledExactlyOnceWith('ana', {
    ...{ listed: listed(), status: 'declined', answer: 'Não achamos.' },
  });
});

test('shows the first message and refusal of an appeal, and that a second refusal is final', async () => {
  mockClaims([
    listed({ message: 'CNPJ', firstMessage: 'Sou a dona.', firstAnswer: 'Não achamos.' }),
  ]);
  const { user } = renderRequests();
  for (const text of ['CNPJ', 'Sou a dona.', 'Não achamos.']) {
    expect(await screen.findByText(text)).toBeVisible();
  }
  await user.click(screen.getByRole('button', { name: 'Recusar' }));
  expect(await screen.findByText(/É a segunda recusa, e ela é definitiva/)).toBeVisible();
});

test.each([
  ['decided', /já foi decidido ou retirado/],
  ['changed', /Quem gerencia o lugar mudou/],
  ['hidden', /não está mais no guia/],
  ['unproven', /não confirmou o e-mail/],
] as const)('shows a message for the outcome %s', async (outcome, sentence) => {
  mockClaims([listed()]);
  vi.mocked(decideClaim).mockResolvedValue(outcome);
  const { user } = renderRequests();
  await user.click(await screen.findByRole('button', { name: approve }));
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('shows an error after a failed decision and allows a retry', async () => {
  mockClaims([listed()]);
  vi.mocked(decideClaim).mockRejectedValueOnce(new AppError('unavailable'));
  const { user } = renderRequests();
  await user.click(await screen.findByRole('button', { name: approve }));
  expect(await screen.findByText(/A decisão não foi salva/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Pedido aprovado')).toBeVisible();
});

test.each<[name: string, changes: Partial<ListedClaim>, sentence: RegExp]>([
  ['of a deleted place', { place: null }, /não está mais no guia/],
  ['of a hidden place', { place: { ...place, isActive: false } }, /não está mais no guia/],
  ['of a deleted account', { person: null }, /não existe mais/],
  ['of an inactive user', { person: { ...bia, status: 'inactive' } }, /não está ativa/],
  [
    'of a user with an unverified e-mail',
    { person: { ...bia, emailVerified: false } },
    /não confirmou o e-mail/,
  ],
])('a claim %s can only be refused', async (_name, changes, sentence) => {
  mockClaims([listed({}, changes)]);
  renderRequests();
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.queryByRole('button', { name: approve })).toBeNull();
  expect(screen.getByRole('button', { name: 'Recusar' })).toBeVisible();
});

test('undoes an approval; a refusal cannot be undone', async () => {
  const approved = listed({ status: 'approved', auditId: 'a1' });
  const refused = listed({ status: 'declined', answer: 'Não achamos.' });
  mockClaims([approved, { ...refused, claim: { ...refused.claim, id: 'p1_caio' } }]);
  const { user } = renderRequests('/admin/requests?tipo=gestao&situacao=decididas');
  expect(await screen.findByText('Não achamos.')).toBeVisible();
  expect(screen.getByText('Recusado')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Desfazer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Desfazer a aprovação?' }));
  vi.mocked(undoClaim).mockResolvedValueOnce('changed');
  await user.click(dialog.getByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText(/já não gerencia o lugar/)).toBeVisible();
  expect(undoClaim).toHaveBeenCalledExactlyOnceWith('ana', approved.claim);
});

test('the queue switches between corrections and claims', async () => {
  mockClaims([]);
  const { user } = renderRequests();
  expect(await screen.findByText('Nenhum pedido em análise')).toBeVisible();
  const kinds = within(screen.getByRole('navigation', { name: 'Tipo de pedido' }));
  expect(await kinds.findByRole('link', { name: 'Gestão de lugares 1' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(kinds.getByRole('link', { name: 'Correções 3' })).not.toHaveAttribute('aria-current');
  await user.click(screen.getByRole('link', { name: 'Ver decididos' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Decididos', pressed: true })).toBeVisible();
  expect(await screen.findByText('Nenhum pedido decidido')).toBeVisible();
});
