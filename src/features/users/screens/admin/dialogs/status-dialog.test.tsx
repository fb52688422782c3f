import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { getPaidMembership } from '#features/club/data/paid-membership-store.ts';
import { saveStatus } from '#features/users/data/admin-user-writes.ts';
import type { ClientSettableStatus } from '#features/users/data/admin-user-writes.ts';
import { AppError } from '#shared/app-error.ts';
import { aPaidMembership } from '#support/builders.ts';
import { aUser } from '#support/test-session.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { StatusDialog } from './status-dialog.tsx';

vi.mock('#features/club/data/paid-membership-store.ts', () => ({ getPaidMembership: vi.fn() }));
vi.mock('#features/users/data/admin-user-writes.ts', () => ({
  saveRole: vi.fn(),
  saveStatus: vi.fn(),
  saveUserLists: vi.fn(),
}));

const shownUser = aUser({ uid: 'bia', displayName: 'Bia' });
const onClose = vi.fn();

beforeEach(() => {
  onClose.mockReset();
  vi.mocked(getPaidMembership).mockReset().mockResolvedValue(null);
  vi.mocked(saveStatus).mockReset().mockResolvedValue(shownUser);
});

function renderDialog(status: ClientSettableStatus) {
  const task = { kind: 'status', user: shownUser, status } as const;
  return renderScreen(
    <StatusDialog adminId="helena" task={task} status={status} onClose={onClose} />,
  );
}

const findSubmitButton = (name: string) => screen.findByRole('button', { name });

it('warns that a pending member keeps paying without benefits, and allows the change', async () => {
  vi.mocked(getPaidMembership).mockResolvedValue(aPaidMembership());
  const { user } = renderDialog('pending');
  expect(await screen.findByText(/Esta pessoa paga o clube: plano Mensal/)).toHaveTextContent(
    /a pessoa não usa os benefícios, e a cobrança continua\.$/,
  );
  await user.click(await findSubmitButton('Deixar pendente'));
  expect(saveStatus).toHaveBeenCalledExactlyOnceWith('helena', shownUser, 'pending');
  expect(onClose).toHaveBeenCalled();
});

it('mentions no further charge if the renewal is cancelled', async () => {
  vi.mocked(getPaidMembership).mockResolvedValue(aPaidMembership({ cancelAtPeriodEnd: true }));
  renderDialog('pending');
  expect(await screen.findByText(/A renovação já está cancelada/)).toHaveTextContent(
    /não usa os benefícios\.$/,
  );
});

it('does not mention the club for a user without a membership', async () => {
  const { user } = renderDialog('pending');
  await user.click(await findSubmitButton('Deixar pendente'));
  expect(screen.queryByText(/clube/)).not.toBeInTheDocument();
  expect(onClose).toHaveBeenCalled();
});

it('does not allow a decision before the membership is known', async () => {
  vi.mocked(getPaidMembership).mockRejectedValueOnce(new AppError('unavailable'));
  const { user } = renderDialog('pending');
  await user.click(await findSubmitButton('Tentar novamente'));
  expect(await findSubmitButton('Deixar pendente')).toBeVisible();
});

it('does not read the membership when a user is activated', async () => {
  const { user } = renderDialog('active');
  await user.click(await findSubmitButton('Ativar conta'));
  expect(saveStatus).toHaveBeenCalledExactlyOnceWith('helena', shownUser, 'active');
  expect(getPaidMembership).not.toHaveBeenCalled();
});
