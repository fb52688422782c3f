import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { HistoryBackLink } from './history-back-link.tsx';

function Address() {
  return <output>{useLocation().pathname}</output>;
}

/** Renders the list and then the place; `entry` is the router's state in the browser history. */
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

it('goes back to the list that the user came from', async () => {
  await userEvent.click(open({ idx: 3 }));
  expect(screen.getByRole('status')).toHaveTextContent('/search');
});

it.each([[{ idx: 0 }], [null]])(
  'goes to the category if the visit started on this page (%j)',
  async (entry) => {
    const link = open(entry);
    expect(link).toHaveAttribute('href', '/places/bares');
    await userEvent.click(link);
    expect(screen.getByRole('status')).toHaveTextContent('/places/bares');
  },
);
