import type { MouseEvent } from 'react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { MemoryRouter, Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { unmarkLeaving } from './leaving.ts';
import { PageLink } from './page-link.tsx';

afterEach(unmarkLeaving);

function Here() {
  const here = useLocation();
  const state = JSON.stringify(here.state as unknown);
  return <output>{`${useNavigationType()} ${here.pathname} ${state}`}</output>;
}

function show(onClick?: (event: MouseEvent) => void) {
  render(
    <MemoryRouter initialEntries={['/categories']}>
      <PageLink to="/search" state={{ from: '/' }} onClick={onClick}>
        Buscar
      </PageLink>
      <Routes>
        <Route path="*" element={<Here />} />
      </Routes>
    </MemoryRouter>,
  );
  return screen.getByRole('link', { name: 'Buscar' });
}
const here = () => screen.getByRole('status').textContent;
const isLeaving = () => 'leaving' in document.documentElement.dataset;

it('gives feedback to a tap before it changes the page', async () => {
  const link = show();
  expect(fireEvent.click(link)).toBe(false);
  expect(isLeaving()).toBe(true);
  expect(here()).toBe('POP /categories null');
  await waitFor(() => {
    expect(here()).toBe('PUSH /search {"from":"/"}');
  });
});

it('leaves clicks that open elsewhere to the browser, and respects clicks cancelled by a leave guard', async () => {
  const refuse = vi.fn((event: MouseEvent) => {
    event.preventDefault();
  });
  const link = show(refuse);
  fireEvent.click(link);
  expect(refuse).toHaveBeenCalledOnce();
  refuse.mockImplementation(() => undefined);
  fireEvent.click(link, { ctrlKey: true });
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect(isLeaving()).toBe(false);
  expect(here()).toBe('POP /categories null');
});
