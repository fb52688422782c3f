import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { publicSettingsQuery } from '#features/settings/data/settings-queries.ts';
import { getPublicSettings } from '#features/settings/data/settings-store.ts';
import { AppError } from '#shared/app-error.ts';
import { emptyOperator } from '#features/settings/model/public-settings.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { MaintenanceBanner } from './deferred-banners.tsx';

vi.mock('#features/settings/data/settings-store.ts');

const settings = {
  requireApproval: false,
  clubEnabled: true,
  reviewsEnabled: true,
  maintenanceMessage: '',
  ...emptyOperator,
};
const notice = () => screen.queryByRole('complementary', { name: 'Aviso de manutenção' });

beforeEach(() => vi.resetAllMocks());

test('shows the published message and disappears when it is removed', async () => {
  const maintenanceMessage = 'Voltamos às 18h.\nObrigado!';
  vi.mocked(getPublicSettings).mockResolvedValueOnce({ ...settings, maintenanceMessage });
  const { client } = renderScreen(<MaintenanceBanner />);
  const shown = await screen.findByRole('complementary', { name: 'Aviso de manutenção' });
  expect(shown).toHaveTextContent('Voltamos às 18h. Obrigado!');
  vi.mocked(getPublicSettings).mockResolvedValueOnce(settings);
  await client.invalidateQueries(publicSettingsQuery());
  await waitFor(() => {
    expect(notice()).toBeNull();
  });
});

test('renders nothing without a message or when the settings cannot be read', async () => {
  vi.mocked(getPublicSettings).mockResolvedValueOnce(settings);
  const { client } = renderScreen(<MaintenanceBanner />);
  await waitFor(() => {
    expect(client.getQueryData(publicSettingsQuery().queryKey)).toEqual(settings);
  });
  expect(notice()).toBeNull();
  vi.mocked(getPublicSettings).mockRejectedValueOnce(new AppError('unavailable'));
  await client.invalidateQueries(publicSettingsQuery());
  expect(getPublicSettings).toHaveBeenCalledTimes(2);
  expect(notice()).toBeNull();
});
