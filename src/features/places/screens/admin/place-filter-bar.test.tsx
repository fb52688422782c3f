import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { noAdminPlaceFilters } from '#features/places/model/admin-place-filters.ts';
import { PlaceFilterBar } from './place-filter-bar.tsx';

test('keeps letters that are typed before the URL is updated', async () => {
  const onChange = vi.fn();
  const user = userEvent.setup();
  const filtersFor = (text: string) => (
    <PlaceFilterBar
      filters={{ ...noAdminPlaceFilters, text }}
      categories={[]}
      onChange={onChange}
    />
  );
  const { rerender } = render(filtersFor(''));
  const field = screen.getByRole('searchbox', { name: 'Buscar pelo nome' });
  await user.type(field, 'Ca');
  await waitFor(() => {
    expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ text: 'Ca' }));
  });
  await user.type(field, 'fé');
  rerender(filtersFor('Ca'));
  expect(field).toHaveValue('Café');
});
