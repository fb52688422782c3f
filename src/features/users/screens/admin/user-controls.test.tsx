import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { aUser } from '#support/test-session.ts';
import { RoleBadge, UserCell, UserMenu } from './user-controls.tsx';

const ana = aUser({
  uid: 'ana',
  displayName: 'Ana Souza',
  email: 'ana.souza.de.um.nome.comprido@example.com',
});

async function openMenu(isSelf: boolean) {
  const onTask = vi.fn();
  const user = userEvent.setup();
  render(
    <MemoryRouter>
      <UserMenu user={ana} isSelf={isSelf} onTask={onTask} />
    </MemoryRouter>,
  );
  await user.click(screen.getByRole('button', { name: 'Mais opções de Ana Souza' }));
  return { user, onTask };
}

test('the menu of a user opens the dialog of the role without a change', async () => {
  const { user, onTask } = await openMenu(false);
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Ativar conta: Ana Souza' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Desativar conta: Ana Souza' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mudar o papel: Ana Souza' }));
  expect(onTask).toHaveBeenCalledExactlyOnceWith({ kind: 'role', user: ana, role: ana.role });
});

test('the menu of the own account has only the permissions', async () => {
  await openMenu(true);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Permissões: Ana Souza' })).toBeVisible();
});

test('a cut e-mail has its whole text as a title', () => {
  render(<UserCell user={ana} isSelf={false} />);
  expect(screen.getByText(ana.email)).toHaveAttribute('title', ana.email);
});

test.each([
  [0, 'Gerente · nenhum lugar'],
  [1, 'Gerente · 1 lugar'],
  [3, 'Gerente · 3 lugares'],
])('the role of a manager names the number of places: %i', (count, text) => {
  const managedPlaces = Array.from({ length: count }, (_, index) => `p${index}`);
  render(<RoleBadge user={aUser({ role: 'manager', managedPlaces })} />);
  expect(screen.getByText(text)).toBeVisible();
});
