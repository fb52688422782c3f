import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/app-error.ts';
import { failureText } from '#shared/error-sentences.ts';
import {
  SessionContext,
  visitorSession,
} from '#features/account/components/session/use-session.ts';
import { reviewsQuery } from '#features/reviews/data/review-queries.ts';
import { listReviews } from '#features/reviews/data/review-store.ts';
import type { Review } from '#features/reviews/model/review.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { aPlace } from '#support/test-place.ts';
import { FailureTextContext } from '#ui/failure-text.ts';
import { ToastProvider } from '#ui/toast.tsx';
import { PlaceReviews } from './place-reviews.tsx';
import { ReviewControls } from './review-controls.tsx';
import { aReview } from './test-review.ts';

vi.mock('#features/reviews/data/review-store.ts', () => ({
  listReviews: vi.fn(),
  getOwnReview: vi.fn(),
}));
const listReviewsMock = vi.mocked(listReviews);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-20T15:00:00Z'), toFake: ['Date'] });
  return () => vi.useRealTimers();
});
const cursor = { after: { seconds: 1, nanoseconds: 0 }, id: 'p1_u1' };

function renderReviews(place = aPlace()) {
  return renderScreen(<PlaceReviews place={place} />);
}

beforeEach(() => {
  listReviewsMock.mockReset();
});

describe('the reviews of a place', () => {
  it('shows author, date, stars and text', async () => {
    listReviewsMock.mockResolvedValue({ items: [aReview()], nextCursor: null });
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

  it("shows the author's photo, and the initials if the photo fails to load", async () => {
    const authorPhotoURL = 'https://fotos.example/ana.jpg';
    listReviewsMock.mockResolvedValue({ items: [aReview({ authorPhotoURL })], nextCursor: null });
    renderReviews();
    const review = await screen.findByRole('article');
    const picture = review.querySelector('img');
    expect(picture).toHaveAttribute('src', authorPhotoURL);
    if (picture) fireEvent.error(picture);
    expect(within(review).getByText('AS')).toBeVisible();
  });

  it('marks a verified visit and shows the reply of the place', async () => {
    const reply = { text: 'Obrigado pela visita.', repliedAt: new Date('2026-03-19T12:00:00Z') };
    listReviewsMock.mockResolvedValue({
      items: [aReview({ verifiedVisit: true, reply })],
      nextCursor: null,
    });
    renderReviews();
    expect(await screen.findByText('Visita verificada')).toBeVisible();
    expect(screen.getByText('Resposta de Bar do Zé')).toBeVisible();
    expect(screen.getByText('Obrigado pela visita.')).toBeVisible();
    expect(screen.getByText('ontem')).toBeVisible();
  });

  it('renders addresses and markup in a review as plain text', async () => {
    listReviewsMock.mockResolvedValue({
      items: [aReview({ text: 'Veja <i>aqui</i>: https://golpe.example' })],
      nextCursor: null,
    });
    renderReviews();
    expect(await screen.findByText('Veja <i>aqui</i>: https://golpe.example')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('appends further pages after the loaded ones', async () => {
    listReviewsMock.mockResolvedValueOnce({ items: [aReview()], nextCursor: cursor });
    listReviewsMock.mockResolvedValueOnce({
      items: [aReview({ id: 'p1_u2', authorName: 'Bruno Lima' })],
      nextCursor: null,
    });
    renderReviews();
    await userEvent.click(await screen.findByRole('button', { name: 'Ver mais avaliações' }));

    expect(await screen.findByRole('heading', { name: 'Bruno Lima' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Ana Souza' })).toBeVisible();
    expect(listReviewsMock).toHaveBeenLastCalledWith('p1', { cursor, order: 'newest' });
    expect(screen.queryByRole('button', { name: 'Ver mais avaliações' })).toBeNull();
  });

  it('reserves space at the tap, so that the loaded page causes no layout shift', async () => {
    listReviewsMock.mockResolvedValueOnce({ items: [aReview()], nextCursor: cursor });
    let answer: (page: { items: []; nextCursor: null }) => void = () => undefined;
    listReviewsMock.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const { container } = renderReviews();
    const more = await screen.findByRole('button', { name: 'Ver mais avaliações' });
    // Elements after one with this attribute are not displayed (in-turn).
    const countSkeletons = () => container.querySelectorAll('[data-arriving]').length;
    expect(countSkeletons()).toBe(0);
    await userEvent.click(more);
    expect(countSkeletons()).toBe(1);
    answer({ items: [], nextCursor: null });
    await vi.waitFor(() => {
      expect(countSkeletons()).toBe(0);
    });
  });

  it('keeps the loaded reviews if a further page fails, and retries that page', async () => {
    listReviewsMock.mockResolvedValueOnce({ items: [aReview()], nextCursor: cursor });
    listReviewsMock.mockRejectedValueOnce(new AppError('timeout'));
    listReviewsMock.mockResolvedValueOnce({
      items: [aReview({ id: 'p1_u2', authorName: 'Bruno Lima' })],
      nextCursor: null,
    });
    renderReviews();
    await userEvent.click(await screen.findByRole('button', { name: 'Ver mais avaliações' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Não foi possível carregar as avaliações',
    );
    expect(screen.getByRole('heading', { name: 'Ana Souza' })).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('heading', { name: 'Bruno Lima' })).toBeVisible();
  });

  it('retries the whole list, not a further page, after a failed refresh', async () => {
    listReviewsMock.mockResolvedValueOnce({ items: [aReview()], nextCursor: cursor });
    const { client } = renderReviews();
    await screen.findByRole('heading', { name: 'Ana Souza' });
    listReviewsMock.mockRejectedValueOnce(new AppError('timeout'));
    await client.refetchQueries(reviewsQuery('p1'));
    const newReview = aReview({ id: 'p1_u2', authorName: 'Bruno Lima' });
    listReviewsMock.mockResolvedValueOnce({ items: [newReview, aReview()], nextCursor: cursor });
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('heading', { name: 'Bruno Lima' })).toBeVisible();
    expect(listReviewsMock).toHaveBeenLastCalledWith('p1', { cursor: null, order: 'newest' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows a notice without reviews', async () => {
    listReviewsMock.mockResolvedValue({ items: [], nextCursor: null });
    renderReviews(aPlace({ rating: 0, reviewsCount: 0, ratingCounts: [0, 0, 0, 0, 0] }));
    expect(await screen.findByText('Nenhuma avaliação ainda')).toBeVisible();
    expect(screen.queryByText('0,0')).toBeNull();
  });

  it('shows a specific error, keeps the summary and can be retried', async () => {
    listReviewsMock.mockRejectedValueOnce(new AppError('timeout'));
    listReviewsMock.mockResolvedValueOnce({ items: [aReview()], nextCursor: null });
    renderReviews();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Não foi possível carregar as avaliações',
    );
    expect(screen.getByText('4,6')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('article')).toBeVisible();
  });

  it.each([
    { reviewsCount: 0, items: 1 },
    { reviewsCount: 3, items: 3 },
    { reviewsCount: 18, items: 10 },
  ])('of $reviewsCount are replaced by $items placeholders while they load', (place) => {
    listReviewsMock.mockReturnValue(new Promise(() => undefined));
    renderReviews(aPlace({ reviewsCount: place.reviewsCount }));
    const loading = screen.getByText('Carregando avaliações...').parentElement;
    expect(loading?.querySelectorAll(':scope > div')).toHaveLength(place.items);
  });

  it('rendered by the server without data offer a reload where JavaScript does not run', () => {
    const page = renderToString(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <FailureTextContext value={failureText}>
            <SessionContext value={visitorSession}>
              <ToastProvider>
                <PlaceReviews place={aPlace()} />
              </ToastProvider>
            </SessionContext>
          </FailureTextContext>
        </MemoryRouter>
      </QueryClientProvider>,
    );
    const [, withoutScript] = /<noscript>(.*?)<\/noscript>/.exec(page) ?? [];
    expect(withoutScript).toContain('Não foi possível carregar as avaliações');
    expect(withoutScript).toMatch(/<a href="\?"[^>]*>Tentar novamente<\/a>/);
  });

  it('describes the histogram as text', () => {
    listReviewsMock.mockReturnValue(new Promise(() => undefined));
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

  it('shows only the average if an older record has no star counts', () => {
    listReviewsMock.mockReturnValue(new Promise(() => undefined));
    renderReviews(aPlace({ ratingCounts: [0, 0, 0, 0, 0] }));
    expect(screen.getByText('4,6')).toBeVisible();
    expect(screen.queryByRole('list')).toBeNull();
  });
});

describe('sorting and searching the reviews of a place', () => {
  const reviewOf = (authorName: string, changes: Partial<Review>) =>
    aReview({ id: `p1_${authorName}`, userId: authorName, authorName, ...changes });
  const worstReview = reviewOf('Bruno Lima', { rating: 1, text: 'Música alta demais.' });
  const bestReview = reviewOf('Clara Dias', {
    rating: 5,
    text: 'Pão quente.',
    verifiedVisit: true,
  });
  const first = [aReview(), worstReview, bestReview];
  const authors = () => screen.getAllByRole('article').map((one) => one.querySelector('h3'));
  const expectAuthors = (...names: string[]) =>
    vi.waitFor(() => {
      expect(authors().map((heading) => heading?.textContent)).toEqual(names);
    });
  const choose = (label: string) =>
    userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ordenar avaliações' }), label);
  const search = () => screen.getByRole('searchbox', { name: 'Buscar nas avaliações' });

  it('sorts without a read if all reviews are loaded', async () => {
    listReviewsMock.mockResolvedValue({ items: first, nextCursor: null });
    renderReviews();
    await expectAuthors('Ana Souza', 'Bruno Lima', 'Clara Dias');
    await choose('Melhores notas');
    await expectAuthors('Clara Dias', 'Ana Souza', 'Bruno Lima');
    await choose('Piores notas');
    await expectAuthors('Bruno Lima', 'Ana Souza', 'Clara Dias');
    await choose('Com visita verificada');
    await expectAuthors('Clara Dias');
    await choose('Mais recentes');
    await expectAuthors('Ana Souza', 'Bruno Lima', 'Clara Dias');
    expect(listReviewsMock).toHaveBeenCalledOnce();
  });

  it('otherwise reads the sorted pages, and shows the previous list until they are loaded', async () => {
    listReviewsMock.mockResolvedValueOnce({ items: first, nextCursor: cursor });
    renderReviews();
    await expectAuthors('Ana Souza', 'Bruno Lima', 'Clara Dias');
    let answer: (page: { items: Review[]; nextCursor: typeof cursor }) => void = () => undefined;
    listReviewsMock.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    await choose('Melhores notas');
    expect(listReviewsMock).toHaveBeenLastCalledWith('p1', { cursor: null, order: 'best' });
    await expectAuthors('Ana Souza', 'Bruno Lima', 'Clara Dias');
    answer({ items: [bestReview], nextCursor: cursor });
    await expectAuthors('Clara Dias');
    listReviewsMock.mockResolvedValueOnce({ items: [worstReview], nextCursor: null });
    await userEvent.click(screen.getByRole('button', { name: 'Ver mais avaliações' }));
    await expectAuthors('Clara Dias', 'Bruno Lima');
    expect(listReviewsMock).toHaveBeenLastCalledWith('p1', { cursor, order: 'best' });
    await choose('Mais recentes');
    await expectAuthors('Ana Souza', 'Bruno Lima', 'Clara Dias');
    expect(listReviewsMock).toHaveBeenCalledTimes(3);
  });

  it('shows an error if a sorted list cannot be read, and allows a retry', async () => {
    listReviewsMock.mockResolvedValueOnce({ items: first, nextCursor: cursor });
    listReviewsMock.mockRejectedValueOnce(new AppError('timeout'));
    renderReviews();
    await expectAuthors('Ana Souza', 'Bruno Lima', 'Clara Dias');
    await choose('Piores notas');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Não foi possível carregar as avaliações',
    );
    listReviewsMock.mockResolvedValueOnce({ items: [worstReview], nextCursor: null });
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await expectAuthors('Bruno Lima');
  });

  it('finds words in names, texts and replies regardless of case and accents, and shows the count', async () => {
    const reply = { text: 'A cozinha agradece.', repliedAt: null };
    listReviewsMock.mockResolvedValue({
      items: [...first, reviewOf('Davi', { reply })],
      nextCursor: null,
    });
    renderReviews();
    await expectAuthors('Ana Souza', 'Bruno Lima', 'Clara Dias', 'Davi');
    await userEvent.type(search(), 'MUSICA bruno');
    await expectAuthors('Bruno Lima');
    expect(screen.getByText('1 de 4 avaliações carregadas')).toBeVisible();
    await userEvent.clear(search());
    await userEvent.type(search(), 'cozinha');
    await expectAuthors('Davi');
    await userEvent.click(screen.getByRole('button', { name: 'Limpar busca' }));
    await expectAuthors('Ana Souza', 'Bruno Lima', 'Clara Dias', 'Davi');
    expect(search()).toHaveFocus();
    expect(listReviewsMock).toHaveBeenCalledOnce();
  });

  it('hints at the next page, and searches it too after it is loaded', async () => {
    listReviewsMock.mockResolvedValueOnce({ items: first, nextCursor: cursor });
    renderReviews();
    await expectAuthors('Ana Souza', 'Bruno Lima', 'Clara Dias');
    await userEvent.type(search(), 'estacionamento');
    expect(await screen.findByText('Nenhuma avaliação encontrada')).toBeVisible();
    expect(screen.getByText(/veja mais avaliações para procurar/)).toBeVisible();
    const next = reviewOf('Davi', { text: 'Tem estacionamento.' });
    listReviewsMock.mockResolvedValueOnce({ items: [next], nextCursor: null });
    await userEvent.click(screen.getByRole('button', { name: 'Ver mais avaliações' }));
    await expectAuthors('Davi');
    expect(screen.queryByText('Nenhuma avaliação encontrada')).toBeNull();
  });

  it('explains verified visits if no review has one', async () => {
    listReviewsMock.mockResolvedValue({ items: [aReview(), worstReview], nextCursor: null });
    renderReviews();
    await expectAuthors('Ana Souza', 'Bruno Lima');
    await choose('Com visita verificada');
    expect(await screen.findByText('Nenhuma avaliação com visita verificada')).toBeVisible();
    await choose('Mais recentes');
    await expectAuthors('Ana Souza', 'Bruno Lima');
  });

  it('does not show the notice of no reviews while another order is loading', async () => {
    listReviewsMock.mockResolvedValueOnce({ items: first, nextCursor: cursor });
    listReviewsMock.mockResolvedValueOnce({ items: [], nextCursor: null });
    renderReviews();
    await expectAuthors('Ana Souza', 'Bruno Lima', 'Clara Dias');
    await choose('Com visita verificada');
    expect(await screen.findByText('Nenhuma avaliação com visita verificada')).toBeVisible();
    let answer: (page: { items: Review[]; nextCursor: null }) => void = () => undefined;
    listReviewsMock.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    await choose('Melhores notas');
    expect(listReviewsMock).toHaveBeenLastCalledWith('p1', { cursor: null, order: 'best' });
    expect(screen.queryByText('Nenhuma avaliação ainda')).toBeNull();
    answer({ items: [bestReview], nextCursor: null });
    await expectAuthors('Clara Dias');
  });

  it('is hidden for a small number of reviews', async () => {
    listReviewsMock.mockResolvedValue({ items: first, nextCursor: null });
    renderReviews(aPlace({ reviewsCount: 3, ratingCounts: [1, 0, 0, 1, 1] }));
    await expectAuthors('Ana Souza', 'Bruno Lima', 'Clara Dias');
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('applies values that the user chose before hydration', async () => {
    const page = (onOrder: (order: string) => void, onText: (text: string) => void) => (
      <ReviewControls order="newest" text="" onOrder={onOrder} onText={onText} />
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page(vi.fn(), vi.fn()));
    await choose('Piores notas');
    await userEvent.type(search(), 'pão');
    const onOrder = vi.fn();
    const onText = vi.fn();
    render(page(onOrder, onText), { container, hydrate: true });
    await vi.waitFor(() => {
      expect(onOrder).toHaveBeenCalledExactlyOnceWith('worst');
    });
    expect(onText).toHaveBeenCalledExactlyOnceWith('pão');
  });
});
