import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  decideCorrection,
  undoCorrection,
} from '#features/moderation/data/correction-decisions.ts';
import { countOpen, listCorrections } from '#features/moderation/data/queue-lists.ts';
import type { ListedCorrection } from '#features/moderation/data/queue-lists.ts';
import { AppError } from '#shared/app-error.ts';
import { toCorrection } from '#features/moderation/model/correction.ts';
import { toPlace } from '#features/places/model/place.ts';
import { aUser } from '#support/test-session.ts';
import { renderScreen } from '#support/render-screen.tsx';
import RequestsScreen from './admin-requests-screen.tsx';

vi.mock('#features/moderation/data/correction-decisions.ts');
vi.mock('#features/moderation/data/queue-lists.ts');

const place = toPlace('p1', {
  title: 'Bar da Ponte',
  phone: '(48) 3222-0000',
  category: 'c1',
  isActive: true,
});

function listed(fields: object = {}, at = place): ListedCorrection {
  const correction = toCorrection('p1_bia', {
    ...{ placeId: 'p1', userId: 'bia', status: 'pending', fields: { phone: '(48) 3222-1111' } },
    ...{ message: 'Liguei ontem.', createdAt: new Date('2026-01-02T12:00:00Z') },
    ...fields,
  });
  return { correction, place: at };
}

const mockCorrections = (items: ListedCorrection[]) =>
  vi.mocked(listCorrections).mockResolvedValue({ items, nextCursor: null });

beforeEach(() => {
  vi.mocked(countOpen)
    .mockReset()
    .mockImplementation((kind) => Promise.resolve(kind === 'claim' ? 2 : 1));
  vi.mocked(decideCorrection).mockReset().mockResolvedValue('done');
  vi.mocked(undoCorrection).mockReset().mockResolvedValue('done');
  vi.mocked(listCorrections).mockReset();
});

function renderRequests(at = '/admin/requests') {
  return renderScreen(<RequestsScreen />, { user: aUser({ role: 'super_admin' }), at });
}

test('shows the current value next to the suggested one, and applies it in one tap', async () => {
  mockCorrections([listed()]);
  const { user } = renderRequests();
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('(48) 3222-0000')).toBeVisible();
  expect(card.getByText('(48) 3222-1111')).toBeVisible();
  expect(card.getByText('Liguei ontem.')).toBeVisible();
  expect(card.getByText('Venceu em 16/01')).toBeVisible();
  expect(card.getByRole('link', { name: 'Bar da Ponte' })).toHaveAttribute(
    'href',
    '/admin/places/p1/edit',
  );
  mockCorrections([]);
  await user.click(card.getByRole('button', { name: 'Aplicar correção' }));
  expect(await screen.findByText('Correção aplicada')).toBeVisible();
  expect(decideCorrection).toHaveBeenCalledExactlyOnceWith('ana', {
    ...listed(),
    ...{ status: 'applied', answer: '' },
  });
  expect(await screen.findByText('Nenhuma correção em análise')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Pedidos' })).toHaveFocus();
});

test('the message after a correction was applied undoes it', async () => {
  mockCorrections([listed()]);
  const { user } = renderRequests();
  const apply = await screen.findByRole('button', { name: 'Aplicar correção' });
  mockCorrections([]);
  await user.click(apply);
  expect(await screen.findByText('Nenhuma correção em análise')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText('Correção desfeita')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull();
  expect(undoCorrection).toHaveBeenCalledExactlyOnceWith('ana', listed().correction);
});

test.each([
  [
    'if the place has changed since',
    () => Promise.resolve('changed' as const),
    /nada foi desfeito/,
  ],
  ['if it fails', () => Promise.reject(new AppError('unavailable')), /A decisão não foi salva/],
])('says that nothing was undone %s', async (_, undo, sentence) => {
  mockCorrections([listed()]);
  vi.mocked(undoCorrection).mockImplementation(undo);
  const { user } = renderRequests();
  await user.click(await screen.findByRole('button', { name: 'Aplicar correção' }));
  await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('asks for confirmation before the name of a place changes', async () => {
  mockCorrections([listed({ fields: { title: 'Bar do Mar', phone: '' } })]);
  const { user } = renderRequests();
  await user.click(await screen.findByRole('button', { name: 'Aplicar correção' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mudar o nome do lugar?' }));
  expect(dialog.getByText(/passa a se chamar “Bar do Mar”/)).toBeVisible();
  expect(decideCorrection).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Aplicar correção' }));
  expect(await screen.findByText('Correção aplicada')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText('Correção desfeita')).toBeVisible();
});

test('requires an answer to refuse a correction', async () => {
  mockCorrections([listed()]);
  const { user } = renderRequests();
  await user.click(await screen.findByRole('button', { name: 'Recusar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Recusar a correção?' }));
  await user.click(dialog.getByRole('button', { name: 'Recusar correção' }));
  expect(dialog.getByText(/Conte à pessoa por que/)).toBeVisible();
  expect(decideCorrection).not.toHaveBeenCalled();
  await user.type(dialog.getByLabelText('Resposta à pessoa'), 'Ligamos e está certo.');
  await user.click(dialog.getByRole('button', { name: 'Recusar correção' }));
  expect(await screen.findByText('Correção recusada')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: 'Pedidos' })).toHaveFocus();
  expect(decideCorrection).toHaveBeenCalledExactlyOnceWith('ana', {
    ...listed(),
    ...{ status: 'declined', answer: 'Ligamos e está certo.' },
  });
});

test('asks for confirmation before a place is removed from the guide', async () => {
  mockCorrections([listed({ fields: {}, isClosed: true })]);
  const { user } = renderRequests();
  await user.click(await screen.findByRole('button', { name: 'Tirar do guia' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tirar o lugar do guia?' }));
  expect(decideCorrection).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Tirar do guia' }));
  expect(await screen.findByText('O lugar saiu do guia')).toBeVisible();
});

test.each([
  ['decided', /já foi decidida ou retirada/],
  ['changed', /O lugar mudou enquanto você olhava/],
] as const)('shows a message if it was %s concurrently', async (outcome, sentence) => {
  mockCorrections([listed()]);
  vi.mocked(decideCorrection).mockResolvedValue(outcome);
  const { user } = renderRequests();
  await user.click(await screen.findByRole('button', { name: 'Aplicar correção' }));
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('shows an error after a failed decision and allows a retry', async () => {
  mockCorrections([listed()]);
  vi.mocked(decideCorrection).mockRejectedValueOnce(new AppError('unavailable'));
  const { user } = renderRequests();
  await user.click(await screen.findByRole('button', { name: 'Aplicar correção' }));
  expect(await screen.findByText(/A decisão não foi salva/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Correção aplicada')).toBeVisible();
});

test('undoes an applied correction; a refused one cannot be undone', async () => {
  const appliedRequest = listed({ status: 'applied', auditId: 'a1' });
  const declinedRequest = listed({ status: 'declined', answer: 'Está certo.' });
  const other = { ...declinedRequest.correction, id: 'p1_caio' };
  mockCorrections([appliedRequest, { ...declinedRequest, correction: other }]);
  const { user } = renderRequests('/admin/requests?situacao=decididas');
  expect(await screen.findByText('Está certo.')).toBeVisible();
  expect(screen.getByText('Recusada')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Desfazer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Desfazer a correção?' }));
  await user.click(dialog.getByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText('Correção desfeita')).toBeVisible();
  expect(undoCorrection).toHaveBeenCalledExactlyOnceWith('ana', appliedRequest.correction);
});

test('shows only the changed days of a week, the old hours before the new ones', async () => {
  const week = (...periods: string[]) => ({ periods, exceptions: [], note: '' });
  const open = toPlace('p1', {
    ...place,
    hours: week('1 18:00-1 23:00', '2 18:00-2 23:00', '3 18:00-3 23:00'),
  });
  const hours = ['1 18:00-1 23:00', '2 19:00-2 23:00', '3 19:00-3 23:00'];
  mockCorrections([listed({ fields: { hours } }, open)]);
  renderRequests();
  expect(await screen.findByRole('deletion')).toHaveTextContent(/^18:00–23:00$/);
  expect(screen.getByText('19:00–23:00')).toBeVisible();
  expect(screen.getByText('Terça e quarta')).toBeVisible();
  expect(screen.queryByText(/Segunda/)).toBeNull();
});

test('a correction of a deleted place can only be refused', async () => {
  mockCorrections([{ ...listed(), place: null }]);
  renderRequests();
  expect(await screen.findByText('Lugar excluído')).toBeVisible();
  expect(screen.getByText('(48) 3222-1111')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Aplicar correção' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Recusar' })).toBeVisible();
});

test('a correction without an applicable field can only be refused', async () => {
  mockCorrections([listed({ fields: { website: 'javascript:alert(1)' } })]);
  renderRequests();
  expect(await screen.findByText(/Nada do que foi enviado pode ser aplicado/)).toBeVisible();
  expect(screen.queryByText(/javascript/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Aplicar correção' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Recusar' })).toBeVisible();
});
