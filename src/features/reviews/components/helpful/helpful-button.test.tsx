import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '#shared/app-error.ts';
import { listHelpfulMarks, setHelpful } from '#features/reviews/data/helpful-store.ts';
import { reviewsQuery } from '#features/reviews/data/review-queries.ts';
import { toReview } from '#features/reviews/model/review.ts';
import type { SessionState } from '#features/account/data/session/session-state.ts';
import { aUser, fakeSession, signedInState, visitorState } from '#support/test-session.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { HelpfulButton } from './helpful-button.tsx';

vi.mock('#features/reviews/data/helpful-store.ts', () => ({
  listHelpfulMarks: vi.fn(),
  setHelpful: vi.fn(),
}));

const review = toReview('p1_bia', {
  placeId: 'p1',
  userId: 'bia',
  authorName: 'Bia',
  helpfulCount: 12,
});
const reviewOfAna = { reviewId: 'p1_bia', placeId: 'p1', createdAt: null };

beforeEach(() => {
  vi.mocked(listHelpfulMarks).mockReset().mockResolvedValue([]);
  vi.mocked(setHelpful).mockReset().mockResolvedValue(13);
});

function renderButton(state: SessionState) {
  return renderScreen(<HelpfulButton review={review} />, {
    session: fakeSession(state),
    at: '/places/bares/p1-bar',
  });
}
const button = (pressed: boolean) =>
  screen.findByRole('button', { name: 'Útil 12 na avaliação de Bia', pressed });

test('a visitor causes no read and is sent to the login', async () => {
  const { user, address } = renderButton(visitorState);
  await user.click(await button(false));
  await waitFor(() => {
    expect(address()).toBe('/login');
  });
  expect(listHelpfulMarks).not.toHaveBeenCalled();
  expect(setHelpful).not.toHaveBeenCalled();
});

test('is pressed immediately, and the cached lists show the new count after it is stored', async () => {
  const { user, client } = renderButton(signedInState());
  const { queryKey } = reviewsQuery('p1');
  client.setQueryData(queryKey, {
    pages: [{ items: [review], nextCursor: null }],
    pageParams: [null],
  });
  await user.click(await button(false));
  expect(await button(true)).toBeVisible();
  await waitFor(() => {
    expect(client.getQueryData(queryKey)?.pages[0]?.items[0]?.helpfulCount).toBe(13);
  });
  expect(setHelpful).toHaveBeenCalledExactlyOnceWith('ana', 'p1_bia', true);
});

test('a tap on a set mark removes it', async () => {
  vi.mocked(listHelpfulMarks).mockResolvedValue([reviewOfAna]);
  const { user } = renderButton(signedInState());
  await user.click(await button(true));
  expect(await button(false)).toBeVisible();
  await waitFor(() => {
    expect(setHelpful).toHaveBeenCalledExactlyOnceWith('ana', 'p1_bia', false);
  });
});

test('a tap before the stored mark is loaded does not remove it', async () => {
  let resolveMarks = (_marks: (typeof reviewOfAna)[]) => undefined as void;
  vi.mocked(listHelpfulMarks).mockReturnValue(
    new Promise((resolve) => {
      resolveMarks = resolve;
    }),
  );
  const { user } = renderButton(signedInState());
  await user.click(await button(false));
  resolveMarks([reviewOfAna]);
  expect(await button(true)).toBeVisible();
  expect(setHelpful).not.toHaveBeenCalled();
});

test('two quick taps are stored in order and restore the first state', async () => {
  const sentMarks: boolean[] = [];
  vi.mocked(setHelpful).mockImplementation(async (_uid, _id, isHelpful) => {
    await new Promise((resolve) => setTimeout(resolve, isHelpful ? 20 : 0));
    sentMarks.push(isHelpful);
    return isHelpful ? 13 : 12;
  });
  const { user } = renderButton(signedInState());
  await user.click(await button(false));
  await user.click(await button(true));
  await waitFor(() => {
    expect(sentMarks).toEqual([true, false]);
  });
  expect(await button(false)).toBeVisible();
});

test.each([
  ['unavailable', /^Não foi possível marcar a avaliação/],
  ['invalid-input', /^Esta avaliação é sua/],
  ['not-found', /^Esta avaliação saiu do guia/],
] as const)('reverts and shows the reason after the error %s', async (code, sentence) => {
  vi.mocked(setHelpful).mockRejectedValue(new AppError(code));
  const { user } = renderButton(signedInState());
  await user.click(await button(false));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(await button(false)).toBeVisible();
});

test('shows a pending account that it awaits approval, and writes nothing', async () => {
  const { user } = renderButton(signedInState(aUser({ status: 'pending' })));
  await user.click(await button(false));
  expect(await screen.findByText(/aguarda a aprovação/)).toBeVisible();
  expect(setHelpful).not.toHaveBeenCalled();
});
