import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { UserSearch } from './user-filters.tsx';

test('keeps the letters typed before the address is updated', async () => {
  const onSearch = vi.fn();
  const user = userEvent.setup();
  const { rerender } = render(<UserSearch text="" onSearch={onSearch} />);
  const field = screen.getByRole('searchbox', { name: 'Buscar por nome ou e-mail' });
  await user.type(field, 'an');
  await waitFor(() => {
    expect(onSearch).toHaveBeenLastCalledWith('an');
  });
  await user.type(field, 'a');
  rerender(<UserSearch text="an" onSearch={onSearch} />);
  expect(field).toHaveValue('ana');
});
