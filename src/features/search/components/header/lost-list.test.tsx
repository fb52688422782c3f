import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '#support/render-screen.tsx';
import { HeaderSearch } from './header-search.tsx';

vi.mock('./suggestion-engine.ts', () => ({ suggest: () => Promise.resolve([]) }));
vi.mock('./suggestion-list.tsx', () => {
  throw new TypeError('Failed to fetch');
});

test('shows a message if the chunk of the list fails to load', async () => {
  const { user, address } = renderScreen(<HeaderSearch />);
  const field = screen.getByRole('combobox', { name: 'Buscar lugares e eventos' });
  await user.type(field, 'ba');
  expect(
    await screen.findByText(/Sugestões indisponíveis agora/, {}, { timeout: 5_000 }),
  ).toBeVisible();
  expect(field).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{Enter}');
  expect(address()).toBe('/search?q=ba');
});
