import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '#shared/app-error.ts';
import { emptyOperator } from '#features/settings/model/public-settings.ts';
import { computeBenefitsStart } from '#features/club/model/membership.ts';
import { formatDate } from '#shared/formats/formats.ts';
import type { ClubShowcase } from '#features/club/model/club-showcase.ts';
import type { Membership } from '#features/club/model/club-member.ts';
import { redirectedByLoginState } from '#features/account/components/login-state.ts';
import { aPlan } from '#support/builders.ts';
import { aUser, fakeSession, signedInState } from '#support/test-session.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { beginCheckout, getCheckoutState, withdraw } from '#features/club/data/billing-store.ts';
import { getMembership, getSavings } from '#features/club/data/membership-store.ts';
import { readClubShowcase } from '#features/club/data/club-showcase-store.ts';
import { listPlans } from '#features/club/data/plan-store.ts';
import { getPublicSettings } from '#features/settings/data/settings-store.ts';
import { openPage } from '#ui/open-page.ts';
import CancelScreen from './cancel-screen.tsx';
import { saveCheckoutOffer } from '#features/club/components/checkout-offer.ts';
import { listReceipts } from '#features/redemptions/data/receipt-store.ts';
import { dayMs } from '#shared/time-units.ts';
import SubscriptionScreen from './subscription-screen.tsx';
import SuccessScreen from './success-screen.tsx';

vi.mock('#features/club/data/billing-store.ts');
vi.mock('#features/club/data/membership-store.ts');
vi.mock('#features/club/data/club-showcase-store.ts');
vi.mock('#features/club/data/plan-store.ts');
vi.mock('#features/redemptions/data/receipt-store.ts');
vi.mock('#features/settings/data/settings-store.ts');
vi.mock('#ui/open-page.ts');

const settings = {
  requireApproval: false,
  clubEnabled: true,
  reviewsEnabled: true,
  maintenanceMessage: '',
  ...emptyOperator,
};

function aMembership(changes: Partial<Membership> = {}): Membership {
  const end = new Date(Date.now() + 20 * dayMs);
  return {
    isActive: true,
    status: 'active',
    entitledUntil: end,
    planId: 'mensal',
    interval: 'month',
    startedAt: new Date(Date.now() - 10 * dayMs),
    withdrawnAt: null,
    benefitsFrom: null,
    duplicate: null,
    currentPeriodStart: new Date(Date.now() - 10 * dayMs),
    currentPeriodEnd: end,
    cancelAtPeriodEnd: false,
    paymentProblem: null,
    paymentUrl: '',
    ...changes,
  };
}

const showcase: ClubShowcase = {
  partners: 2,
  offers: 3,
  shown: [
    {
      id: 'vinte',
      title: '20% na conta',
      place: {
        id: 'bar',
        title: 'Bar',
        categoryName: 'Bares',
        neighborhood: 'Centro',
        cover: null,
      },
    },
  ],
  example: null,
  saved: null,
};

beforeEach(() => {
  vi.mocked(getPublicSettings).mockResolvedValue(settings);
  vi.mocked(listPlans).mockResolvedValue([aPlan()]);
  vi.mocked(readClubShowcase).mockResolvedValue(showcase);
  vi.mocked(listReceipts).mockResolvedValue([]);
  vi.mocked(getMembership).mockResolvedValue(null);
  vi.mocked(getSavings).mockResolvedValue({ cents: 4550, isPartial: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
  sessionStorage.clear();
});

function renderAt(Screen: () => React.ReactNode, at: string, isSignedIn = true, state?: unknown) {
  return renderScreen(<Screen />, {
    session: fakeSession(
      isSignedIn
        ? signedInState(aUser())
        : { status: 'signed-out', isVerified: true, reason: null },
    ),
    at,
    state,
  });
}

/** The button of the plan's card; a bar on phones has another. */
const subscribeButton = async () =>
  within(await screen.findByRole('article', { name: 'Mensal' })).getByRole('button', {
    name: 'Assinar',
  });
const dialog = () => within(screen.getByRole('dialog'));

test('shows the listed plans with their badges; a plan that is not on sale cannot be bought', async () => {
  vi.mocked(listPlans).mockResolvedValue([
    aPlan(),
    aPlan({ id: 'familia', name: 'Família', price: 4990, isActive: false, featured: false }),
    aPlan({ id: 'anual', name: 'Anual', listed: false }),
  ]);
  renderAt(SubscriptionScreen, '/subscription', false);
  const monthly = within(await screen.findByRole('article', { name: 'Mensal' }));
  expect(monthly.getByText('Ativo')).toBeVisible();
  expect(monthly.getByText('Mais Popular')).toBeVisible();
  expect(screen.getByRole('article', { name: 'Mensal' })).toHaveTextContent(/29,90\s*\/ mês/);
  const family = within(screen.getByRole('article', { name: 'Família' }));
  expect(family.getByRole('button', { name: 'Em breve' })).toBeDisabled();
  expect(screen.queryByRole('article', { name: 'Anual' })).not.toBeInTheDocument();
});

test.each([
  ['is shown once for all plans', true, 1],
  ['is not shown if no plan is on sale', false, 0],
])('the right to cancel %s', async (_case, isActive, count) => {
  vi.mocked(listPlans).mockResolvedValue([
    aPlan({ isActive }),
    aPlan({ id: 'anual', name: 'Anual', isActive }),
  ]);
  renderAt(SubscriptionScreen, '/subscription', false);
  await screen.findByRole('article', { name: 'Anual' });
  expect(screen.queryAllByText(/Nos primeiros 7 dias, com reembolso/)).toHaveLength(count);
});

test('shows the card, the partners and their offers above the plans', async () => {
  renderAt(SubscriptionScreen, '/subscription', false);
  const card = await screen.findByRole('region', { name: 'Exemplo da carteirinha do clube' });
  await waitFor(() => {
    expect(card).toHaveTextContent('Vale em2 lugares parceiros');
  });
  expect(screen.getByText('2 lugares parceiros e 3 benefícios.')).toBeVisible();
  expect(await screen.findByRole('link', { name: '20% na conta' })).toHaveAttribute(
    'href',
    '/club/offers/vinte',
  );
  expect(screen.queryByText(/economizaram/)).not.toBeInTheDocument();
});

test('shows the savings of members in whole reais if known', async () => {
  const saved = { cents: 123_499, uses: 47 };
  vi.mocked(readClubShowcase).mockResolvedValue({ ...showcase, saved });
  renderAt(SubscriptionScreen, '/subscription', false);
  expect(
    await screen.findByText(
      /^Em 47 usos nos últimos 12 meses, os sócios economizaram R\$\s1\.234\.$/,
    ),
  ).toBeVisible();
});

test('shows the plans even if the offers are unavailable', async () => {
  vi.mocked(readClubShowcase).mockRejectedValue(new AppError('unavailable'));
  renderAt(SubscriptionScreen, '/subscription', false);
  expect(await screen.findByRole('article', { name: 'Mensal' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a featured plan has its badge, also as the only plan', async () => {
  renderAt(SubscriptionScreen, '/subscription', false);
  const plan = within(await screen.findByRole('article', { name: 'Mensal' }));
  expect(plan.getByText('Mais Popular')).toBeVisible();
});

test('the bar of phones says the price and opens the payment, as the plan does', async () => {
  const { user } = renderAt(SubscriptionScreen, '/subscription');
  expect(await screen.findByText(/^R\$\s29,90 por mês$/)).toBeVisible();
  const buttons = screen.getAllByRole('button', { name: 'Assinar' });
  expect(buttons).toHaveLength(2);
  for (const button of buttons) {
    vi.mocked(beginCheckout).mockRejectedValueOnce(new AppError('conflict'));
    await user.click(button);
    expect(await screen.findAllByText(/^Você abriu o pagamento de outro plano/)).toHaveLength(2);
  }
  expect(beginCheckout).toHaveBeenCalledTimes(2);
});

test('monthly and annual plans are next to an example bill; the bar of phones names the lower price', async () => {
  vi.mocked(listPlans).mockResolvedValue([
    aPlan({ id: 'anual', name: 'Anual', price: 29_900, interval: 'year', listed: true }),
    aPlan(),
  ]);
  vi.mocked(readClubShowcase).mockResolvedValue({
    ...showcase,
    example: {
      placeTitle: 'Bar',
      billCents: 12_000,
      itemCents: null,
      discountCents: 3_000,
      finalCents: 9_000,
    },
  });
  renderAt(SubscriptionScreen, '/subscription', false);
  expect(await screen.findByText('Exemplo: Bar')).toBeVisible();
  expect(screen.getByText('Você paga').closest('dl')).toHaveTextContent(
    /^ContaR\$\s120Desconto do clube−\sR\$\s30Você pagaR\$\s90$/,
  );
  expect(screen.getByText('Uma visita assim no mês já paga o plano.')).toBeVisible();
  const plans = within(screen.getByRole('region', { name: 'Planos' })).getAllByRole('article');
  expect(plans.map((plan) => plan.getAttribute('aria-labelledby'))).toEqual([
    'plan-mensal',
    'plan-anual',
  ]);
  expect(plans[1]).toHaveTextContent(
    /299,00\s*\/ anoR\$\s24,92 por mêsEconomize R\$\s59,80 por ano/,
  );
  expect(screen.getByText(/^A partir de R\$\s29,90 por mês$/)).toBeVisible();
});

test('the checkout continues automatically once after login', async () => {
  vi.mocked(beginCheckout).mockResolvedValue({
    kind: 'created',
    id: 'cs_test_1',
    url: 'https://checkout.stripe.test/1',
    benefitsFrom: null,
  });
  renderAt(SubscriptionScreen, '/subscription#assinar-mensal', true, redirectedByLoginState);
  await waitFor(() => {
    expect(openPage).toHaveBeenCalledExactlyOnceWith('https://checkout.stripe.test/1');
  });
  expect(beginCheckout).toHaveBeenCalledExactlyOnceWith('price_mensal');
});

test.each([null, { isBehindLogin: 'true' }, { isSamePage: true }, 'isBehindLogin'])(
  'a link from another site starts no checkout, whatever the history state is: %j',
  async (state) => {
    const { user } = renderAt(SubscriptionScreen, '/subscription#assinar-mensal', true, state);
    const button = await subscribeButton();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(beginCheckout).not.toHaveBeenCalled();
    expect(openPage).not.toHaveBeenCalled();
    vi.mocked(beginCheckout).mockRejectedValue(new AppError('unavailable'));
    await user.click(button);
    expect(beginCheckout).toHaveBeenCalledExactlyOnceWith('price_mensal');
  },
);

test('a visitor who buys a plan must sign in first', async () => {
  const { user, address } = renderAt(SubscriptionScreen, '/subscription', false);
  await user.click(await subscribeButton());
  await waitFor(() => {
    expect(address()).toBe('/login');
  });
  expect(beginCheckout).not.toHaveBeenCalled();
});

test('buying a plan opens the payment page, or shows an error on failure', async () => {
  vi.mocked(beginCheckout)
    .mockRejectedValueOnce(new AppError('unavailable'))
    .mockResolvedValueOnce({
      kind: 'created',
      id: 'cs_test_1',
      url: 'https://checkout.stripe.test/1',
      benefitsFrom: null,
    });
  const { user } = renderAt(SubscriptionScreen, '/subscription');
  await user.click(await subscribeButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao criar sessão de checkout');
  await user.click(await subscribeButton());
  await waitFor(() => {
    expect(openPage).toHaveBeenCalledWith('https://checkout.stripe.test/1');
  });
  expect(beginCheckout).toHaveBeenCalledWith('price_mensal');
});

/** Returns noon in Florianópolis on the day that is `days` from today. */
const noonIn = (days: number) => {
  const day = new Date(Date.now() + days * dayMs);
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), 15));
};

test('a user who withdrew sees when the benefits begin, and can then pay', async () => {
  const withdrawn = aMembership({
    status: 'canceled',
    isActive: false,
    withdrawnAt: noonIn(-40),
    entitledUntil: noonIn(-40),
  });
  vi.mocked(getMembership).mockResolvedValue(withdrawn);
  vi.mocked(beginCheckout).mockResolvedValueOnce({
    kind: 'created',
    id: 'cs_test_2',
    url: 'https://checkout.stripe.test/2',
    benefitsFrom: noonIn(8),
  });
  const { user } = renderAt(SubscriptionScreen, '/subscription');
  expect(await screen.findByRole('note')).toHaveTextContent(
    `Você desistiu de uma assinatura em ${formatDate(noonIn(-40))}. Pode assinar de novo quando quiser, e usa os benefícios a partir do oitavo dia: assinando hoje, em ${formatDate(computeBenefitsStart(new Date(), noonIn(-40)))}.`,
  );
  await user.click(await subscribeButton());
  await waitFor(() => {
    expect(openPage).toHaveBeenCalledWith('https://checkout.stripe.test/2');
  });
});

test('a pending first payment is shown above the plans, with the delay after a withdrawal', async () => {
  const waiting = { status: 'incomplete', isActive: false, entitledUntil: null } as const;
  vi.mocked(getMembership).mockResolvedValue(aMembership(waiting));
  const { unmount } = renderAt(SubscriptionScreen, '/subscription');
  const note = await screen.findByRole('note');
  expect(note).toHaveTextContent(/ainda não foi confirmado.*assine de novo\.$/);
  unmount();
  vi.mocked(getMembership).mockResolvedValue(aMembership({ ...waiting, withdrawnAt: noonIn(-40) }));
  renderAt(SubscriptionScreen, '/subscription');
  expect(await screen.findByRole('note')).toHaveTextContent(
    /ainda não foi confirmado.*a partir do oitavo dia/,
  );
});

test('a withdrawal known only to the server is shown before the payment page opens', async () => {
  vi.mocked(beginCheckout).mockResolvedValue({
    kind: 'created',
    id: 'cs_test_3',
    url: 'https://checkout.stripe.test/3',
    benefitsFrom: noonIn(8),
  });
  const { user } = renderAt(SubscriptionScreen, '/subscription');
  await user.click(await subscribeButton());
  expect(await screen.findByRole('dialog', { name: 'Antes de pagar' })).toHaveTextContent(
    `assinando hoje, em ${formatDate(noonIn(8))}`,
  );
  expect(openPage).not.toHaveBeenCalled();
  await user.click(dialog().getByRole('button', { name: 'Agora não' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(await subscribeButton());
  await user.click(await dialog().findByRole('button', { name: 'Continuar para o pagamento' }));
  expect(openPage).toHaveBeenCalledExactlyOnceWith('https://checkout.stripe.test/3');
});

test('two checkouts started at the same time show a conflict', async () => {
  vi.mocked(beginCheckout).mockRejectedValueOnce(new AppError('conflict'));
  const { user } = renderAt(SubscriptionScreen, '/subscription');
  await user.click(await subscribeButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Você abriu o pagamento de outro plano ao mesmo tempo.',
  );
});

test('the card shows when the benefits begin and how a second payment was refunded', async () => {
  vi.mocked(getMembership).mockResolvedValue(
    aMembership({
      startedAt: new Date(),
      benefitsFrom: noonIn(8),
      duplicate: { endedAt: noonIn(-1), refundedCents: 29_900 },
    }),
  );
  renderAt(SubscriptionScreen, '/subscription');
  const card = await screen.findByRole('region', { name: 'Carteirinha do clube' });
  expect(card).toHaveTextContent(`Vale a partir de${formatDate(noonIn(8))}`);
  expect(screen.getByText(/o oitavo dia desta assinatura/)).toBeVisible();
  expect(screen.getByRole('note')).toHaveTextContent(
    /A segunda foi desfeita em \d\d\/\d\d\/\d{4}, e R\$\s299,00 voltam para o seu cartão\./,
  );
});

test('the note about a second payment disappears after some weeks', async () => {
  vi.mocked(getMembership).mockResolvedValue(
    aMembership({ duplicate: { endedAt: noonIn(-40), refundedCents: 29_900 } }),
  );
  renderAt(SubscriptionScreen, '/subscription');
  await screen.findByRole('region', { name: 'Carteirinha do clube' });
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
});

test('the page of a second payment shows the refund', async () => {
  vi.mocked(getCheckoutState).mockResolvedValue('duplicate');
  vi.mocked(getMembership).mockResolvedValue(
    aMembership({ duplicate: { endedAt: new Date(), refundedCents: 29_900 } }),
  );
  renderAt(SuccessScreen, '/subscription/success?session_id=cs_test_1');
  expect(await screen.findByRole('heading', { name: 'Você já era sócio' })).toBeVisible();
  expect(await screen.findByText(/299,00 voltam para o seu cartão/)).toBeVisible();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
});

test('shows an error instead of an empty list if the plans fail to load', async () => {
  vi.mocked(listPlans).mockRejectedValueOnce(new AppError('unavailable'));
  const { user } = renderAt(SubscriptionScreen, '/subscription', false);
  expect(await screen.findByText('Não foi possível carregar os planos')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('article', { name: 'Mensal' })).toBeVisible();
});

test('shows no plans while the club is closed', async () => {
  vi.mocked(getPublicSettings).mockResolvedValue({ ...settings, clubEnabled: false });
  renderAt(SubscriptionScreen, '/subscription', false);
  expect(await screen.findByText('O clube está fechado no momento')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Assinar' })).not.toBeInTheDocument();
});

test('shows the number of visits from which the plan pays off', async () => {
  const { user } = renderAt(SubscriptionScreen, '/subscription', false);
  const calculator = within(await screen.findByRole('region', { name: 'Quanto você economiza' }));
  expect(calculator.getByRole('status')).toHaveTextContent('sobram R$ 42,10 por mês');
  const bill = calculator.getByLabelText('Conta média por saída, em R$');
  await user.clear(bill);
  await user.type(bill, '20,00');
  expect(calculator.getByRole('status')).toHaveTextContent('se paga a partir de 10 saídas');
  await user.clear(bill);
  await user.type(bill, 'muito');
  expect(calculator.getByText(/Digite um valor como 120,00/)).toBeVisible();
});

test.each<[string, Partial<Membership>, RegExp]>([
  ['active', {}, /Sócio ativo.*Válido até/],
  ['ending', { cancelAtPeriodEnd: true }, /Sócio ativo.*Válido até/],
  ['in the grace period', { paymentProblem: 'failed' }, /Pagamento pendente.*Válido até/],
  ['unpaid', { status: 'past_due', isActive: false, paymentProblem: 'failed' }, /Suspensos/],
])('a subscriber sees the card instead of the plans: %s', async (_, changes, text) => {
  vi.mocked(getMembership).mockResolvedValue(aMembership(changes));
  renderAt(SubscriptionScreen, '/subscription');
  expect(await screen.findByRole('region', { name: 'Carteirinha do clube' })).toHaveTextContent(
    text,
  );
  expect(await screen.findByText(/45,50/)).toBeVisible();
  expect(screen.queryByRole('article', { name: 'Mensal' })).not.toBeInTheDocument();
  const isTroubled = changes.paymentProblem === 'failed';
  expect(screen.queryAllByRole('button', { name: 'Atualizar pagamento' })).toHaveLength(
    isTroubled ? 1 : 0,
  );
});

test('a subscriber sees the price of the plan, the last three uses and benefits of partners', async () => {
  vi.mocked(getMembership).mockResolvedValue(aMembership({ planId: aPlan().id }));
  vi.mocked(listReceipts).mockResolvedValue(
    [1, 2, 3, 4].map((day) => ({
      id: `t${day}`,
      placeId: 'bar',
      amountCents: 10_000,
      discountCents: 2_000,
      finalCents: 8_000,
      date: noonIn(-day),
      reversalOf: '',
    })),
  );
  renderAt(SubscriptionScreen, '/subscription');
  expect(await screen.findByText(/^Plano Mensal · R\$\s29,90 por mês$/)).toBeVisible();
  const uses = await screen.findByRole('region', { name: 'Benefícios usados' });
  expect(await within(uses).findAllByRole('article')).toHaveLength(3);
  expect(uses).toHaveTextContent(formatDate(noonIn(-1)).slice(0, 5));
  expect(within(uses).getByRole('link', { name: 'Ver todos' })).toHaveAttribute('href', '/history');
  const partners = await screen.findByRole('region', { name: 'Benefícios dos parceiros' });
  expect(within(partners).getByRole('link', { name: '20% na conta' })).toHaveAttribute(
    'href',
    '/club/offers/vinte',
  );
});

test('a withdrawal is possible within seven days, after confirmation, and not later', async () => {
  vi.mocked(getMembership).mockResolvedValue(aMembership());
  const late = renderAt(SubscriptionScreen, '/subscription');
  await screen.findByRole('region', { name: 'Carteirinha do clube' });
  expect(screen.queryByRole('button', { name: /Desistir/ })).not.toBeInTheDocument();
  late.unmount();

  vi.mocked(getMembership).mockResolvedValue(aMembership({ startedAt: new Date() }));
  vi.mocked(withdraw)
    .mockRejectedValueOnce(new AppError('unavailable'))
    .mockResolvedValueOnce(2990);
  const { user } = renderAt(SubscriptionScreen, '/subscription');
  await user.click(await screen.findByRole('button', { name: 'Desistir e receber reembolso' }));
  await user.click(dialog().getByRole('button', { name: 'Confirmar desistência' }));
  expect(await dialog().findByRole('alert')).toHaveTextContent(
    'Não foi possível desfazer a assinatura',
  );
  await user.click(dialog().getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText(/29,90 voltam para o seu cartão/)).toBeVisible();
});

test('shows no refund if no amount is refunded', async () => {
  vi.mocked(getMembership).mockResolvedValue(aMembership({ startedAt: new Date() }));
  vi.mocked(withdraw).mockResolvedValueOnce(0);
  const { user } = renderAt(SubscriptionScreen, '/subscription');
  await user.click(await screen.findByRole('button', { name: 'Desistir e receber reembolso' }));
  await user.click(dialog().getByRole('button', { name: 'Confirmar desistência' }));
  expect(await screen.findByText(/Não há valor a devolver agora/)).toBeVisible();
});

test('shows the processing state until the membership is active, and then starts the countdown', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.mocked(getCheckoutState).mockResolvedValueOnce('processing').mockResolvedValue('active');
  const { address } = renderAt(SuccessScreen, '/subscription/success?session_id=cs_test_1');
  expect(await screen.findByRole('heading', { name: 'Processando' })).toBeVisible();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(2_100));
  expect(await screen.findByRole('heading', { name: /^Bem-vindo/ })).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  expect(address()).toBe('/');
});

const paid = '/subscription/success?session_id=cs_test_1';

test('the page of a paid checkout shows the card and the first benefit; an interaction stops the countdown', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.mocked(getCheckoutState).mockResolvedValue('active');
  vi.mocked(getMembership).mockResolvedValue(aMembership());
  const { address } = renderAt(SuccessScreen, paid);
  expect(await screen.findByRole('region', { name: 'Carteirinha do clube' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Usar meu primeiro benefício' })).toHaveAttribute(
    'href',
    '/club',
  );
  act(() => {
    fireEvent.pointerDown(document.body);
  });
  expect(screen.getByRole('timer')).toHaveTextContent('Contagem pausada.');
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(address()).toBe(paid);
  // A press on the countdown's own button does not pause it.
  const goOn = screen.getByRole('button', { name: 'Continuar' });
  act(() => {
    fireEvent.pointerDown(goOn);
    goOn.click();
  });
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  expect(address()).toBe('/');
});

test('the card of a new member says that nothing is saved yet, as the profile does', async () => {
  let answer: (savings: { cents: number; isPartial: boolean }) => void = () => undefined;
  vi.mocked(getSavings).mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  vi.mocked(getCheckoutState).mockResolvedValue('active');
  vi.mocked(getMembership).mockResolvedValue(aMembership());
  renderAt(SuccessScreen, paid);
  expect(await screen.findByText(/valem até/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Carteirinha do clube' })).not.toBeInTheDocument();
  answer({ cents: 0, isPartial: false });
  expect(await screen.findByRole('region', { name: 'Carteirinha do clube' })).toHaveTextContent(
    /Você já economizou\s?R\$\s0,00/,
  );
});

test('the first benefit is the offer from which the user subscribed', async () => {
  saveCheckoutOffer('ana', 'cs_test_1', 'vinte');
  vi.mocked(getCheckoutState).mockResolvedValue('active');
  vi.mocked(getMembership).mockResolvedValue(aMembership());
  renderAt(SuccessScreen, paid);
  expect(await screen.findByRole('link', { name: 'Usar meu primeiro benefício' })).toHaveAttribute(
    'href',
    '/club/offers/vinte',
  );
});

test('a user whose benefits begin later gets no link to use a benefit', async () => {
  vi.mocked(getCheckoutState).mockResolvedValue('active');
  vi.mocked(getMembership).mockResolvedValue(aMembership({ benefitsFrom: noonIn(8) }));
  renderAt(SuccessScreen, paid);
  expect(await screen.findByRole('link', { name: 'Ver os benefícios do clube' })).toBeVisible();
  expect(screen.getByText(new RegExp(`valem de ${formatDate(noonIn(8))} até`))).toBeVisible();
});

test('a signed-out user on the page of a payment is sent to the login and back', async () => {
  const { user, address } = renderAt(SuccessScreen, paid, false);
  expect(await screen.findByRole('heading', { name: 'De quem é este pagamento?' })).toBeVisible();
  expect(getCheckoutState).not.toHaveBeenCalled();
  await user.click(screen.getByRole('link', { name: 'Entrar' }));
  expect(address()).toBe('/login');
});

test.each(['open', 'expired', 'ended'] as const)(
  'shows no welcome for a checkout that is %s',
  async (state) => {
    vi.mocked(getCheckoutState).mockResolvedValue(state);
    renderAt(SuccessScreen, '/subscription/success?session_id=cs_test_1');
    const title =
      state === 'ended' ? 'Esta assinatura já terminou' : 'O pagamento não foi concluído';
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  },
);

test.each(['', '?session_id=', '?session_id=cs_'])(
  'a URL without a checkout id makes no statement about a payment: %s',
  async (search) => {
    renderAt(SuccessScreen, `/subscription/success${search}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Qual pagamento?' })).toBeVisible();
    expect(screen.queryByText(/Nada foi cobrado/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Ver meu perfil' })).toHaveAttribute(
      'href',
      '/profile',
    );
  },
);

test('shows an error if the checkout state cannot be read, and retries on request', async () => {
  vi.mocked(getCheckoutState)
    .mockRejectedValueOnce(new AppError('unavailable'))
    .mockResolvedValue('active');
  const { user } = renderAt(SuccessScreen, '/subscription/success?session_id=cs_test_1');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Não foi possível confirmar o pagamento',
  );
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('heading', { name: /^Bem-vindo/ })).toBeVisible();
});

test('the page of a cancelled payment returns to the plans unless the user pauses it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const first = renderAt(CancelScreen, '/subscription/cancel', false);
  act(() => {
    screen.getByRole('button', { name: 'Pausar' }).click();
  });
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(first.address()).toBe('/subscription/cancel');
  act(() => {
    screen.getByRole('button', { name: 'Continuar' }).click();
  });
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  expect(first.address()).toBe('/subscription');
});
