import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { getPaidMembership } from '#features/club/data/paid-membership-store.ts';
import { deactivateUser } from '#features/users/data/deactivation-store.ts';
import { AppError } from '#shared/app-error.ts';
import { aPaidMembership } from '#support/builders.ts';
import { aUser } from '#support/test-session.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { DeactivateDialog } from './deactivate-dialog.tsx';

vi.mock('#features/club/data/paid-membership-store.ts', () => ({ getPaidMembership: vi.fn() }));
vi.mock('#features/users/data/deactivation-store.ts', () => ({ deactivateUser: vi.fn() }));

const shownUser = aUser({ uid: 'bia', displayName: 'Bia' });
const onClose = vi.fn();

beforeEach(() => {
  onClose.mockReset();
  vi.mocked(getPaidMembership).mockReset().mockResolvedValue(null);
  vi.mocked(deactivateUser).mockReset().mockResolvedValue(true);
});

function renderDialog() {
  const task = { kind: 'status', user: shownUser, status: 'inactive' } as const;
  return renderScreen(<DeactivateDialog adminId="helena" task={task} onClose={onClose} />);
}

const findSubmitButton = () => screen.findByRole('button', { name: 'Desativar conta' });

it('deactivates a user without a membership without asking about the club', async () => {
  const { user } = renderDialog();
  await user.click(await findSubmitButton());
  expect(deactivateUser).toHaveBeenCalledExactlyOnceWith('bia', null);
  expect(onClose).toHaveBeenCalled();
  expect(getPaidMembership).toHaveBeenCalledExactlyOnceWith('bia');
});

it('can retry a failure', async () => {
  vi.mocked(deactivateUser).mockRejectedValueOnce(new AppError('unavailable'));
  const { user } = renderDialog();
  await user.click(await findSubmitButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(/não foi confirmada/);
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(deactivateUser).toHaveBeenCalledTimes(2);
  expect(onClose).toHaveBeenCalled();
});

it('asks when the membership ends if the user subscribed while the dialog was open', async () => {
  vi.mocked(getPaidMembership).mockResolvedValueOnce(null).mockResolvedValue(aPaidMembership());
  vi.mocked(deactivateUser).mockRejectedValueOnce(new AppError('conflict'));
  const { user } = renderDialog();
  await user.click(await findSubmitButton());
  const notice = await screen.findByText(/A conta ainda não foi desativada/);
  expect(notice).toHaveFocus();
  expect(screen.getByText(/Esta pessoa paga o clube/)).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('radio', { name: /^Cancelar agora/ }));
  await user.click(await findSubmitButton());
  expect(deactivateUser).toHaveBeenLastCalledWith('bia', 'now');
  expect(onClose).toHaveBeenCalled();
});

it('reports an unconfirmed Stripe call for a user without a membership', async () => {
  vi.mocked(deactivateUser).mockResolvedValue(false);
  const { user } = renderDialog();
  await user.click(await findSubmitButton());
  expect(await screen.findByText(/nada mais pode ser pago por esta pessoa/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Entendi' })).toHaveFocus();
});

it.each([
  ['Cancelar no fim do período', 'period_end'],
  ['Cancelar agora', 'now'],
] as const)('shows the membership and applies the choice: %s', async (label, ending) => {
  vi.mocked(getPaidMembership).mockResolvedValue(aPaidMembership());
  const { user } = renderDialog();
  expect(
    await screen.findByText(
      /Esta pessoa paga o clube: plano Mensal, R\$\s29,90\/mês, renova em 12\/12\/2026\./,
    ),
  ).toBeVisible();
  await user.click(await findSubmitButton());
  expect(screen.getByText('Escolha quando a assinatura termina.')).toBeVisible();
  expect(deactivateUser).not.toHaveBeenCalled();
  const choice = screen.getByRole('radiogroup', { name: 'O que acontece com a assinatura?' });
  await user.click(within(choice).getByRole('radio', { name: new RegExp(`^${label}`) }));
  await user.click(await findSubmitButton());
  expect(deactivateUser).toHaveBeenCalledExactlyOnceWith('bia', ending);
  expect(onClose).toHaveBeenCalled();
});

it('mentions an already cancelled renewal and promises no refund', async () => {
  vi.mocked(getPaidMembership).mockResolvedValue(aPaidMembership({ cancelAtPeriodEnd: true }));
  renderDialog();
  expect(await screen.findByText(/A renovação já está cancelada/)).toBeVisible();
  expect(screen.getByRole('radio', { name: /^Deixar terminar em 12\/12\/2026/ })).toBeVisible();
  expect(screen.getByText(/O que foi pago não é devolvido/)).toBeVisible();
});

it('asks for no choice if the payment is overdue', async () => {
  vi.mocked(getPaidMembership).mockResolvedValue(aPaidMembership({ paymentProblem: 'failed' }));
  const { user } = renderDialog();
  expect(await screen.findByText(/com pagamento pendente/)).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  await user.click(await findSubmitButton());
  expect(deactivateUser).toHaveBeenCalledExactlyOnceWith('bia', 'now');
});

it('reports that the server will retry the cancellation at Stripe', async () => {
  vi.mocked(getPaidMembership).mockResolvedValue(aPaidMembership());
  vi.mocked(deactivateUser).mockResolvedValue(false);
  const { user } = renderDialog();
  await user.click(await screen.findByRole('radio', { name: /^Cancelar agora/ }));
  await user.click(await findSubmitButton());
  expect(await screen.findByText(/o servidor tenta de novo a cada dez minutos/)).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Entendi' }));
  expect(onClose).toHaveBeenCalled();
});

it('does not allow a deactivation before the membership is known', async () => {
  vi.mocked(getPaidMembership).mockRejectedValueOnce(new AppError('unavailable'));
  const { user } = renderDialog();
  expect(await screen.findByText(/ver se esta pessoa paga o clube/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Desativar conta' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await findSubmitButton()).toBeVisible();
});
