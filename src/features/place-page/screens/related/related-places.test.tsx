import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { listRelatedPlaces } from '#features/places/data/related-places-store.ts';
import { AppError } from '#shared/app-error.ts';
import type { EventDateStatus } from '#features/events/model/event-date.ts';
import { dayMs, hourMs } from '#shared/time-units.ts';
import { aPlaceSummary, anEventSummary } from '#support/builders.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { aPlace } from '#support/test-place.ts';
import { RelatedPlaces } from './related-places.tsx';

vi.mock('#features/places/data/related-places-store.ts', () => ({ listRelatedPlaces: vi.fn() }));

const reads = vi.mocked(listRelatedPlaces);
const place = aPlace();
const card = (id: string, title: string, latitude: number) =>
  aPlaceSummary({ id, title, benefit: null, geo: { latitude, longitude: -48.45 } });

it('shows related places under each heading, with the distance of nearby ones', async () => {
  reads.mockResolvedValueOnce({
    events: [],
    rails: [
      { kind: 'similar', places: [card('a', 'Bar da Ana', -27.7), card('b', 'Bar do Bia', -27.8)] },
      { kind: 'nearby', places: [card('c', 'Café', -27.601), card('d', 'Duna', -27.61)] },
      { kind: 'neighborhood', places: [card('e', 'Empório', -27.6), card('f', 'Forno', -27.6)] },
      { kind: 'benefit', places: [card('g', 'Galpão', -27.6), card('h', 'Horta', -27.6)] },
    ],
  });
  renderScreen(<RelatedPlaces place={place} hasEvents />);
  const headings = await screen.findAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Lugares parecidos',
    'Perto daqui',
    'Mais em Lagoa da Conceição',
    'Com benefício do clube',
  ]);
  const cafe = screen.getByRole('link', { name: 'Café' }).closest('article');
  expect(within(cafe ?? document.body).getByText('· a 110 m')).toBeVisible();
  expect(screen.getAllByText(/· a /)).toHaveLength(2);
});

it('renders nothing if there are no related places or events', async () => {
  reads.mockResolvedValueOnce({ rails: [], events: [] });
  renderScreen(<RelatedPlaces place={place} hasEvents />);
  const sentence = 'Carregando outros lugares...';
  expect(screen.getByText(sentence)).toHaveRole('status');
  await vi.waitFor(() => {
    expect(screen.queryByText(sentence)).toBeNull();
  });
  expect(screen.queryByRole('heading')).toBeNull();
});

it('starts with the next events, one date each, and links to the agenda of the place', async () => {
  const inDays = (days: number, status: EventDateStatus = 'scheduled') => {
    const startsAt = new Date(Date.now() + days * dayMs);
    return { startsAt, endsAt: new Date(startsAt.getTime() + hourMs), status };
  };
  reads.mockResolvedValueOnce({
    rails: [],
    events: [
      anEventSummary({
        id: 'e1',
        title: 'Choro',
        dates: [inDays(-1), inDays(2, 'cancelled'), inDays(9)],
      }),
      anEventSummary({ id: 'e2', title: 'Samba', dates: [inDays(3, 'cancelled')] }),
    ],
  });
  renderScreen(<RelatedPlaces place={place} hasEvents />);
  const events = within(await screen.findByRole('region', { name: 'Próximos eventos' }));
  expect(events.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
    'Samba',
    'Choro',
  ]);
  expect(events.getByText('Cancelado')).toBeVisible();
  expect(events.getByRole('link', { name: 'Samba' })).toHaveAttribute('href', '/agenda/e2-samba');
  expect(events.getByRole('link', { name: 'Agenda do lugar' })).toHaveAttribute(
    'href',
    `/agenda?lugar=${place.id}`,
  );
});

it('shows no events if all of them are over', async () => {
  const endedAt = new Date(Date.now() - hourMs);
  const date = { startsAt: new Date(0), endsAt: endedAt, status: 'scheduled' as const };
  reads.mockResolvedValueOnce({
    rails: [{ kind: 'nearby', places: [card('c', 'Café', -27.601)] }],
    events: [anEventSummary({ dates: [date] })],
  });
  renderScreen(<RelatedPlaces place={place} hasEvents />);
  const headings = await screen.findAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Perto daqui']);
});

it('omits the events that the page shows further up', async () => {
  const startsAt = new Date(Date.now() + dayMs);
  reads.mockResolvedValueOnce({
    rails: [{ kind: 'nearby', places: [card('c', 'Café', -27.601)] }],
    events: [anEventSummary({ dates: [{ startsAt, endsAt: startsAt, status: 'scheduled' }] })],
  });
  renderScreen(<RelatedPlaces place={place} hasEvents={false} />);
  const headings = await screen.findAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Perto daqui']);
});

it('shows an error and retries', async () => {
  reads.mockRejectedValueOnce(new AppError('unavailable'));
  const { user } = renderScreen(<RelatedPlaces place={place} hasEvents />);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Não foi possível carregar outros lugares',
  );
  reads.mockResolvedValueOnce({ rails: [], events: [] });
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await vi.waitFor(() => {
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
