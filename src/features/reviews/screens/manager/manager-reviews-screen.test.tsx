import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { listManagedPlaces } from '#features/places/data/managed-place-store.ts';
import { toPlace } from '#features/places/model/place.ts';
import { readReviewInbox } from '#features/reviews/data/review-inbox-store.ts';
import { removeReply, replyToReview } from '#features/reviews/data/review-reply-store.ts';
import { AppError } from '#shared/app-error.ts';
import type { Review } from '#features/reviews/model/review.ts';
import type { User } from '#features/account/model/user.ts';
import { aUser, fakeSession, signedInState } from '#support/test-session.ts';
import { tryToClose } from '#support/dialog-closing.ts';
import { renderScreen } from '#support/render-screen.tsx';
import ReviewsScreen from './manager-reviews-screen.tsx';

vi.mock('#features/places/data/managed-place-store.ts', () => ({ listManagedPlaces: vi.fn() }));
vi.mock('#features/reviews/data/review-inbox-store.ts', () => ({ readReviewInbox: vi.fn() }));
vi.mock('#features/reviews/data/review-reply-store.ts', () => ({
  replyToReview: vi.fn(),
  removeReply: vi.fn(),
}));
const readInboxMock = vi.mocked(readReviewInbox);
const replyMock = vi.mocked(replyToReview);

// ClampedText observes its size to shorten long texts.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe = vi.fn();
    disconnect = vi.fn();
  },
);

const aReview = (authorName: string, changes: Partial<Review> = {}): Review => ({
  id: `p1_${authorName}`,
  placeId: 'p1',
  userId: authorName,
  authorName,
  authorPhotoURL: '',
  rating: 4,
  text: `Texto de ${authorName}`,
  language: 'pt',
  createdAt: new Date('2026-03-01T12:00:00Z'),
  updatedAt: null,
  reply: null,
  verifiedVisit: false,
  authorProfile: false,
  helpfulCount: 0,
  pictures: [],
  picturesStatus: 'shown',
  ...changes,
});
const answered = { reply: { text: 'Obrigado', repliedAt: new Date() } };
const next = [{ id: 'p1', waiting: [], reach: 1, cursor: null, isDone: false }];

beforeEach(() => {
  vi.mocked(listManagedPlaces)
    .mockReset()
    .mockResolvedValue({
      places: [
        toPlace('p1', { title: 'Bar da Ponte', reviewsCount: 3 }),
        toPlace('p2', { title: 'Café do Sol' }),
      ],
      missingIds: [],
      nextCursor: null,
    });
  readInboxMock.mockReset().mockResolvedValue({ items: [], next: null });
  replyMock.mockReset().mockImplementation((_id, text) => Promise.resolve(text));
  vi.mocked(removeReply).mockReset().mockResolvedValue();
});

function renderReviews() {
  const user = aUser({ role: 'manager', managedPlaces: ['p1', 'p2'] });
  return renderScreen(<ReviewsScreen />, { user, at: '/manager/reviews' });
}

const region = (name: string) => within(screen.getByRole('region', { name }));

test('shows unanswered reviews first and the others on request, and queries only places with reviews', async () => {
  readInboxMock.mockResolvedValue({
    items: [aReview('Ana', answered), aReview('Bia')],
    next: null,
  });
  const { user } = renderReviews();
  expect(await screen.findByText('Texto de Bia')).toBeVisible();
  expect(screen.queryByText('Texto de Ana')).toBeNull();
  expect(readInboxMock).toHaveBeenCalledExactlyOnceWith(['p1'], null);
  await user.click(screen.getByRole('button', { name: 'Todas' }));
  expect(region('Respondidas').getByText('Texto de Ana')).toBeVisible();
  expect(region('Sem resposta').getByText('Texto de Bia')).toBeVisible();
});

test('a stored reply stays visible, and can be edited and removed', async () => {
  readInboxMock.mockResolvedValue({ items: [aReview('Bia')], next: null });
  const { user } = renderReviews();
  await user.click(await screen.findByRole('button', { name: 'Responder a avaliação de Bia' }));
  expect(screen.getByRole('textbox')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Publicar resposta' }));
  expect(screen.getByText('Escreva a resposta.')).toBeVisible();
  expect(replyMock).not.toHaveBeenCalled();
  await user.type(screen.getByRole('textbox'), 'Volte sempre');
  await user.click(screen.getByRole('button', { name: 'Publicar resposta' }));
  expect(await screen.findByText('Volte sempre')).toBeVisible();
  expect(replyMock).toHaveBeenCalledExactlyOnceWith('p1_Bia', 'Volte sempre');

  await user.click(screen.getByRole('button', { name: /^Editar resposta/ }));
  expect(screen.getByRole('textbox')).toHaveValue('Volte sempre');
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  await user.click(screen.getByRole('button', { name: /^Remover resposta/ }));
  const question = within(screen.getByRole('dialog'));
  await user.click(question.getByRole('button', { name: 'Remover resposta' }));
  expect(await screen.findByText('Resposta removida')).toBeVisible();
  expect(removeReply).toHaveBeenCalledExactlyOnceWith('p1_Bia');
  expect(screen.queryByText('Volte sempre')).toBeNull();
});

test('a manager cannot answer their own review', async () => {
  const { uid } = aUser();
  readInboxMock.mockResolvedValue({ items: [aReview('Eu', { userId: uid })], next: null });
  renderReviews();
  expect(await screen.findByText(/Você escreveu esta avaliação/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Responder/ })).toBeNull();
});

test('the dialog cannot be closed while a reply is removed, so that a failure is shown', async () => {
  readInboxMock.mockResolvedValue({ items: [aReview('Ana', answered)], next: null });
  let fail: (error: AppError) => void = () => undefined;
  vi.mocked(removeReply).mockReturnValueOnce(
    new Promise((_resolve, reject) => {
      fail = reject;
    }),
  );
  const { user } = renderReviews();
  await user.click(await screen.findByRole('button', { name: 'Todas' }));
  await user.click(await screen.findByRole('button', { name: /^Remover resposta/ }));
  const question = within(screen.getByRole('dialog'));
  await user.click(question.getByRole('button', { name: 'Remover resposta' }));
  expect(await question.findByRole('button', { name: 'Removendo...' })).toBeVisible();
  tryToClose();
  await user.click(question.getByRole('button', { name: 'Manter resposta' }));
  fail(new AppError('permission-denied'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Seu acesso a este lugar mudou.');
  await user.click(question.getByRole('button', { name: 'Manter resposta' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a failed reply keeps its text and shows the reason', async () => {
  readInboxMock.mockResolvedValue({ items: [aReview('Bia')], next: null });
  replyMock.mockRejectedValueOnce(new AppError('permission-denied'));
  const { user } = renderReviews();
  await user.click(await screen.findByRole('button', { name: /^Responder/ }));
  await user.type(screen.getByRole('textbox'), 'Obrigado');
  await user.click(screen.getByRole('button', { name: 'Publicar resposta' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Seu acesso a este lugar mudou.');
  expect(screen.getByRole('textbox')).toHaveValue('Obrigado');
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Resposta publicada')).toBeVisible();
});

test('loads older reviews on demand, with a retry after a failure', async () => {
  readInboxMock
    .mockResolvedValueOnce({ items: [aReview('Ana', answered)], next })
    .mockRejectedValueOnce(new AppError('timeout'))
    .mockResolvedValueOnce({ items: [aReview('Bia')], next: null });
  const { user } = renderReviews();
  expect(await screen.findByText('Você respondeu as mais recentes.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Procurar mais antigas' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Não foi possível carregar as avaliações dos seus lugares',
  );
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Texto de Bia')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Procurar mais antigas' })).toBeNull();
});

test('a failed read shows an error instead of an empty list', async () => {
  readInboxMock.mockRejectedValueOnce(new AppError('unavailable'));
  const { user } = renderReviews();
  await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Nenhuma avaliação ainda')).toBeVisible();
});

describe('a reply in progress', () => {
  const places = (reviewsOfSecond: number) => ({
    places: [
      toPlace('p1', { title: 'Bar da Ponte', reviewsCount: 3 }),
      toPlace('p2', { title: 'Café do Sol', reviewsCount: reviewsOfSecond }),
    ],
    missingIds: [],
    nextCursor: null,
  });
  const writing = () => screen.queryByRole('textbox');

  async function write() {
    readInboxMock.mockResolvedValueOnce({ items: [aReview('Bia')], next: null });
    const manager = aUser({ role: 'manager', managedPlaces: ['p1'] });
    const session = fakeSession(signedInState(manager));
    const view = renderScreen(<ReviewsScreen />, { session, at: '/manager/reviews' });
    await view.user.click(await screen.findByRole('button', { name: /^Responder/ }));
    await view.user.type(screen.getByRole('textbox'), 'Volte');
    return {
      ...view,
      become: (changes: Partial<User>) => {
        act(() => {
          session.become(signedInState({ ...manager, ...changes }));
        });
      },
    };
  }

  test('is kept if another place gets its first review, even if that cannot be read', async () => {
    const { user, client } = await write();
    vi.mocked(listManagedPlaces).mockResolvedValue(places(1));
    readInboxMock.mockRejectedValueOnce(new AppError('unavailable'));
    await act(() =>
      client.invalidateQueries({
        predicate: ({ queryKey }) => queryKey.includes('managed-places'),
      }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Não foi possível carregar as avaliações',
    );
    expect(readInboxMock).toHaveBeenLastCalledWith(['p1', 'p2'], null);
    expect(writing()).toHaveValue('Volte');
    await user.type(screen.getByRole('textbox'), ' sempre');
    await user.click(screen.getByRole('button', { name: 'Publicar resposta' }));
    expect(await screen.findByText('Volte sempre')).toBeVisible();

    const caio = aReview('Caio', { id: 'p2_Caio', placeId: 'p2' });
    readInboxMock.mockResolvedValueOnce({ items: [caio, aReview('Bia')], next: null });
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('Texto de Caio')).toBeVisible();
  });

  test('is kept if the manager gets another place', async () => {
    const { become } = await write();
    let finish = (_page: ReturnType<typeof places>) => {};
    vi.mocked(listManagedPlaces).mockReturnValue(
      new Promise((resolve) => {
        finish = resolve;
      }),
    );
    become({ managedPlaces: ['p1', 'p2'] });
    expect(writing()).toHaveValue('Volte');
    readInboxMock.mockReturnValue(new Promise(() => {}));
    act(() => {
      finish(places(1));
    });
    await waitFor(() => {
      expect(readInboxMock).toHaveBeenLastCalledWith(['p1', 'p2'], null);
    });
    expect(writing()).toHaveValue('Volte');
  });

  test('is not shown if all places have changed', async () => {
    const { become } = await write();
    readInboxMock.mockReturnValue(new Promise(() => {}));
    const [, cafe] = places(1).places;
    vi.mocked(listManagedPlaces).mockResolvedValue({ ...places(1), places: cafe ? [cafe] : [] });
    become({ managedPlaces: ['p2'] });
    await waitFor(() => {
      expect(readInboxMock).toHaveBeenLastCalledWith(['p2'], null);
    });
    expect(writing()).toBeNull();
    expect(screen.queryByText('Texto de Bia')).toBeNull();
  });

  test('is discarded if another user signs in', async () => {
    const { become } = await write();
    vi.mocked(listManagedPlaces).mockReturnValue(new Promise(() => {}));
    become({ uid: 'outra' });
    expect(screen.getByText('Carregando seus lugares...')).toBeInTheDocument();
    expect(writing()).toBeNull();
  });
});
