import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { toMembership } from '#domain/stored/membership.ts';
import { getMembership } from '#data/club/membership-store.ts';
import { toClubOffer } from '#domain/stored/club-offer.ts';
import { getOffer } from '#data/offers/offer-store.ts';
import { toPlace } from '#domain/stored/place.ts';
import { getPlace } from '#data/places/place-store.ts';
import { RefusedError } from '#data/api/refused-error.ts';
import type * as RedemptionStore from '#data/redemptions/redemption-store.ts';
import {
  cancelRedemption,
  getRedemption,
  openRedemption,
} from '#data/redemptions/redemption-store.ts';
import type { RedemptionAnswer } from '#domain/api-contract.ts';
import { AppError } from '#domain/app-error.ts';
import type { Membership } from '#domain/club-member.ts';
import { formatDate } from '#texts/formats.ts';
import { SessionContext } from '#session/session-context.ts';
import { fakeSession, signedInState } from '#session/test-session.ts';
import { renderScreen } from '#support/render-screen.tsx';
import RedeemScreen from './redeem-screen.tsx';

vi.mock('#data/club/membership-store.ts');
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

function aMembership(changes: Partial<Membership> = {}): Membership {
  const until = inMinutes(60 * 24 * 20);
  return { ...toMembership({ status: 'active' }), entitledUntil: until, ...changes };
}

beforeEach(() => {
  vi.mocked(getMembership).mockReset().mockResolvedValue(aMembership());
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
  vi.mocked(openRedemption).mockRejectedValue(new RefusedError(reason, sentence));
  const { user } = show();
  await user.click(await generate());
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.queryAllByRole('link', { name: 'Ver o clube' })).toHaveLength(leadsToPlans ? 1 : 0);
  expect(await generate()).toBeEnabled();
});

const ended = inMinutes(-60 * 24 * 3);
const soon = inMinutes(60 * 24 * 5);

test.each<[string, Membership | null, string, string | null]>([
  [
    'a lapsed member',
    aMembership({ status: 'canceled', isActive: false, entitledUntil: ended }),
    `Sua assinatura terminouEla terminou em ${formatDate(ended)}. Reative para usar este benefício no mesmo dia.`,
    'Reativar assinatura',
  ],
  [
    'a member whose time is over, which nobody told yet',
    aMembership({ cancelAtPeriodEnd: true, entitledUntil: ended }),
    'Sua assinatura terminou',
    'Reativar assinatura',
  ],
  [
    'a member who owes',
    aMembership({ status: 'past_due', isActive: false, paymentProblem: 'failed' }),
    'Benefícios suspensosO pagamento não foi concluído',
    'Ver minha assinatura',
  ],
  [
    'somebody whose first payment is on its way',
    aMembership({ status: 'incomplete', isActive: false }),
    'Aguardando pagamento',
    'Ver os planos',
  ],
  [
    'somebody who never was one',
    null,
    'Este benefício é para sócios. Assine e use no mesmo dia.',
    'Ver o clube',
  ],
  [
    'somebody who came back after a withdrawal',
    aMembership({ benefitsFrom: soon, withdrawnAt: ended }),
    `A partir de ${formatDate(soon)}Seus benefícios valem a partir de ${formatDate(soon)}, o oitavo dia desta assinatura, porque você desistiu de outra há menos de um ano.`,
    null,
  ],
])('tells %s before a code is asked for', async (_, member, text, action) => {
  vi.mocked(getMembership).mockResolvedValue(member);
  show();
  const told = await screen.findByRole('region', { name: 'Como usar este benefício' });
  expect(told).toHaveTextContent(text);
  expect(screen.queryByRole('button', { name: 'Gerar código' })).not.toBeInTheDocument();
  const links = within(told).queryAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    action === null ? [] : [[action, '/subscription']],
  );
});

test.each([
  ['in grace', aMembership({ paymentProblem: 'failed' })],
  ['whose renewal is cancelled', aMembership({ cancelAtPeriodEnd: true })],
  ['whose waiting is over', aMembership({ benefitsFrom: ended, withdrawnAt: ended })],
])('a member %s gets a code', async (_, member) => {
  vi.mocked(getMembership).mockResolvedValue(member);
  const { user } = show();
  await user.click(await generate());
  expect(await screen.findByRole('region', { name: 'Código do benefício' })).toBeVisible();
});

test('asks the server when the membership cannot be read', async () => {
  vi.mocked(getMembership).mockRejectedValue(new AppError('unavailable'));
  const { user } = show();
  const button = await generate();
  await waitFor(() => {
    expect(button).toHaveAttribute('aria-disabled', 'false');
  });
  await user.click(button);
  expect(openRedemption).toHaveBeenCalledOnce();
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
  expect(await screen.findByText('Encerrado')).toBeVisible();
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
