import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { listCategories } from '#features/categories/data/category-store.ts';
import { aCategory } from '#support/builders.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { useCategoryNames } from './use-category-names.ts';

vi.mock('#shared/language.ts', () => import('#shared/language.es.ts'));
vi.mock('#features/categories/data/category-store.ts', async (original) => ({
  ...(await original<object>()),
  listCategories: vi.fn(),
}));

test('a category is shown with its Spanish name once it is loaded, and otherwise with its own', async () => {
  vi.mocked(listCategories).mockResolvedValue([
    aCategory({
      name: 'Praias',
      translations: { es: { name: 'Playas' }, en: { name: 'Beaches' } },
    }),
    aCategory({ id: 'c2', name: 'Shows', translations: { en: { name: 'Live music' } } }),
  ]);
  function Names() {
    const nameOf = useCategoryNames();
    return <p>{['Praias', 'Shows', 'Sem categoria'].map(nameOf).join(', ')}</p>;
  }
  renderScreen(<Names />);
  expect(screen.getByText('Praias, Shows, Sem categoria')).toBeVisible();
  expect(await screen.findByText('Playas, Shows, Sem categoria')).toBeVisible();
});
