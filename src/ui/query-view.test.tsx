import type { QueryClient } from '@tanstack/react-query';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '#support/render-screen.tsx';
import { QueryView } from './query-view.tsx';
import type { QueryViewProps } from './query-view.tsx';

const sentences = { default: 'Não foi possível carregar as praias' };
const read = vi.fn<() => Promise<string[]>>();
const praias = queryOptions({ queryKey: ['praias'], queryFn: () => read() });

beforeEach(() => {
  read.mockReset();
});

function Praias(props: Partial<QueryViewProps<string[]>>) {
  const query = useQuery(praias);
  return (
    <QueryView
      query={query}
      sentences={sentences}
      loading="Carregando praias..."
      skeleton={<hr />}
      empty={<p>Nenhuma praia</p>}
      {...props}
    >
      {(names) => <p>{names.join(', ')}</p>}
    </QueryView>
  );
}

const refresh = (client: QueryClient) => act(() => client.refetchQueries(praias));

it('announces that the content is loading, and then shows it', async () => {
  read.mockResolvedValueOnce(['Joaquina', 'Mole']);
  renderScreen(<Praias />);
  expect(screen.getByText('Carregando praias...')).toHaveRole('status');
  expect(await screen.findByText('Joaquina, Mole')).toBeVisible();
  expect(screen.queryByText('Carregando praias...')).toBeNull();
});

it('shows the empty state', async () => {
  read.mockResolvedValueOnce([]);
  renderScreen(<Praias />);
  expect(await screen.findByText('Nenhuma praia')).toBeVisible();
});

it.each([
  ['a title', undefined],
  ['a line', 'line' as const],
])('shows a failure in %s, distinct from an empty list, and retries', async (_room, failure) => {
  read.mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce(['Mole']);
  const { user } = renderScreen(<Praias failure={failure} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível carregar as praias');
  expect(screen.queryAllByRole('heading')).toHaveLength(failure ? 0 : 1);
  expect(screen.queryByText('Nenhuma praia')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Mole')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('keeps the content if its refresh fails, and shows the error', async () => {
  read.mockResolvedValueOnce(['Mole']).mockRejectedValueOnce(new Error('gone'));
  const { client, user } = renderScreen(<Praias />);
  await screen.findByText('Mole');
  await refresh(client);
  expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível carregar as praias');
  expect(screen.getByText('Mole')).toBeVisible();
  read.mockResolvedValueOnce(['Mole', 'Galheta']);
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Mole, Galheta')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('hides a failed refresh if it is quiet', async () => {
  read.mockResolvedValueOnce(['Mole']).mockRejectedValueOnce(new Error('gone'));
  const { client } = renderScreen(<Praias isQuiet />);
  await screen.findByText('Mole');
  await refresh(client);
  expect(client.getQueryState(praias.queryKey)?.status).toBe('error');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('Mole')).toBeVisible();
});

it('waits until the second query has loaded or failed', async () => {
  read.mockResolvedValue(['Mole']);
  const waiting = { data: undefined, error: null };
  const { rerender } = renderScreen(<Praias secondQuery={waiting} />);
  await waitFor(() => {
    expect(read).toHaveBeenCalled();
  });
  expect(screen.getByText('Carregando praias...')).toHaveRole('status');
  rerender(<p />);
  renderScreen(<Praias secondQuery={{ data: undefined, error: new Error('gone') }} />);
  expect(await screen.findByText('Mole')).toBeVisible();
});

it('keeps the previous answer in full contrast while the next one loads', () => {
  read.mockResolvedValue(['Mole']);
  const query = { data: ['Mole'], error: null, isPlaceholderData: true, refetch: vi.fn() };
  renderScreen(<Praias query={query} />);
  const content = screen.getByText('Mole');
  expect(content.closest('[aria-busy="true"]')).not.toBeNull();
  expect(content.closest('[class*="opacity"]')).toBeNull();
});
