import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { listSearchMisses } from '#features/search/data/search-miss-store.ts';
import { AppError } from '#shared/app-error.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { SearchMisses } from './search-misses.tsx';

vi.mock('#features/search/data/search-miss-store.ts', () => ({ listSearchMisses: vi.fn() }));

test('lists the search terms without results and their counts', async () => {
  vi.mocked(listSearchMisses).mockResolvedValue([
    { words: 'rafting noturno', count: 12 },
    { words: 'balao', count: 1 },
  ]);
  renderScreen(<SearchMisses uid="admin" />);
  const list = await screen.findByRole('list');
  const rows = within(list).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'rafting noturno12 vezes',
    'balao1 vez',
  ]);
});

test('shows a message when there are no terms and when they cannot be read', async () => {
  vi.mocked(listSearchMisses).mockResolvedValueOnce([]);
  const { unmount } = renderScreen(<SearchMisses uid="admin" />);
  expect(await screen.findByText('Nenhuma busca ficou sem resultado.')).toBeVisible();
  unmount();
  vi.mocked(listSearchMisses).mockRejectedValueOnce(new AppError('unavailable'));
  renderScreen(<SearchMisses uid="admin" />);
  expect(
    await screen.findByText(/Não foi possível carregar as buscas sem resultado/),
  ).toBeVisible();
});
