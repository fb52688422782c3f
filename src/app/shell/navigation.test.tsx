import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#support/render-screen.tsx';
import { BottomTabs } from './bottom-tabs.tsx';
import { TopNavigation } from './top-navigation.tsx';

function targets(navigation: HTMLElement) {
  return within(navigation)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
}

test('the phone tabs lead a visitor to public screens, and to the login for the others', () => {
  renderScreen(<BottomTabs />);
  expect(targets(screen.getByRole('navigation', { name: 'Abas' }))).toEqual([
    ['Início', '/'],
    ['Buscar', '/search?q='],
    ['Salvos', '/login'],
    ['Perfil', '/login'],
  ]);
});

test('the top navigation clears the search and sends a visitor to the login', () => {
  renderScreen(<TopNavigation />);
  expect(targets(screen.getByRole('navigation', { name: 'Principal' }))).toEqual([
    ['Início', '/'],
    ['Buscar', '/search'],
    ['Favoritos', '/login'],
    ['Perfil', '/login'],
  ]);
});

test('the tab of the current screen is marked', () => {
  renderScreen(<BottomTabs />, { at: '/search?q=bar' });
  expect(screen.getByRole('link', { name: 'Buscar' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Início' })).not.toHaveAttribute('aria-current');
});

test('no tab is marked on the login screen', () => {
  renderScreen(<BottomTabs />, { at: '/login' });
  for (const link of screen.getAllByRole('link')) expect(link).not.toHaveAttribute('aria-current');
});
