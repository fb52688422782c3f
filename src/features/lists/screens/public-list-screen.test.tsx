import { screen, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { createList, listOwnLists } from '#features/lists/data/named-list-store.ts';
import { getPublicList } from '#features/lists/data/public-list-store.ts';
import { AppError } from '#shared/app-error.ts';
import type { PublicList } from '#features/lists/model/public-list.ts';
import type { User } from '#features/account/model/user.ts';
import { aUser, fakeSession, signedInState, visitorState } from '#support/test-session.ts';
import { aPlaceSummary } from '#support/builders.ts';
import { renderScreen } from '#support/render-screen.tsx';
import PublicListScreen from './public-list-screen.tsx';

vi.mock('#features/lists/data/public-list-store.ts');
vi.mock('#features/lists/data/named-list-store.ts');

const aList = (changes: Partial<PublicList> = {}): PublicList => ({
  id: 'l1',
  name: 'Praias',
  note: 'Com sombra.',
  language: 'pt',
  items: [
    { place: aPlaceSummary({ id: 'p1', title: 'Praia Mole' }), note: 'Ir cedo' },
    { place: aPlaceSummary({ id: 'p2', title: 'Praia Brava' }), note: '' },
  ],
  missing: 0,
  ...changes,
});

beforeEach(() => {
  vi.mocked(getPublicList).mockReset().mockResolvedValue(aList());
  vi.mocked(listOwnLists).mockReset().mockResolvedValue([]);
  vi.mocked(createList).mockReset().mockResolvedValue();
});

function LocationProbe() {
  const location = useLocation();
  return <p data-testid="where">{`${location.pathname} ${JSON.stringify(location.state)}`}</p>;
}

function renderPublicList(at = '/listas/l1-praias', user: User | null = null) {
  return renderScreen(
    <>
      <Routes>
        <Route path="/listas/:listId" element={<PublicListScreen />} />
        <Route path="*" element={null} />
      </Routes>
      <LocationProbe />
    </>,
    { session: fakeSession(user ? signedInState() : visitorState), at },
  );
}

test('states the language of a list that was written in another one', async () => {
  vi.mocked(getPublicList).mockResolvedValue(aList({ name: 'Playas', language: 'es' }));
  renderPublicList();
  expect(await screen.findByRole('heading', { name: 'Playas' })).toHaveAttribute('lang', 'es-AR');
  expect(screen.getByText('Com sombra.')).toHaveAttribute('lang', 'es-AR');
  expect(screen.getByText('Ir cedo')).toHaveAttribute('lang', 'es-AR');
  expect(screen.getByText(/ · em espanhol$/)).toBeVisible();
});

test('shows the name, note and places of a list in order, with its actions', async () => {
  renderPublicList();
  expect(await screen.findByRole('heading', { level: 1, name: 'Praias' })).toBeVisible();
  expect(screen.getByText('Com sombra.')).toBeVisible();
  expect(screen.getByText('2 lugares')).toBeVisible();
  const rows = within(screen.getByRole('list', { name: 'Lugares de Praias' }));
  const titles = rows.getAllByRole('heading', { level: 2 });
  expect(titles.map((title) => title.textContent)).toEqual(['Praia Mole', 'Praia Brava']);
  expect(rows.getByText('Ir cedo')).toBeVisible();
  for (const name of ['Copiar para as minhas listas', 'Compartilhar', 'Imprimir']) {
    expect(await screen.findByRole('button', { name })).toBeVisible();
  }
});

test('shows how many places left the guide, and an empty state if none is left', async () => {
  vi.mocked(getPublicList).mockResolvedValue(aList({ items: [], missing: 2 }));
  renderPublicList();
  expect(
    await screen.findByText('Nenhum lugar ainda · 2 lugares não estão mais no guia'),
  ).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Nenhum lugar nesta lista agora' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Descobrir lugares' })).toBeVisible();
});

test('shows names and notes with markup as plain text', async () => {
  const name = `<script>alert(1)</script>${'x'.repeat(35)}`;
  const note = '<img src=x onerror=alert(1)>';
  vi.mocked(getPublicList).mockResolvedValue(aList({ name, note }));
  renderPublicList();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(name);
  expect(screen.getByText(note)).toBeVisible();
});

test.each([
  ['/listas/l1-praias', new AppError('not-found')],
  ['/listas/-praias', null],
])('%s: shows that the list does not exist and offers no retry', async (at, error) => {
  if (error) vi.mocked(getPublicList).mockRejectedValue(error);
  renderPublicList(at);
  expect(await screen.findByRole('heading', { name: 'Lista não encontrada' })).toBeVisible();
  expect(screen.getByText(/particular, foi excluída ou o link/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Descobrir lugares' })).toBeVisible();
});

test('shows an error if the list cannot be read, and can retry', async () => {
  vi.mocked(getPublicList).mockRejectedValue(new AppError('unavailable'));
  const { user } = renderPublicList();
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
  vi.mocked(getPublicList).mockResolvedValue(aList());
  await user.click(retry);
  expect(await screen.findByRole('heading', { level: 1, name: 'Praias' })).toBeVisible();
});

test('keeps the shown list if a refetch finds it deleted', async () => {
  const { client } = renderPublicList();
  await screen.findByRole('heading', { level: 1, name: 'Praias' });
  vi.mocked(getPublicList).mockRejectedValue(new AppError('not-found'));
  await client.refetchQueries();
  expect(screen.getByRole('heading', { level: 1, name: 'Praias' })).toBeVisible();
  expect(screen.getByText('Ir cedo')).toBeVisible();
});

test('prints the list', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user } = renderPublicList();
  await user.click(await screen.findByRole('button', { name: 'Imprimir' }));
  expect(print).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test('a copy is private and has the places and notes', async () => {
  const { user } = renderPublicList('/listas/l1-praias', aUser());
  await user.click(await screen.findByRole('button', { name: 'Copiar para as minhas listas' }));
  const name = await screen.findByLabelText('Nome da lista');
  expect(name).toHaveValue('Praias');
  await user.clear(name);
  await user.type(name, 'Minhas praias');
  await user.click(screen.getByRole('button', { name: 'Copiar' }));
  expect(await screen.findByText('Lista copiada')).toBeVisible();
  expect(createList).toHaveBeenCalledExactlyOnceWith(aUser().uid, {
    id: expect.any(String) as string,
    ...{ name: 'Minhas praias', note: 'Com sombra.', language: 'pt', isPublic: false },
    items: [
      { placeId: 'p1', note: 'Ir cedo' },
      { placeId: 'p2', note: '' },
    ],
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('copying sends a visitor to the login and returns to the copy dialog', async () => {
  const { user } = renderPublicList();
  await user.click(await screen.findByRole('button', { name: 'Copiar para as minhas listas' }));
  await vi.waitFor(() => {
    expect(screen.getByTestId('where')).toHaveTextContent(
      '/login {"from":"/listas/l1-praias#copiar","action":"copy-list"}',
    );
  });
});
