import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { deleteList, listOwnLists } from '#features/lists/data/named-list-store.ts';
import { toNamedList } from '#features/lists/model/named-list.ts';
import type { NamedList } from '#features/lists/model/named-list.ts';
import { listActivePlaces } from '#features/places/data/place-store.ts';
import { toPlace } from '#features/places/model/place.ts';
import { AppError } from '#shared/app-error.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { aUser } from '#support/test-session.ts';
import MyListsScreen from './my-lists-screen.tsx';

vi.mock('#features/lists/data/named-list-store.ts');
vi.mock('#features/places/data/place-store.ts', () => ({ listActivePlaces: vi.fn() }));

const list = (id: string, items: readonly string[], isPublic = false) =>
  toNamedList(id, {
    userId: 'ana',
    name: `Lista ${id}`,
    items: [...items],
    isPublic,
    updatedAt: new Date(0),
  });

/** Returns lists with four places each; no two lists have a place in common. */
const manyLists = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    list(
      `l${at}`,
      ['a', 'b', 'c', 'd'].map((letter) => `${letter}${at}`),
    ),
  );

/** The stored lists. */
let stored: NamedList[];

beforeEach(() => {
  stored = [list('x', ['p1', 'p2', 'p3', 'p4'], true), list('y', ['p2']), list('z', [])];
  vi.mocked(listOwnLists)
    .mockReset()
    .mockImplementation(() => Promise.resolve(stored));
  vi.mocked(deleteList)
    .mockReset()
    .mockImplementation((_uid, id) => {
      stored = stored.filter((one) => one.id !== id);
      return Promise.resolve();
    });
  vi.mocked(listActivePlaces)
    .mockReset()
    .mockImplementation((ids) =>
      Promise.resolve(
        ids.map((id) =>
          toPlace(id, { title: id, isActive: true, images: [{ url: `/${id}.webp`, width: 640 }] }),
        ),
      ),
    );
});

const renderLists = () => renderScreen(<MyListsScreen />, { user: aUser() });
const card = async (name: string) => {
  const title = await screen.findByRole('heading', { name });
  return title.closest('article')!;
};
const pictures = (element: HTMLElement) =>
  [...element.querySelectorAll('img')].map((picture) => picture.getAttribute('src'));

test('shows each list with up to three pictures, its number of places and its visibility', async () => {
  renderLists();
  const openList = await card('Lista x');
  await waitFor(() => {
    expect(pictures(openList)).toEqual(['/p1.webp', '/p2.webp', '/p3.webp']);
  });
  expect(openList).toHaveTextContent('4 lugares·Aberta a quem tiver o link');
  expect(within(openList).getByRole('link')).toHaveAttribute('href', '/favorites/listas/x');
  expect(pictures(await card('Lista y'))).toEqual(['/p2.webp']);
  expect(await card('Lista y')).toHaveTextContent('1 lugar·Só você vê');
  expect(await card('Lista z')).toHaveTextContent('Nenhum lugar ainda');
});

test('one query reads the pictures of ten lists, and a shared place is read once', async () => {
  renderLists();
  await waitFor(() => {
    expect(listActivePlaces).toHaveBeenCalledExactlyOnceWith(['p1', 'p2', 'p3']);
  });
});

test('shows ten lists and reads the pictures of the others when they are shown', async () => {
  stored = manyLists(12);
  const { user } = renderLists();
  await waitFor(() => {
    expect(listActivePlaces).toHaveBeenCalledOnce();
  });
  expect(vi.mocked(listActivePlaces).mock.calls[0]?.[0]).toHaveLength(30);
  expect(screen.getAllByRole('article')).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: 'Mostrar mais' }));
  expect(screen.getAllByRole('article')).toHaveLength(12);
  await waitFor(() => {
    expect(listActivePlaces).toHaveBeenCalledTimes(2);
  });
  expect(vi.mocked(listActivePlaces).mock.calls[1]?.[0]).toHaveLength(6);
});

test('lists stay usable if their pictures cannot be read', async () => {
  vi.mocked(listActivePlaces).mockRejectedValue(new AppError('unavailable'));
  renderLists();
  expect(await card('Lista x')).toHaveTextContent('4 lugares');
});

test.each([0, 3])('one button creates a list next to %i lists', async (count) => {
  stored = stored.slice(0, count);
  const { user } = renderLists();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Meus Favoritos');
  await user.click(await screen.findByRole('button', { name: 'Nova lista' }));
  expect(await screen.findByLabelText('Nome da lista')).toHaveValue('');
});

test('the menu of a list edits and removes it', async () => {
  const { user } = renderLists();
  const options = await screen.findByRole('button', { name: 'Mais opções da lista “Lista y”' });
  await user.click(options);
  await user.click(screen.getByRole('button', { name: 'Editar lista “Lista y”' }));
  expect(await screen.findByLabelText('Nome da lista')).toHaveValue('Lista y');
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  await user.click(options);
  await user.click(screen.getByRole('button', { name: 'Excluir lista “Lista y”' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Excluir' }));
  await waitFor(() => {
    expect(screen.queryByRole('heading', { name: 'Lista y' })).not.toBeInTheDocument();
  });
  expect(deleteList).toHaveBeenCalledExactlyOnceWith('ana', 'y');
  expect(screen.getByRole('list', { name: 'Minhas listas' })).toHaveFocus();
});
