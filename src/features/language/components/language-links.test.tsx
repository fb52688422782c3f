import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderScreen } from '#support/render-screen.tsx';
import { LanguageLinks } from './language-links.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { LanguageOffer } from './language-offer.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('links to the same page in every language, with the query and the hash at the press', async () => {
  const { user } = renderScreen(
    <ul>
      <LanguageLinks className="" />
    </ul>,
    { at: '/agenda?quando=hoje#lista' },
  );
  const link = screen.getByRole('link', { name: 'Español' });
  expect(link).toHaveAttribute('href', '/es/agenda');
  expect(link).toHaveAttribute('hreflang', 'es');
  expect(screen.getByRole('link', { name: 'Português' })).toHaveAttribute('aria-current', 'true');
  link.addEventListener('click', (event) => {
    event.preventDefault();
  });
  await user.click(link);
  expect(link).toHaveAttribute('href', '/es/agenda?quando=hoje#lista');
  expect(localStorage.getItem('guia:language')).toBe('es');
});

it('closes the menu when the focus leaves it', async () => {
  const { user, container } = renderScreen(
    <>
      <LanguageMenu />
      <button type="button">Outro</button>
    </>,
  );
  const menu = container.querySelector('details');
  const summary = container.querySelector('summary');
  expect(summary).toHaveAccessibleName('Idioma: Português');
  expect(summary).toHaveTextContent('PT');
  if (!menu || !summary) throw new Error('There is no menu');
  menu.open = true;
  summary.focus();
  await user.tab();
  expect(menu.open).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Outro' }));
  expect(menu.open).toBe(false);
});

it('is offered in its own language, and a refusal is remembered', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US']);
  const { user } = renderScreen(<LanguageOffer />, { at: '/club' });
  expect(screen.getByText('This guide is also in English.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See in English' })).toHaveAttribute('href', '/en/club');
  await user.click(screen.getByRole('button', { name: 'No' }));
  expect(screen.queryByRole('link')).toBeNull();
  expect(localStorage.getItem('guia:language')).toBe('pt');
});
