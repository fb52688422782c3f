import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { toMembership } from '#features/club/model/club-member.ts';
import { toClubOffer } from '#features/offers/model/club-offer.ts';
import { toPlace } from '#features/places/model/place.ts';
import { toPlan } from '#features/club/model/subscription-plan.ts';
import { beginCheckout } from '#features/club/data/billing-store.ts';
import { getMembership } from '#features/club/data/membership-store.ts';
import { getOffer } from '#features/offers/data/offer-store.ts';
import { getPlace } from '#features/places/data/place-store.ts';
import { listPlans } from '#features/club/data/plan-store.ts';
import { getPublicSettings } from '#features/settings/data/settings-store.ts';
import { AppError } from '#shared/app-error.ts';
import { emptyOperator } from '#features/settings/model/public-settings.ts';
import type { Membership } from '#features/club/model/club-member.ts';
import { computeBenefitsStart } from '#features/club/model/membership.ts';
import { formatDate } from '#shared/formats/formats.ts';
import { redirectedByLoginState } from '#features/account/components/login-state.ts';
import { fakeSession, signedInState } from '#support/test-session.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { openPage } from '#ui/open-page.ts';
import { readCheckoutOffer } from '#features/club/components/checkout-offer.ts';
import { dayMs, hourMs } from '#shared/time-units.ts';
import RedeemScreen from './redeem-screen.tsx';

vi.mock('#features/club/data/billing-store.ts');
vi.mock('#features/club/data/membership-store.ts');
vi.mock('#features/offers/data/offer-store.ts');
vi.mock('#features/places/data/place-store.ts');
vi.mock('#features/club/data/plan-store.ts');
vi.mock('#features/settings/data/settings-store.ts');
vi.mock('#ui/open-page.ts');

const inDays = (days: number) => new Date(Date.now() + days * dayMs);

const fields = {
  placeId: 'bar',
  title: '20% na conta',
  kind: 'percent',
  percent: 20,
  isActive: true,
  validUntil: inDays(30),
};
const settings = {
  requireApproval: false,
  clubEnabled: true,
  reviewsEnabled: true,
  maintenanceMessage: '',
  ...emptyOperator,
};
const monthly = toPlan('mensal', {
  name: 'Mensal',
  price: 2990,
  interval: 'month',
  isActive: true,
  stripePriceId: 'price_mensal',
});
const payment = 'https://checkout.stripe.test/1';

function aMembership(changes: Partial<Membership>): Membership {
  return { ...toMembership({ status: 'canceled' }), isActive: false, ...changes };
}

beforeEach(() => {
  sessionStorage.clear();
  vi.mocked(openPage).mockReset();
  vi.mocked(beginCheckout)
    .mockReset()
    .mockResolvedValue({ kind: 'created', id: 'cs_test_1', url: payment, benefitsFrom: null });
  vi.mocked(getMembership).mockReset().mockResolvedValue(null);
  vi.mocked(getOffer).mockReset().mockResolvedValue(toClubOffer('vinte', fields));
  vi.mocked(getPlace)
    .mockReset()
    .mockResolvedValue(toPlace('bar', { title: 'Bar da Ponte' }));
  vi.mocked(listPlans).mockReset().mockResolvedValue([monthly]);
  vi.mocked(getPublicSettings).mockReset().mockResolvedValue(settings);
});

function renderOffer({ isSignedIn = false, hash = '' } = {}) {
  return renderScreen(
    <Routes>
      <Route path="/club/offers/:offerId" element={<RedeemScreen />} />
      <Route path="*" element={null} />
    </Routes>,
    {
      session: fakeSession(
        isSignedIn ? signedInState() : { status: 'signed-out', isVerified: true, reason: null },
      ),
      at: `/club/offers/vinte${hash}`,
      state: redirectedByLoginState,
    },
  );
}

const sale = async (name: string) => within(await screen.findByRole('region', { name }));
const buy = (name = 'Assinar e usar hoje') => screen.findByRole('button', { name });

test('a visitor sees the place, the offer, an example and the price without signing in', async () => {
  const { user, address } = renderOffer();
  expect(await screen.findByRole('heading', { name: '20% na conta' })).toBeVisible();
  expect(screen.getByText('Bar da Ponte')).toBeVisible();
  const section = await sale('Para sócios do clube');
  expect(await section.findByText(/^Numa conta de R\$\s120, você paga R\$\s96\.$/)).toBeVisible();
  expect(
    section.getByText(/^2 visitas assim no mês, em lugares parceiros, pagam o plano/),
  ).toBeVisible();
  expect(section.getByText(/^R\$\s29,90$/)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(getMembership).not.toHaveBeenCalled();
  await user.click(await buy());
  await waitFor(() => {
    expect(address()).toBe('/login');
  });
  expect(beginCheckout).not.toHaveBeenCalled();
});

test('after sign-in the checkout opens automatically, once, and remembers the offer', async () => {
  renderOffer({ isSignedIn: true, hash: '#assinar-mensal' });
  await waitFor(() => {
    expect(openPage).toHaveBeenCalledExactlyOnceWith(payment);
  });
  expect(beginCheckout).toHaveBeenCalledExactlyOnceWith('price_mensal');
  expect(readCheckoutOffer('ana', 'cs_test_1')).toBe('vinte');
  expect(readCheckoutOffer('ana', 'cs_test_2')).toBeNull();
});

test('a checkout that does not open shows an error next to the button, which retries', async () => {
  vi.mocked(beginCheckout).mockRejectedValueOnce(new AppError('unavailable'));
  const { user } = renderOffer({ isSignedIn: true, hash: '#assinar-mensal' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao criar sessão de checkout');
  expect(openPage).not.toHaveBeenCalled();
  await user.click(await buy());
  await waitFor(() => {
    expect(openPage).toHaveBeenCalledExactlyOnceWith(payment);
  });
});

test('a URL fragment without a matching plan opens no checkout', async () => {
  renderOffer({ isSignedIn: true, hash: '#assinar-outro' });
  await buy();
  expect(beginCheckout).not.toHaveBeenCalled();
});

test('a user who turns out to be a member after sign-in opens no checkout', async () => {
  const end = inDays(20);
  vi.mocked(getMembership).mockResolvedValue(
    aMembership({ status: 'active', isActive: true, entitledUntil: end, currentPeriodEnd: end }),
  );
  renderOffer({ isSignedIn: true, hash: '#assinar-mensal' });
  expect(await screen.findByRole('button', { name: 'Gerar código' })).toBeVisible();
  expect(beginCheckout).not.toHaveBeenCalled();
});

test('a former member sees when the membership ended, and can use the offer on the same day', async () => {
  const ended = inDays(-3);
  vi.mocked(getMembership).mockResolvedValue(aMembership({ entitledUntil: ended }));
  const { user } = renderOffer({ isSignedIn: true });
  const section = await sale('Sua assinatura terminou');
  expect(section.getByText(new RegExp(`^Ela terminou em ${formatDate(ended)}`))).toBeVisible();
  await user.click(await buy());
  await waitFor(() => {
    expect(openPage).toHaveBeenCalledWith(payment);
  });
});

test('a user who withdrew sees the date of the next use, and no promise for today', async () => {
  const withdrawnAt = inDays(-40);
  vi.mocked(getMembership).mockResolvedValue(
    aMembership({ withdrawnAt, entitledUntil: withdrawnAt }),
  );
  renderOffer({ isSignedIn: true });
  const from = formatDate(computeBenefitsStart(new Date(), withdrawnAt));
  const section = await sale('Sua assinatura terminou');
  expect(
    section.getByText(new RegExp(`a partir do oitavo dia: assinando hoje, em ${from}`)),
  ).toBeVisible();
  expect(await buy('Assinar o clube')).toBeVisible();
});

test('an offer that is not valid today makes no promise for today', async () => {
  const today = new Date(Date.now() - 3 * hourMs).getUTCDay();
  const otherOffer = toClubOffer('vinte', { ...fields, weekdays: [(today + 3) % 7] });
  vi.mocked(getOffer).mockResolvedValue(otherOffer);
  renderOffer();
  expect(await buy('Assinar o clube')).toBeVisible();
});

test('shows no plans for an ended offer, a disabled club or a club without plans', async () => {
  vi.mocked(getOffer).mockResolvedValue(
    toClubOffer('vinte', { ...fields, validUntil: inDays(-1) }),
  );
  const endedView = renderOffer();
  expect(await screen.findByRole('link', { name: 'Ver outros benefícios' })).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  endedView.unmount();

  vi.mocked(getOffer).mockResolvedValue(toClubOffer('vinte', fields));
  vi.mocked(getPublicSettings).mockResolvedValue({ ...settings, clubEnabled: false });
  const closed = renderOffer();
  expect(await screen.findByText(/O clube está fechado no momento/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  closed.unmount();

  vi.mocked(getPublicSettings).mockResolvedValue(settings);
  vi.mocked(listPlans).mockResolvedValue([{ ...monthly, isActive: false }]);
  renderOffer();
  expect(await screen.findByText('Os planos do clube chegam em breve.')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
