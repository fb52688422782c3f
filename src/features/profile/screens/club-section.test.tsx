import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getMembership } from '#features/club/data/membership-store.ts';
import { fetchHome } from '#features/home/data/home-store.ts';
import { AppError } from '#shared/app-error.ts';
import type { HomeNow } from '#features/home/model/home-now.ts';
import type { ListedPlace } from '#features/places/model/place.ts';
import { toMembership } from '#features/club/model/club-member.ts';
import { dayMs } from '#shared/time-units.ts';
import { aUser } from '#support/test-session.ts';
import { anAgenda } from '#support/builders.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { ClubSection } from './club-section.tsx';

vi.mock('#features/club/data/membership-store.ts');
vi.mock('#features/home/data/home-store.ts');

const home: HomeNow<ListedPlace> = {
  openNow: [],
  tonight: [],
  benefits: [],
  neighborhoods: [],
  agenda: anAgenda([], []),
  past: [],
  club: {
    price: { price: 2_990, interval: 'month', isOnly: true },
    partners: 9,
    partnersToday: 3,
    offers: [],
  },
};
const name = 'Clube Guia da Ilha';

beforeEach(() => {
  vi.mocked(getMembership).mockReset().mockResolvedValue(null);
  vi.mocked(fetchHome).mockReset().mockResolvedValue(home);
});

test('a user without a membership sees the description and price of the club and a link to the plans', async () => {
  renderScreen(<ClubSection user={aUser()} />);
  const invitation = within(await screen.findByRole('region', { name }));
  expect(invitation.getByText(/^Sócios pagam menos em 9 lugares parceiros/)).toBeVisible();
  expect(invitation.getByText(/^R\$\s29,90 por mês$/)).toBeVisible();
  expect(invitation.getByRole('link', { name: 'Conhecer o clube' })).toHaveAttribute(
    'href',
    '/subscription',
  );
});

test('a member sees the card and no offer', async () => {
  const entitledUntil = new Date(Date.now() + dayMs);
  vi.mocked(getMembership).mockResolvedValue({
    ...toMembership({ status: 'active' }),
    entitledUntil,
  });
  renderScreen(<ClubSection user={aUser()} />);
  expect(await screen.findByRole('region', { name: 'Carteirinha do clube' })).toBeVisible();
  expect(screen.queryByText('Conhecer o clube')).toBeNull();
  expect(screen.getByRole('link', { name: 'Ver benefícios' })).toHaveAttribute('href', '/club');
});

test.each([
  ['the club is open', home],
  ['the club is closed', { ...home, club: null }],
])('a user with a pending first payment sees its status and no offer: %s', async (_, answer) => {
  vi.mocked(fetchHome).mockResolvedValue(answer);
  vi.mocked(getMembership).mockResolvedValue(toMembership({ status: 'incomplete' }));
  renderScreen(<ClubSection user={aUser()} />);
  const section = within(await screen.findByRole('region', { name }));
  expect(section.getByText('Aguardando pagamento')).toBeVisible();
  expect(section.getByText(/^O primeiro pagamento ainda não foi confirmado/)).toBeVisible();
  expect(section.queryByText(/R\$/)).toBeNull();
  expect(section.getByRole('link', { name: 'Ver a assinatura' })).toHaveAttribute(
    'href',
    '/subscription',
  );
});

test.each([
  ['the club is closed', () => Promise.resolve({ ...home, club: null })],
  ['the request fails', () => Promise.reject(new AppError('unavailable'))],
])('shows nothing if %s', async (_, answer) => {
  vi.mocked(fetchHome).mockImplementation(answer);
  const { container } = renderScreen(<ClubSection user={aUser()} />);
  await waitFor(() => {
    expect(container.querySelector('[aria-busy="true"]')).toBeNull();
  });
  expect(screen.queryByRole('region', { name })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
