import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#domain/app-error.ts';
import { reviewsQuery } from '#data/reviews/review-queries.ts';
import { listReviews } from '#data/reviews/review-store.ts';
import { SessionContext } from '#session/session-context.ts';
import { fakeSession, visitorState } from '#session/test-session.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { aPlace } from '../test-place.ts';
import { PlaceReviews } from './place-reviews.tsx';
import { aReview } from './test-review.ts';

vi.mock('#data/reviews/review-store.ts', () => ({ listReviews: vi.fn(), getOwnReview: vi.fn() }));
const reads = vi.mocked(listReviews);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-20T15:00:00Z'), toFake: ['Date'] });
  return () => vi.useRealTimers();
});
const cursor = { after: { seconds: 1, nanoseconds: 0 }, id: 'p1_u1' };

function renderReviews(place = aPlace()) {
  return renderScreen(
    <SessionContext value={fakeSession(visitorState)}>
      <PlaceReviews place={place} />
    </SessionContext>,
  );
}

beforeEach(() => {
  reads.mockReset();
});

describe('the reviews of a place', () => {
  it('shows who wrote, when, how many stars and what', async () => {
    reads.mockResolvedValue({ items: [aReview()], nextCursor: null });
    renderReviews();
    const review = await screen.findByRole('article');
    expect(within(review).getByRole('heading', { name: 'Ana Souza' })).toBeVisible();
    expect(within(review).getByText('há 3 dias')).toHaveAttribute(
      'datetime',
      '2026-03-17T15:00:00.000Z',
    );
    expect(within(review).getByRole('img', { name: '4,0 de 5 estrelas' })).toBeVisible();
    expect(within(review).getByText('Lugar tranquilo.')).toBeVisible();
    expect(screen.queryByText('Visita verificada')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Ver mais avaliações' })).toBeNull();
  });

  it('shows the picture of who wrote, and their initials where it does not arrive', async () => {
    const authorPhotoURL = 'https://fotos.example/ana.jpg';
    reads.mockResolvedValue({ items: [aReview({ authorPhotoURL })], nextCursor: null });
    renderReviews();
    const review = await screen.findByRole('article');
    const picture = review.querySelector('img');
    expect(picture).toHaveAttribute('src', authorPhotoURL);
    if (picture) fireEvent.error(picture);
    expect(within(review).getByText('AS')).toBeVisible();
  });

  it('marks a verified visit and shows the answer of the place', async () => {
    const reply = { text: 'Obrigado pela visita.', repliedAt: new Date('2026-03-19T12:00:00Z') };
    reads.mockResolvedValue({ items: [aReview({ verifiedVisit: true, reply })], nextCursor: null });
    renderReviews();
    expect(await screen.findByText('Visita verificada')).toBeVisible();
    expect(screen.getByText('Resposta de Bar do Zé')).toBeVisible();
    expect(screen.getByText('Obrigado pela visita.')).toBeVisible();
    expect(screen.getByText('ontem')).toBeVisible();
  });

  it('leaves addresses and markup in a review as dead text', async () => {
    reads.mockResolvedValue({
      items: [aReview({ text: 'Veja <i>aqui</i>: https://golpe.example' })],
      nextCursor: null,
    });
    renderReviews();
    expect(await screen.findByText('Veja <i>aqui</i>: https://golpe.example')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('brings further pages behind the ones already read', async () => {
    reads.mockResolvedValueOnce({ items: [aReview()], nextCursor: cursor });
    reads.mockResolvedValueOnce({
      items: [aReview({ id: 'p1_u2', authorName: 'Bruno Lima' })],
      nextCursor: null,
    });
    renderReviews();
    await userEvent.click(await screen.findByRole('button', { name: 'Ver mais avaliações' }));

    expect(await screen.findByRole('heading', { name: 'Bruno Lima' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Ana Souza' })).toBeVisible();
    expect(reads).toHaveBeenLastCalledWith('p1', { cursor });
    expect(screen.queryByRole('button', { name: 'Ver mais avaliações' })).toBeNull();
  });

  it('makes room at the tap, so that nothing below moves when a further page comes', async () => {
    reads.mockResolvedValueOnce({ items: [aReview()], nextCursor: cursor });
    let answer: (page: { items: []; nextCursor: null }) => void = () => undefined;
    reads.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const { container } = renderReviews();
    const more = await screen.findByRole('button', { name: 'Ver mais avaliações' });
    // What follows something with this mark is not displayed (in-turn).
    const marks = () => container.querySelectorAll('[data-arriving]').length;
    expect(marks()).toBe(0);
    await userEvent.click(more);
    expect(marks()).toBe(1);
    answer({ items: [], nextCursor: null });
    await vi.waitFor(() => {
      expect(marks()).toBe(0);
    });
  });

  it('keeps what was read when a further page fails, and tries that page again', async () => {
    reads.mockResolvedValueOnce({ items: [aReview()], nextCursor: cursor });
    reads.mockRejectedValueOnce(new AppError('timeout'));
    reads.mockResolvedValueOnce({
      items: [aReview({ id: 'p1_u2', authorName: 'Bruno Lima' })],
      nextCursor: null,
    });
    renderReviews();
    await userEvent.click(await screen.findByRole('button', { name: 'Ver mais avaliações' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao carregar as avaliações');
    expect(screen.getByRole('heading', { name: 'Ana Souza' })).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('heading', { name: 'Bruno Lima' })).toBeVisible();
  });

  it('asks for the list again, not for a further page, when its refresh failed', async () => {
    reads.mockResolvedValueOnce({ items: [aReview()], nextCursor: cursor });
    const { client } = renderReviews();
    await screen.findByRole('heading', { name: 'Ana Souza' });
    reads.mockRejectedValueOnce(new AppError('timeout'));
    await client.refetchQueries(reviewsQuery('p1'));
    const written = aReview({ id: 'p1_u2', authorName: 'Bruno Lima' });
    reads.mockResolvedValueOnce({ items: [written, aReview()], nextCursor: cursor });
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('heading', { name: 'Bruno Lima' })).toBeVisible();
    expect(reads).toHaveBeenLastCalledWith('p1', { cursor: null });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that there are none', async () => {
    reads.mockResolvedValue({ items: [], nextCursor: null });
    renderReviews(aPlace({ rating: 0, reviewsCount: 0, ratingCounts: [0, 0, 0, 0, 0] }));
    expect(await screen.findByText('Nenhuma avaliação ainda')).toBeVisible();
    expect(screen.queryByText('0,0')).toBeNull();
  });

  it('fails with a sentence of its own, keeps the summary and tries again', async () => {
    reads.mockRejectedValueOnce(new AppError('timeout'));
    reads.mockResolvedValueOnce({ items: [aReview()], nextCursor: null });
    renderReviews();
    expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao carregar as avaliações');
    expect(screen.getByText('4,6')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('article')).toBeVisible();
  });

  it('says the histogram in words', () => {
    reads.mockReturnValue(new Promise(() => undefined));
    renderReviews();
    const rows = within(
      screen.getByRole('list', { name: 'Avaliações por número de estrelas' }),
    ).getAllByRole('listitem');
    expect(rows.map((row) => row.firstChild?.textContent)).toEqual([
      '5 estrelas: 7 avaliações (70%)',
      '4 estrelas: 2 avaliações (20%)',
      '3 estrelas: 1 avaliação (10%)',
      '2 estrelas: 0 avaliações (0%)',
      '1 estrela: 0 avaliações (0%)',
    ]);
  });

  it('shows the average alone where an older record counts no stars', () => {
    reads.mockReturnValue(new Promise(() => undefined));
    renderReviews(aPlace({ ratingCounts: [0, 0, 0, 0, 0] }));
    expect(screen.getByText('4,6')).toBeVisible();
    expect(screen.queryByRole('list')).toBeNull();
  });
});
