import { useState } from 'react';
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '#support/render-screen.tsx';
import { EndlessList } from './endless-list.tsx';

interface Page {
  items: string[];
  next: number | null;
}

const read = vi.fn<(page: number) => Promise<Page>>();
const trilhasOf = (side: string) =>
  infiniteQueryOptions({
    queryKey: ['trilhas', side],
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: 1,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

/** Shows the list of one side of the island, and the previous list until the next one has loaded. */
function TrilhasBySide() {
  const [side, setSide] = useState('norte');
  return (
    <>
      <button
        onClick={() => {
          setSide('sul');
        }}
      >
        Sul
      </button>
      <Trilhas side={side} />
    </>
  );
}

function Trilhas({ side = 'norte' }) {
  const query = useInfiniteQuery(trilhasOf(side));
  return (
    <EndlessList
      query={query}
      sentences={{ default: 'Não foi possível carregar as trilhas' }}
      loading="Carregando trilhas..."
      skeleton={<hr />}
      moreLabel="Mostrar mais trilhas"
      note={(items) => <p>{items.length} até agora</p>}
      empty={<p>Nenhuma trilha</p>}
    >
      {(names) => (
        <ul>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </EndlessList>
  );
}

const first = { items: ['Lagoinha', 'Naufragados'], next: 2 };
const last = { items: ['Costa da Lagoa'], next: null };
const names = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const more = () => screen.getByRole('button', { name: 'Mostrar mais trilhas' });

beforeEach(() => {
  read.mockReset();
});

it('adds the next page, announces the number of new items and moves the focus to the end', async () => {
  read.mockResolvedValueOnce(first).mockResolvedValueOnce(last);
  const { user } = renderScreen(<Trilhas />);
  expect(await screen.findByText('2 até agora')).toBeVisible();
  await user.click(more());
  const end = await screen.findByText('Mais 1 na lista. A lista acabou.');
  expect(names()).toEqual([...first.items, ...last.items]);
  expect(end).toHaveAttribute('aria-live', 'polite');
  expect(end).toHaveFocus();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText(/até agora/)).toBeNull();
});

it('retries the next page after it failed', async () => {
  read
    .mockResolvedValueOnce(first)
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValueOnce(last);
  const { user } = renderScreen(<Trilhas />);
  await screen.findAllByRole('listitem');
  await user.click(more());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Não foi possível carregar as trilhas',
  );
  expect(names()).toEqual(first.items);
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await screen.findByText('Costa da Lagoa');
  expect(read.mock.calls).toEqual([[1], [2], [2]]);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('retries the list, not the next page, after a refresh failed', async () => {
  read
    .mockResolvedValueOnce(first)
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValueOnce(first);
  const { client, user } = renderScreen(<Trilhas />);
  await screen.findAllByRole('listitem');
  await act(() => client.refetchQueries({ queryKey: trilhasOf('norte').queryKey }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Não foi possível carregar as trilhas',
  );
  expect(names()).toEqual(first.items);
  expect(more()).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await waitFor(() => {
    expect(screen.queryByRole('alert')).toBeNull();
  });
  expect(read.mock.calls).toEqual([[1], [1], [1]]);
});

it('loads further pages while the first ones are empty', async () => {
  read
    .mockResolvedValueOnce({ items: [], next: 2 })
    .mockResolvedValueOnce({ items: [], next: null });
  const { user } = renderScreen(<Trilhas />);
  expect(await screen.findByText('0 até agora')).toBeVisible();
  expect(screen.queryByText('Nenhuma trilha')).toBeNull();
  await user.click(more());
  expect(await screen.findByText('Nenhuma trilha')).toBeVisible();
});

it('marks the previous list as updating while another selection loads', async () => {
  read.mockResolvedValueOnce(last).mockReturnValue(new Promise(() => undefined));
  const { user } = renderScreen(<TrilhasBySide />);
  const row = await screen.findByText('Costa da Lagoa');
  expect(row.closest('[aria-busy="true"]')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Sul' }));
  expect(screen.getByText('Costa da Lagoa').closest('[aria-busy="true"]')).not.toBeNull();
});

it('announces no next page that was requested before the selection changed', async () => {
  let answer: (page: Page) => void = () => undefined;
  read.mockResolvedValueOnce({ items: ['Trilha A', 'Trilha B'], next: 2 });
  const { user } = renderScreen(<TrilhasBySide />);
  await screen.findByText('Trilha A');
  read.mockReturnValueOnce(new Promise(() => undefined));
  await user.click(more());
  read.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Sul' }));
  answer({ items: ['Trilha do sul'], next: null });
  expect(await screen.findByText('Trilha do sul')).toBeVisible();
  expect(screen.queryByText(/na lista/)).toBeNull();
});
