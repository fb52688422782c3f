import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getReviewer } from '#features/reviews/data/reviewer-store.ts';
import { AppError } from '#shared/app-error.ts';
import { toReview } from '#features/reviews/model/review.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { ReviewItem } from './review-item.tsx';

vi.mock('#features/reviews/data/reviewer-store.ts', () => ({ getReviewer: vi.fn() }));

beforeEach(() => {
  vi.mocked(getReviewer)
    .mockReset()
    .mockResolvedValue({ firstName: 'Ana', since: '2025-03', reviews: 12 });
});

function show(authorProfile: boolean) {
  const review = toReview('p1_ana', { userId: 'ana', authorName: 'Ana Souza', authorProfile });
  return renderScreen(<ReviewItem review={review} placeTitle="Bar" now={new Date()} />);
}

const name = () => screen.getByRole('button', { name: 'Ana Souza' });

test('the name is plain text by default', () => {
  show(false);
  expect(screen.getByRole('heading', { name: 'Ana Souza' })).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a tap reads the profile once and shows only first name, month and number of reviews', async () => {
  const { user } = show(true);
  expect(getReviewer).not.toHaveBeenCalled();
  await user.click(name());
  const dialog = await screen.findByRole('dialog', { name: 'Ana' });
  expect(await within(dialog).findByText('12 avaliações no guia')).toBeVisible();
  expect(within(dialog).getByText('No guia desde março de 2025')).toBeVisible();
  expect(dialog).not.toHaveTextContent('Souza');
  expect(getReviewer).toHaveBeenCalledExactlyOnceWith('ana');
  await user.click(within(dialog).getByRole('button', { name: 'Fechar' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(name()).toHaveFocus();
});

test('shows one review without a registration month', async () => {
  vi.mocked(getReviewer).mockResolvedValue({ firstName: 'Ana', since: '', reviews: 1 });
  const { user } = show(true);
  await user.click(name());
  expect(await screen.findByText('1 avaliação no guia')).toBeVisible();
  expect(screen.queryByText(/No guia desde/)).not.toBeInTheDocument();
});

test('shows that a profile is no longer public, and reads it again at the next tap', async () => {
  vi.mocked(getReviewer).mockRejectedValueOnce(new AppError('not-found'));
  const { user } = show(true);
  await user.click(name());
  expect(await screen.findByText('Esta pessoa não mostra o perfil.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Tentar novamente' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Fechar' }));
  await user.click(name());
  expect(await screen.findByText('12 avaliações no guia')).toBeVisible();
});

test('a failure shows an error and can be retried', async () => {
  vi.mocked(getReviewer).mockRejectedValueOnce(new AppError('timeout'));
  const { user } = show(true);
  await user.click(name());
  expect(await screen.findByText(/^Não foi possível carregar o perfil/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('12 avaliações no guia')).toBeVisible();
});
