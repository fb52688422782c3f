import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getPublicSettings } from '#features/settings/data/settings-store.ts';
import { saveSettings } from '#features/settings/data/settings-writes.ts';
import { AppError } from '#shared/app-error.ts';
import { emptyOperator } from '#features/settings/model/public-settings.ts';
import { aUser } from '#support/test-session.ts';
import { renderScreen } from '#support/render-screen.tsx';
import AdminSettingsScreen from './admin-settings-screen.tsx';

vi.mock('#features/settings/data/settings-writes.ts');
vi.mock('#features/settings/data/settings-store.ts', async (original) => ({
  ...(await original()),
  getPublicSettings: vi.fn(),
}));
// LeaveGuard needs a data router, which this test does not use.
vi.mock('#ui/form/leave-guard.tsx', () => ({ LeaveGuard: () => null }));

const stored = {
  requireApproval: false,
  clubEnabled: true,
  reviewsEnabled: true,
  maintenanceMessage: '',
  ...emptyOperator,
};
const admin = aUser({ role: 'super_admin' });

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(getPublicSettings).mockResolvedValue(stored);
});

function renderSettings() {
  return renderScreen(<AdminSettingsScreen />, { user: admin });
}
const findSwitch = (name: RegExp) => screen.findByRole('switch', { name });

test('a switch is saved immediately, and reset if the save is refused', async () => {
  const { user } = renderSettings();
  expect(await findSwitch(/^Avaliações abertas/)).toBeChecked();
  vi.mocked(saveSettings).mockResolvedValueOnce({ ...stored, reviewsEnabled: false });
  await user.click(await findSwitch(/^Avaliações abertas/));
  expect(await screen.findByText('Salvo')).toBeVisible();
  expect(saveSettings).toHaveBeenLastCalledWith(admin.uid, { reviewsEnabled: false });
  expect(await findSwitch(/Ninguém avalia/)).not.toBeChecked();

  vi.mocked(getPublicSettings).mockResolvedValue({ ...stored, reviewsEnabled: false });
  vi.mocked(saveSettings).mockRejectedValueOnce(new AppError('permission-denied'));
  await user.click(await findSwitch(/^Clube aberto/));
  expect(await screen.findByText(/Você não pode mais mudar as configurações/)).toBeVisible();
  expect(await findSwitch(/^Clube aberto/)).toBeChecked();
});

test('a message is cleaned, published and removed', async () => {
  const { user } = renderSettings();
  vi.mocked(saveSettings).mockImplementation((_actor, changes) =>
    Promise.resolve({ ...stored, ...changes }),
  );
  const publish = await screen.findByRole('button', { name: 'Publicar aviso' });
  await user.click(publish);
  expect(saveSettings).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('Mensagem'), '  Voltamos às 18h.  ');
  await user.click(publish);
  await user.click(await screen.findByRole('button', { name: 'Retirar aviso' }));
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: 'Retirar aviso' })).toBeNull();
  });
  expect(vi.mocked(saveSettings).mock.calls.map(([, changes]) => changes)).toEqual([
    { maintenanceMessage: 'Voltamos às 18h.' },
    { maintenanceMessage: '' },
  ]);
  expect(screen.getByLabelText('Mensagem')).toHaveValue('');
});

test('the typed message stays if publishing fails', async () => {
  const { user } = renderSettings();
  await user.type(await screen.findByLabelText('Mensagem'), 'Já voltamos');
  vi.mocked(saveSettings).mockRejectedValueOnce(new AppError('unavailable'));
  await user.click(screen.getByRole('button', { name: 'Publicar aviso' }));
  expect(await screen.findByText(/Não foi possível salvar a configuração/)).toBeVisible();
  expect(screen.getByLabelText('Mensagem')).toHaveValue('Já voltamos');
});

test('shows a retry instead of switches if the settings cannot be read', async () => {
  vi.mocked(getPublicSettings).mockRejectedValueOnce(new AppError('unavailable'));
  const { user } = renderSettings();
  expect(await screen.findByText('Não foi possível carregar as configurações')).toBeVisible();
  expect(screen.queryByRole('switch')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await findSwitch(/^Clube aberto/)).toBeChecked();
});

test('operator data is validated, and only changed fields are saved, without punctuation', async () => {
  vi.mocked(getPublicSettings).mockResolvedValue({
    ...stored,
    contactEmail: 'antigo@guia.example',
  });
  vi.mocked(saveSettings).mockImplementation((_actor, changes) =>
    Promise.resolve({ ...stored, contactEmail: 'antigo@guia.example', ...changes }),
  );
  const { user } = renderSettings();
  const save = await screen.findByRole('button', { name: 'Salvar dados' });
  expect(save).toHaveAttribute('aria-disabled', 'true');
  const number = screen.getByLabelText('CPF ou CNPJ');
  await user.type(number, '11.222.333/0001-80');
  await user.click(save);
  expect(screen.getByText('Informe o nome: sem ele, o resto não aparece.')).toBeVisible();
  expect(number).toHaveAccessibleDescription(/Confira o CPF ou o CNPJ/);
  await user.type(screen.getByLabelText('Nome ou razão social'), ' Ilha  Guia Ltda. ');
  await user.type(number, '{Backspace}1');
  const address = screen.getByLabelText('E-mail de contato');
  await user.clear(address);
  await user.type(address, 'contato');
  await user.click(save);
  expect(address).toHaveFocus();
  expect(saveSettings).not.toHaveBeenCalled();
  await user.type(address, '@guia.example');
  await user.click(save);
  expect(await screen.findByText('Salvo')).toBeVisible();
  expect(saveSettings).toHaveBeenCalledWith(admin.uid, {
    operatorName: 'Ilha Guia Ltda.',
    operatorDocument: '11222333000181',
    contactEmail: 'contato@guia.example',
  });
  expect(number).toHaveValue('11.222.333/0001-81');
});
