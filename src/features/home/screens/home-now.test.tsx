import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { listCategories } from '#features/categories/data/category-store.ts';
import { getMembership } from '#features/club/data/membership-store.ts';
import { fetchHome } from '#features/home/data/home-store.ts';
import { AppError } from '#shared/app-error.ts';
import type { ClubSummary } from '#features/club/model/club-summary.ts';
import type { Membership } from '#features/club/model/club-member.ts';
import type { HomeNow as Moment } from '#features/home/model/home-now.ts';
import { toMembership } from '#features/club/model/club-member.ts';
import { toPlace } from '#features/places/model/place.ts';
import type { ListedPlace } from '#features/places/model/place.ts';
import { SessionContext } from '#features/account/components/session/use-session.ts';
import { fakeSession, signedInState, visitorState } from '#support/test-session.ts';
import type { SessionState } from '#features/account/data/session/session-state.ts';
import { formatDate } from '#shared/formats/formats.ts';
import { aCategory, anAgenda, anEventSummary } from '#support/builders.ts';
import { dateBlockTexts } from '#features/events/texts.ts';
import { minuteMs } from '#shared/time-units.ts';
import { wallClockAt } from '#shared/zoned-time.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { ClubSectionHeader } from './club/band-head.tsx';
import { HomeNowSections } from './home-now.tsx';

vi.mock('#features/categories/data/category-store.ts');
vi.mock('#features/club/data/membership-store.ts');
vi.mock('#features/home/data/home-store.ts');

const nothing: Moment<ListedPlace> = {
  openNow: [],
  tonight: [],
  benefits: [],
  neighborhoods: [],
  agenda: anAgenda([], []),
  past: [],
  club: null,
};

function show(state: SessionState = visitorState) {
  return renderScreen(<HomeNowSections />, { session: fakeSession(state) });
}

beforeEach(() => {
  vi.mocked(listCategories).mockResolvedValue([aCategory()]);
});

test('shows each rail that has places and hides the others', async () => {
  vi.mocked(fetchHome).mockResolvedValue({
    ...nothing,
    tonight: [toPlace('p1', { title: 'Bar do Farol' })],
    neighborhoods: [{ name: 'Lagoa da Conceição', count: 13 }],
  });
  show();
  const tonight = within(await screen.findByRole('region', { name: 'Hoje à noite' }));
  expect(tonight.getByRole('link', { name: 'Bar do Farol' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Lagoa da Conceição 13 lugares' })).toHaveAttribute(
    'href',
    '/search?local=Lagoa%20da%20Concei%C3%A7%C3%A3o',
  );
  expect(screen.queryByRole('heading', { name: 'Abertos agora' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Benefícios do clube hoje' })).toBeNull();
});

test('the event rail links to current events and the agenda and excludes past events', async () => {
  const at = (minutes: number) => new Date(Date.now() + minutes * minuteMs);
  const date = (from: number, to: number) => ({
    startsAt: at(from),
    endsAt: at(to),
    status: 'scheduled' as const,
  });
  vi.mocked(fetchHome).mockResolvedValue({
    ...nothing,
    agenda: anAgenda([
      anEventSummary({ dates: [date(-5, 5)] }),
      anEventSummary({ id: 'o', title: 'Acabou', dates: [date(-65, -5)] }),
    ]),
  });
  show();
  const rail = within(await screen.findByRole('region', { name: 'Hoje e neste fim de semana' }));
  expect(rail.getByRole('link', { name: 'Noite de choro' })).toHaveAttribute(
    'href',
    '/agenda/EvEnToEvEnToEvEnToEv-noite-de-choro',
  );
  expect(rail.getByText(/^Acontecendo agora/)).toBeVisible();
  expect(rail.getByText('Bar da Ponte')).toBeVisible();
  expect(rail.queryByText('Acabou')).toBeNull();
  // An event without images shows its day.
  const { dayNumber } = wallClockAt(at(-5));
  expect(rail.getByText(dateBlockTexts(dayNumber).date)).toBeVisible();
  expect(rail.getByRole('link', { name: 'Ver a agenda' })).toHaveAttribute('href', '/agenda');
});

test('hides the event rail without events', async () => {
  vi.mocked(fetchHome).mockResolvedValue(nothing);
  show();
  await screen.findByRole('heading', { name: 'Perto de você' });
  expect(screen.queryByRole('heading', { name: 'Hoje e neste fim de semana' })).toBeNull();
});

test('shows an error if the content fails to load, and retries on request', async () => {
  vi.mocked(fetchHome)
    .mockRejectedValueOnce(new AppError('unavailable'))
    .mockResolvedValue(nothing);
  const { user } = show();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Não foi possível carregar o que há agora',
  );
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('heading', { name: 'Perto de você' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('the club band', () => {
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minuteMs);
  const club: ClubSummary = {
    price: { price: 2_990, interval: 'month', isOnly: true },
    partners: 9,
    partnersToday: 3,
    offers: [
      {
        id: 'o1',
        placeId: 'p1',
        title: '20% no jantar',
        placeTitle: 'Bar do Farol',
        cover: null,
        from: null,
        until: inMinutes(60 * 24 * 9),
      },
    ],
  };
  const band = async () =>
    within(await screen.findByRole('region', { name: 'Clube Guia da Ilha' }));

  beforeEach(() => {
    vi.mocked(fetchHome).mockResolvedValue({ ...nothing, club });
    vi.mocked(getMembership).mockReset();
  });

  test('shows a visitor the club, its price and links to plans and offers', async () => {
    show();
    const region = await band();
    expect(region.getByText(/em 9 lugares parceiros \(3 com benefício hoje\)/)).toBeVisible();
    expect(region.getByText(/^R\$\s29,90 por mês/)).toBeVisible();
    expect(region.getByRole('link', { name: 'Conhecer o clube' })).toHaveAttribute(
      'href',
      '/subscription',
    );
    const offer = region.getByRole('link', { name: /20% no jantar Bar do Farol · vale agora/ });
    expect(offer).toHaveAttribute('href', '/club/offers/o1');
    expect(region.getByRole('link', { name: 'Ver todos' })).toHaveAttribute('href', '/club');
    expect(getMembership).not.toHaveBeenCalled();
  });

  test('shows a member the card, and hides the invitation while the membership loads', async () => {
    let arrive: (member: Membership) => void = () => undefined;
    vi.mocked(getMembership).mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    show(signedInState());
    const region = await band();
    const invitation = region.getByText('Conhecer o clube');
    expect(invitation.parentElement).toHaveClass('invisible');
    const entitledUntil = inMinutes(60);
    arrive({ ...toMembership({ status: 'active' }), entitledUntil });
    expect(await region.findByText('Ana Souza')).toBeVisible();
    const fact = region.getByText(/^Sócio ativo/);
    expect(fact).toHaveTextContent(`Válido até ${formatDate(entitledUntil)}`);
    expect(region.getByRole('link', { name: 'Mostrar carteirinha' })).toHaveAttribute(
      'href',
      '/subscription',
    );
    expect(invitation.parentElement).toHaveClass('invisible');
  });

  test('invites a user without a membership, also if the membership fails to load', async () => {
    vi.mocked(getMembership).mockResolvedValue(null);
    const { unmount } = show(signedInState());
    const invitation = async () => (await band()).getByText('Conhecer o clube').parentElement;
    await waitFor(async () => {
      expect(await invitation()).not.toHaveClass('invisible');
    });
    unmount();
    vi.mocked(getMembership).mockRejectedValue(new AppError('unavailable'));
    show(signedInState());
    await waitFor(async () => {
      expect(await invitation()).not.toHaveClass('invisible');
    });
  });

  test('links to all benefits if there are no more offers today', async () => {
    vi.mocked(fetchHome).mockResolvedValue({ ...nothing, club: { ...club, offers: [] } });
    show();
    const region = await band();
    expect(region.getByText(/^Por hoje não há mais nenhum/)).toBeVisible();
    expect(region.getByRole('link', { name: 'Ver todos' })).toHaveAttribute('href', '/club');
  });

  test('shows no benefits section if the club has no partners', async () => {
    const empty = { ...club, partners: 0, partnersToday: 0, offers: [] };
    vi.mocked(fetchHome).mockResolvedValue({ ...nothing, club: empty });
    show();
    const region = await band();
    expect(region.getByRole('link', { name: 'Conhecer o clube' })).toBeVisible();
    expect(region.queryByText('Benefícios de hoje')).not.toBeInTheDocument();
  });

  test.each([
    [
      'has a failed payment',
      { status: 'unpaid', paymentProblem: 'failed' },
      'Pagamento pendente · Benefícios suspensos',
    ],
    [
      'has a pending first payment',
      { status: 'incomplete' },
      'Aguardando pagamento · Benefícios ainda não liberados',
    ],
  ])('links a user who %s to the subscription and shows the status', async (_, stored, label) => {
    vi.mocked(getMembership).mockResolvedValue(toMembership(stored));
    show(signedInState());
    const region = await band();
    expect(await region.findByText(label)).toBeVisible();
    expect(region.getByRole('link', { name: 'Ver minha assinatura' })).toHaveAttribute(
      'href',
      '/subscription',
    );
  });

  test('keeps the server-rendered invitation for a user without a membership', async () => {
    let arrive: (member: null) => void = () => undefined;
    vi.mocked(getMembership).mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    const session = fakeSession({
      status: 'loading',
      hint: { name: 'Ana', photoURL: '', role: 'member' },
    });
    const page = (
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <SessionContext value={session}>
            <ClubSectionHeader club={club} />
          </SessionContext>
        </MemoryRouter>
      </QueryClientProvider>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    const invitation = screen.getByRole('link', { name: 'Conhecer o clube' });
    const expectIt = () => {
      expect(screen.getByRole('link', { name: 'Conhecer o clube' })).toBe(invitation);
      expect(invitation.closest('.invisible')).toBeNull();
    };
    render(page, { container, hydrate: true });
    expectIt();
    act(() => {
      session.become(signedInState());
    });
    await waitFor(() => {
      expect(getMembership).toHaveBeenCalledOnce();
    });
    expectIt();
    await act(async () => {
      arrive(null);
      await Promise.resolve();
    });
    expectIt();
  });

  test('is hidden while the club accepts no new members', async () => {
    vi.mocked(fetchHome).mockResolvedValue({ ...nothing, club: null });
    show();
    await screen.findByRole('heading', { name: 'Perto de você' });
    expect(screen.queryByRole('region', { name: 'Clube Guia da Ilha' })).toBeNull();
  });
});
