import { screen, render, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import userEvent from '@testing-library/user-event';
import { SearchField } from './search-screen.tsx';

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
