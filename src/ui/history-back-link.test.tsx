import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { HistoryBackLink } from './history-back-link.tsx';

function Address() {
  return <output>{useLocation().pathname}</output>;
}

/** The list, then the place; `entry` is what the router noted in the browser's history. */
function open(entry: unknown) {
  history.replaceState(entry, '');
  render(
    <MemoryRouter initialEntries={['/search', '/places/bares/p1']}>
      <HistoryBackLink to="/places/bares" className="">
        ←
      </HistoryBackLink>
      <Address />
    </MemoryRouter>,
  );
  return screen.getByRole('link', { name: 'Voltar' });
}

afterEach(() => {
  history.replaceState(null, '');
});

it('goes back to the list one came from', async () => {
  await userEvent.click(open({ idx: 3 }));
  expect(screen.getByRole('status')).toHaveTextContent('/search');
});

it.each([[{ idx: 0 }], [null]])(
  'goes to the category when the visit began here (%j)',
  async (entry) => {
    const link = open(entry);
    expect(link).toHaveAttribute('href', '/places/bares');
    await userEvent.click(link);
    expect(screen.getByRole('status')).toHaveTextContent('/places/bares');
  },
);
