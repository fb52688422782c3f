import { useState } from 'react';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { changeList, createList, listOwnLists } from '#features/lists/data/named-list-store.ts';
import { AppError } from '#shared/app-error.ts';
import { toNamedList } from '#features/lists/model/named-list.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { AddToListDialog } from './add-to-list-dialog.tsx';

vi.mock('#features/lists/data/named-list-store.ts');

const aList = (id: string, name: string, items: string[]) =>
  toNamedList(id, { userId: 'ana', name, items, updatedAt: new Date(0) });

beforeEach(() => {
  vi.mocked(listOwnLists)
    .mockReset()
    .mockResolvedValue([aList('a', 'Praias', ['p1']), aList('b', 'Cafés', [])]);
  vi.mocked(createList).mockReset().mockResolvedValue();
  vi.mocked(changeList)
    .mockReset()
    .mockResolvedValue(aList('a', 'Praias', []));
});

function renderDialog() {
  const onClose = vi.fn();
  const place = { id: 'p1', title: 'Bar da Ponte' };
  let close = () => undefined as void;
  function Page() {
    const [isOpen, setOpen] = useState(true);
    close = () => {
      act(() => {
        setOpen(false);
      });
    };
    return isOpen && <AddToListDialog uid="ana" place={place} onClose={onClose} />;
  }
  const { user } = renderScreen(<Page />);
  const dialog = within(screen.getByRole('dialog', { name: 'Adicionar à lista' }));
  return {
    user,
    dialog,
    onClose,
    close: () => {
      close();
    },
  };
}

test('links to a day plan with the place', () => {
  const { dialog } = renderDialog();
  expect(dialog.getByRole('link', { name: 'Monte seu dia com este lugar' })).toHaveAttribute(
    'href',
    '/roteiro?lugares=p1',
  );
});

test('checkboxes show which lists contain the place and change that immediately', async () => {
  const { user, dialog, onClose } = renderDialog();
  const beaches = await dialog.findByRole('checkbox', { name: /^Praias/ });
  const cafes = dialog.getByRole('checkbox', { name: /^Cafés/ });
  expect(beaches).toBeChecked();
  expect(cafes).not.toBeChecked();
  await user.click(cafes);
  await user.click(beaches);
  await vi.waitFor(() => {
    expect(vi.mocked(changeList).mock.calls).toEqual([
      ['b', { kind: 'add', placeId: 'p1' }],
      ['a', { kind: 'remove', placeId: 'p1' }],
    ]);
  });
  await user.click(dialog.getByRole('button', { name: 'Pronto' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('keeps the order of the lists although a refetch puts the last changed one first', async () => {
  const { user, dialog } = renderDialog();
  const cafes = await dialog.findByRole('checkbox', { name: /^Cafés/ });
  vi.mocked(listOwnLists).mockResolvedValue([
    aList('b', 'Cafés', ['p1']),
    aList('a', 'Praias', ['p1']),
  ]);
  await user.click(cafes);
  await vi.waitFor(() => {
    expect(listOwnLists).toHaveBeenCalledTimes(2);
  });
  expect(await dialog.findAllByText('1 lugar')).toHaveLength(2);
  expect(dialog.getAllByRole('checkbox')).toEqual([
    dialog.getByRole('checkbox', { name: /^Praias/ }),
    cafes,
  ]);
});

test('a full list shows an error once, at its checkbox, which is reset', async () => {
  vi.mocked(changeList).mockRejectedValue(new AppError('too-many-items'));
  const { user, dialog } = renderDialog();
  await user.click(await dialog.findByRole('checkbox', { name: /^Cafés/ }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Esta lista já tem 100 lugares.');
  expect(screen.getAllByText(/Esta lista já tem 100 lugares\./)).toHaveLength(1);
  const [beaches, cafes] = dialog.getAllByRole('listitem');
  expect(cafes).toContainElement(dialog.getByRole('alert'));
  expect(beaches).not.toContainElement(dialog.getByRole('alert'));
  expect(dialog.getByRole('checkbox', { name: /^Cafés/ })).not.toBeChecked();
});

test('a change that fails after the dialog was closed is reported on the page', async () => {
  let fail: (error: AppError) => void = () => undefined;
  vi.mocked(changeList).mockReturnValue(
    new Promise((_resolve, reject) => {
      fail = reject;
    }),
  );
  const { user, dialog, close } = renderDialog();
  await user.click(await dialog.findByRole('checkbox', { name: /^Cafés/ }));
  await vi.waitFor(() => {
    expect(changeList).toHaveBeenCalledOnce();
  });
  await user.click(dialog.getByRole('button', { name: 'Pronto' }));
  close();
  fail(new AppError('unavailable'));
  expect(await screen.findByText(/Sua lista não foi salva/)).toBeVisible();
});

test('a user without lists creates the first one with the place in it', async () => {
  vi.mocked(listOwnLists).mockResolvedValue([]);
  const { user, dialog, onClose } = renderDialog();
  const create = await dialog.findByRole('button', { name: 'Criar e adicionar' });
  await user.click(create);
  expect(dialog.getByText('Dê um nome à lista.')).toBeVisible();
  vi.mocked(createList).mockRejectedValueOnce(new AppError('too-many-items'));
  await user.type(dialog.getByLabelText('Nome da lista'), '  Fim de  tarde ');
  await user.click(create);
  expect(await dialog.findByRole('alert')).toHaveTextContent('Você já tem 50 listas.');
  vi.mocked(listOwnLists).mockResolvedValue([aList('n', 'Fim de tarde', ['p1'])]);
  await user.click(dialog.getByRole('button', { name: 'Tentar novamente' }));
  expect(await dialog.findByRole('checkbox', { name: /^Fim de tarde/ })).toBeChecked();
  expect(dialog.getByRole('button', { name: 'Pronto' })).toHaveFocus();
  const [first, second] = vi.mocked(createList).mock.calls;
  expect(first?.[1]).toMatchObject({
    name: 'Fim de tarde',
    note: '',
    items: [{ placeId: 'p1', note: '' }],
  });
  // The retry uses the same id, because the first attempt may have been stored.
  expect(second?.[1].id).toBe(first?.[1].id);
  expect(onClose).not.toHaveBeenCalled();
});

test('shows an error instead of an empty state if the lists cannot be read', async () => {
  vi.mocked(listOwnLists).mockRejectedValueOnce(new AppError('unavailable'));
  const { user, dialog } = renderDialog();
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'Não foi possível carregar suas listas',
  );
  expect(dialog.queryByLabelText('Nome da lista')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Tentar novamente' }));
  expect(await dialog.findByRole('checkbox', { name: /^Praias/ })).toBeChecked();
});
