import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { EditConflictError } from '#features/audit/data/audited-record.ts';
import {
  countCategoryPlaces,
  listAllCategories,
} from '#features/categories/data/category-admin-store.ts';
import { moveCategoryPlaces } from '#features/categories/data/category-move.ts';
import {
  createCategory,
  createDefaultCategories,
  deleteCategory,
  setCategoryActive,
  setCategoryOrders,
  updateCategory,
} from '#features/categories/data/category-writes.ts';
import { AppError } from '#shared/app-error.ts';
import { aUser, fakeSession, signedInState } from '#support/test-session.ts';
import { aCategory } from '#support/builders.ts';
import { tryToClose } from '#support/dialog-closing.ts';
import { renderScreen } from '#support/render-screen.tsx';
import AdminCategoriesScreen from './admin-categories-screen.tsx';

vi.mock('#features/categories/data/category-admin-store.ts', () => ({
  listAllCategories: vi.fn(),
  countCategoryPlaces: vi.fn(),
}));
vi.mock('#features/categories/data/category-writes.ts', () => ({
  createCategory: vi.fn(),
  updateCategory: vi.fn(),
  setCategoryActive: vi.fn(),
  setCategoryOrders: vi.fn(),
  deleteCategory: vi.fn(),
  createDefaultCategories: vi.fn(),
}));
vi.mock('#features/categories/data/category-move.ts', () => ({ moveCategoryPlaces: vi.fn() }));

const bars = aCategory();
const shows = aCategory({
  id: 'c2',
  name: 'Shows',
  slug: 'shows',
  description: 'Música',
  isActive: false,
});

beforeEach(() => {
  vi.mocked(listAllCategories).mockReset().mockResolvedValue([bars, shows]);
  for (const write of [
    createCategory,
    setCategoryActive,
    setCategoryOrders,
    deleteCategory,
    createDefaultCategories,
  ]) {
    vi.mocked(write).mockReset().mockResolvedValue();
  }
});

function renderCategories() {
  const session = fakeSession(signedInState(aUser({ uid: 'helena', role: 'super_admin' })));
  const view = renderScreen(<AdminCategoriesScreen />, { session });
  return { ...view, session };
}

async function openMenu(user: UserEvent, name: string) {
  await user.click(await screen.findByRole('button', { name: `Mais opções de ${name}` }));
}

test('lists and searches categories and shows a message without results', async () => {
  const { user } = renderCategories();
  expect(screen.getByText('Carregando categorias...')).toBeInTheDocument();
  expect(await screen.findByText('Inativa')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Voltar ao Admin' })).toHaveAttribute('href', '/admin');
  const search = screen.getByPlaceholderText('Buscar categorias...');
  await user.type(search, 'MÚSICA');
  expect(screen.queryByText('Bares')).not.toBeInTheDocument();
  expect(screen.getByText('Shows')).toBeVisible();
  await user.type(search, 'x');
  expect(screen.getByText('Nenhuma categoria encontrada')).toBeVisible();
  expect(screen.getByText('Tente ajustar os filtros de busca')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Criar Categoria' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Mostrar todas as categorias' }));
  expect(search).toHaveValue('');
  expect(screen.getByText('Bares')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('offers to create the default categories if there are none', async () => {
  vi.mocked(listAllCategories).mockResolvedValue([]);
  const { user } = renderCategories();
  expect(await screen.findByText('Comece criando a primeira categoria')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Criar Categoria' })).toBeVisible();
  vi.mocked(listAllCategories).mockResolvedValue([bars]);
  await user.click(screen.getByRole('button', { name: 'Criar categorias padrão' }));
  expect(await screen.findByText('Categorias padrão criadas')).toBeVisible();
  expect(createDefaultCategories).toHaveBeenCalledExactlyOnceWith('helena');
  expect(await screen.findByText('Bares')).toBeVisible();
});

test('a new category requires a name with an unused slug, and saving refetches the list', async () => {
  const { user } = renderCategories();
  await screen.findByText('Bares');
  await user.click(screen.getByRole('button', { name: 'Nova Categoria' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nova Categoria' }));
  expect(dialog.getByText('Categorias com menor número aparecem primeiro')).toBeVisible();
  expect(dialog.getByRole('radio', { name: 'Filtro' })).toBeChecked();
  expect(dialog.getByRole('textbox', { name: 'Descrição' })).toHaveAttribute('rows', '3');
  const name = dialog.getByRole('textbox', { name: 'Nome' });
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(dialog.getByText('Informe o nome da categoria.')).toBeVisible();
  expect(name).toHaveFocus();
  await user.type(name, 'báres');
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(dialog.getByText(/“Bares” já usa este endereço/)).toBeVisible();
  expect(createCategory).not.toHaveBeenCalled();
  await user.clear(name);
  await user.type(name, 'Praias');
  await user.click(dialog.getByRole('radio', { name: 'Câmera' }));
  await user.click(dialog.getByText('Traduzir para espanhol e inglês'));
  await user.type(dialog.getByRole('textbox', { name: 'Nome em inglês' }), 'Beaches');
  vi.mocked(createCategory).mockRejectedValueOnce(new AppError('unavailable'));
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Não foi possível salvar a categoria');
  const reads = vi.mocked(listAllCategories).mock.calls.length;
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Categoria criada')).toBeVisible();
  expect(createCategory).toHaveBeenLastCalledWith(
    'helena',
    expect.objectContaining({
      ...{ name: 'Praias', icon: 'Camera', order: '0', isActive: true },
      translations: { en: { name: 'Beaches' } },
    }),
  );
  expect(vi.mocked(listAllCategories).mock.calls.length).toBeGreaterThan(reads);
});

test('a category moves up and down by named actions, except while a search hides its neighbours', async () => {
  vi.mocked(listAllCategories).mockResolvedValue([
    { ...bars, order: 1 },
    { ...shows, order: 3 },
  ]);
  const { user } = renderCategories();
  await openMenu(user, 'Bares');
  expect(screen.queryByRole('button', { name: 'Mover para cima: Bares' })).not.toBeInTheDocument();
  vi.mocked(setCategoryOrders).mockRejectedValueOnce(new AppError('unavailable'));
  await user.click(screen.getByRole('button', { name: 'Mover para baixo: Bares' }));
  expect(await screen.findByText(/^Não foi possível mudar a ordem das categorias/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Ordem das categorias salva')).toBeVisible();
  expect(setCategoryOrders).toHaveBeenLastCalledWith(
    'helena',
    new Map([
      [bars.id, 3],
      ['c2', 1],
    ]),
  );
  await user.type(screen.getByPlaceholderText('Buscar categorias...'), 'Bares');
  await openMenu(user, 'Bares');
  expect(screen.queryByRole('button', { name: /^Mover/ })).not.toBeInTheDocument();
});

test('shows an error if the status cannot be changed, and retries on request', async () => {
  const { user } = renderCategories();
  vi.mocked(setCategoryActive).mockRejectedValueOnce(new AppError('permission-denied'));
  await openMenu(user, 'Shows');
  await user.click(screen.getByRole('button', { name: 'Ativar Shows' }));
  expect(await screen.findByText(/^Você não pode mais alterar categorias/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Shows foi ativada')).toBeVisible();
  expect(setCategoryActive).toHaveBeenLastCalledWith('helena', 'c2', true);
});

test('the places of a category must be moved before it can be deleted', async () => {
  vi.mocked(countCategoryPlaces).mockReset().mockResolvedValueOnce(12).mockResolvedValue(0);
  vi.mocked(moveCategoryPlaces).mockResolvedValue({
    changed: [],
    unchanged: [],
    notFound: [],
    failed: [],
  });
  const { user } = renderCategories();
  await openMenu(user, 'Bares');
  await user.click(screen.getByRole('button', { name: 'Excluir Bares' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Excluir Bares' }));
  expect(await dialog.findByText('12 lugares usam esta categoria.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Excluir' })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Mover 12 lugares' }));
  expect(await dialog.findByText('Tem certeza que deseja excluir esta categoria?')).toBeVisible();
  expect(vi.mocked(moveCategoryPlaces).mock.lastCall?.[1]).toEqual({ from: bars.id, to: 'c2' });
  vi.mocked(listAllCategories).mockResolvedValue([shows]);
  await user.click(dialog.getByRole('button', { name: 'Excluir' }));
  expect(await screen.findByText('Categoria excluída')).toBeVisible();
  await waitFor(() => {
    expect(screen.queryByText('Bares')).not.toBeInTheDocument();
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('a busy dialog cannot be closed, so that it can show a failure', async () => {
  const { user } = renderCategories();
  let fail: (error: AppError) => void = () => undefined;
  const failing = () =>
    new Promise<never>((_resolve, reject) => {
      fail = reject;
    });
  vi.mocked(createCategory).mockImplementationOnce(failing);
  await user.click(await screen.findByRole('button', { name: 'Nova Categoria' }));
  await user.type(await screen.findByRole('textbox', { name: 'Nome' }), 'Trilhas');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await screen.findByRole('button', { name: 'Salvando...' });
  tryToClose();
  fail(new AppError('unavailable'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/conexão/);
  tryToClose();

  vi.mocked(countCategoryPlaces).mockReset().mockResolvedValue(2);
  vi.mocked(moveCategoryPlaces).mockImplementationOnce(failing);
  await openMenu(user, 'Bares');
  await user.click(screen.getByRole('button', { name: 'Excluir Bares' }));
  await user.click(await screen.findByRole('button', { name: 'Mover 2 lugares' }));
  await screen.findByText('Movendo...');
  tryToClose();
  fail(new AppError('unavailable'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/conexão/);
  tryToClose();

  vi.mocked(countCategoryPlaces).mockResolvedValue(0);
  vi.mocked(deleteCategory).mockImplementationOnce(failing);
  await openMenu(user, 'Bares');
  await user.click(screen.getByRole('button', { name: 'Excluir Bares' }));
  await user.click(await screen.findByRole('button', { name: 'Excluir' }));
  await screen.findByRole('button', { name: 'Excluindo...' });
  tryToClose();
  fail(new AppError('unavailable'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/conexão/);
  tryToClose();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('an edit sends the original category and shows whether the category or the slug is in conflict', async () => {
  const { user } = renderCategories();
  await user.click(await screen.findByRole('button', { name: 'Editar Bares' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar Categoria' }));
  vi.mocked(updateCategory)
    .mockRejectedValueOnce(new EditConflictError())
    .mockRejectedValueOnce(new AppError('conflict'));
  // The list behind the dialog is refetched; the edit still uses the category as read before.
  vi.mocked(listAllCategories).mockResolvedValue([{ ...bars, order: 9 }, shows]);
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'Outra pessoa mudou esta categoria enquanto você editava. Abra-a de novo para ver como ela está.',
  );
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await dialog.findByText(/^Outra categoria já usa este endereço/)).toBeVisible();
  expect(updateCategory).toHaveBeenLastCalledWith('helena', bars, expect.anything());
});
