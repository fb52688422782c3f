import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aCategory } from '#support/builders.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { CategoriesMenu } from './categories-menu.tsx';

vi.mock('#features/categories/data/category-store.ts', () => ({
  listCategories: () =>
    Promise.resolve([
      aCategory(),
      aCategory({ id: 'shows', name: 'Shows', slug: 'shows' }),
      aCategory({ id: 'praias', name: 'Praias', slug: 'praias' }),
    ]),
}));

async function openMenu() {
  const view = renderScreen(
    <>
      <CategoriesMenu />
      <p>Fora</p>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Categorias' });
  await view.user.click(button);
  await screen.findByRole('link', { name: 'Shows' });
  return { ...view, button };
}

test('shows only existing popular categories, and links to all categories, the agenda and the club', async () => {
  await openMenu();
  expect(screen.getByText('Categorias Populares')).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Shows',
    'Bares',
    'Ver todas as categorias',
    'Ver a agenda',
    'Conhecer o clube',
  ]);
});

test('a click outside closes it', async () => {
  const { user, button } = await openMenu();
  await user.click(screen.getByText('Fora'));
  expect(screen.queryByText('Categorias Populares')).not.toBeInTheDocument();
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('Esc closes it and returns the focus to the button', async () => {
  const { user, button } = await openMenu();
  await user.tab();
  await user.keyboard('{Escape}');
  expect(screen.queryByText('Categorias Populares')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test('navigation closes it', async () => {
  const { user, address } = await openMenu();
  await user.click(screen.getByRole('link', { name: 'Shows' }));
  expect(address()).toBe('/places/shows');
  expect(screen.queryByText('Categorias Populares')).not.toBeInTheDocument();
});
