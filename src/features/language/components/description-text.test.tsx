import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { textHash } from '#shared/text/text-hash.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { DescriptionText } from './description-text.tsx';

vi.mock('#shared/language.ts', () => import('#shared/language.es.ts'));
vi.mock('#features/language/texts.ts', () => import('#features/language/texts.es.ts'));

const description = 'Areia e mar.';
const render = (es: { description?: string; machineSource?: string }) =>
  renderScreen(
    <DescriptionText record={{ description, translations: { es } }} subject="sobre a praia" />,
  );

test('a machine translation is labelled, and the original is shown on request', async () => {
  const es = { description: 'Arena y mar.', machineSource: textHash(description) };
  const { user } = render(es);
  expect(screen.getByText('Arena y mar.')).toBeVisible();
  expect(screen.getByText(/^Traducción automática/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ver original' }));
  expect(screen.getByText(description).parentElement).toHaveAttribute('lang', 'pt-BR');
  expect(screen.queryByText('Arena y mar.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ver traducción' }));
  expect(screen.getByText('Arena y mar.')).toBeVisible();
});

test('the translation of an earlier text is not shown', () => {
  render({ description: 'Arena.', machineSource: textHash('Areia.') });
  expect(screen.getByText(description).parentElement).toHaveAttribute('lang', 'pt-BR');
  expect(screen.queryByText(/Traducción automática/)).toBeNull();
});

test('the translation of a person has no label', () => {
  render({ description: 'Arena y mar.' });
  expect(screen.getByText('Arena y mar.').parentElement).not.toHaveAttribute('lang');
  expect(screen.queryByRole('button')).toBeNull();
});
