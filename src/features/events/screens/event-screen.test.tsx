import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { getEvent } from '#features/events/data/event-page-store.ts';
import { createReport } from '#features/moderation/data/report-store.ts';
import { AppError } from '#shared/app-error.ts';
import type { EventPage, PublicEvent } from '#features/events/model/event-page.ts';
import type { PlaceImage } from '#features/pictures/model/place-image.ts';
import type { EventDate } from '#features/events/model/event-date.ts';
import type { User } from '#features/account/model/user.ts';
import type { SessionState } from '#features/account/data/session/session-state.ts';
import { aUser, anAccount, fakeSession, visitorState } from '#support/test-session.ts';
import { aPlaceSummary, anEventSummary } from '#support/builders.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { dateBlockTexts, eventDateLabel } from '#features/events/texts.ts';
import { dayMs, hourMs, minuteMs } from '#shared/time-units.ts';
import { wallClockAt } from '#shared/zoned-time.ts';
import EventScreen from './event-screen.tsx';

vi.mock('#features/events/data/event-page-store.ts');
vi.mock('#features/events/data/saved-event-store.ts', () => ({ listSavedEvents: () => [] }));
vi.mock('#features/moderation/data/report-store.ts', () => ({ createReport: vi.fn() }));

/** Returns a date of three hours, `days` from now. */
function aDate(key: string, days: number, status: EventDate['status'] = 'scheduled'): EventDate {
  const startsAt = new Date(Math.floor(Date.now() / minuteMs) * minuteMs + days * dayMs);
  return { key, startsAt, endsAt: new Date(startsAt.getTime() + 3 * hourMs), status };
}

function aPage(changes: Partial<PublicEvent> = {}, page: Partial<EventPage> = {}): EventPage {
  return {
    event: {
      id: 'e1',
      placeId: 'p1',
      title: 'Noite de choro',
      description: 'Roda de choro na beira da lagoa.',
      translations: {},
      images: [],
      dates: [aDate('k0', 3, 'cancelled'), aDate('k1', 10), aDate('k2', 17, 'sold_out')],
      lastAt: null,
      priceCents: 3_000,
      ticketUrl: 'https://ingressos.example/choro',
      ageLimit: 16,
      access: ['wheelchair'],
      revision: 1,
      updatedAt: null,
      ...changes,
    },
    place: aPlaceSummary({ id: 'p1', benefit: null }),
    others: [],
    ...page,
  };
}

beforeEach(() => {
  vi.mocked(getEvent).mockReset().mockResolvedValue(aPage());
  vi.mocked(createReport).mockReset().mockResolvedValue();
});

function show(at = '/agenda/e1-noite-de-choro', state: SessionState = visitorState) {
  return renderScreen(
    <Routes>
      <Route path="/agenda/:eventId" element={<EventScreen />} />
      <Route path="*" element={null} />
    </Routes>,
    { session: fakeSession(state), at },
  );
}

const asMember = (changes: Partial<User> = {}): SessionState => ({
  status: 'signed-in',
  user: aUser(changes),
  account: anAccount(),
});

test('shows the next date, place, ticket link, age limit and accessibility', async () => {
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Noite de choro' })).toBeVisible();
  const next = eventDateLabel(aDate('k1', 10));
  const dates = within(screen.getByRole('heading', { name: 'Datas' }).parentElement!);
  const rows = dates.getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent(next);
  expect(rows[1]).toHaveTextContent('Cancelado');
  expect(rows[2]).toHaveTextContent('Esgotado');
  // Cancelled dates have no calendar link.
  expect(dates.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/agenda/evento/e1/k1.ics',
    '/agenda/evento/e1/k2.ics',
  ]);
  expect(screen.getByText('A partir de 16 anos')).toBeVisible();
  expect(screen.getByText('Acesso para cadeira de rodas')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Bar da Ponte · Centro' })).toHaveAttribute(
    'href',
    '/places/bares/p1-bar-da-ponte',
  );
  const [tickets] = screen.getAllByRole('link', { name: 'Comprar ingresso' });
  expect(tickets).toHaveAttribute('href', 'https://ingressos.example/choro');
  expect(tickets).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  const [way] = screen.getAllByRole('link', { name: 'Como chegar' });
  expect(way).toHaveAttribute('href', expect.stringContaining('google.com/maps/dir'));
});

test('shows its next day if it has no images, not the image of its place', async () => {
  const cover = { url: '/casa.webp', width: 1600, height: 1000, widths: [], colour: '#336699' };
  const place = aPlaceSummary({ id: 'p1', benefit: null, cover });
  vi.mocked(getEvent).mockResolvedValue(aPage({}, { place }));
  const { container } = show();
  const { date, month } = dateBlockTexts(wallClockAt(aDate('k1', 10).startsAt).dayNumber);
  const dateText = await screen.findByText(date);
  expect(dateText.parentElement).toHaveTextContent(`${date}${month}`);
  expect(container.querySelector('img[loading="eager"]')).toBeNull();
});

test('labels a drawn image, but no photograph', async () => {
  const photograph = { url: '/a.webp', width: 1600, height: 1000, widths: [], colour: '#336699' };
  const showWith = (image: PlaceImage) => {
    vi.mocked(getEvent).mockResolvedValue(aPage({ images: [image] }));
    return show();
  };
  const { unmount } = showWith({ ...photograph, isDrawing: true });
  expect(await screen.findByText('Ilustração')).toBeVisible();
  unmount();
  showWith(photograph);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByText('Ilustração')).toBeNull();
});

test('can be added to the calendar of the device, Google or Outlook', async () => {
  const { user } = show();
  const [add] = await screen.findAllByRole('button', { name: 'Adicionar ao calendário' });
  await user.click(add!);
  expect(await screen.findByRole('link', { name: 'Calendário do aparelho' })).toBeVisible();
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href') ?? '';
  expect(hrefOf('Calendário do aparelho')).toBe('/agenda/evento/e1/k1.ics');
  expect(hrefOf('Todas as datas no aparelho')).toBe('/agenda/evento/e1.ics');
  expect(hrefOf('Google Agenda')).toContain('calendar.google.com');
  expect(new URL(hrefOf('Outlook')).searchParams.get('subject')).toBe('Noite de choro');
});

test('shows no ticket link for a sold-out or cancelled date', async () => {
  vi.mocked(getEvent).mockResolvedValue(aPage({ dates: [aDate('k2', 17, 'sold_out')] }));
  const { unmount } = show();
  expect(await screen.findByRole('heading', { name: 'Data' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Comprar ingresso' })).toBeNull();
  unmount();
  vi.mocked(getEvent).mockResolvedValue(aPage({ dates: [aDate('k0', 3, 'cancelled')] }));
  show();
  expect((await screen.findAllByText('Cancelado')).length).toBeGreaterThan(1);
  expect(screen.queryByRole('button', { name: 'Adicionar ao calendário' })).toBeNull();
});

test('shows in the heading that all dates are cancelled, without the price', async () => {
  vi.mocked(getEvent).mockResolvedValue(
    aPage({ dates: [aDate('k0', 3, 'cancelled'), aDate('k1', 10, 'cancelled')], ticketUrl: '' }),
  );
  show();
  const heading = await screen.findByRole('heading', { level: 1, name: 'Noite de choro' });
  expect(heading.parentElement).toHaveTextContent('Cancelado');
  expect(heading.parentElement).not.toHaveTextContent('R$');
  expect(screen.queryByRole('button', { name: 'Adicionar ao calendário' })).toBeNull();
});

test('shows that the event is over if it ends while the page is open', async () => {
  vi.mocked(getEvent).mockResolvedValue(aPage({ dates: [aDate('k0', -1)] }));
  show();
  const heading = await screen.findByRole('heading', { level: 1, name: 'Noite de choro' });
  expect(heading.parentElement).toHaveTextContent('Encerrado');
  expect(screen.queryByText('Cancelado')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Data' })).toBeNull();
});

test('shows six dates at first and all of them on request', async () => {
  const dates = Array.from({ length: 60 }, (_, at) => aDate(`k${at}`, at + 1));
  vi.mocked(getEvent).mockResolvedValue(aPage({ dates }));
  const { user } = show();
  const list = within((await screen.findByRole('heading', { name: 'Datas' })).parentElement!);
  expect(list.getAllByRole('listitem')).toHaveLength(6);
  await user.click(list.getByRole('button', { name: 'Ver todas as 60 datas' }));
  expect(list.getAllByRole('listitem')).toHaveLength(60);
});

test('links to other events at the place', async () => {
  const { startsAt, endsAt } = aDate('x', 5);
  const others = [
    anEventSummary({
      id: 'o1',
      title: 'Feira',
      dates: [{ startsAt, endsAt, status: 'scheduled' }],
    }),
    anEventSummary({ id: 'o2', title: 'Nada', dates: [{ startsAt, endsAt, status: 'cancelled' }] }),
  ];
  vi.mocked(getEvent).mockResolvedValue(aPage({}, { others }));
  show();
  expect(await screen.findByRole('heading', { name: 'Mais em Bar da Ponte' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Feira' })).toHaveAttribute('href', '/agenda/o1-feira');
  expect(screen.queryByRole('link', { name: 'Nada' })).toBeNull();
});

test('shows a message and a link for an event that is not in the agenda', async () => {
  vi.mocked(getEvent).mockRejectedValue(new AppError('not-found'));
  show('/agenda/e9');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Este evento não está na agenda' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver a agenda' })).toHaveAttribute('href', '/agenda');
  expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull();
});

test('retries after a failure', async () => {
  vi.mocked(getEvent).mockRejectedValueOnce(new AppError('timeout'));
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Noite de choro' })).toBeVisible();
});

test('sends no request if the URL contains no event id', () => {
  show('/agenda/-');
  expect(screen.getByRole('heading', { name: 'Este evento não está na agenda' })).toBeVisible();
  expect(getEvent).not.toHaveBeenCalled();
});

describe('the report dialog', () => {
  const name = 'Denunciar evento';
  const address = '/agenda/e1-noite-de-choro';

  it('requires a reason, confirms the report and closes', async () => {
    const { user } = show(address, asMember());
    await user.click(await screen.findByRole('button', { name }));
    const form = await screen.findByRole('dialog', { name });
    await user.click(within(form).getByRole('button', { name: 'Enviar denúncia' }));
    expect(within(form).getByText('Escolha um motivo.')).toBeVisible();
    await user.click(within(form).getByRole('radio', { name: 'Golpe, propaganda ou spam' }));
    await user.type(within(form).getByLabelText('Explique (opcional)'), 'Ingresso falso.');
    await user.click(within(form).getByRole('button', { name: 'Enviar denúncia' }));
    expect(await within(form).findByText(/vai analisar este evento/)).toBeVisible();
    expect(createReport).toHaveBeenCalledExactlyOnceWith(
      'ana',
      { kind: 'event', id: 'e1', placeId: 'p1' },
      { reason: 'spam', details: 'Ingresso falso.' },
    );
    await user.click(within(form).getByRole('button', { name: 'Entendi' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows an error if the event was deleted', async () => {
    vi.mocked(createReport).mockRejectedValueOnce(new AppError('not-found'));
    const { user } = show(address, asMember());
    await user.click(await screen.findByRole('button', { name }));
    const form = await screen.findByRole('dialog', { name });
    await user.click(within(form).getByRole('radio', { name: 'Informação falsa ou errada' }));
    await user.click(within(form).getByRole('button', { name: 'Enviar denúncia' }));
    expect(await within(form).findByRole('alert')).toHaveTextContent('Este evento saiu da agenda.');
  });

  it('sends a visitor to the login, opens afterwards and cleans the URL', async () => {
    const first = show(address);
    await first.user.click(await screen.findByRole('button', { name }));
    await vi.waitFor(() => {
      expect(first.address()).toBe('/login');
    });
    first.unmount();
    const second = show(`${address}#denunciar`, asMember());
    expect(await screen.findByRole('dialog', { name })).toBeVisible();
    expect(second.address()).toBe(address);
  });

  it.each([
    ['is pending approval', { status: 'pending' }, /poderá denunciar eventos/],
    ['manages the event', { role: 'manager', managedPlaces: ['p1'] }, /Você cuida deste evento/],
  ] as const)('does not open for a user who %s', async (_who, changes, sentence) => {
    const { user } = show(address, asMember(changes as Partial<User>));
    await user.click(await screen.findByRole('button', { name }));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
