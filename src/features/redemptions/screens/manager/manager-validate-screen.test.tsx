import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { UserFacingError } from '#shared/user-facing-error.ts';
import type * as RedemptionStore from '#features/redemptions/data/redemption-store.ts';
import {
  confirmRedemption,
  getRedemption,
  verifyRedemption,
  voidRedemption,
} from '#features/redemptions/data/redemption-store.ts';
import type {
  ReceiptResponse,
  VerifiedRedemptionResponse,
} from '#features/redemptions/model/redemption-contract.ts';
import { AppError } from '#shared/app-error.ts';
import { aUser } from '#support/test-session.ts';
import { tryToClose } from '#support/dialog-closing.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { getManagerOverview } from '#features/places/data/manager-overview-store.ts';
import { openCamera } from './open-camera.ts';
import ValidateScreen from './manager-validate-screen.tsx';

vi.mock('./open-camera.ts');
vi.mock('#features/places/data/manager-overview-store.ts', () => ({ getManagerOverview: vi.fn() }));
vi.mock('#features/redemptions/data/redemption-store.ts', async (original) => ({
  ...(await original<typeof RedemptionStore>()),
  verifyRedemption: vi.fn(),
  getRedemption: vi.fn(),
  confirmRedemption: vi.fn(),
  voidRedemption: vi.fn(),
}));

const verified: VerifiedRedemptionResponse = {
  success: true,
  id: 'r1',
  placeId: 'bar',
  placeName: 'Bar da Ponte',
  memberName: 'Ana Souza',
  photoURL: '',
  entitledUntil: '2026-04-30T12:00:00.000Z',
  terms: {
    title: '20% na conta',
    kind: 'percent',
    percent: 20,
    amountCents: null,
    maxDiscountCents: null,
    minSpendCents: 5_000,
  },
  usesThisMonth: 1,
  expiresAt: new Date(Date.now() + 600_000).toISOString(),
};
const receipt: ReceiptResponse = {
  success: true,
  id: 'r1',
  title: '20% na conta',
  amountCents: 1_234_567,
  discountCents: 246_913,
  finalCents: 987_654,
  confirmedAt: '2026-03-18T23:00:00.000Z',
};

beforeEach(() => {
  vi.mocked(verifyRedemption).mockReset().mockResolvedValue(verified);
  vi.mocked(getRedemption).mockReset().mockResolvedValue({
    success: true,
    id: 'r1',
    status: 'verified',
    placeId: 'bar',
    terms: verified.terms,
    expiresAt: verified.expiresAt,
    confirmedAt: null,
    amountCents: 0,
    discountCents: 0,
    finalCents: 0,
    proof: null,
  });
  vi.mocked(confirmRedemption).mockReset().mockResolvedValue(receipt);
  vi.mocked(voidRedemption).mockReset().mockResolvedValue();
  vi.mocked(openCamera).mockReset().mockResolvedValue();
  vi.mocked(getManagerOverview)
    .mockReset()
    .mockResolvedValue({
      ...{ success: true, isComplete: true, places: 1, activePlaces: 1 },
      ...{ pendingReservations: 0, reviewsWithoutReply: 0 },
      ...{ clubUsesToday: 2, clubDiscountTodayCents: 4_550 },
    });
});

function renderValidateScreen() {
  return renderScreen(<ValidateScreen />, { user: aUser({ role: 'manager' }) });
}

const code = () => screen.getByRole('textbox', { name: 'Código do sócio' });
const bill = () => screen.findByRole('textbox', { name: 'Valor da conta (R$)' });

test('shows the benefits used today, counted again after each validation', async () => {
  const { user } = renderValidateScreen();
  expect(await screen.findByText('Hoje: 2 benefícios usados, R$ 45,50 de desconto')).toBeVisible();
  await user.type(code(), 'abc234');
  await user.type(await bill(), '100{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Validar outro' }));
  await vi.waitFor(() => {
    expect(getManagerOverview).toHaveBeenCalledTimes(2);
  });
});

test('checks a pasted code immediately and moves the focus to the bill field', async () => {
  const { user } = renderValidateScreen();
  await user.click(code());
  await user.paste(' abc 234\n');
  expect(await bill()).toHaveFocus();
  expect(screen.getByText('Código de Ana Souza conferido: 20% na conta')).toHaveRole('status');
  expect(vi.mocked(verifyRedemption).mock.calls.map(([proof]) => proof)).toEqual([
    { code: 'ABC234' },
  ]);
  await user.keyboard('100{Enter}');
  expect(await screen.findByRole('heading', { name: 'Desconto confirmado' })).toBeVisible();
});

test('asks again for a malformed code, shows why a code is refused, and names the member for a valid one', async () => {
  const { user } = renderValidateScreen();
  await user.type(code(), 'abc23{Enter}');
  expect(code()).toHaveAccessibleDescription('O código tem 6 letras e números.');
  expect(verifyRedemption).not.toHaveBeenCalled();

  vi.mocked(verifyRedemption).mockRejectedValueOnce(
    new UserFacingError('conflict', 'Código não encontrado.', { reason: 'unknown_code' }),
  );
  await user.clear(code());
  await user.type(code(), 'abc-235');
  expect(await screen.findByRole('alert')).toHaveTextContent('Código não encontrado.');
  expect(code()).toBeInvalid();

  await user.clear(code());
  await user.type(code(), 'abc 234');
  const member = await screen.findByRole('region', { name: 'Sócio' });
  expect(member).toHaveTextContent('Ana Souza');
  expect(member).toHaveTextContent('Sócio ativo até 30/04/2026');
  expect(member).toHaveTextContent('Bar da Ponte · 1 uso neste mês');
  expect(vi.mocked(verifyRedemption).mock.calls.map(([proof]) => proof)).toEqual([
    { code: 'ABC235' },
    { code: 'ABC234' },
  ]);
});

test.each([
  ['12,345.67', 'Digite o valor da conta, como 123,45.'],
  ['0', 'Digite o valor da conta, como 123,45.'],
  ['-1', 'Digite o valor da conta, como 123,45.'],
  ['49,99', /^A conta precisa chegar a R\$\s50,00\.$/],
])('does not send a bill of %s', async (amount, fault) => {
  const { user } = renderValidateScreen();
  await user.type(code(), 'ABC234');
  await user.type(await bill(), `${amount}{Enter}`);
  expect(await bill()).toBeInvalid();
  expect(screen.getByText(fault)).toBeVisible();
  expect(confirmRedemption).not.toHaveBeenCalled();
});

test('shows the discount of a bill of 12.345,67 before confirmation; it can be voided with a reason', async () => {
  const { user } = renderValidateScreen();
  await user.type(code(), 'ABC234');
  await user.type(await bill(), '12.345,67');
  expect(screen.getByText(/^R\$\s9\.876,54$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Confirmar desconto' }));
  expect(await screen.findByRole('heading', { name: 'Desconto confirmado' })).toBeVisible();
  expect(confirmRedemption).toHaveBeenCalledExactlyOnceWith('r1', { amountCents: 1_234_567 });

  await user.click(screen.getByRole('button', { name: 'Desfazer' }));
  await user.type(screen.getByRole('textbox', { name: 'Motivo' }), 'a{Enter}');
  expect(screen.getByText('Diga o motivo em poucas palavras.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Motivo' }), ' conta errada{Enter}');
  expect(await screen.findByRole('heading', { name: 'Desconto desfeito' })).toBeVisible();
  expect(voidRedemption).toHaveBeenCalledExactlyOnceWith('r1', 'a conta errada');
  await user.click(screen.getByRole('button', { name: 'Validar outro' }));
  expect(code()).toHaveValue('');
  expect(code()).toHaveFocus();
});

test('the void dialog stays open during the request and shows its result', async () => {
  let fail: (error: AppError) => void = () => undefined;
  vi.mocked(voidRedemption).mockReturnValueOnce(
    new Promise((_resolve, reject) => {
      fail = reject;
    }),
  );
  const { user } = renderValidateScreen();
  await user.type(code(), 'ABC234');
  await user.type(await bill(), '100{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
  await user.type(screen.getByRole('textbox', { name: 'Motivo' }), 'conta errada{Enter}');
  await screen.findByRole('button', { name: 'Desfazendo...' });
  tryToClose();
  fail(new AppError('unavailable'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/conexão/);
  tryToClose();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('keeps the input if a confirmation fails, and reports a code that no longer exists', async () => {
  vi.mocked(confirmRedemption).mockRejectedValueOnce(new AppError('timeout'));
  const { user } = renderValidateScreen();
  await user.type(code(), 'ABC234');
  await user.type(await bill(), '100{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Não foi possível confirmar o desconto',
  );
  expect(await bill()).toHaveValue('100');
  await user.click(screen.getByRole('button', { name: 'Ler outro código' }));

  const open = await vi.mocked(getRedemption).getMockImplementation()?.('r1');
  if (!open) throw new Error('Nothing is open');
  vi.mocked(getRedemption).mockResolvedValue({ ...open, status: 'expired' });
  await user.type(code(), 'ABC234');
  expect(await screen.findByText(/^O sócio cancelou ou o código expirou\./)).toBeVisible();
});

test('keeps the code field if the camera is denied, and verifies a scanned code', async () => {
  vi.mocked(openCamera).mockRejectedValueOnce(new AppError('permission-denied'));
  const { user } = renderValidateScreen();
  await user.click(screen.getByRole('button', { name: 'Ler com a câmera' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'O acesso à câmera não foi permitido.',
  );
  expect(code()).toBeVisible();
  expect(screen.getByRole('button', { name: 'Fechar câmera' })).toHaveFocus();

  vi.mocked(openCamera).mockImplementationOnce((_video, { onRead }) => {
    onRead('r1.token');
    return Promise.resolve();
  });
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('region', { name: 'Sócio' })).toHaveTextContent('Ana Souza');
  expect(verifyRedemption).toHaveBeenCalledExactlyOnceWith(
    { token: 'r1.token' },
    expect.anything(),
  );
});
