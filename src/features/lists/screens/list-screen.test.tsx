import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { changeList, createList, listOwnLists } from '#features/lists/data/named-list-store.ts';
import { listActivePlaces } from '#features/places/data/place-store.ts';
import { AppError } from '#shared/app-error.ts';
import { applyListChange, toNamedList } from '#features/lists/model/named-list.ts';
import type { NamedList } from '#features/lists/model/named-list.ts';
import { toPlace } from '#features/places/model/place.ts';
import { aUser } from '#support/test-session.ts';
import { aCategory } from '#support/builders.ts';
import { renderScreen } from '#support/render-screen.tsx';
import ListScreen from './list-screen.tsx';

vi.mock('#features/lists/data/named-list-store.ts');
vi.mock('#features/places/data/place-store.ts', () => ({ listActivePlaces: vi.fn() }));
vi.mock('#features/categories/data/category-store.ts', () => ({
  listCategories: () => Promise.resolve([aCategory()]),
}));

const place = (id: string) =>
  toPlace(id, { title: `Bar ${id}`, category: aCategory().id, isActive: true });
const list = (items: string[]) =>
  toNamedList('a', { userId: 'ana', name: 'Praias', items, updatedAt: new Date(0) });

/** The stored list. */
let stored: NamedList;

beforeEach(() => {
  stored = list(['a Ir cedo', 'gone', 'c']);
  vi.mocked(listOwnLists)
    .mockReset()
    .mockImplementation(() => Promise.resolve([stored]));
  vi.mocked(createList).mockReset().mockResolvedValue();
  vi.mocked(changeList)
    .mockReset()
    .mockImplementation((_id, change) => {
      stored = applyListChange(stored, change);
      return Promise.resolve(stored);
    });
  vi.mocked(listActivePlaces)
    .mockReset()
    .mockImplementation((ids) => Promise.resolve(ids.filter((id) => id !== 'gone').map(place)));
});

function renderList(at = '/favorites/listas/a') {
  return renderScreen(
    <Routes>
      <Route path="/favorites/listas/:listId" element={<ListScreen />} />
    </Routes>,
    { user: aUser(), at },
  );
}

const titles = () => screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
const sentChanges = () => vi.mocked(changeList).mock.calls.map(([, change]) => change);

test('shows the places in order with their notes, in one query', async () => {
  renderList();
  expect(await screen.findByRole('link', { name: 'Bar a' })).toBeVisible();
  expect(titles()).toEqual(['Bar a', 'Lugar indisponível', 'Bar c']);
  expect(screen.getByText('Ir cedo')).toBeVisible();
  expect(screen.getByText('3 lugares')).toBeVisible();
  expect(listActivePlaces).toHaveBeenCalledExactlyOnceWith(['a', 'gone', 'c']);
});

test('arrow buttons move a place, keep the focus, announce the position and stop at the ends', async () => {
  const { user } = renderList();
  const up = await screen.findByRole('button', { name: 'Mover Bar c para cima' });
  await user.click(up);
  expect(titles()).toEqual(['Bar a', 'Bar c', 'Lugar indisponível']);
  expect(up).toHaveFocus();
  expect(screen.getByText('Posição 2 de 3')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Mover Bar a para cima' }));
  await vi.waitFor(() => {
    expect(sentChanges()).toEqual([{ kind: 'move', placeId: 'c', to: 1 }]);
  });
});

test('a place can be dragged to another position', async () => {
  renderList();
  await screen.findByRole('link', { name: 'Bar a' });
  const rows = screen.getAllByRole('listitem');
  const [first, , last] = rows;
  if (!first || !last) throw new Error('There are no rows');
  const dataTransfer = { effectAllowed: 'none' };
  fireEvent.dragStart(first, { dataTransfer });
  fireEvent.dragOver(last, { dataTransfer });
  fireEvent.drop(screen.getByRole('list', { name: 'Lugares de Praias' }), { dataTransfer });
  await vi.waitFor(() => {
    expect(sentChanges()).toEqual([{ kind: 'move', placeId: 'a', to: 2 }]);
  });
  expect(titles()).toEqual(['Lugar indisponível', 'Bar c', 'Bar a']);
});

test('undo restores a removed place to its position with its note', async () => {
  const { user } = renderList();
  await user.click(await screen.findByRole('button', { name: 'Remover Bar a da lista' }));
  expect(titles()).toEqual(['Lugar indisponível', 'Bar c']);
  expect(screen.getByRole('list', { name: 'Lugares de Praias' })).toHaveFocus();
  await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
  await vi.waitFor(() => {
    expect(sentChanges()).toEqual([
      { kind: 'remove', placeId: 'a' },
      { kind: 'add', placeId: 'a', note: 'Ir cedo', at: 0 },
    ]);
  });
  expect(titles()).toEqual(['Bar a', 'Lugar indisponível', 'Bar c']);
});

test('a failed removal restores the place and offers no undo', async () => {
  vi.mocked(changeList).mockRejectedValue(new AppError('unavailable'));
  const { user } = renderList();
  await user.click(await screen.findByRole('button', { name: 'Remover Bar a da lista' }));
  expect(await screen.findByText(/Sua lista não foi salva/)).toBeVisible();
  expect(titles()).toEqual(['Bar a', 'Lugar indisponível', 'Bar c']);
  expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull();
});

test('a long list reads 24 places initially; a place moved past them stays visible', async () => {
  const ids = Array.from({ length: 26 }, (_, at) => `p${at}`);
  stored = list(ids);
  const { user } = renderList();
  await screen.findByRole('link', { name: 'Bar p0' });
  expect(titles()).toHaveLength(24);
  await user.click(screen.getByRole('button', { name: 'Mover Bar p23 para baixo' }));
  expect(await screen.findByRole('link', { name: 'Bar p25' })).toBeVisible();
  expect(titles().slice(22)).toEqual(['Bar p22', 'Bar p24', 'Bar p23', 'Bar p25']);
});

test('places that cannot be read show an error with a retry button each', async () => {
  vi.mocked(listActivePlaces)
    .mockRejectedValueOnce(new AppError('timeout'))
    .mockRejectedValueOnce(new AppError('timeout'));
  const { user } = renderList();
  const [retry] = await screen.findAllByRole('button', { name: 'Tentar novamente' });
  expect(titles()).toEqual(['Lugar da lista', 'Lugar da lista', 'Lugar da lista']);
  if (!retry) throw new Error('There is no way to try again');
  await user.click(retry);
  expect(retry).toHaveFocus();
  await user.click(retry);
  expect(await screen.findByRole('link', { name: 'Bar a' })).toBeVisible();
});

test("shows 'Lista não encontrada' for an unknown id", async () => {
  renderList('/favorites/listas/other');
  expect(await screen.findByRole('heading', { name: 'Lista não encontrada' })).toBeVisible();
});

test('a list can be made public and private again', async () => {
  const { user } = renderList();
  const opened = await screen.findByRole('switch', { name: /^Quem tiver o link pode ver/ });
  expect(opened).not.toBeChecked();
  expect(screen.queryByRole('link', { name: 'Ver a página' })).toBeNull();
  await user.click(opened);
  expect(await screen.findByRole('link', { name: 'Ver a página' })).toHaveAttribute(
    'href',
    '/listas/a-praias',
  );
  expect(screen.getByRole('button', { name: 'Compartilhar' })).toBeVisible();
  await user.click(opened);
  expect(await screen.findByText('Agora só você vê esta lista.')).toBeVisible();
  expect(sentChanges()).toEqual([
    { kind: 'publish', isPublic: true },
    { kind: 'publish', isPublic: false },
  ]);
});

test('a failed change to public shows an error and resets the switch', async () => {
  vi.mocked(changeList).mockRejectedValue(new AppError('permission-denied'));
  const { user } = renderList();
  const opened = await screen.findByRole('switch', { name: /^Quem tiver o link pode ver/ });
  await user.click(opened);
  expect(await screen.findByText(/Sua conta não pode mudar listas agora/)).toBeVisible();
  expect(opened).not.toBeChecked();
});

test('links to a day plan and to a comparison of the first places', async () => {
  stored = list(Array.from({ length: 10 }, (_, at) => `p${at}`));
  renderList();
  const plan = await screen.findByRole('link', { name: 'Monte seu dia' });
  expect(plan).toHaveAttribute(
    'href',
    `/roteiro?lugares=${'p0,p1,p2,p3,p4,p5,p6,p7'.replaceAll(',', '%2C')}`,
  );
  expect(screen.getByRole('link', { name: 'Comparar' })).toHaveAttribute(
    'href',
    '/comparar?lugares=p0%2Cp1%2Cp2%2Cp3',
  );
});

test('an empty list offers no plan, comparison, print or map', async () => {
  stored = list([]);
  renderList();
  await screen.findByRole('switch');
  expect(screen.queryByRole('link', { name: 'Monte seu dia' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Imprimir' })).toBeNull();
});

test('duplicates a list with its notes and unavailable places as a private list', async () => {
  stored = { ...stored, name: `Praias ${'x'.repeat(53)}`, isPublic: true };
  const { user } = renderList();
  await user.click(await screen.findByRole('button', { name: 'Duplicar' }));
  const name = await screen.findByLabelText('Nome da lista');
  expect(name).toHaveValue(`Cópia de Praias ${'x'.repeat(44)}`);
  await user.click(screen.getByRole('button', { name: 'Copiar' }));
  expect(await screen.findByText('Lista copiada')).toBeVisible();
  expect(vi.mocked(createList).mock.calls[0]?.[1]).toMatchObject({
    isPublic: false,
    items: [
      { placeId: 'a', note: 'Ir cedo' },
      { placeId: 'gone', note: '' },
      { placeId: 'c', note: '' },
    ],
  });
});

test('prints all places, including those that the page does not show yet', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  stored = list(Array.from({ length: 30 }, (_, at) => `p${at} Linha ${at}`));
  const { user } = renderList();
  await user.click(await screen.findByRole('button', { name: 'Imprimir' }));
  await vi.waitFor(() => {
    expect(print).toHaveBeenCalledOnce();
  });
  expect(screen.getByText('30. Bar p29')).toBeInTheDocument();
  expect(screen.getByText('Linha 29')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Imprimir' }));
  await vi.waitFor(() => {
    expect(print).toHaveBeenCalledTimes(2);
  });
  vi.unstubAllGlobals();
});

test('shows an error instead of printing if places could not be read', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  vi.mocked(listActivePlaces).mockRejectedValue(new AppError('unavailable'));
  const { user } = renderList();
  await user.click(await screen.findByRole('button', { name: 'Imprimir' }));
  expect(await screen.findByText(/Nem todos os lugares carregaram/)).toBeVisible();
  expect(print).not.toHaveBeenCalled();
  const reads = vi.mocked(listActivePlaces).mock.calls.length;
  vi.mocked(listActivePlaces).mockImplementation((ids) => Promise.resolve(ids.map(place)));
  await user.click(screen.getByRole('button', { name: 'Imprimir' }));
  await vi.waitFor(() => {
    expect(print).toHaveBeenCalledOnce();
  });
  expect(vi.mocked(listActivePlaces).mock.calls.length).toBe(reads + 1);
  vi.unstubAllGlobals();
});
