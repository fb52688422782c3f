import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { usePlaceSearch } from '#features/search/data/use-place-search.ts';
import { AppError } from '#shared/app-error.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { NeighborhoodChips } from './neighborhood-chips.tsx';

vi.mock('#features/search/data/use-place-search.ts', () => ({ usePlaceSearch: vi.fn() }));

test('shows an error if the neighbourhoods fail to load, and retries on request', async () => {
  const retry = vi.fn();
  vi.mocked(usePlaceSearch).mockReturnValue({
    search: undefined,
    isPartial: false,
    isLoading: false,
    error: new AppError('timeout'),
    retry,
  });
  const { user } = renderScreen(<NeighborhoodChips />);
  expect(screen.getByRole('alert')).toHaveTextContent('Não foi possível buscar lugares');
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(retry).toHaveBeenCalledOnce();
});
