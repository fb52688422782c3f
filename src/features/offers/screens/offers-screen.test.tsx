import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getMembership, getSavings } from '#features/club/data/membership-store.ts';
import { listPlans } from '#features/club/data/plan-store.ts';
import { toMembership } from '#features/club/model/club-member.ts';
import { getPlace } from '#features/places/data/place-store.ts';
import { toPlace } from '#features/places/model/place.ts';
import { getOwnReview } from '#features/reviews/data/review-store.ts';
import { listClubOffers } from '#features/offers/data/club-offer-store.ts';
import type { OfferPlace } from '#features/offers/data/club-offer-store.ts';
import { parsePlaceHours } from '#features/opening-hours/model/stored-place-hours.ts';
import { toClubOffer } from '#features/offers/model/club-offer.ts';
import {
  listOpenRedemptions,
  listRecentRedemptions,
} from '#features/redemptions/data/own-redemption-store.ts';
import { toRedemption } from '#features/redemptions/model/redemption.ts';
import { getPublicSettings } from '#features/settings/data/settings-store.ts';
import { AppError } from '#shared/app-error.ts';
import { emptyOperator } from '#features/settings/model/public-settings.ts';
import { dayMs, minuteMs } from '#shared/time-units.ts';
import { isoDateOf, wallClockAt } from '#shared/zoned-time.ts';
import { aPlan } from '#support/builders.ts';
import { fakeSession, signedInState } from '#support/test-session.ts';
import { renderScreen } from '#support/render-screen.tsx';
import OffersScreen from './offers-screen.tsx';

vi.mock('#features/club/data/membership-store.ts');
vi.mock('#features/club/data/plan-store.ts');
vi.mock('#features/offers/data/club-offer-store.ts');
vi.mock('#features/places/data/place-store.ts');
vi.mock('#features/redemptions/data/own-redemption-store.ts');
vi.mock('#features/reviews/data/review-store.ts');
vi.mock('#features/settings/data/settings-store.ts');

const settings = {
  requireApproval: false,
  clubEnabled: true,
  reviewsEnabled: true,
  maintenanceMessage: '',
  ...emptyOperator,
};
const anOffer = (id: string, placeId: string, fields: object = {}) =>
  toClubOffer(id, {
    placeId,
    title: `Oferta ${id}`,
    kind: 'percent',
    percent: 10,
    isActive: true,
    validUntil: new Date(Date.now() + 30 * dayMs),
    ...fields,
  });
const aPlaceIn = (id: string, neighborhood: string): [string, OfferPlace] => [
  id,
  {
    id,
    title: `Bar ${id}`,
    neighborhood,
    categoryName: 'Bares',
    cover: null,
    hours: parsePlaceHours({ periods: ['0 00:00-0 00:00'] }),
    geo: { latitude: -27.6, longitude: -48.5 },
  },
];
const places = new Map([aPlaceIn('p1', 'Centro'), aPlaceIn('p2', 'Lagoa')]);

beforeEach(() => {
  const { dayNumber } = wallClockAt(new Date());
  // Neither today nor tomorrow is valid, so that midnight does not affect the test.
  const excludedDates = [isoDateOf(dayNumber), isoDateOf(dayNumber + 1)];
  vi.mocked(getPublicSettings).mockReset().mockResolvedValue(settings);
  vi.mocked(getMembership).mockReset().mockResolvedValue(null);
  vi.mocked(listPlans).mockReset().mockResolvedValue([]);
  vi.mocked(listOpenRedemptions).mockReset().mockResolvedValue([]);
  vi.mocked(listRecentRedemptions).mockReset().mockResolvedValue([]);
  vi.mocked(listClubOffers)
    .mockReset()
    .mockResolvedValue({
      offers: [anOffer('depois', 'p1', { excludedDates }), anOffer('agora', 'p2')],
      places,
    });
});

function renderOffers(isSignedIn = false, at = '/club') {
  return renderScreen(<OffersScreen />, {
    session: fakeSession(
      isSignedIn ? signedInState() : { status: 'signed-out', isVerified: true, reason: null },
    ),
    at,
  });
}

test('lists currently valid offers first, each with its place', async () => {
  renderOffers();
  const now = within(await screen.findByRole('region', { name: 'Válidos agora' }));
  expect(await now.findByText('Bar p2')).toBeVisible();
  expect(screen.queryByText(/^Nenhum benefício vale agora/)).toBeNull();
  // A visitor cannot use it yet.
  expect(now.getByRole('link', { name: 'Ver benefício Oferta agora' })).toHaveAttribute(
    'href',
    '/club/offers/agora',
  );
  const later = within(screen.getByRole('region', { name: 'Para mais tarde' }));
  expect(later.getByRole('heading', { name: 'Oferta depois' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Buscar lugares com benefício' })).toHaveAttribute(
    'href',
    '/search?beneficio=1',
  );
});

test('a card shows the days and the minimum bill, and leaves the other rules to the page of the offer', async () => {
  const fields = {
    minSpendCents: 6_000,
    cooldownMinutes: 720,
    totalLimit: 400,
    perMemberLimit: { count: 2, window: 'month' },
  };
  vi.mocked(listClubOffers).mockResolvedValue({ offers: [anOffer('agora', 'p2', fields)], places });
  renderOffers();
  const card = await screen.findByRole('article');
  expect(card).toHaveTextContent(
    /Vale (?:agora|até).* · todos\sos\sdias.*Em contas a partir de R\$\s60,00\./,
  );
  expect(card).not.toHaveTextContent(/por sócio|Intervalo|no total/);
});

test('a card does not repeat the minimum bill of its title', async () => {
  const title = 'R$ 30 de desconto a partir de R$ 150';
  const fields = { title, kind: 'fixed', amountCents: 3_000, minSpendCents: 15_000 };
  vi.mocked(listClubOffers).mockResolvedValue({
    offers: [
      anOffer('agora', 'p2', fields),
      anOffer('igual', 'p1', { ...fields, title: 'Economize R$ 30', minSpendCents: 3_000 }),
    ],
    places,
  });
  renderOffers();
  const [named, equal] = await screen.findAllByRole('article');
  expect(named).toHaveTextContent(title);
  expect(named).not.toHaveTextContent('Em contas');
  expect(equal).toHaveTextContent(/Em contas a partir de R\$\s30,00\./);
});

test('a card does not repeat the value that its title says', async () => {
  const fields = { kind: 'percent', percent: 20 };
  vi.mocked(listClubOffers).mockResolvedValue({
    offers: [
      anOffer('titulo', 'p1', { ...fields, title: '20% no jantar' }),
      anOffer('selo', 'p2', { ...fields, title: 'Desconto no jantar' }),
    ],
    places,
  });
  renderOffers();
  const [inTitle, inBadge] = await screen.findAllByRole('article');
  expect(within(inTitle!).queryByText('20%')).toBeNull();
  expect(within(inBadge!).getByText('20%')).toBeVisible();
});

test('shows an offer of a closed place as not valid now, with the time of its start', async () => {
  const { dayNumber } = wallClockAt(new Date());
  const dates = [dayNumber - 1, dayNumber, dayNumber + 1].map((day) => `${isoDateOf(day)} closed `);
  const hours = parsePlaceHours({ periods: ['0 00:00-0 00:00'], exceptions: dates });
  const [id, place] = aPlaceIn('p3', 'Lagoa');
  vi.mocked(listClubOffers).mockResolvedValue({
    offers: [anOffer('agora', 'p2'), anOffer('fechada', 'p3')],
    places: new Map([...places, [id, { ...place, hours }]]),
  });
  const { user } = renderOffers();
  const later = within(await screen.findByRole('region', { name: 'Para mais tarde' }));
  expect(later.getByText(/^Vale a partir de /)).toBeVisible();
  expect(later.getByRole('link', { name: 'Ver benefício Oferta fechada' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Válidos agora' }));
  expect(screen.queryByRole('heading', { name: 'Oferta fechada' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Oferta agora' })).toBeVisible();
});

/** Makes the user a member without savings. */
function mockMember() {
  const entitledUntil = new Date(Date.now() + 20 * dayMs);
  vi.mocked(getMembership).mockResolvedValue({
    ...toMembership({ status: 'active' }),
    entitledUntil,
  });
  vi.mocked(listPlans).mockResolvedValue([]);
  vi.mocked(getSavings).mockResolvedValue({ cents: 0, isPartial: false });
}

test('a member sees their card before the offers, and how to use them', async () => {
  const entitledUntil = new Date(Date.now() + 20 * dayMs);
  vi.mocked(getMembership).mockResolvedValue({
    ...toMembership({ status: 'active' }),
    entitledUntil,
  });
  vi.mocked(listPlans).mockResolvedValue([]);
  vi.mocked(getSavings).mockResolvedValue({ cents: 4_550, isPartial: false });
  renderOffers(true);
  const card = await screen.findByRole('region', { name: 'Carteirinha do clube' });
  await waitFor(() => {
    expect(card).toHaveTextContent(/R\$\s45,50/);
  });
  const offer = await screen.findByRole('link', { name: 'Usar benefício Oferta agora' });
  expect(card.compareDocumentPosition(offer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(card).toHaveTextContent('1 benefício válido agora');
});

test('says that no offer is valid now and when the next one starts', async () => {
  const { dayNumber } = wallClockAt(new Date());
  const excludedDates = [isoDateOf(dayNumber)];
  vi.mocked(listClubOffers).mockResolvedValue({
    offers: [anOffer('depois', 'p1', { excludedDates })],
    places,
  });
  renderOffers();
  expect(await screen.findByText('Nenhum benefício vale agora · o próximo amanhã')).toBeVisible();
});

test('shows the end of an offer that ends soon', async () => {
  vi.mocked(listClubOffers).mockResolvedValue({
    offers: [
      anOffer('logo', 'p1', { validUntil: new Date(Date.now() + 9 * dayMs) }),
      anOffer('longe', 'p2', { validUntil: new Date(Date.now() + 90 * dayMs) }),
    ],
    places,
  });
  renderOffers();
  const [endingSoon, other] = await screen.findAllByRole('article');
  expect(endingSoon).toHaveTextContent(/Até \d\d\/\d\d\/\d{4}\./);
  expect(other).not.toHaveTextContent('Até');
});

test('asks a member for a review after the offers', async () => {
  mockMember();
  vi.mocked(getOwnReview).mockResolvedValue(null);
  vi.mocked(getPlace).mockResolvedValue(toPlace('p2', { title: 'Bar da Ponte' }));
  const lastUse = toRedemption('r1', { placeId: 'p2', offerId: 'b', status: 'confirmed' });
  vi.mocked(listRecentRedemptions).mockResolvedValue([
    { ...lastUse, confirmedAt: new Date(Date.now() - 2 * dayMs) },
  ]);
  vi.mocked(listClubOffers).mockResolvedValue({
    offers: ['a', 'b', 'c'].map((id) => anOffer(id, 'p1')),
    places,
  });
  renderOffers(true);
  const request = await screen.findByRole('region', { name: 'Bar da Ponte: como foi a visita?' });
  const lastOffer = screen.getAllByRole('article').at(-1)!;
  expect(lastOffer.compareDocumentPosition(request)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the line of a member opens the card', async () => {
  mockMember();
  const { user } = renderOffers(true);
  const card = await screen.findByRole('region', { name: 'Carteirinha do clube' });
  expect(within(card).getByText('Clube Guia da Ilha')).not.toBeVisible();
  await user.click(within(card).getAllByText('Ana Souza')[0]!);
  expect(within(card).getByText('Clube Guia da Ilha')).toBeVisible();
});

test('shows a member when a used offer can be used again', async () => {
  mockMember();
  const cooldownMinutes = 3 * 1440;
  const lastUse = toRedemption('r1', { placeId: 'p2', offerId: 'usada', status: 'confirmed' });
  const confirmedAt = new Date(Date.now() - minuteMs);
  vi.mocked(listRecentRedemptions).mockResolvedValue([{ ...lastUse, confirmedAt }]);
  vi.mocked(listClubOffers).mockResolvedValue({
    offers: [anOffer('nova', 'p1'), anOffer('usada', 'p2', { cooldownMinutes })],
    places,
  });
  renderOffers(true);
  const later = within(await screen.findByRole('region', { name: 'Para mais tarde' }));
  expect(later.getByText(/^Para você a partir de /)).toBeVisible();
  expect(later.getByRole('link', { name: 'Ver benefício Oferta usada' })).toBeVisible();
  const now = within(screen.getByRole('region', { name: 'Válidos agora' }));
  expect(now.getByRole('heading', { name: 'Oferta nova' })).toBeVisible();
});

test('shows the nearest offers first once the position is known', async () => {
  const near = { latitude: -27.6, longitude: -48.5 };
  const [nearId, nearPlace] = aPlaceIn('perto', 'Lagoa');
  const [unknownId, unknownPlace] = aPlaceIn('sem', 'Centro');
  const [farId, farPlace] = aPlaceIn('longe', 'Centro');
  vi.mocked(listClubOffers).mockResolvedValue({
    offers: [anOffer('um', 'longe'), anOffer('dois', 'sem'), anOffer('tres', 'perto')],
    places: new Map([
      [farId, { ...farPlace, geo: { latitude: -27.8, longitude: -48.5 } }],
      [unknownId, { ...unknownPlace, geo: null }],
      [nearId, { ...nearPlace, geo: near }],
    ]),
  });
  vi.stubGlobal('navigator', {
    ...navigator,
    geolocation: {
      getCurrentPosition: (found: (at: unknown) => void) => {
        found({ coords: near });
      },
    },
  });
  const { user, address } = renderOffers();
  await screen.findByRole('heading', { name: 'Oferta um' });
  await user.click(screen.getByRole('button', { name: 'Mais perto primeiro' }));
  expect(address()).toBe('/club?ordenar=distancia');
  await user.click(await screen.findByRole('button', { name: 'Próximo a mim' }));
  await waitFor(() => {
    expect(
      screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent),
    ).toEqual(['Oferta tres', 'Oferta um', 'Oferta dois']);
  });
  expect(screen.getByText(/22,2 km|22 km/)).toBeVisible();
  vi.unstubAllGlobals();
});

test('keeps the filters in the URL and shows a message if nothing matches', async () => {
  vi.mocked(listPlans).mockResolvedValue([aPlan()]);
  const { user, address } = renderOffers(true);
  await screen.findByText('Bar p1');
  expect(screen.getByRole('link', { name: 'Usar benefício Oferta agora' })).toHaveAttribute(
    'href',
    '/club/offers/agora',
  );
  // A visitor without a membership sees how to join.
  const join = await screen.findByRole('region', { name: 'Como usar os benefícios' });
  expect(join).toHaveTextContent(/^Economize até R\$\s12 numa visita/);
  expect(join).toHaveTextContent(/R\$\s29,90 por mês/);
  expect(within(join).getByRole('link', { name: 'Ver o clube' })).toHaveAttribute(
    'href',
    '/subscription',
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Bairro' }), 'Centro');
  expect(screen.queryByText('Oferta agora')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Válidos agora' }));
  expect(address()).toBe('/club?bairro=Centro&agora=1');
  expect(screen.getByRole('heading', { name: 'Nenhum benefício vale agora' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  expect(screen.getByRole('heading', { name: 'Oferta agora' })).toBeVisible();
});

test('shows a failure, an empty list and a disabled club differently', async () => {
  vi.mocked(listClubOffers)
    .mockRejectedValueOnce(new AppError('timeout'))
    .mockResolvedValueOnce({ offers: [], places: new Map() });
  const { user, unmount } = renderOffers();
  expect(await screen.findByText('Não foi possível carregar os benefícios')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('heading', { name: 'Nenhum benefício no momento' })).toBeVisible();
  unmount();

  vi.mocked(getPublicSettings).mockResolvedValue({ ...settings, clubEnabled: false });
  renderOffers();
  expect(
    await screen.findByRole('heading', { name: 'O clube está fechado no momento' }),
  ).toBeVisible();
  expect(screen.queryByRole('article')).toBeNull();
});

test('shows 24 offers per step and filters the whole list', async () => {
  const manyOffers = Array.from({ length: 60 }, (_, at) =>
    anOffer(`n${at}`, at === 59 ? 'p1' : 'p2'),
  );
  vi.mocked(listClubOffers).mockResolvedValue({ offers: manyOffers, places });
  const { user } = renderOffers();
  expect(await screen.findAllByRole('article')).toHaveLength(24);
  await user.click(screen.getByRole('button', { name: 'Ver mais benefícios' }));
  expect(screen.getAllByRole('article')).toHaveLength(48);
  await user.click(screen.getByRole('button', { name: 'Ver mais benefícios' }));
  expect(screen.getAllByRole('article')).toHaveLength(60);
  expect(screen.queryByRole('button', { name: 'Ver mais benefícios' })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Bairro' }), 'Centro');
  expect(screen.getByRole('heading', { name: 'Oferta n59' })).toBeVisible();
});

test('requests the membership, the open code and the last use in parallel', async () => {
  const unresolved = new Promise<never>(() => undefined);
  vi.mocked(getMembership).mockReturnValue(unresolved);
  renderOffers(true);
  await vi.waitFor(() => {
    expect(getMembership).toHaveBeenCalledTimes(1);
    expect(listOpenRedemptions).toHaveBeenCalledTimes(1);
    expect(listRecentRedemptions).toHaveBeenCalledTimes(1);
    expect(listClubOffers).toHaveBeenCalledTimes(1);
  });
});
