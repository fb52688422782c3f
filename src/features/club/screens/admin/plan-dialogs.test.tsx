import type { ReactNode } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { EditConflictError } from '#features/audit/data/audited-record.ts';
import { toPlan } from '#features/club/model/subscription-plan.ts';
import { countPlanMembers, deletePlan, updatePlan } from '#features/club/data/plan-writes.ts';
import { AppError } from '#shared/app-error.ts';
import { aUser } from '#support/test-session.ts';
import { tryToClose } from '#support/dialog-closing.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { DeletePlanDialog } from './admin-plans-screen.tsx';
import { PlanDialog } from './plan-dialog.tsx';

vi.mock('#features/club/data/plan-writes.ts', () => ({
  countPlanMembers: vi.fn(),
  deletePlan: vi.fn(),
  updatePlan: vi.fn(),
}));

const plan = toPlan('mensal', {
  name: 'Plano Mensal',
  price: 2990,
  isActive: false,
  features: ['Descontos'],
});
const onClose = vi.fn();
let fail: (error: AppError) => void;
const failing = () =>
  new Promise<never>((_resolve, reject) => {
    fail = reject;
  });

beforeEach(() => {
  onClose.mockReset();
  vi.mocked(countPlanMembers).mockReset().mockResolvedValue(0);
});

const renderDialog = (dialog: ReactNode) => renderScreen(dialog, { user: aUser() });

test('the dialog of a plan stays open while saving, so that it can show a failure', async () => {
  vi.mocked(updatePlan).mockImplementationOnce(failing);
  const { user } = renderDialog(<PlanDialog uid="helena" plan={plan} onClose={onClose} />);
  fireEvent.change(screen.getByLabelText('Nome'), { target: { value: 'Mensal' } });
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await screen.findByRole('button', { name: 'Salvando...' });
  tryToClose();
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(onClose).not.toHaveBeenCalled();
  fail(new AppError('unavailable'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/conexão/);
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('the dialog of a plan stays open while deleting, so that it can show a failure', async () => {
  vi.mocked(deletePlan).mockImplementationOnce(failing);
  const { user } = renderDialog(
    <DeletePlanDialog uid="helena" plan={plan} onClose={onClose} onDeleted={vi.fn()} />,
  );
  await user.click(await screen.findByRole('button', { name: 'Excluir' }));
  await screen.findByRole('button', { name: 'Excluindo...' });
  tryToClose();
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(onClose).not.toHaveBeenCalled();
  fail(new AppError('unavailable'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/conexão/);
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('a plan is stored with its texts in other languages', async () => {
  vi.mocked(updatePlan).mockReset().mockResolvedValueOnce();
  const unsold = { ...plan, stripePriceId: 'price_1', translations: { en: { name: 'Monthly' } } };
  const { user } = renderDialog(<PlanDialog uid="helena" plan={unsold} onClose={onClose} />);
  await user.click(screen.getByText('Traduzir para espanhol e inglês'));
  expect(screen.getByLabelText('Nome em inglês')).toHaveValue('Monthly');
  fireEvent.change(screen.getByLabelText('Nome em inglês'), { target: { value: '' } });
  fireEvent.change(screen.getByLabelText('Nome em espanhol'), { target: { value: 'Mensual' } });
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(updatePlan).toHaveBeenCalledExactlyOnceWith(
    'helena',
    unsold,
    expect.objectContaining({ translations: { es: { name: 'Mensual' }, en: {} } }),
  );
});

test('an edit conflict with another user shows a message and keeps the dialog open', async () => {
  vi.mocked(updatePlan).mockReset().mockRejectedValueOnce(new EditConflictError());
  const unsold = { ...plan, stripePriceId: 'price_1' };
  const { user } = renderDialog(<PlanDialog uid="helena" plan={unsold} onClose={onClose} />);
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Outra pessoa mudou este plano enquanto você editava. Abra-o de novo para ver como ele está.',
  );
  expect(updatePlan).toHaveBeenCalledExactlyOnceWith('helena', unsold, expect.anything());
  expect(onClose).not.toHaveBeenCalled();
});
