import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getMembership } from '#data/club/membership-store.ts';
import { listActivePlaces } from '#data/favorites/favorite-place-store.ts';
import { toClubOffer } from '#data/offers/offer-converter.ts';
import { listOffers } from '#data/offers/offer-store.ts';
import { toPlace } from '#data/places/place-converter.ts';
import { getPublicSettings } from '#data/settings/settings-store.ts';
import { AppError } from '#domain/app-error.ts';
import { isoDateOf, wallClockAt } from '#domain/zoned-time.ts';
import { SessionContext } from '#session/session-context.ts';
import { fakeSession, signedInState } from '#session/test-session.ts';
import { aCategory } from '#support/builders.ts';
import { renderScreen } from '#support/render-screen.tsx';
import OffersScreen from './offers-screen.tsx';

vi.mock('#data/club/membership-store.ts');
vi.mock('#data/offers/offer-store.ts');
vi.mock('#data/settings/settings-store.ts');
vi.mock('#data/favorites/favorite-place-store.ts', () => ({
  listActivePlaces: vi.fn(),
  maxIdsPerQuery: 30,
}));
vi.mock('#data/categories/category-store.ts', () => ({
  listCategories: () => Promise.resolve([aCategory()]),
}));

const dayMs = 86_400_000;
const settings = {
  requireApproval: false,
  clubEnabled: true,
  reviewsEnabled: true,
  maintenanceMessage: '',
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
const aPlaceIn = (id: string, neighborhood: string) =>
  toPlace(id, { title: `Bar ${id}`, neighborhood, category: aCategory().id, isActive: true });

beforeEach(() => {
  const { dayNumber } = wallClockAt(new Date());
  // Not today nor tomorrow, so that midnight changes nothing.
  const excludedDates = [isoDateOf(dayNumber), isoDateOf(dayNumber + 1)];
  vi.mocked(getPublicSettings).mockReset().mockResolvedValue(settings);
  vi.mocked(getMembership).mockReset().mockResolvedValue(null);
  vi.mocked(listOffers)
    .mockReset()
    .mockResolvedValue({
      items: [
        anOffer('depois', 'p1', { excludedDates }),
        anOffer('agora', 'p2'),
        anOffer('sumida', 'gone'),
      ],
      nextCursor: null,
    });
  vi.mocked(listActivePlaces)
    .mockReset()
    .mockResolvedValue([aPlaceIn('p1', 'Centro'), aPlaceIn('p2', 'Lagoa')]);
});

function show(isSignedIn = false, at = '/club') {
  const session = fakeSession(
    isSignedIn ? signedInState() : { status: 'signed-out', isVerified: true, reason: null },
  );
  return renderScreen(
    <SessionContext value={session}>
      <OffersScreen />
    </SessionContext>,
    { at },
  );
}

test('lists what is valid now first, with its place, and leaves out what a lost place offered', async () => {
  show();
  const now = within(await screen.findByRole('region', { name: 'Válidos agora' }));
  expect(await now.findByRole('link', { name: 'Bar p2' })).toBeVisible();
  expect(now.getByRole('link', { name: 'Usar benefício Oferta agora' })).toHaveAttribute(
    'href',
    '/login',
  );
  const later = within(screen.getByRole('region', { name: 'Em outros horários' }));
  expect(later.getByRole('heading', { name: 'Oferta depois' })).toBeVisible();
  expect(screen.queryByText('Oferta sumida')).toBeNull();
  expect(screen.getByRole('link', { name: 'Buscar lugares com benefício' })).toHaveAttribute(
    'href',
    '/search?beneficio=1',
  );
  expect(listActivePlaces).toHaveBeenCalledExactlyOnceWith(['p1', 'p2', 'gone']);
});

test('the address keeps the filters, and nothing found is told', async () => {
  const { user, address } = show(true);
  await screen.findByRole('link', { name: 'Bar p1' });
  expect(screen.getByRole('link', { name: 'Usar benefício Oferta agora' })).toHaveAttribute(
    'href',
    '/club/offers/agora',
  );
  // Whoever is no member is told how to become one.
  expect(await screen.findByRole('link', { name: 'Ver o clube' })).toHaveAttribute(
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

test('a failure is no empty list, an empty list says so, and a closed club shows nothing', async () => {
  vi.mocked(listOffers)
    .mockRejectedValueOnce(new AppError('timeout'))
    .mockResolvedValueOnce({ items: [], nextCursor: null });
  const { user, unmount } = show();
  expect(await screen.findByText('Erro ao carregar os benefícios')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('heading', { name: 'Nenhum benefício no momento' })).toBeVisible();
  unmount();

  vi.mocked(getPublicSettings).mockResolvedValue({ ...settings, clubEnabled: false });
  show();
  expect(
    await screen.findByRole('heading', { name: 'O clube está fechado no momento' }),
  ).toBeVisible();
  expect(screen.queryByRole('article')).toBeNull();
});
