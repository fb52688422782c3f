import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getPublicSettings } from '#features/settings/data/settings-store.ts';
import { AppError } from '#shared/app-error.ts';
import { defaultPublicSettings } from '#features/settings/model/public-settings.ts';
import { renderScreen } from '#support/render-screen.tsx';
import PrivacyScreen from './privacy-screen.tsx';
import TermsScreen from './terms-screen.tsx';

vi.mock('#features/settings/data/settings-store.ts');
const settings = vi.mocked(getPublicSettings);
const templateNotice = 'Modelo a ser revisado pelo responsável pela operação';

beforeEach(() => {
  settings.mockReset().mockResolvedValue({
    ...defaultPublicSettings,
    operatorName: 'Ilha Guia Ltda.',
    operatorDocument: '11222333000181',
    operatorAddress: 'Rua das Flores, 100',
    privacyOfficer: 'Ana Souza',
    contactEmail: 'contato@guia.example',
  });
});
const articleText = () => screen.getByRole('article').textContent;

test("shows the operator's name and email link", async () => {
  renderScreen(<PrivacyScreen />);
  const [link] = await screen.findAllByRole('link', { name: 'contato@guia.example' });
  expect(link).toHaveAttribute('href', 'mailto:contato@guia.example');
  expect(articleText()).toContain(
    'O controlador é Ilha Guia Ltda., CNPJ 11.222.333/0001-81, Rua das Flores, 100, que opera o Guia da Ilha. Encarregado pela proteção de dados: Ana Souza. Contato: contato@guia.example.',
  );
  expect(screen.queryByText(templateNotice)).toBeNull();
});

test.each([
  ['terms', <TermsScreen key="terms" />],
  ['privacy', <PrivacyScreen key="privacy" />],
])('%s reads without gaps while no operator is set', async (_name, page) => {
  settings.mockResolvedValue({ ...defaultPublicSettings });
  renderScreen(page);
  expect(await screen.findByText(templateNotice)).toBeVisible();
  expect(articleText()).toContain(
    'O responsável por este guia ainda não informou seu nome, CPF ou CNPJ e endereço.',
  );
  expect(articleText()).toContain(
    'O responsável por este guia ainda não informou um e-mail de contato.',
  );
  expect(articleText()).not.toMatch(/[[\]]|colchetes/);
});

test('shows the text even if the settings cannot be read', async () => {
  settings.mockRejectedValue(new AppError('unavailable'));
  renderScreen(<TermsScreen />);
  expect(await screen.findByRole('heading', { name: '12. Contato' })).toBeVisible();
  expect(articleText()).toContain('Não foi possível carregar o e-mail de contato agora.');
  expect(screen.queryByText(templateNotice)).toBeNull();
});
