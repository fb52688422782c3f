import { useState } from 'react';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  getOwnCorrection,
  sendCorrection,
  withdrawCorrection,
} from '#features/moderation/data/own-request-store.ts';
import { AppError } from '#shared/app-error.ts';
import type { Place } from '#features/places/model/place.ts';
import { toCorrection, toCorrectionDraft } from '#features/moderation/model/correction.ts';
import { toPlace } from '#features/places/model/place.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { CorrectionDialog } from './correction-dialog.tsx';

vi.mock('#features/moderation/data/own-request-store.ts');

const place = toPlace('p1', {
  title: 'Bar da Ponte',
  description: 'Petiscos.',
  location: 'Rua A, 10, Florianópolis',
  phone: '(48) 3222-0000',
  facts: { view: 'yes' },
  category: 'c1',
  hours: { periods: ['1 18:00-1 23:00'], exceptions: [], note: '' },
});

beforeEach(() => {
  vi.mocked(getOwnCorrection).mockReset().mockResolvedValue(null);
  vi.mocked(sendCorrection).mockReset().mockResolvedValue();
  vi.mocked(withdrawCorrection).mockReset().mockResolvedValue();
});

async function show() {
  const onClose = vi.fn();
  let change: (next: Place) => void = () => undefined;
  function Page() {
    const [shown, setShown] = useState(place);
    change = (next) => {
      act(() => {
        setShown(next);
      });
    };
    return <CorrectionDialog uid="ana" place={shown} onClose={onClose} />;
  }
  const { user } = renderScreen(<Page />);
  const dialog = within(await screen.findByRole('dialog', { name: 'Sugerir correção' }));
  return { user, dialog, onClose, change: (next: Place) => change(next) };
}
const send = 'Enviar correção';
type Shown = Awaited<ReturnType<typeof show>>;
const choose = async ({ user, dialog }: Pick<Shown, 'user' | 'dialog'>, topic: string) =>
  user.click(await dialog.findByRole('button', { name: topic }));

test('shows only the fields of the chosen topic', async () => {
  const { user, dialog } = await show();
  const topics = within(await dialog.findByRole('group', { name: 'O que está errado?' }));
  expect(topics.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    ...['Telefone', 'Horário', 'Endereço', 'Fechou', 'Outra coisa'],
  ]);
  expect(dialog.queryByRole('button', { name: send })).toBeNull();
  await choose({ user, dialog }, 'Telefone');
  expect(dialog.getAllByRole('textbox')).toEqual([dialog.getByLabelText('Telefone')]);
  expect(dialog.getByLabelText('Telefone')).toHaveFocus();
  await choose({ user, dialog }, 'Endereço');
  expect(dialog.queryByLabelText('Telefone')).toBeNull();
  expect(dialog.getByLabelText('Endereço')).toHaveFocus();
});

test('sends the shown fields and thanks the user', async () => {
  const { user, dialog, onClose } = await show();
  await choose({ user, dialog }, 'Endereço');
  await user.type(dialog.getByLabelText('Endereço'), ' B');
  await choose({ user, dialog }, 'Telefone');
  const phone = dialog.getByLabelText('Telefone');
  await user.clear(phone);
  await user.type(phone, '(48) 3222-1111');
  await user.click(dialog.getByRole('button', { name: send }));
  expect(await dialog.findByText(/Nossa equipe vai conferir/)).toBeVisible();
  expect(sendCorrection).toHaveBeenCalledExactlyOnceWith('ana', place, {
    ...toCorrectionDraft(place),
    phone: '(48) 3222-1111',
  });
  await user.click(dialog.getByRole('button', { name: 'Entendi' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('ignores changes that others make to the place while the user is typing', async () => {
  const { user, dialog, change } = await show();
  await choose({ user, dialog }, 'Telefone');
  const phone = dialog.getByLabelText('Telefone');
  await user.type(phone, '1');
  change({ ...place, title: 'Bar da Ponte Nova' });
  await user.click(dialog.getByRole('button', { name: send }));
  expect(await dialog.findByText(/Nossa equipe vai conferir/)).toBeVisible();
  const [, compared, draft] = vi.mocked(sendCorrection).mock.lastCall ?? [];
  expect(compared?.title).toBe('Bar da Ponte');
  expect(draft?.title).toBe('Bar da Ponte');
});

test('sends nothing if no field changed or a changed field is invalid', async () => {
  const { user, dialog } = await show();
  await choose({ user, dialog }, 'Telefone');
  await user.click(dialog.getByRole('button', { name: send }));
  expect(dialog.getByText(/Mude pelo menos uma informação/)).toBeVisible();
  expect(dialog.getByLabelText('Telefone')).toHaveFocus();
  await choose({ user, dialog }, 'Outra coisa');
  const website = dialog.getByLabelText('Site');
  await user.type(website, 'não é um site');
  await user.click(dialog.getByRole('button', { name: send }));
  expect(dialog.getByText(/Endereço inválido/)).toBeVisible();
  expect(website).toHaveFocus();
  expect(sendCorrection).not.toHaveBeenCalled();
});

test('requires both times of an opening period and at least one period', async () => {
  const { user, dialog } = await show();
  await choose({ user, dialog }, 'Horário');
  expect(dialog.getByRole('group', { name: 'Horários' })).toHaveFocus();
  fireEvent.change(dialog.getByLabelText('segunda: fecha, período 1'), { target: { value: '' } });
  await user.click(dialog.getByRole('button', { name: send }));
  expect(dialog.getByText(/Informe a abertura e o fechamento/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Remover período 1 de segunda' }));
  await user.click(dialog.getByRole('button', { name: send }));
  expect(dialog.getByText(/Abra pelo menos um dia/)).toBeVisible();
  expect(sendCorrection).not.toHaveBeenCalled();
});

test('shows changed hours and facts among the other fields, because they are sent', async () => {
  const { user, dialog } = await show();
  const other = 'Outra coisa';
  await choose({ user, dialog }, 'Horário');
  await choose({ user, dialog }, other);
  expect(dialog.queryByRole('group', { name: 'Horários' })).toBeNull();
  await choose({ user, dialog }, 'Horário');
  fireEvent.change(dialog.getByLabelText('segunda: fecha, período 1'), { target: { value: '' } });
  await choose({ user, dialog }, other);
  expect(dialog.getByLabelText('segunda: fecha, período 1')).toHaveValue('');
  expect(dialog.getByRole('button', { name: other })).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: send }));
  expect(dialog.getByText(/Informe a abertura e o fechamento/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: /Bom para/ }));
  const children = within(dialog.getByRole('radiogroup', { name: 'Crianças' }));
  await user.click(children.getByRole('radio', { name: 'Em parte' }));
  await choose({ user, dialog }, 'Telefone');
  await choose({ user, dialog }, other);
  const shown = within(dialog.getByRole('radiogroup', { name: 'Crianças' }));
  expect(shown.getByRole('radio', { name: 'Em parte' })).toBeChecked();
  expect(sendCorrection).not.toHaveBeenCalled();
});

test('sends the facts; a known fact cannot become unknown', async () => {
  const { user, dialog } = await show();
  await choose({ user, dialog }, 'Outra coisa');
  await user.click(dialog.getByRole('button', { name: /Bom para/ }));
  expect(dialog.getByRole('group', { name: 'Bom para' })).toHaveFocus();
  const view = dialog.getByRole('radiogroup', { name: 'Vista' });
  expect(within(view).queryByRole('radio', { name: 'Não sei' })).toBeNull();
  const children = within(dialog.getByRole('radiogroup', { name: 'Crianças' }));
  await user.click(children.getByRole('radio', { name: 'Em parte' }));
  await user.click(dialog.getByRole('button', { name: send }));
  expect(await dialog.findByText(/Nossa equipe vai conferir/)).toBeVisible();
  expect(vi.mocked(sendCorrection).mock.lastCall?.[2]).toMatchObject({
    facts: { view: 'yes', children: 'partly' },
  });
});

test('requires no other field for a permanently closed place', async () => {
  const { user, dialog } = await show();
  await choose({ user, dialog }, 'Fechou');
  expect(dialog.queryByLabelText('Telefone')).toBeNull();
  await user.click(dialog.getByRole('button', { name: send }));
  expect(await dialog.findByText(/Nossa equipe vai conferir/)).toBeVisible();
  expect(vi.mocked(sendCorrection).mock.lastCall?.[2]).toMatchObject({ isClosed: true });
});

test('shows a pending correction and lets the user withdraw it', async () => {
  vi.mocked(getOwnCorrection).mockResolvedValue(
    toCorrection('p1_ana', {
      status: 'pending',
      fields: { phone: '(48) 3222-1111', title: 'Outro' },
    }),
  );
  const { user, dialog } = await show();
  expect(await dialog.findByText(/em análise: nome e telefone/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: send })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Retirar correção' }));
  expect(await dialog.findByText('Sua correção foi retirada.')).toBeVisible();
  expect(withdrawCorrection).toHaveBeenCalledExactlyOnceWith('ana', 'p1');
});

test('shows the answer to the previous correction above a new form', async () => {
  vi.mocked(getOwnCorrection).mockResolvedValue(
    toCorrection('p1_ana', { status: 'declined', answer: 'Ligamos e está certo.' }),
  );
  const { dialog } = await show();
  expect(await dialog.findByText('Ligamos e está certo.', { exact: false })).toBeVisible();
  expect(dialog.getByRole('group', { name: 'O que está errado?' })).toBeVisible();
});

test('shows the reason when the daily limit is reached', async () => {
  vi.mocked(sendCorrection).mockRejectedValue(new AppError('too-many-requests'));
  const { user, dialog } = await show();
  await choose({ user, dialog }, 'Outra coisa');
  await user.type(dialog.getByLabelText('Nome'), ' Velha');
  await user.click(dialog.getByRole('button', { name: send }));
  expect(await dialog.findByText(/já enviou muitos pedidos hoje/)).toBeVisible();
  expect(dialog.getByLabelText('Nome')).toHaveValue('Bar da Ponte Velha');
});
