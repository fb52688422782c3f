import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { listAdminPlaces } from '#features/places/data/admin/admin-place-store.ts';
import { listManagedPlaces } from '#features/places/data/managed-place-store.ts';
import { toPlace } from '#features/places/model/place.ts';
import { listUsers } from '#features/users/data/admin-user-store.ts';
import { AppError } from '#shared/app-error.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { aUser } from '#support/test-session.ts';
import { GoToDialog } from './go-to-dialog.tsx';

vi.mock('#features/users/data/admin-user-store.ts', () => ({ listUsers: vi.fn() }));
vi.mock('#features/places/data/managed-place-store.ts', () => ({ listManagedPlaces: vi.fn() }));
vi.mock('#features/places/data/admin/admin-place-store.ts', () => ({
  listAdminPlaces: vi.fn(),
  countAdminPlaces: vi.fn(),
  listSuperAdmins: vi.fn(),
}));

const shell = toPlace('p1', { title: 'Ostreria do Mar', location: 'Rua 1, Florianópolis' });
const closed = toPlace('p2', { title: 'Ostras da Vila', isActive: false });
const osvaldo = aUser({ uid: 'o', displayName: 'Osvaldo', email: 'osvaldo@guiadailha.test' });

beforeEach(() => {
  vi.mocked(listAdminPlaces)
    .mockReset()
    .mockResolvedValue({ places: [shell, closed], nextCursor: null });
  vi.mocked(listUsers)
    .mockReset()
    .mockResolvedValue({ items: [osvaldo], nextCursor: null, count: 1 });
  vi.mocked(listManagedPlaces)
    .mockReset()
    .mockResolvedValue({ places: [shell, closed], missingIds: [], nextCursor: null });
});

const onClose = vi.fn();

function renderDialog(role: 'super_admin' | 'manager') {
  onClose.mockReset();
  return renderScreen(
    <GoToDialog user={aUser({ role })} isSuperAdmin={role === 'super_admin'} onClose={onClose} />,
    { at: '/admin' },
  );
}

const field = () => screen.getByRole('combobox');
const options = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map((option) => option.textContent);

test('the field has the focus, and every screen is listed before the user types', () => {
  renderDialog('super_admin');
  expect(field()).toHaveFocus();
  expect(options('Telas')).toEqual(
    expect.arrayContaining(['DashboardAdministração', 'UploadsSistema', 'ReservasAtendimento']),
  );
  expect(screen.queryByRole('group', { name: 'Lugares' })).toBeNull();
  expect(listAdminPlaces).not.toHaveBeenCalled();
});

test('a text finds screens, places that are hidden too, and users', async () => {
  const { user, address } = renderDialog('super_admin');
  await user.type(field(), 'os');
  await screen.findByRole('group', { name: 'Pessoas' });
  expect(options('Lugares')).toEqual([
    'Ostreria do MarRua 1, Florianópolis',
    'Ostras da VilaOculto',
  ]);
  expect(options('Pessoas')).toEqual(['Osvaldoosvaldo@guiadailha.test']);
  expect(screen.queryByRole('group', { name: 'Telas' })).toBeNull();
  expect(screen.getByText('3 resultados')).toHaveAttribute('role', 'status');
  await user.click(screen.getByRole('option', { name: /^Osvaldo/ }));
  expect(onClose).toHaveBeenCalled();
  expect(address()).toBe('/admin/users?q=osvaldo%40guiadailha.test');
});

test('Enter opens the selected destination, and the arrow keys wrap around', async () => {
  const { user, address } = renderDialog('super_admin');
  await user.type(field(), 'pag');
  const payments = screen.getByRole('option', { name: /^Pagamentos/ });
  expect(payments).toHaveAttribute('aria-selected', 'true');
  expect(field()).toHaveAttribute('aria-activedescendant', payments.id);
  await screen.findByRole('group', { name: 'Pessoas' });
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('option', { name: /^Osvaldo/ })).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(address()).toBe('/admin/places/p1/edit');
});

test('a failed search is not shown as an empty one, and is retried', async () => {
  vi.mocked(listUsers).mockRejectedValueOnce(new AppError('unavailable'));
  const { user } = renderDialog('super_admin');
  await user.type(field(), 'osv');
  expect(await screen.findByText(/Não foi possível buscar lugares e pessoas/)).toBeVisible();
  expect(screen.queryByText('Nada encontrado')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('group', { name: 'Pessoas' })).toBeVisible();
});

test('managers find their screens and places, and no users', async () => {
  const { user, address } = renderDialog('manager');
  expect(await screen.findByRole('group', { name: 'Lugares' })).toBeVisible();
  expect(options('Telas')).not.toContain('DashboardAdministração');
  await user.type(field(), 'ostras vi');
  expect(options('Lugares')).toEqual(['Ostras da VilaOculto']);
  await user.keyboard('{Enter}');
  expect(address()).toBe('/manager/places/p2/edit');
  expect(listUsers).not.toHaveBeenCalled();
  expect(listAdminPlaces).not.toHaveBeenCalled();
});

test('managers find a place of a later page, and at most six pages are searched', async () => {
  // Each place is on two pages.
  const page = (number: number) => ({
    places: [number - 1, number].map((id) => toPlace(`p${id}`, { title: `Lugar ${id}` })),
    missingIds: [],
    nextCursor: { kind: 'entrusted' as const, from: number },
  });
  vi.mocked(listManagedPlaces).mockImplementation((_uid, _ids, cursor) =>
    Promise.resolve(page(cursor?.kind === 'entrusted' ? cursor.from + 1 : 1)),
  );
  const { user } = renderDialog('manager');
  expect(await screen.findByRole('option', { name: /^Lugar 1/ })).toBeVisible();
  expect(listManagedPlaces).toHaveBeenCalledOnce();
  await user.type(field(), 'lugar 4');
  expect(await screen.findByRole('option', { name: /^Lugar 4/ })).toBeVisible();
  await screen.findByText('1 resultado');
  expect(listManagedPlaces).toHaveBeenCalledTimes(6);
});

test('managers read that places could not be searched, and nothing about users', async () => {
  vi.mocked(listManagedPlaces).mockRejectedValueOnce(new AppError('unavailable'));
  renderDialog('manager');
  expect(await screen.findByText(/Não foi possível buscar lugares/)).toBeVisible();
  expect(screen.queryByText(/pessoas/)).toBeNull();
});

test('shows a message if nothing is found', async () => {
  const { user } = renderDialog('manager');
  await user.type(field(), 'xilofone');
  expect(await screen.findByText('Nada encontrado')).toBeVisible();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});
