import { act, screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { overlayHistoryState } from '#features/redemptions/components/open-code.tsx';
import { beforeEach, expect, test, vi } from 'vitest';
import { toMembership } from '#features/club/model/club-member.ts';
import { getMembership } from '#features/club/data/membership-store.ts';
import { toClubOffer } from '#features/offers/model/club-offer.ts';
import { getOffer } from '#features/offers/data/offer-store.ts';
import { toRedemption } from '#features/redemptions/model/redemption.ts';
import { tryToClose } from '#support/dialog-closing.ts';
import { toPlace } from '#features/places/model/place.ts';
import { getPlace } from '#features/places/data/place-store.ts';
import { UserFacingError } from '#shared/user-facing-error.ts';
import {
  listOpenRedemptions,
  listRecentRedemptions,
} from '#features/redemptions/data/own-redemption-store.ts';
import type * as RedemptionStore from '#features/redemptions/data/redemption-store.ts';
import {
  cancelRedemption,
  getRedemption,
  openRedemption,
} from '#features/redemptions/data/redemption-store.ts';
import type { RedemptionResponse } from '#features/redemptions/model/redemption-contract.ts';
import { AppError } from '#shared/app-error.ts';
import type { Membership } from '#features/club/model/club-member.ts';
import { formatDate } from '#shared/formats/formats.ts';
import { minuteMs } from '#shared/time-units.ts';
import { isoDateOf, wallClockAt } from '#shared/zoned-time.ts';
import { aUser } from '#support/test-session.ts';
import { renderScreen } from '#support/render-screen.tsx';
import RedeemScreen from './redeem-screen.tsx';

vi.mock('#features/club/data/membership-store.ts');
vi.mock('#features/offers/data/offer-store.ts');
vi.mock('#features/places/data/place-store.ts');
vi.mock('#features/redemptions/data/own-redemption-store.ts');
vi.mock('#features/redemptions/data/redemption-store.ts', async (original) => ({
  ...(await original<typeof RedemptionStore>()),
  openRedemption: vi.fn(),
  getRedemption: vi.fn(),
  cancelRedemption: vi.fn(),
}));

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minuteMs);

const offer = toClubOffer('vinte', {
  placeId: 'bar',
  title: '20% na conta',
  kind: 'percent',
  percent: 20,
  isActive: true,
  validUntil: inMinutes(60 * 24 * 30),
});

function aRedemption(changes: Partial<RedemptionResponse> = {}): RedemptionResponse {
  return {
    success: true,
    id: 'r1',
    status: 'pending',
    placeId: 'bar',
    terms: {
      ...{ title: offer.title, kind: 'percent', percent: 20 },
      ...{ amountCents: null, maxDiscountCents: null, minSpendCents: null },
    },
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
  vi.mocked(listOpenRedemptions).mockReset().mockResolvedValue([]);
  vi.mocked(listRecentRedemptions).mockReset().mockResolvedValue([]);
  vi.mocked(openRedemption).mockReset().mockResolvedValue(aRedemption());
  vi.mocked(getRedemption).mockReset().mockResolvedValue(aRedemption());
  vi.mocked(cancelRedemption).mockReset().mockResolvedValue();
});

function renderRedeemScreen(at = '/club/offers/vinte') {
  return renderScreen(
    <Routes>
      <Route path="/profile" element={<Link {...codeLink}>Do perfil</Link>} />
      <Route path="/club/offers/:offerId" element={<RedeemScreen />} />
    </Routes>,
    { user: aUser(), at },
  );
}
const codeLink = { to: '/club/offers/vinte?codigo=r1', state: overlayHistoryState };

const findGenerateButton = () => screen.findByRole('button', { name: 'Gerar código' });

test('shows the conditions first, and the code with member, place and time only on request', async () => {
  const { user } = renderRedeemScreen();
  expect(await screen.findByText(/^20% de desconto/)).toBeVisible();
  expect(openRedemption).not.toHaveBeenCalled();
  await user.click(await findGenerateButton());
  const card = within(await screen.findByRole('region', { name: 'Código do benefício' }));
  expect(card.getByRole('img', { name: 'Código A B C 2 3 4' })).toBeVisible();
  expect(card.getByRole('img', { name: 'Código QR para a equipe ler' })).toBeVisible();
  expect(card.getByText('20%')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Bar da Ponte' })).toContainElement(
    screen.getByRole('region', { name: 'Código do benefício' }),
  );
  expect(card.getByText(/^Expira em \d+:\d\d$/)).toBeVisible();
  expect(openRedemption).toHaveBeenCalledExactlyOnceWith('vinte');
});

test.each([
  ['not_member' as const, 'Este benefício é para sócios do clube.', true],
  ['limit_reached' as const, 'Você já usou este benefício neste mês.', false],
])('shows why the server refuses with %s', async (reason, sentence, leadsToPlans) => {
  vi.mocked(openRedemption).mockRejectedValue(
    new UserFacingError('conflict', sentence, { reason }),
  );
  const { user } = renderRedeemScreen();
  await user.click(await findGenerateButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.queryAllByRole('link', { name: 'Ver o clube' })).toHaveLength(leadsToPlans ? 1 : 0);
  expect(await findGenerateButton()).toBeEnabled();
});

const ended = inMinutes(-60 * 24 * 3);
const soon = inMinutes(60 * 24 * 5);

test.each<[string, Membership, string, string | null]>([
  [
    'a member with a failed payment',
    aMembership({ status: 'past_due', isActive: false, paymentProblem: 'failed' }),
    'Benefícios suspensosO pagamento não foi concluído',
    'Ver minha assinatura',
  ],
  [
    'a user who subscribed again after a withdrawal',
    aMembership({ benefitsFrom: soon, withdrawnAt: ended }),
    `A partir de ${formatDate(soon)}Seus benefícios valem a partir de ${formatDate(soon)}, o oitavo dia desta assinatura, porque você desistiu de outra há menos de um ano.`,
    null,
  ],
])('shows %s before a code is requested', async (_, member, text, action) => {
  vi.mocked(getMembership).mockResolvedValue(member);
  renderRedeemScreen();
  const section = await screen.findByRole('region', { name: 'Como usar este benefício' });
  expect(section).toHaveTextContent(text);
  expect(screen.queryByRole('button', { name: 'Gerar código' })).not.toBeInTheDocument();
  const links = within(section).queryAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    action === null ? [] : [[action, '/subscription']],
  );
});

test.each([
  ['in the grace period', aMembership({ paymentProblem: 'failed' })],
  ['with a cancelled renewal', aMembership({ cancelAtPeriodEnd: true })],
  ['after the waiting period', aMembership({ benefitsFrom: ended, withdrawnAt: ended })],
])('a member %s gets a code', async (_, member) => {
  vi.mocked(getMembership).mockResolvedValue(member);
  const { user } = renderRedeemScreen();
  await user.click(await findGenerateButton());
  expect(await screen.findByRole('region', { name: 'Código do benefício' })).toBeVisible();
});

test('asks the server if the membership cannot be read', async () => {
  vi.mocked(getMembership).mockRejectedValue(new AppError('unavailable'));
  const { user } = renderRedeemScreen();
  const button = await findGenerateButton();
  await waitFor(() => {
    expect(button).toHaveAttribute('aria-disabled', 'false');
  });
  await user.click(button);
  expect(openRedemption).toHaveBeenCalledOnce();
});

test('shows the savings as soon as the staff has confirmed', async () => {
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
  const { user } = renderRedeemScreen();
  await user.click(await findGenerateButton());
  expect(
    await screen.findByRole('heading', { name: /^Você economizou R\$\s20,00$/ }),
  ).toBeVisible();
  expect(screen.getByText(/^R\$\s80,00$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver no histórico' })).toHaveAttribute(
    'href',
    '/history',
  );
});

test('a code can be cancelled and a new one created', async () => {
  const { user } = renderRedeemScreen();
  await user.click(await findGenerateButton());
  await screen.findByRole('region', { name: 'Código do benefício' });
  vi.mocked(getRedemption).mockResolvedValue(aRedemption({ status: 'cancelled', proof: null }));
  await user.click(screen.getByRole('button', { name: 'Cancelar código' }));
  expect(await screen.findByRole('heading', { name: 'Código cancelado' })).toBeVisible();
  expect(cancelRedemption).toHaveBeenCalledExactlyOnceWith('r1');
  await user.click(screen.getByRole('button', { name: 'Gerar outro código' }));
  expect(await findGenerateButton()).toBeVisible();
});

const openOne = { ...toRedemption('r1', { offerId: 'vinte' }), expiresAt: inMinutes(8) };

test('a closed code stays valid and is offered instead of a new one', async () => {
  vi.mocked(listOpenRedemptions)
    .mockResolvedValueOnce([])
    .mockResolvedValue([{ ...openOne, status: 'pending' }]);
  const { user } = renderRedeemScreen();
  await user.click(await findGenerateButton());
  const dialog = await screen.findByRole('dialog', { name: 'Bar da Ponte' });
  await within(dialog).findByRole('region', { name: 'Código do benefício' });
  await within(document.body).findByText(/^Você tem um código aberto/);
  tryToClose();
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(cancelRedemption).not.toHaveBeenCalled();
  // The button that created the code is no longer rendered.
  expect(screen.getByRole('article')).toHaveFocus();
});

test('an expired code opened from another page links to its offer for a new one', async () => {
  vi.mocked(getRedemption).mockResolvedValue(aRedemption({ status: 'expired', proof: null }));
  const { user, address } = renderRedeemScreen('/profile');
  await user.click(screen.getByRole('link', { name: 'Do perfil' }));
  await user.click(await screen.findByRole('button', { name: 'Gerar outro código' }));
  expect(await findGenerateButton()).toBeVisible();
  expect(address()).toBe('/club/offers/vinte');
});

test('a receipt is only shown with its own place', async () => {
  vi.mocked(getRedemption).mockResolvedValue(
    aRedemption({ status: 'confirmed', proof: null, placeId: 'outro', discountCents: 2_000 }),
  );
  const { user } = renderRedeemScreen('/club/offers/vinte?codigo=r1');
  expect(
    await screen.findByRole('heading', { name: 'Este código não é deste lugar' }),
  ).toBeVisible();
  expect(screen.queryByText(/Você economizou/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ver o benefício' }));
  expect(await findGenerateButton()).toBeVisible();
});

test.each([
  ['of this benefit', { ...openOne, status: 'pending' as const }, false],
  ['of another benefit', { ...openOne, offerId: 'dez', status: 'pending' as const }, true],
  [
    'that the staff has scanned',
    { ...openOne, offerId: 'dez', status: 'verified' as const },
    false,
  ],
])(
  'a member who returns with an open code %s gets a link to it',
  async (_, redemption, mayReplace) => {
    vi.mocked(listOpenRedemptions).mockResolvedValue([redemption]);
    renderRedeemScreen();
    expect(await screen.findByRole('link', { name: 'Mostrar código' })).toHaveAttribute(
      'href',
      `/club/offers/${redemption.offerId}?codigo=r1`,
    );
    expect(screen.queryAllByRole('button', { name: 'Gerar código' })).toHaveLength(
      mayReplace ? 1 : 0,
    );
    expect(screen.queryAllByText(/O código que está aberto deixa de valer/)).toHaveLength(
      mayReplace ? 1 : 0,
    );
  },
);

test('an ended offer gives no code and links to other benefits', async () => {
  vi.mocked(getOffer).mockResolvedValue({ ...offer, validUntil: inMinutes(-1) });
  renderRedeemScreen();
  expect(await screen.findByText('Encerrado')).toBeVisible();
  expect(screen.getByText(/^Este benefício já terminou/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver outros benefícios' })).toHaveAttribute(
    'href',
    '/club',
  );
  expect(screen.queryByRole('button')).toBeNull();
});

test('a missing offer links to other benefits, and a failed request can be retried', async () => {
  vi.mocked(getOffer).mockRejectedValue(new AppError('not-found'));
  const { unmount } = renderRedeemScreen();
  expect(
    await screen.findByRole('heading', { name: /^Este benefício não está mais disponível/ }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver outros benefícios' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  unmount();

  vi.mocked(getOffer).mockRejectedValueOnce(new AppError('unavailable')).mockResolvedValue(offer);
  const { user } = renderRedeemScreen();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Não foi possível carregar o benefício',
  );
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await findGenerateButton()).toBeVisible();
});

test('shows in three steps how to use the offer, and where', async () => {
  const place = {
    title: 'Bar da Ponte',
    location: 'Rua A, 1, Florianópolis',
    neighborhood: 'Centro',
  };
  vi.mocked(getPlace).mockResolvedValue(toPlace('bar', place));
  renderRedeemScreen();
  expect(await screen.findByRole('heading', { name: 'Como usar' })).toBeVisible();
  expect(screen.getByText('Na hora de pagar, gere o código nesta página.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Onde usar' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Como chegar' })).toBeVisible();
  expect(screen.getByText('Rua A, 1, Florianópolis')).toBeVisible();
});

test('the place name links to the place page', async () => {
  renderRedeemScreen();
  expect(await screen.findByRole('link', { name: 'Bar da Ponte' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/places\/.*bar-da-ponte$/),
  );
});

test('a code that no longer exists links to a new one', async () => {
  vi.mocked(getRedemption).mockRejectedValue(new AppError('not-found'));
  const { user, address } = renderRedeemScreen('/club/offers/vinte?codigo=r1');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('heading', { name: 'Este código não existe mais' })).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Tentar novamente' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Gerar outro código' }));
  expect(address()).toBe('/club/offers/vinte');
});

test('a code whose cancellation fails stays, with an error message', async () => {
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
  vi.mocked(cancelRedemption).mockRejectedValue(new AppError('unavailable'));
  const { user } = renderRedeemScreen();
  await user.click(await findGenerateButton());
  await user.click(await screen.findByRole('button', { name: 'Cancelar código' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Não foi possível cancelar o código/);
  expect(scrollIntoView).toHaveBeenCalled();
  expect(screen.getByRole('region', { name: 'Código do benefício' })).toBeVisible();
  scrollIntoView.mockRestore();
});

test('shows why a closed place gives no code and when the offer is valid again', async () => {
  const { dayNumber } = wallClockAt(new Date());
  const dates = [-1, 0, 1].map((days) => `${isoDateOf(dayNumber + days)} closed `);
  const hours = { periods: ['0 00:00-0 00:00'], exceptions: dates };
  vi.mocked(getPlace).mockResolvedValue(toPlace('bar', { title: 'O bar', hours }));
  renderRedeemScreen();
  expect(
    await screen.findByText(/^O lugar está fechado agora\. O benefício volta a valer /),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Gerar código' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Ver outros benefícios' })).toHaveAttribute(
    'href',
    '/club',
  );
});

test('shows from when the member can use the offer again, without a button', async () => {
  vi.mocked(getOffer).mockResolvedValue({ ...offer, cooldownMinutes: 3 * 1440 });
  const lastUse = toRedemption('r0', { placeId: 'bar', offerId: 'dez', status: 'confirmed' });
  vi.mocked(listRecentRedemptions).mockResolvedValue([
    { ...lastUse, confirmedAt: inMinutes(-1440) },
  ]);
  renderRedeemScreen();
  expect(await screen.findByText(/^Para você a partir de /)).toBeVisible();
  expect(screen.getByText(/^Espere até .* para usar outro benefício/)).toBeVisible();
  expect(screen.queryByText(/^Válido agora/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Gerar código' })).toBeNull();
});

test('shows how often the member can still use the offer, unless older uses may be missing', async () => {
  const perMemberLimit = { count: 12, window: 'total' } as const;
  vi.mocked(getOffer).mockResolvedValue({ ...offer, perMemberLimit });
  const use = {
    ...toRedemption('r0', { placeId: 'bar', offerId: 'vinte', status: 'confirmed' }),
    confirmedAt: inMinutes(-9000),
  };
  vi.mocked(listRecentRedemptions).mockResolvedValue([use, use]);
  const first = renderRedeemScreen();
  expect(await screen.findByText('Restam 10 usos para você.')).toBeVisible();
  first.unmount();

  vi.mocked(listRecentRedemptions).mockResolvedValue(Array.from({ length: 10 }, () => use));
  renderRedeemScreen();
  await waitFor(async () => {
    expect(await findGenerateButton()).toHaveAttribute('aria-disabled', 'false');
  });
  expect(screen.queryByText(/^Rest/)).not.toBeInTheDocument();
});

test('an offer that the member has used up gives no code', async () => {
  const perMemberLimit = { count: 1, window: 'total' } as const;
  vi.mocked(getOffer).mockResolvedValue({ ...offer, perMemberLimit });
  const lastUse = toRedemption('r0', { placeId: 'bar', offerId: 'vinte', status: 'confirmed' });
  vi.mocked(listRecentRedemptions).mockResolvedValue([{ ...lastUse, confirmedAt: inMinutes(-9) }]);
  renderRedeemScreen();
  expect(await screen.findByText('Já usado por você')).toBeVisible();
  expect(screen.getByText(/^Você já usou este benefício, que vale uma vez/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Gerar código' })).toBeNull();
});

test.each([
  ['the offer', getOffer],
  ['the place', getPlace],
] as const)('keeps the code visible if a refetch of %s fails', async (_, read) => {
  const { user, client } = renderRedeemScreen();
  await user.click(await findGenerateButton());
  await screen.findByRole('region', { name: 'Código do benefício' });
  const reads = vi.mocked(read).mockRejectedValue(new AppError('unavailable'));
  reads.mockClear();
  await act(async () => {
    await client.invalidateQueries();
    // Observers are notified in a separate task.
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(reads).toHaveBeenCalled();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Código A B C 2 3 4' })).toBeVisible();
});
