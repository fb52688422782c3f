import { screen, render, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import userEvent from '@testing-library/user-event';
import { listCategories } from '#features/categories/data/category-store.ts';
import { AppError } from '#shared/app-error.ts';
import { aCategory } from '#support/builders.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { SearchStart, SearchField } from './search-screen.tsx';

vi.mock('#features/categories/data/category-store.ts', () => ({ listCategories: vi.fn() }));
const reads = vi.mocked(listCategories);

test('shows an error if the categories fail to load, and retries on request', async () => {
  reads.mockRejectedValueOnce(new AppError('unavailable'));
  reads.mockResolvedValueOnce([aCategory()]);
  const { user } = renderScreen(<SearchStart />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao carregar as categorias');
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('link', { name: 'Bares' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('keeps letters typed before the URL updates, and shows a query set elsewhere', async () => {
  const onSearch = vi.fn();
  const user = userEvent.setup();
  const { rerender } = render(<SearchField query="" onSearch={onSearch} />);
  const addressBecomes = (query: string) => {
    rerender(<SearchField query={query} onSearch={onSearch} />);
  };
  const field = screen.getByRole('searchbox', { name: 'Buscar lugares e eventos' });
  await user.type(field, 'ba');
  await waitFor(() => {
    expect(onSearch).toHaveBeenLastCalledWith('ba');
  });
  await user.type(field, 'res');
  addressBecomes('ba');
  expect(field).toHaveValue('bares');
  await waitFor(() => {
    expect(onSearch).toHaveBeenLastCalledWith('bares');
  });
  addressBecomes('bares');
  addressBecomes('praias');
  expect(field).toHaveValue('praias');
});
