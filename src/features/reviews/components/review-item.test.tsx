import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { toReview } from '#features/reviews/model/review.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { ReviewItem } from './review-item.tsx';

// ClampedText observes its size to shorten long texts.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe = vi.fn();
    disconnect = vi.fn();
  },
);

const shown = (pictures: number, picturesStatus?: string) => {
  const stored = Array.from(
    { length: pictures },
    (_, at) => `/uploads/reviews/p1_ana/${String(at).repeat(25)}.webp#1600x1067;320,640;a1b2c3`,
  );
  const fields = { authorName: 'Ana', rating: 4, text: 'Bom.', pictures: stored, picturesStatus };
  renderScreen(
    <ReviewItem review={toReview('p1_ana', fields)} placeTitle="Bar" now={new Date()} />,
  );
};

it('states the language of a review and its reply if the page has another one', () => {
  const fields = {
    ...{ authorName: 'Ana', rating: 4, text: 'Muy rico.', language: 'es' },
    reply: { text: 'Obrigado!', repliedAt: new Date(0) },
  };
  const { container } = renderScreen(
    <ReviewItem review={toReview('p1_ana', fields)} placeTitle="Bar" now={new Date()} />,
  );
  expect(screen.getByText(/ · em espanhol$/)).toBeVisible();
  expect(screen.getByText('Muy rico.').closest('[lang]')).toHaveAttribute('lang', 'es-AR');
  expect(container.querySelectorAll('[lang]')).toHaveLength(1);
});

it('does not state the language of a review in the language of the page or without a text', () => {
  const fields = { authorName: 'Ana', rating: 4, text: '', language: 'es' };
  const { container } = renderScreen(
    <ReviewItem review={toReview('p1_ana', fields)} placeTitle="Bar" now={new Date()} />,
  );
  expect(container).not.toHaveTextContent('em espanhol');
});

describe('the images of a review', () => {
  it('are named after their author, small and lazy-loaded', () => {
    shown(3);
    const pictures = screen.getAllByRole('img', { name: /^Foto de/ });
    expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual([
      'Foto de Ana, 1 de 3',
      'Foto de Ana, 2 de 3',
      'Foto de Ana, 3 de 3',
    ]);
    expect(pictures[0]).toHaveAttribute('loading', 'lazy');
    expect(pictures[0]).toHaveAttribute('sizes', '96px');
    expect(pictures[0]).toHaveAttribute('width', '1600');
    expect(screen.queryByText('Em análise')).toBeNull();
  });

  it('open in full screen, starting with the tapped one', async () => {
    shown(2);
    await userEvent.click(screen.getByRole('button', { name: 'Foto de Ana, 2 de 2' }));
    const viewer = await screen.findByRole('dialog', { name: 'Fotos de Ana' });
    expect(within(viewer).getByText('Foto 2 de 2')).toBeVisible();
  });

  it('are marked while held for review', () => {
    shown(1, 'waiting');
    expect(screen.getByText('Em análise')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Foto de Ana, 1 de 1' })).toBeVisible();
  });

  it('render nothing for a review without images', () => {
    shown(0, 'waiting');
    expect(screen.queryByText('Em análise')).toBeNull();
    expect(screen.queryByRole('img', { name: /^Foto de/ })).toBeNull();
  });
});
