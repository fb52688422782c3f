import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '#support/render-screen.tsx';
import { openPage } from './open-page.ts';
import { useExternalRedirect } from './use-external-redirect.ts';

vi.mock('./open-page.ts', () => ({ openPage: vi.fn() }));

beforeEach(() => {
  vi.mocked(openPage).mockReset();
});

let answer: (url: string | null) => void;

function Exit() {
  const { isBusy, go } = useExternalRedirect(
    () =>
      new Promise<string | null>((resolve) => {
        answer = resolve;
      }),
  );
  return (
    <button
      type="button"
      onClick={() => {
        go();
      }}
    >
      {isBusy ? 'Abrindo...' : 'Pagar'}
    </button>
  );
}

const answered = (url: string | null) =>
  act(async () => {
    answer(url);
    await new Promise((resolve) => setTimeout(resolve));
  });

test('navigates to the URL, and stays busy until the page is left', async () => {
  const { user } = renderScreen(<Exit />);
  await user.click(screen.getByRole('button', { name: 'Pagar' }));
  await answered('https://pay.test/1');
  expect(openPage).toHaveBeenCalledExactlyOnceWith('https://pay.test/1');
  expect(screen.getByRole('button', { name: 'Abrindo...' })).toBeVisible();
});

test('does not open the payment after the user has left the page', async () => {
  const { user, unmount } = renderScreen(<Exit />);
  await user.click(screen.getByRole('button', { name: 'Pagar' }));
  unmount();
  await answered('https://pay.test/1');
  expect(openPage).not.toHaveBeenCalled();
});
