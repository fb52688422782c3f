import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { highlightsQuery } from '#features/home/data/highlight-queries.ts';
import { categoryPlacesQuery, placeQuery } from '#features/places/data/place-queries.ts';
import { createReport } from '#features/moderation/data/report-store.ts';
import { getOwnReview, listReviews } from '#features/reviews/data/review-store.ts';
import { deleteReview } from '#features/reviews/data/review-removal.ts';
import { saveReview } from '#features/reviews/data/review-writes.ts';
import { getPublicSettings } from '#features/settings/data/settings-store.ts';
import { AppError } from '#shared/app-error.ts';
import { emptyOperator } from '#features/settings/model/public-settings.ts';
import type { User } from '#features/account/model/user.ts';
import type { SessionState } from '#features/account/data/session/session-state.ts';
import { aUser, anAccount, fakeSession, visitorState } from '#support/test-session.ts';
import { tryToClose } from '#support/dialog-closing.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { aPlace } from '#support/test-place.ts';
import { PageSection } from '#ui/page-section.tsx';
import { PlaceReviews } from './place-reviews.tsx';
import { reviewsAnchor } from './reviews-anchor.ts';
import { aReview } from './test-review.ts';

vi.mock('#features/reviews/data/review-store.ts', () => ({
  listReviews: vi.fn(),
  getOwnReview: vi.fn(),
}));
vi.mock('#features/reviews/data/review-removal.ts', () => ({ deleteReview: vi.fn() }));
vi.mock('#features/reviews/data/review-writes.ts', () => ({ saveReview: vi.fn() }));
vi.mock('#features/reviews/data/helpful-store.ts', () => ({
  listHelpfulMarks: () => Promise.resolve([]),
}));
vi.mock('#features/moderation/data/report-store.ts', () => ({ createReport: vi.fn() }));
vi.mock('#features/settings/data/settings-store.ts', () => ({ getPublicSettings: vi.fn() }));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-20T15:00:00Z'), toFake: ['Date'] });
  return () => vi.useRealTimers();
});
const place = aPlace();
const ownReview = aReview({ id: 'p1_ana', userId: 'ana', text: 'Voltarei.', rating: 4 });
const otherReview = aReview({ id: 'p1_u2', userId: 'u2', authorName: 'Bruno Lima' });
const aggregate = {
  ratingCounts: [0, 0, 1, 2, 8],
  rating: 4.6,
  reviewsCount: 11,
} as const;
const settings = {
  requireApproval: false,
  clubEnabled: true,
  reviewsEnabled: true,
  maintenanceMessage: '',
  ...emptyOperator,
};

beforeEach(() => {
  sessionStorage.clear();
  vi.mocked(listReviews)
    .mockReset()
    .mockResolvedValue({ items: [otherReview], nextCursor: null });
  vi.mocked(getOwnReview).mockReset().mockResolvedValue(null);
  vi.mocked(getPublicSettings).mockReset().mockResolvedValue(settings);
  vi.mocked(createReport).mockReset().mockResolvedValue();
  vi.mocked(deleteReview).mockReset().mockResolvedValue(aggregate);
  vi.mocked(saveReview)
    .mockReset()
    .mockImplementation((_uid, _placeId, { rating, text }) =>
      Promise.resolve({ review: { ...ownReview, rating, text }, aggregate }),
    );
});

function renderReviews(state: SessionState, { at = '/places/bares/p1-bar' } = {}) {
  const session = fakeSession(state);
  const view = renderScreen(
    <PageSection id={reviewsAnchor} title="Avaliações">
      <PlaceReviews place={place} />
    </PageSection>,
    { session, at },
  );
  return { ...view, session };
}

const signedInAs = (changes: Partial<User> = {}): SessionState => ({
  status: 'signed-in',
  user: aUser(changes),
  account: anAccount(),
});

type Person = ReturnType<typeof renderReviews>['user'];

/** Opens the report dialog from the menu of the review of Bruno Lima. */
async function chooseReport(user: Person) {
  const menu = { name: 'Mais opções da avaliação de Bruno Lima' };
  await user.click(await screen.findByRole('button', menu));
  const report = { name: 'Denunciar avaliação de Bruno Lima' };
  await user.click(await screen.findByRole('button', report));
}

async function openReport(user: Person) {
  await chooseReport(user);
  return screen.findByRole('dialog');
}

async function openForm(user: Person, name = 'Avaliar') {
  await user.click(await screen.findByRole('button', { name }));
  return screen.findByRole('dialog');
}

describe('writing a review', () => {
  it("stores stars and text, and shows the new review once, as the user's own", async () => {
    const { user } = renderReviews(signedInAs());
    const form = await openForm(user);
    await user.click(within(form).getByRole('radio', { name: '4 estrelas: Bom' }));
    await user.type(within(form).getByLabelText('Como foi? (opcional)'), 'Muito bom.');
    await user.click(within(form).getByRole('button', { name: 'Publicar avaliação' }));

    expect(await screen.findByText('Avaliação publicada')).toBeVisible();
    expect(saveReview).toHaveBeenCalledExactlyOnceWith('ana', 'p1', {
      rating: 4,
      text: 'Muito bom.',
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    const [first, second] = screen.getAllByRole('article');
    expect(within(first as HTMLElement).getByText('Sua avaliação')).toBeVisible();
    expect(within(first as HTMLElement).getByText('Muito bom.')).toBeVisible();
    expect(within(second as HTMLElement).getByText('Bruno Lima')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Avaliações' })).toHaveFocus();
  });

  it('updates the rating in all cached lists of places without reading them again', async () => {
    const { user, client } = renderReviews(signedInAs());
    const otherPlace = aPlace({ id: 'p2' });
    const category = categoryPlacesQuery('c1').queryKey;
    client.setQueryData(placeQuery('p1').queryKey, place);
    client.setQueryData(highlightsQuery().queryKey, [otherPlace, place]);
    client.setQueryData(category, {
      pages: [
        { items: [otherPlace] as never[], nextCursor: null },
        { items: [place] as never[], nextCursor: null },
      ],
      pageParams: [null, null],
    });
    client.setQueryData(['member', 'ana', 'favorite-place', 'p1'], place);
    const form = await openForm(user);
    await user.click(within(form).getByRole('radio', { name: '5 estrelas: Excelente' }));
    await user.click(within(form).getByRole('button', { name: 'Publicar avaliação' }));
    await screen.findByText('Avaliação publicada');

    expect(client.getQueryData(placeQuery('p1').queryKey)).toMatchObject(aggregate);
    expect(client.getQueryData(highlightsQuery().queryKey)).toMatchObject([
      { reviewsCount: otherPlace.reviewsCount },
      aggregate,
    ]);
    expect(client.getQueryState(highlightsQuery().queryKey)?.isInvalidated).toBe(true);
    expect(client.getQueryData(category)?.pages[1]?.items).toMatchObject([aggregate]);
    expect(client.getQueryData(['member', 'ana', 'favorite-place', 'p1'])).toMatchObject(aggregate);
  });

  it('requires stars and sends nothing without them', async () => {
    const { user } = renderReviews(signedInAs());
    const form = await openForm(user);
    await user.click(within(form).getByRole('button', { name: 'Publicar avaliação' }));
    expect(within(form).getByRole('radiogroup', { name: 'Sua nota' })).toHaveAccessibleDescription(
      'Escolha de 1 a 5 estrelas.',
    );
    expect(within(form).getByRole('radio', { name: '1 estrela: Péssimo' })).toHaveFocus();
    expect(saveReview).not.toHaveBeenCalled();
  });

  it('shows the remaining characters near the limit and does not send a text that is too long', async () => {
    const { user } = renderReviews(signedInAs());
    const form = await openForm(user);
    const text = within(form).getByLabelText('Como foi? (opcional)');
    await user.click(within(form).getByRole('radio', { name: '3 estrelas: Regular' }));
    await user.click(text);
    await user.paste('a'.repeat(1_700));
    expect(text).toHaveAccessibleDescription('Todos podem ler, com o seu nome e a sua foto.');
    await user.paste('a'.repeat(299));
    expect(text).toHaveAccessibleDescription('Resta 1 caractere');
    await user.paste('aaa');
    expect(text).toHaveAccessibleDescription(
      'O texto passou do limite em 2 caracteres. Encurte-o.',
    );
    await user.click(within(form).getByRole('button', { name: 'Publicar avaliação' }));
    expect(text).toHaveFocus();
    expect(saveReview).not.toHaveBeenCalled();
  });

  it('a double tap sends the review once', async () => {
    vi.mocked(saveReview).mockReturnValue(new Promise(() => undefined));
    const { user } = renderReviews(signedInAs());
    const form = await openForm(user);
    await user.click(within(form).getByRole('radio', { name: '4 estrelas: Bom' }));
    await user.dblClick(within(form).getByRole('button', { name: 'Publicar avaliação' }));
    await user.click(within(form).getByRole('button', { name: 'Salvando...' }));
    await vi.waitFor(() => {
      expect(saveReview).toHaveBeenCalledOnce();
    });
  });

  it('a failed save shows the reason, keeps the draft and can be retried', async () => {
    vi.mocked(saveReview).mockRejectedValueOnce(new AppError('unavailable'));
    const { user } = renderReviews(signedInAs());
    const form = await openForm(user);
    await user.click(within(form).getByRole('radio', { name: '4 estrelas: Bom' }));
    await user.type(within(form).getByLabelText('Como foi? (opcional)'), 'Oi');
    await user.click(within(form).getByRole('button', { name: 'Publicar avaliação' }));
    expect(await within(form).findByRole('alert')).toHaveTextContent(
      'Não foi possível salvar sua avaliação. Verifique sua conexão e tente novamente.',
    );
    expect(within(form).getByLabelText('Como foi? (opcional)')).toHaveValue('Oi');
    await user.click(within(form).getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('Avaliação publicada')).toBeVisible();
  });

  it('reads and shows the stored review if the response of the save was lost', async () => {
    vi.mocked(saveReview).mockRejectedValueOnce(new AppError('unavailable'));
    const { user } = renderReviews(signedInAs());
    const form = await openForm(user);
    vi.mocked(getOwnReview).mockResolvedValue(ownReview);
    await user.click(within(form).getByRole('radio', { name: '4 estrelas: Bom' }));
    await user.click(within(form).getByRole('button', { name: 'Publicar avaliação' }));
    expect(await within(form).findByRole('alert')).toBeVisible();
    expect(await screen.findByText('Voltarei.')).toBeInTheDocument();
    expect(form).toHaveAccessibleName('Editar sua avaliação');
  });

  it('can start if the stored review could not be read, but asks before replacing one', async () => {
    vi.mocked(getOwnReview).mockRejectedValue(new AppError('timeout'));
    const { user } = renderReviews(signedInAs());
    const form = await openForm(user);
    await user.click(within(form).getByRole('radio', { name: '2 estrelas: Ruim' }));
    await user.type(within(form).getByLabelText('Como foi? (opcional)'), 'Piorou.');
    vi.mocked(getOwnReview).mockResolvedValue(ownReview);
    await user.click(within(form).getByRole('button', { name: 'Publicar avaliação' }));

    expect(await screen.findByText(/^Você já avaliou este lugar\./)).toBeVisible();
    expect(saveReview).not.toHaveBeenCalled();
    const edit = await screen.findByRole('dialog', { name: 'Editar sua avaliação' });
    expect(within(edit).getByLabelText('Como foi? (opcional)')).toHaveValue('Piorou.');
    await user.click(within(edit).getByRole('button', { name: 'Salvar alterações' }));
    expect(await screen.findByText('Avaliação atualizada')).toBeVisible();
    expect(saveReview).toHaveBeenCalledExactlyOnceWith('ana', 'p1', { rating: 2, text: 'Piorou.' });
  });

  it('closes the form if another user signs in', async () => {
    const { user, session } = renderReviews(signedInAs());
    await openForm(user);
    act(() => {
      session.become(signedInAs({ uid: 'bia', displayName: 'Bia' }));
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('restores the draft after the form was closed by accident', async () => {
    const { user } = renderReviews(signedInAs());
    const form = await openForm(user);
    await user.click(within(form).getByRole('radio', { name: '2 estrelas: Ruim' }));
    await user.type(within(form).getByLabelText('Como foi? (opcional)'), 'Quase');
    await user.click(within(form).getByRole('button', { name: 'Fechar' }));
    const reopenedForm = await openForm(user);
    expect(within(reopenedForm).getByLabelText('Como foi? (opcional)')).toHaveValue('Quase');
    expect(within(reopenedForm).getByRole('radio', { name: '2 estrelas: Ruim' })).toBeChecked();
    await user.click(within(reopenedForm).getByRole('button', { name: 'Descartar rascunho' }));
    expect(within(reopenedForm).getByLabelText('Como foi? (opcional)')).toHaveValue('');
  });
});

describe('a dialog with a running request', () => {
  const startFailingSave = () => {
    let fail: (error: AppError) => void = () => undefined;
    const promise = new Promise<never>((_resolve, reject) => {
      fail = reject;
    });
    return { promise, fail: () => fail(new AppError('unavailable')) };
  };
  /** Tries every way to close the dialog during the request and after its failure. */
  const expectStaysOpen = async (fail: () => void) => {
    tryToClose();
    expect(screen.getByRole('dialog')).toHaveAttribute('open');
    fail();
    expect(await screen.findByRole('alert')).toHaveTextContent(/conexão/);
    tryToClose();
    expect(screen.queryByRole('dialog')).toBeNull();
  };

  it('stays open while a review is published, and shows the failure', async () => {
    const { promise, fail } = startFailingSave();
    vi.mocked(saveReview).mockReturnValueOnce(promise);
    const { user } = renderReviews(signedInAs());
    const form = await openForm(user);
    await user.click(within(form).getByRole('radio', { name: '4 estrelas: Bom' }));
    await user.click(within(form).getByRole('button', { name: 'Publicar avaliação' }));
    await screen.findByRole('button', { name: 'Salvando...' });
    await expectStaysOpen(fail);
  });

  it('stays open while a review is removed, even if its cancel button is pressed, and shows the failure', async () => {
    vi.mocked(getOwnReview).mockResolvedValue(ownReview);
    const { promise, fail } = startFailingSave();
    vi.mocked(deleteReview).mockReturnValueOnce(promise);
    const { user } = renderReviews(signedInAs());
    const question = await openForm(user, 'Excluir sua avaliação');
    await user.click(within(question).getByRole('button', { name: 'Excluir avaliação' }));
    await screen.findByRole('button', { name: 'Excluindo...' });
    await user.click(within(question).getByRole('button', { name: 'Manter avaliação' }));
    await expectStaysOpen(fail);
  });

  it('stays open while a report is sent, and shows the failure', async () => {
    const { promise, fail } = startFailingSave();
    vi.mocked(createReport).mockReturnValueOnce(promise);
    const { user } = renderReviews(signedInAs());
    const form = await openReport(user);
    await user.click(within(form).getByRole('radio', { name: 'Propaganda ou spam' }));
    await user.click(within(form).getByRole('button', { name: 'Enviar denúncia' }));
    await screen.findByRole('button', { name: 'Enviando...' });
    await expectStaysOpen(fail);
  });
});

describe('the user’s own review', () => {
  beforeEach(() => {
    vi.mocked(getOwnReview).mockResolvedValue(ownReview);
    vi.mocked(listReviews).mockResolvedValue({ items: [otherReview, ownReview], nextCursor: null });
  });

  it('is shown first and only once, and cannot be reported', async () => {
    renderReviews(signedInAs());
    await screen.findByText('Bruno Lima');
    const articles = await screen.findAllByRole('article');
    expect(articles).toHaveLength(2);
    expect(articles[0]).toHaveTextContent('Voltarei.');
    expect(screen.getAllByRole('button', { name: /^Mais opções/ })).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: /^Útil/ })).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Avaliar' })).toBeNull();
  });

  it.each([
    [0, ''],
    [1, '1 pessoa achou útil'],
    [12, '12 pessoas acharam útil'],
  ])('shows that %i users find it helpful', async (helpfulCount, text) => {
    vi.mocked(getOwnReview).mockResolvedValue({ ...ownReview, helpfulCount });
    renderReviews(signedInAs());
    await screen.findByText('Bruno Lima');
    const [first] = await screen.findAllByRole('article');
    expect(within(first as HTMLElement).queryByText(/útil/)?.textContent ?? '').toBe(text);
  });

  it('is edited from the stored values', async () => {
    const { user } = renderReviews(signedInAs());
    const form = await openForm(user, 'Editar sua avaliação');
    expect(within(form).getByRole('radio', { name: '4 estrelas: Bom' })).toBeChecked();
    await user.type(within(form).getByLabelText('Como foi? (opcional)'), ' Sempre.');
    await user.click(within(form).getByRole('button', { name: 'Salvar alterações' }));
    expect(await screen.findByText('Avaliação atualizada')).toBeVisible();
    expect(screen.getByText('Voltarei. Sempre.')).toBeVisible();
  });

  it('is removed after a confirmation, and the button to write a review returns', async () => {
    const { user } = renderReviews(signedInAs());
    const question = await openForm(user, 'Excluir sua avaliação');
    expect(deleteReview).not.toHaveBeenCalled();
    await user.click(within(question).getByRole('button', { name: 'Excluir avaliação' }));
    expect(await screen.findByRole('button', { name: 'Avaliar' })).toBeVisible();
    expect(deleteReview).toHaveBeenCalledExactlyOnceWith('ana', { placeId: 'p1', userId: 'ana' });
    expect(screen.queryByText('Voltarei.')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Avaliações' })).toHaveFocus();
  });

  it('is still shown after a failed removal, with a retry button', async () => {
    vi.mocked(deleteReview).mockRejectedValueOnce(new AppError('timeout'));
    const { user } = renderReviews(signedInAs());
    const question = await openForm(user, 'Excluir sua avaliação');
    await user.click(within(question).getByRole('button', { name: 'Excluir avaliação' }));
    expect(await within(question).findByRole('alert')).toHaveTextContent(
      'Não foi possível excluir sua avaliação. Verifique sua conexão e tente novamente.',
    );
    await user.click(within(question).getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('Avaliação excluída')).toBeVisible();
  });

  it('that could not be read shows an error, and is still marked in the list', async () => {
    vi.mocked(getOwnReview).mockRejectedValueOnce(new AppError('timeout'));
    const { user } = renderReviews(signedInAs());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Não foi possível carregar sua avaliação',
    );
    expect(await screen.findByText('Sua avaliação')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('button', { name: 'Editar sua avaliação' })).toBeVisible();
    expect(screen.getAllByText('Sua avaliação')).toHaveLength(1);
  });

  it('of a pending account cannot be changed', async () => {
    renderReviews(signedInAs({ status: 'pending' }));
    expect(await screen.findByText(/aguarda a aprovação/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Editar sua avaliação' })).toBeNull();
  });

  it('can only be deleted by a user who manages the place now', async () => {
    renderReviews(signedInAs({ role: 'manager', managedPlaces: ['p1'] }));
    expect(await screen.findByRole('button', { name: 'Excluir sua avaliação' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Editar sua avaliação' })).toBeNull();
  });
});

describe('users who may not review', () => {
  it.each([
    ['is pending approval', { status: 'pending' }, /aguarda a aprovação/],
    ['manages the place', { role: 'manager', managedPlaces: ['p1'] }, /Você administra este lugar/],
    ['created the place', { role: 'manager', uid: 'm1' }, /Você administra este lugar/],
  ] as const)('a user who %s sees the reason', async (_who, changes, sentence) => {
    renderReviews(signedInAs(changes as Partial<User>));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Avaliar' })).toBeNull();
  });

  it('if reviews are disabled, members see the reason immediately and visitors after a tap', async () => {
    vi.mocked(getPublicSettings).mockResolvedValue({ ...settings, reviewsEnabled: false });
    const member = renderReviews(signedInAs());
    expect(await screen.findByText(/avaliações estão pausadas/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Avaliar' })).toBeNull();
    member.unmount();

    const { user, address } = renderReviews(visitorState);
    await user.click(await screen.findByRole('button', { name: 'Avaliar' }));
    expect((await screen.findAllByText(/avaliações estão pausadas/))[0]).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Avaliar' })).toBeNull();
    expect(address()).toBe('/places/bares/p1-bar');
  });
});

describe('a visitor', () => {
  it('causes no read besides the reviews, and is sent to the login', async () => {
    const { user, address } = renderReviews(visitorState);
    await screen.findByText('Bruno Lima');
    expect(getOwnReview).not.toHaveBeenCalled();
    expect(getPublicSettings).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Avaliar' }));
    await vi.waitFor(() => {
      expect(address()).toBe('/login');
    });
  });

  it('finds the form open after the login, and the URL without the fragment', async () => {
    const { address } = renderReviews(signedInAs(), { at: '/places/bares/p1-bar#avaliar' });
    expect(await screen.findByRole('dialog', { name: 'Avaliar este lugar' })).toBeVisible();
    expect(address()).toBe('/places/bares/p1-bar');
  });

  it('who manages the place gets no form after the login', async () => {
    const manager = signedInAs({ role: 'manager', managedPlaces: ['p1'] });
    renderReviews(manager, { at: '/places/bares/p1-bar#avaliar' });
    expect((await screen.findAllByText(/Você administra este lugar/)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('reporting a review', () => {
  it('requires a reason, thanks the user and closes', async () => {
    const { user } = renderReviews(signedInAs());
    const form = await openReport(user);
    await user.click(within(form).getByRole('button', { name: 'Enviar denúncia' }));
    expect(within(form).getByText('Escolha um motivo.')).toBeVisible();
    await user.click(within(form).getByRole('radio', { name: 'Outro motivo' }));
    await user.click(within(form).getByRole('button', { name: 'Enviar denúncia' }));
    expect(within(form).getByLabelText('Explique')).toHaveAccessibleDescription(
      'Conte qual é o motivo.',
    );
    expect(createReport).not.toHaveBeenCalled();
    await user.type(within(form).getByLabelText('Explique'), 'Copiada de outro site.');
    await user.click(within(form).getByRole('button', { name: 'Enviar denúncia' }));
    expect(await within(form).findByText(/Obrigado por avisar/)).toBeVisible();
    expect(createReport).toHaveBeenCalledExactlyOnceWith(
      'ana',
      { kind: 'review', id: 'p1_u2', placeId: 'p1' },
      { reason: 'other', details: 'Copiada de outro site.' },
    );
    await user.click(within(form).getByRole('button', { name: 'Entendi' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Denunciar/ })).toBeNull();
  });

  it('a failed report shows an error and can be retried', async () => {
    vi.mocked(createReport).mockRejectedValueOnce(new AppError('unavailable'));
    const { user } = renderReviews(signedInAs());
    const form = await openReport(user);
    await user.click(within(form).getByRole('radio', { name: 'Propaganda ou spam' }));
    await user.click(within(form).getByRole('button', { name: 'Enviar denúncia' }));
    expect(await within(form).findByRole('alert')).toHaveTextContent(
      'Não foi possível enviar sua denúncia',
    );
    await user.click(within(form).getByRole('button', { name: 'Tentar novamente' }));
    expect(await within(form).findByText(/Obrigado por avisar/)).toBeVisible();
  });

  it('sends a visitor to the login and then opens the report of the same review', async () => {
    const first = renderReviews(visitorState);
    await chooseReport(first.user);
    await vi.waitFor(() => {
      expect(first.address()).toBe('/login');
    });
    first.unmount();
    renderReviews(signedInAs(), { at: '/places/bares/p1-bar#denunciar-p1_u2' });
    expect(await screen.findByRole('dialog', { name: 'Denunciar avaliação' })).toBeVisible();
  });

  it("is not possible for the user's own review, even after the login", async () => {
    renderReviews(signedInAs(), { at: '/places/bares/p1-bar#denunciar-p1_ana' });
    expect(await screen.findByText('Esta avaliação é sua.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows a pending account that it awaits approval', async () => {
    const { user } = renderReviews(signedInAs({ status: 'pending' }));
    await chooseReport(user);
    expect(await screen.findByText(/poderá denunciar avaliações/)).toBeVisible();
    expect(createReport).not.toHaveBeenCalled();
  });
});
