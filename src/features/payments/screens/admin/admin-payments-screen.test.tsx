import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { listDocumentNames } from '#features/audit/data/audit-name-store.ts';
import {
  exportPayments,
  listPayments,
  sumPayments,
} from '#features/payments/data/payment-store.ts';
import { AppError } from '#shared/app-error.ts';
import { toMonth } from '#features/payments/model/club-payment.ts';
import type { ClubPayment } from '#features/payments/model/club-payment.ts';
import { aUser, fakeSession, signedInState } from '#support/test-session.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { saveFile } from '#ui/save-file.ts';
import PaymentsScreen from './admin-payments-screen.tsx';

vi.mock('#features/payments/data/payment-store.ts', () => ({
  listPayments: vi.fn(),
  sumPayments: vi.fn(),
  exportPayments: vi.fn(),
  maxExportedPayments: 20_000,
}));
vi.mock('#features/audit/data/audit-name-store.ts', () => ({ listDocumentNames: vi.fn() }));
vi.mock('#ui/save-file.ts', () => ({ saveFile: vi.fn() }));

const payment = (fields: Partial<ClubPayment>): ClubPayment => ({
  id: 'in_1',
  userId: 'ana',
  amountCents: 2_990,
  refundedCents: 0,
  paidAt: new Date('2026-03-10T15:00:00Z'),
  ...fields,
});
const erased = `removido${'0'.repeat(32)}`;

beforeEach(() => {
  vi.mocked(saveFile).mockReset();
  vi.mocked(listDocumentNames)
    .mockReset()
    .mockResolvedValue([{ id: 'ana', name: '=Ana' }]);
  vi.mocked(sumPayments)
    .mockReset()
    .mockResolvedValue({ count: 2, amountCents: 32_890, refundedCents: 2_990 });
  vi.mocked(listPayments)
    .mockReset()
    .mockResolvedValue({
      items: [
        payment({}),
        payment({ id: 'in_2', userId: erased, amountCents: 29_900, refundedCents: 2_990 }),
      ],
      nextCursor: null,
    });
});

function openScreen(path = '/admin/payments') {
  const admin = signedInState(aUser({ uid: 'helena', role: 'super_admin' }));
  return renderScreen(<PaymentsScreen />, { session: fakeSession(admin), at: path });
}

it('shows the names of payers, but not of erased accounts', async () => {
  openScreen();
  expect(await screen.findByText('=Ana')).toBeVisible();
  const [ownPayment, otherPayment] = screen.getAllByRole('listitem');
  expect(ownPayment).toHaveTextContent(/=Ana10\/03\/2026, 12:00R\$\s29,90$/);
  expect(otherPayment).toHaveTextContent(/^Conta apagada.*R\$\s299,00R\$\s29,90 devolvidos$/);
  expect(listDocumentNames).toHaveBeenCalledExactlyOnceWith('users', ['ana']);
});

it('reads and sums only the month in the URL', async () => {
  const { user } = openScreen('/admin/payments?mes=2025-03');
  expect(await screen.findByRole('combobox', { name: 'Mês' })).toHaveValue('2025-03');
  expect(listPayments).toHaveBeenCalledExactlyOnceWith({ first: '2025-03', last: '2025-03' }, null);
  expect(await screen.findByText(/em 2 pagamentos, já sem R\$\s29,90 devolvidos/)).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Mês' }), 'Todos os meses');
  expect(listPayments).toHaveBeenLastCalledWith(null, null);
});

it('shows twelve months of net revenue as bars and as a table', async () => {
  const { user } = openScreen();
  expect(await screen.findByRole('img', { name: /Receita por mês/ })).toBeVisible();
  const askedMonths = vi.mocked(sumPayments).mock.calls.map(([range]) => range?.first ?? 'all');
  expect(new Set(askedMonths).size).toBe(13);
  await user.click(screen.getByRole('button', { name: 'Tabela' }));
  expect(screen.getAllByRole('row')).toHaveLength(13);
  expect(screen.getAllByRole('cell', { name: /R\$\s299,00/ })).toHaveLength(12);
});

it('shows an error, not an empty list, when loading fails', async () => {
  vi.mocked(listPayments).mockRejectedValue(new AppError('permission-denied'));
  openScreen();
  expect(await screen.findByText(/Não foi possível carregar os pagamentos/)).toBeVisible();
  expect(screen.queryByText('Nenhum pagamento')).not.toBeInTheDocument();
});

it('shows a message for a month without payments', async () => {
  vi.mocked(listPayments).mockResolvedValue({ items: [], nextCursor: null });
  openScreen('/admin/payments?mes=2025-03');
  expect(await screen.findByText(/Ninguém pagou em março de 2025/)).toBeVisible();
});

it('exports the payments of a period and escapes formulas', async () => {
  vi.mocked(exportPayments).mockImplementation(async function* () {
    yield await Promise.resolve([payment({}), payment({ id: 'in_2', userId: erased })]);
  });
  const { user } = openScreen('/admin/payments?mes=2026-03');
  await user.click(await screen.findByRole('button', { name: 'Exportar CSV' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Até' }), toMonth(new Date()));
  await user.click(dialog.getByRole('button', { name: 'Exportar' }));
  expect(await dialog.findByText(/2 pagamentos no arquivo/)).toBeVisible();
  const [range] = vi.mocked(exportPayments).mock.calls[0] ?? [];
  expect(range).toEqual({ first: '2026-03', last: toMonth(new Date()) });
  const content = await vi.mocked(saveFile).mock.calls[0]?.[0].content.text();
  expect(content?.split('\r\n').slice(1, 3)).toEqual([
    `"10/03/2026, 12:00";'=Ana;"29,90";"0,00";"29,90";in_1`,
    `"10/03/2026, 12:00";Conta apagada;"29,90";"0,00";"29,90";in_2`,
  ]);
});
