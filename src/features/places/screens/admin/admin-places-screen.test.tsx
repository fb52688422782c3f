import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { setPlacesActive } from '#features/places/data/admin/admin-place-changes.ts';
import {
  countAdminPlaces,
  listAdminPlaces,
  listSuperAdmins,
} from '#features/places/data/admin/admin-place-store.ts';
import { toPlace } from '#features/places/model/place.ts';
import { removePlace } from '#features/places/data/place-removal-store.ts';
import { AppError } from '#shared/app-error.ts';
import { aUser, fakeSession, signedInState } from '#support/test-session.ts';
import { aCategory } from '#support/builders.ts';
import { tryToClose } from '#support/dialog-closing.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { setWideScreen } from '#support/screen-width.ts';
import AdminPlacesScreen from './admin-places-screen.tsx';

vi.mock('#features/places/data/admin/admin-place-store.ts', async (original) => ({
  ...(await original<object>()),
  listAdminPlaces: vi.fn(),
  countAdminPlaces: vi.fn(),
  listSuperAdmins: vi.fn(),
}));
vi.mock('#features/places/data/admin/admin-place-changes.ts', () => ({ setPlacesActive: vi.fn() }));
vi.mock('#features/places/data/place-removal-store.ts', () => ({ removePlace: vi.fn() }));
vi.mock('#features/categories/data/category-admin-store.ts', () => ({
  listAllCategories: () => Promise.resolve([aCategory()]),
}));
const list = vi.mocked(listAdminPlaces);
const activate = vi.mocked(setPlacesActive);

const aPlace = (id: string, title: string, changes: object = {}) =>
  toPlace(id, { title, location: 'Rua A, Florianópolis', isActive: true, ...changes });
const bar = aPlace('p1', 'Bar da Ponte', { category: aCategory().id, createdBy: 'helena' });
const cafe = aPlace('p2', 'Café do Mar', { isActive: false, createdBy: 'gerente' });
const old = aPlace('p3', 'Praia Velha', { isActive: false, createdBy: 'helena' });

const outcome = (changes: object) => ({
  changed: [],
  unchanged: [],
  notFound: [],
  failed: [],
  ...changes,
});

beforeEach(() => {
  list.mockReset().mockResolvedValue({ places: [bar, cafe, old], nextCursor: null });
  activate.mockReset();
  vi.mocked(countAdminPlaces).mockReset().mockResolvedValue(3);
  vi.mocked(listSuperAdmins).mockReset().mockResolvedValue(['helena']);
  vi.mocked(removePlace).mockReset().mockResolvedValue();
});

function renderPlaces(at = '/admin/places') {
  const session = fakeSession(signedInState(aUser({ uid: 'helena', role: 'super_admin' })));
  const view = renderScreen(<AdminPlacesScreen />, { session, at });
  return { ...view, session };
}

const rowOf = async (title: string) => {
  const row = (await screen.findByRole('link', { name: title })).closest('li, tr');
  return within(row as HTMLElement);
};

/** Shows or hides a place with the menu of its card. */
async function changeVisibility(user: UserEvent, label: string, title: string) {
  await user.click(await screen.findByRole('button', { name: `Mais opções de ${title}` }));
  await user.click(screen.getByRole('button', { name: `${label} ${title}` }));
}

/** Selects all places of the page. The checkboxes of the cards appear after 'Selecionar'. */
async function selectAll(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Selecionar' }));
  await user.click(screen.getByRole('checkbox', { name: 'Selecionar todos desta página' }));
}

test('shows the status of each place and links to its editor', async () => {
  const { user } = renderPlaces();
  expect((await rowOf('Bar da Ponte')).getByText('Bares', { exact: false })).toBeVisible();
  expect(await (await rowOf('Café do Mar')).findByText('Aguardando aprovação')).toBeVisible();
  expect((await rowOf('Praia Velha')).getByText('Fora do guia')).toBeVisible();
  expect((await rowOf('Bar da Ponte')).queryByText('Fora do guia')).toBeNull();
  expect(screen.getByRole('link', { name: 'Bar da Ponte' })).toHaveAttribute(
    'href',
    '/admin/places/p1/edit',
  );
  await user.click(screen.getByRole('button', { name: 'Mais opções de Bar da Ponte' }));
  expect(screen.getByRole('link', { name: 'Ver no guia Bar da Ponte' })).toHaveAttribute(
    'href',
    '/places/bares/p1-bar-da-ponte',
  );
  expect(screen.getByRole('link', { name: 'Novo lugar' })).toHaveAttribute(
    'href',
    '/admin/places/new',
  );
  expect(await screen.findByText('3 lugares')).toBeVisible();
});

test('the cards have checkboxes only while places are selected, and the end of it clears them', async () => {
  const { user } = renderPlaces();
  await rowOf('Bar da Ponte');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await selectAll(user);
  expect(screen.getByText('3 lugares selecionados')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancelar seleção' }));
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByText('3 lugares selecionados')).not.toBeInTheDocument();
});

test('a row has the cover of the place, and its menu links to the photos', async () => {
  list.mockResolvedValue({
    places: [
      aPlace('p1', 'Bar da Ponte', { images: ['/a.webp', '/b.webp'], highlightImageIndex: 1 }),
    ],
    nextCursor: null,
  });
  const { user } = renderPlaces();
  const row = await rowOf('Bar da Ponte');
  expect(row.getByRole('presentation')).toHaveAttribute('src', '/b.webp');
  expect(row.queryByRole('button', { name: 'Excluir Bar da Ponte' })).not.toBeInTheDocument();
  await user.click(row.getByRole('button', { name: 'Mais opções de Bar da Ponte' }));
  expect(row.getByRole('link', { name: 'Fotos de Bar da Ponte' })).toHaveAttribute(
    'href',
    '/manager/places/p1/photos',
  );
});

test('the button of the filters counts those that are active', async () => {
  renderPlaces('/admin/places?situacao=inativos&ordenar=nota');
  expect(await screen.findByRole('button', { name: 'Filtros (2)' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});

test('the URL holds the filters, and new filters start at the first page', async () => {
  list.mockResolvedValue({ places: [bar], nextCursor: { after: 'x', id: 'p1' } });
  const { user, address } = renderPlaces('/admin/places?situacao=inativos');
  await user.click(await screen.findByRole('button', { name: 'Próxima página' }));
  await waitFor(() => {
    expect(list).toHaveBeenLastCalledWith(
      expect.objectContaining({ status: 'inativos', sort: 'recentes' }),
      expect.objectContaining({ cursor: { after: 'x', id: 'p1' } }),
    );
  });
  expect(await screen.findByText('Página 2')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Categoria' }), 'Bares');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Ordem' }), 'Maior nota');
  expect(address()).toBe('/admin/places?categoria=bares&situacao=inativos&ordenar=nota');
  await waitFor(() => {
    expect(list).toHaveBeenLastCalledWith(
      { text: '', categoryId: aCategory().id, status: 'inativos', sort: 'nota' },
      expect.objectContaining({ cursor: null }),
    );
  });
  await user.type(screen.getByRole('searchbox'), 'Caf');
  await waitFor(() => {
    expect(address()).toBe('/admin/places?q=Caf&categoria=bares&situacao=inativos');
  });
  expect(screen.getByRole('combobox', { name: 'Ordem' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Filtros (2)' })).toBeVisible();
});

test('the menu activates a place; a failed change is reverted with an error message', async () => {
  const { user } = renderPlaces();
  const row = await rowOf('Café do Mar');
  activate.mockResolvedValueOnce(outcome({ failed: [{ id: 'p2', code: 'unavailable' }] }));
  await changeVisibility(user, 'Pôr no guia', 'Café do Mar');
  expect(await screen.findByText(/^A situação não foi alterada/)).toBeVisible();
  expect(await row.findByText('Aguardando aprovação')).toBeVisible();
  activate.mockResolvedValueOnce(outcome({ changed: ['p2'] }));
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await waitFor(() => {
    expect(row.queryByText('Aguardando aprovação')).not.toBeInTheDocument();
  });
  expect(screen.getByText('Café do Mar está no guia.')).toBeVisible();
  expect(activate).toHaveBeenLastCalledWith('helena', ['p2'], true);
  expect(row.queryByText('Fora do guia')).not.toBeInTheDocument();
  expect(list).toHaveBeenCalledOnce();
});

test('a hidden place is marked even if the administrators cannot be read', async () => {
  vi.mocked(listSuperAdmins).mockRejectedValue(new AppError('unavailable'));
  renderPlaces();
  expect((await rowOf('Praia Velha')).getByText('Fora do guia')).toBeVisible();
});

test('the table of wide screens has a switch for each place', async () => {
  setWideScreen(true);
  const { user } = renderPlaces();
  const row = await rowOf('Praia Velha');
  expect(row.queryByText('Fora do guia')).toBeNull();
  const toggle = row.getByRole('switch', { name: 'No guia: Praia Velha' });
  activate.mockResolvedValueOnce(outcome({ changed: ['p3'] }));
  await user.click(toggle);
  await waitFor(() => {
    expect(activate).toHaveBeenCalledExactlyOnceWith('helena', ['p3'], true);
  });
  expect(toggle).toBeChecked();
});

test('several changes run independently', async () => {
  const { user } = renderPlaces();
  let fail: () => void = () => undefined;
  activate.mockReturnValueOnce(
    new Promise((resolve) => {
      fail = () => {
        resolve(outcome({ failed: [{ id: 'p2', code: 'unavailable' }] }));
      };
    }),
  );
  activate.mockResolvedValue(outcome({ changed: ['p3'] }));
  await changeVisibility(user, 'Pôr no guia', 'Café do Mar');
  await changeVisibility(user, 'Pôr no guia', 'Praia Velha');
  await waitFor(() => {
    expect(activate).toHaveBeenCalledTimes(2);
  });
  fail();
  expect(await screen.findByText(/^A situação não foi alterada/)).toBeVisible();
  expect(await (await rowOf('Café do Mar')).findByText('Aguardando aprovação')).toBeVisible();
  expect((await rowOf('Praia Velha')).queryByText('Fora do guia')).toBeNull();
  await changeVisibility(user, 'Pôr no guia', 'Café do Mar');
  expect(activate).toHaveBeenLastCalledWith('helena', ['p2'], true);
});

test('a place that another user deleted disappears from the list with a message', async () => {
  const { user } = renderPlaces();
  activate.mockResolvedValueOnce(outcome({ notFound: ['p2'] }));
  await rowOf('Café do Mar');
  list.mockResolvedValue({ places: [bar], nextCursor: null });
  await changeVisibility(user, 'Pôr no guia', 'Café do Mar');
  expect(await screen.findByText('Café do Mar já tinha sido excluído')).toBeVisible();
  await waitFor(() => {
    expect(screen.queryByRole('link', { name: 'Café do Mar' })).not.toBeInTheDocument();
  });
});

test('a bulk change names the places that failed, keeps them selected and retries them', async () => {
  const { user } = renderPlaces();
  await rowOf('Bar da Ponte');
  await selectAll(user);
  expect(screen.getByText('3 lugares selecionados')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ativar' }));
  activate.mockResolvedValueOnce(
    outcome({
      changed: ['p2'],
      unchanged: ['p1'],
      failed: [{ id: 'p3', code: 'permission-denied' }],
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Ativar 3 lugares' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('1 lugar ativado, 1 já estava ativo.')).toBeVisible();
  expect(dialog.getByText('Praia Velha')).toBeVisible();
  activate.mockRejectedValueOnce(new AppError('permission-denied'));
  await user.click(dialog.getByRole('button', { name: 'Tentar novamente' }));
  expect(activate.mock.lastCall?.[1]).toEqual(['p3']);
  expect(await dialog.findByText(/^Você não pode mais alterar lugares/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
  expect(screen.getByText('1 lugar selecionado')).toBeVisible();
});

test('deletes a place after confirmation and reloads the list', async () => {
  const { user } = renderPlaces();
  await user.click(await screen.findByRole('button', { name: 'Mais opções de Bar da Ponte' }));
  await user.click(screen.getByRole('button', { name: 'Excluir Bar da Ponte' }));
  const dialog = within(await screen.findByRole('dialog'));
  vi.mocked(removePlace).mockRejectedValueOnce(new AppError('unavailable'));
  await user.click(dialog.getByRole('button', { name: 'Excluir' }));
  expect(await dialog.findByText(/^O servidor não respondeu/)).toBeVisible();
  list.mockResolvedValue({ places: [cafe], nextCursor: null });
  await user.click(dialog.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Lugar excluído')).toBeVisible();
  expect(removePlace).toHaveBeenCalledWith('p1');
  await waitFor(() => {
    expect(screen.queryByRole('link', { name: 'Bar da Ponte' })).not.toBeInTheDocument();
  });
});

test('shows an error instead of an empty list, and filters without results can be cleared', async () => {
  list.mockRejectedValueOnce(new AppError('unavailable'));
  const { user, address } = renderPlaces('/admin/places?situacao=ativos');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Não foi possível carregar os lugares',
  );
  list.mockResolvedValue({ places: [], nextCursor: null });
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Nenhum lugar encontrado')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  expect(address()).toBe('/admin/places');
  expect(await screen.findByText('Nenhum lugar cadastrado ainda')).toBeVisible();
});

test('a dialog cannot be closed during a change, so that its result is shown', async () => {
  const { user } = renderPlaces();
  let finishRequest: () => void = () => undefined;
  vi.mocked(removePlace).mockReturnValueOnce(
    new Promise((_resolve, reject) => {
      finishRequest = () => {
        reject(new AppError('unavailable'));
      };
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Mais opções de Bar da Ponte' }));
  await user.click(screen.getByRole('button', { name: 'Excluir Bar da Ponte' }));
  await user.click(await screen.findByRole('button', { name: 'Excluir' }));
  await screen.findByRole('button', { name: 'Excluindo...' });
  tryToClose();
  finishRequest();
  expect(await screen.findByText(/^O servidor não respondeu/)).toBeVisible();
  tryToClose();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  activate.mockReturnValueOnce(
    new Promise((resolve) => {
      finishRequest = () => {
        resolve(outcome({ changed: ['p1', 'p2'], failed: [{ id: 'p3', code: 'unavailable' }] }));
      };
    }),
  );
  await selectAll(user);
  await user.click(screen.getByRole('button', { name: 'Ativar' }));
  await user.click(await screen.findByRole('button', { name: 'Ativar 3 lugares' }));
  tryToClose();
  finishRequest();
  expect(await screen.findByText('1 lugar não foi alterado:')).toBeVisible();
  tryToClose();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a bulk deletion asks with the count; failed places are named, stay selected and are retried', async () => {
  const { user } = renderPlaces();
  await rowOf('Bar da Ponte');
  await selectAll(user);
  await user.click(screen.getByRole('button', { name: 'Excluir' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Excluir 3 lugares?' }));
  expect(dialog.getByText(/fotos, avaliações, benefícios e favoritos/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
  expect(removePlace).not.toHaveBeenCalled();
  expect(screen.getByText('3 lugares selecionados')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Excluir' }));
  const again = within(await screen.findByRole('dialog', { name: 'Excluir 3 lugares?' }));
  // The second place is already deleted; the third is refused.
  vi.mocked(removePlace)
    .mockResolvedValueOnce()
    .mockRejectedValueOnce(new AppError('not-found'))
    .mockRejectedValueOnce(new AppError('unavailable'));
  list.mockResolvedValue({ places: [old], nextCursor: null });
  await user.click(again.getByRole('button', { name: 'Excluir 3 lugares' }));
  expect(await again.findByText('2 lugares excluídos. Não foi excluído:')).toBeVisible();
  expect(again.getByText(/^O servidor não respondeu/)).toBeVisible();
  expect(again.getByRole('listitem')).toHaveTextContent('Praia Velha');
  await user.click(again.getByRole('button', { name: 'Tentar novamente' }));
  expect(vi.mocked(removePlace).mock.calls.map(([id]) => id)).toEqual(['p1', 'p2', 'p3', 'p3']);
  expect(await screen.findByText('3 lugares excluídos')).toBeVisible();
  expect(screen.queryByText(/selecionado/)).not.toBeInTheDocument();
});

test('a rate limit stops the bulk deletion, and the remaining places stay selected', async () => {
  const { user } = renderPlaces();
  await rowOf('Bar da Ponte');
  await selectAll(user);
  await user.click(screen.getByRole('button', { name: 'Excluir' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Excluir 3 lugares?' }));
  vi.mocked(removePlace)
    .mockReset()
    .mockResolvedValueOnce()
    .mockRejectedValue(new AppError('too-many-requests'));
  await user.click(dialog.getByRole('button', { name: 'Excluir 3 lugares' }));
  expect(await dialog.findByText('1 lugar excluído. Não foram excluídos:')).toBeVisible();
  expect(dialog.getByText(/Espere dez minutos/)).toBeVisible();
  expect(removePlace).toHaveBeenCalledTimes(2);
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
  expect(screen.getByText('2 lugares selecionados')).toBeVisible();
});

test('a bulk deletion shows its progress and can be stopped before the next place', async () => {
  const { user } = renderPlaces();
  await rowOf('Bar da Ponte');
  await selectAll(user);
  await user.click(screen.getByRole('button', { name: 'Excluir' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Excluir 3 lugares?' }));
  let finishRequest: () => void = () => undefined;
  vi.mocked(removePlace)
    .mockResolvedValueOnce()
    .mockReturnValueOnce(
      new Promise((resolve) => {
        finishRequest = resolve;
      }),
    );
  await user.click(dialog.getByRole('button', { name: 'Excluir 3 lugares' }));
  expect(await dialog.findByText('1 de 3 lugares')).toBeVisible();
  expect(dialog.getByRole('progressbar', { name: 'Andamento' })).toHaveValue(1);
  tryToClose();
  await user.click(dialog.getByRole('button', { name: 'Parar' }));
  finishRequest();
  expect(await dialog.findByText('2 lugares excluídos. Não foi excluído:')).toBeVisible();
  expect(dialog.getByRole('listitem')).toHaveTextContent('Praia Velha');
  expect(dialog.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  expect(removePlace).toHaveBeenCalledTimes(2);
  await user.click(dialog.getByRole('button', { name: 'Excluir 1 lugar' }));
  expect(await screen.findByText('3 lugares excluídos')).toBeVisible();
  expect(vi.mocked(removePlace).mock.lastCall?.[0]).toBe('p3');
});
