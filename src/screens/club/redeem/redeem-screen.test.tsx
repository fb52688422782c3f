import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { toClubOffer } from '#data/offers/offer-converter.ts';
import { getOffer } from '#data/offers/offer-store.ts';
import { toPlace } from '#data/places/place-converter.ts';
import { getPlace } from '#data/places/place-store.ts';
import type * as RedemptionStore from '#data/redemptions/redemption-store.ts';
import {
  cancelRedemption,
  getRedemption,
  openRedemption,
  RedemptionRefusedError,
} from '#data/redemptions/redemption-store.ts';
import type { RedemptionAnswer } from '#domain/api-contract.ts';
import { AppError } from '#domain/app-error.ts';
import { SessionContext } from '#session/session-context.ts';
import { fakeSession, signedInState } from '#session/test-session.ts';
import { renderScreen } from '#support/render-screen.tsx';
import RedeemScreen from './redeem-screen.tsx';

vi.mock('#data/offers/offer-store.ts');
vi.mock('#data/places/place-store.ts');
vi.mock('#data/redemptions/redemption-store.ts', async (original) => ({
  ...(await original<typeof RedemptionStore>()),
  openRedemption: vi.fn(),
  getRedemption: vi.fn(),
  cancelRedemption: vi.fn(),
}));

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

const offer = toClubOffer('vinte', {
  placeId: 'bar',
  title: '20% na conta',
  kind: 'percent',
  percent: 20,
  isActive: true,
  validUntil: inMinutes(60 * 24 * 30),
});

function aRedemption(changes: Partial<RedemptionAnswer> = {}): RedemptionAnswer {
  return {
    success: true,
    id: 'r1',
    status: 'pending',
    placeId: 'bar',
    title: offer.title,
    expiresAt: inMinutes(10).toISOString(),
    confirmedAt: null,
    amountCents: 0,
    discountCents: 0,
    finalCents: 0,
    proof: { token: 'r1.token', code: 'ABC234', expiresAt: inMinutes(1).toISOString() },
    ...changes,
  };
}

beforeEach(() => {
  vi.mocked(getOffer).mockReset().mockResolvedValue(offer);
  vi.mocked(getPlace)
    .mockReset()
    .mockResolvedValue(toPlace('bar', { title: 'Bar da Ponte' }));
  vi.mocked(openRedemption).mockReset().mockResolvedValue(aRedemption());
  vi.mocked(getRedemption).mockReset().mockResolvedValue(aRedemption());
  vi.mocked(cancelRedemption).mockReset().mockResolvedValue();
});

function show() {
  return renderScreen(
    <SessionContext value={fakeSession(signedInState())}>
      <Routes>
        <Route path="/club/offers/:offerId" element={<RedeemScreen />} />
      </Routes>
    </SessionContext>,
    { at: '/club/offers/vinte' },
  );
}

const generate = () => screen.findByRole('button', { name: 'Gerar código' });

test('shows the rule first, and the code with who, where and how long only when asked', async () => {
  const { user } = show();
  expect(await screen.findByText(/^20% de desconto/)).toBeVisible();
  expect(openRedemption).not.toHaveBeenCalled();
  await user.click(await generate());
  const card = within(await screen.findByRole('region', { name: 'Código do benefício' }));
  expect(card.getByRole('img', { name: 'Código A B C 2 3 4' })).toBeVisible();
  expect(card.getByRole('img', { name: 'Código QR para a equipe ler' })).toBeVisible();
  expect(card.getByText('Bar da Ponte')).toBeVisible();
  expect(card.getByText(/^Expira em \d+:\d\d$/)).toBeVisible();
  expect(openRedemption).toHaveBeenCalledExactlyOnceWith('vinte');
});

test.each([
  ['not_member' as const, 'Este benefício é para sócios do clube.', true],
  ['limit_reached' as const, 'Você já usou este benefício neste mês.', false],
])('says why the server refuses with %s', async (reason, sentence, leadsToPlans) => {
  vi.mocked(openRedemption).mockRejectedValue(new RedemptionRefusedError(reason, sentence));
  const { user } = show();
  await user.click(await generate());
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.queryAllByRole('link', { name: 'Ver o clube' })).toHaveLength(leadsToPlans ? 1 : 0);
  expect(await generate()).toBeEnabled();
});

test('says what was saved as soon as the staff has confirmed', async () => {
  vi.mocked(getRedemption).mockResolvedValue(
    aRedemption({
      status: 'confirmed',
      proof: null,
      confirmedAt: '2026-03-18T23:00:00.000Z',
      amountCents: 10_000,
      discountCents: 2_000,
      finalCents: 8_000,
    }),
  );
  const { user } = show();
  await user.click(await generate());
  expect(
    await screen.findByRole('heading', { name: /^Você economizou R\$\s20,00$/ }),
  ).toBeVisible();
  expect(screen.getByText(/^R\$\s80,00$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver no histórico' })).toHaveAttribute(
    'href',
    '/history',
  );
});

test('a code is taken back, and another one can be had', async () => {
  const { user } = show();
  await user.click(await generate());
  await screen.findByRole('region', { name: 'Código do benefício' });
  vi.mocked(getRedemption).mockResolvedValue(aRedemption({ status: 'cancelled', proof: null }));
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(await screen.findByRole('heading', { name: 'Código cancelado' })).toBeVisible();
  expect(cancelRedemption).toHaveBeenCalledExactlyOnceWith('r1');
  await user.click(screen.getByRole('button', { name: 'Gerar outro código' }));
  expect(await generate()).toBeVisible();
});

test('what is not valid now gives no code; what is gone says so', async () => {
  vi.mocked(getOffer).mockResolvedValue({ ...offer, validUntil: inMinutes(-1) });
  const { user, unmount } = show();
  expect(await screen.findByText('Encerrada')).toBeVisible();
  await user.click(await generate());
  expect(openRedemption).not.toHaveBeenCalled();
  unmount();

  vi.mocked(getOffer).mockRejectedValue(new AppError('not-found'));
  show();
  await waitFor(() => {
    expect(screen.getByRole('alert')).toHaveTextContent('Este benefício não está mais disponível.');
  });
});

test.each([
  ['the offer', getOffer],
  ['the place', getPlace],
] as const)('a code stays on the table when %s cannot be read again', async (_, read) => {
  const { user, client } = show();
  await user.click(await generate());
  await screen.findByRole('region', { name: 'Código do benefício' });
  const reads = vi.mocked(read).mockRejectedValue(new AppError('unavailable'));
  reads.mockClear();
  await act(async () => {
    await client.invalidateQueries();
    // Observers are told in a task of its own.
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(reads).toHaveBeenCalled();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Código A B C 2 3 4' })).toBeVisible();
});
