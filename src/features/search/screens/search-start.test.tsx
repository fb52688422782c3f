import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { listCategories } from '#features/categories/data/category-store.ts';
import { AppError } from '#shared/app-error.ts';
import { aCategory } from '#support/builders.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { SearchStart } from './search-start.tsx';

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
