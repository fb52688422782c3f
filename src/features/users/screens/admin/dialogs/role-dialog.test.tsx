import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { saveRole } from '#features/users/data/admin-user-writes.ts';
import { AppError } from '#shared/app-error.ts';
import type { UserRole } from '#features/account/model/user-options.ts';
import { aUser } from '#support/test-session.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { UserCell } from '../user-controls.tsx';
import { RoleDialog } from './role-dialog.tsx';

vi.mock('#features/users/data/admin-user-writes.ts', () => ({
  saveRole: vi.fn(),
  saveStatus: vi.fn(),
  saveUserLists: vi.fn(),
}));

const unconfirmed = aUser({ uid: 'bia', displayName: 'Bia', emailVerified: false });

beforeEach(() => {
  vi.mocked(saveRole).mockReset();
});

function renderDialog(user = unconfirmed, role: UserRole = 'manager') {
  const task = { kind: 'role', user, role } as const;
  return renderScreen(<RoleDialog adminId="helena" task={task} onClose={vi.fn()} />);
}

const getSubmitButton = () => screen.getByRole('button', { name: 'Mudar papel' });

test.each<[UserRole, string]>([
  ['manager', 'Gerente'],
  ['super_admin', 'Super Administrador'],
])(
  'a user with an unverified e-mail cannot become %s, and the dialog explains why',
  async (role, label) => {
    const { user } = renderDialog(unconfirmed, role);
    expect(await screen.findByText(/Bia ainda não confirmou o e-mail/)).toHaveTextContent(label);
    expect(screen.getByText('Primeiro a pessoa precisa confirmar o e-mail.')).toBeVisible();
    expect(getSubmitButton()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByText('Lugares que a pessoa gerencia')).not.toBeInTheDocument();
    await user.click(getSubmitButton());
    expect(saveRole).not.toHaveBeenCalled();
  },
);

test('a manager with an unverified new e-mail can become a member', async () => {
  vi.mocked(saveRole).mockResolvedValue(unconfirmed);
  const { user } = renderDialog({ ...unconfirmed, role: 'manager' }, 'member');
  await user.click(getSubmitButton());
  expect(saveRole).toHaveBeenCalledOnce();
});

test('shows an error if the e-mail became unverified while the dialog was open', async () => {
  vi.mocked(saveRole).mockRejectedValue(new AppError('email-not-verified'));
  const { user } = renderDialog({ ...unconfirmed, emailVerified: true }, 'super_admin');
  await user.click(getSubmitButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(/ainda não confirmou o e-mail/);
});

test('the list marks only users with an unverified e-mail', () => {
  const { rerender } = renderScreen(<UserCell user={unconfirmed} isSelf={false} />);
  expect(screen.getByText('E-mail não confirmado')).toBeVisible();
  rerender(<UserCell user={{ ...unconfirmed, emailVerified: true }} isSelf={false} />);
  expect(screen.queryByText('E-mail não confirmado')).not.toBeInTheDocument();
});
