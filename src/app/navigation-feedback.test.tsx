import { lazy, Suspense } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useNavigationFeedback } from './navigation-feedback.ts';

const isLeaving = () => document.documentElement.dataset['leaving'] !== undefined;

test('marks the page until the next one is rendered, and does not mark it for a link that does not navigate', async () => {
  let arrive: (code: { default: () => string }) => void = () => undefined;
  const Next = lazy(
    () =>
      new Promise<{ default: () => string }>((resolve) => {
        arrive = resolve;
      }),
  );
  function Pages() {
    useNavigationFeedback();
    return (
      <Suspense fallback="Carregando">
        <Routes>
          <Route
            path="/"
            element={
              <>
                <Link to="/next">Seguir</Link>
                <a href="/stays" onClick={(event) => event.preventDefault()}>
                  Ficar
                </a>
              </>
            }
          />
          <Route path="/next" element={<Next />} />
        </Routes>
      </Suspense>
    );
  }
  render(<Pages />, { wrapper: BrowserRouter });

  await userEvent.click(screen.getByRole('link', { name: 'Ficar' }));
  expect(isLeaving()).toBe(false);

  await userEvent.click(screen.getByRole('link', { name: 'Seguir' }));
  expect(screen.getByRole('link', { name: 'Ficar' })).toBeVisible();
  expect(isLeaving()).toBe(true);

  await act(async () => {
    arrive({ default: () => 'A próxima' });
    await Promise.resolve();
  });
  expect(await screen.findByText('A próxima')).toBeVisible();
  expect(isLeaving()).toBe(false);
});
