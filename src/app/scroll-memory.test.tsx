import { fireEvent, screen } from '@testing-library/react';
import { Link, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { renderScreen } from '#support/render-screen.tsx';
import { useScrollRestoration } from './scroll-memory.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

function Pages() {
  useScrollRestoration();
  const navigate = useNavigate();
  return (
    <Routes>
      <Route path="/" element={<Link to="/place">Lugar</Link>} />
      <Route
        path="/place"
        element={
          <button type="button" onClick={() => void navigate(-1)}>
            Voltar
          </button>
        }
      />
    </Routes>
  );
}

it('restores the position of a press that came before the browser reported the scrolling', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  renderScreen(<Pages />);
  vi.stubGlobal('scrollY', 1411);
  fireEvent.click(screen.getByRole('link', { name: 'Lugar' }));
  const back = await screen.findByRole('button', { name: 'Voltar' });
  vi.stubGlobal('scrollY', 0);
  scrollTo.mockClear();
  fireEvent.click(back);
  await screen.findByRole('link', { name: 'Lugar' });
  expect(scrollTo).toHaveBeenCalledWith(0, 1411);
});
