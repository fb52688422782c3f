import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getManagerOverview } from '#features/places/data/manager-overview-store.ts';
import { listManagedPlaces } from '#features/places/data/managed-place-store.ts';
import { toPlace } from '#features/places/model/place.ts';
import { removePlace } from '#features/places/data/place-removal-store.ts';
import { getPlaceStatistics } from '#features/statistics/data/statistics-store.ts';
import { AppError } from '#shared/app-error.ts';
import { aUser } from '#support/test-session.ts';
import { aCategory } from '#support/builders.ts';
import { renderScreen } from '#support/render-screen.tsx';
import ManagerHomeScreen from '#features/manager-console/screens/manager/manager-today-screen.tsx';
import ManagerPlacesScreen from '#features/places/screens/manager/manager-places-screen.tsx';

vi.mock('#features/places/data/managed-place-store.ts', () => ({ listManagedPlaces: vi.fn() }));
vi.mock('#features/places/data/place-removal-store.ts', () => ({ removePlace: vi.fn() }));
vi.mock('#features/places/data/manager-overview-store.ts', () => ({
  getManagerOverview: vi.fn(),
}));
vi.mock('#features/statistics/data/statistics-store.ts', () => ({ getPlaceStatistics: vi.fn() }));
vi.mock('#features/categories/data/category-store.ts', () => ({
  listCategories: () => Promise.resolve([aCategory()]),
}));
const lists = vi.mocked(listManagedPlaces);
const removals = vi.mocked(removePlace);

const overview = {
  success: true as const,
  places: 3,
  activePlaces: 2,
  pendingReservations: 4,
  reviewsWithoutReply: 0,
  clubUsesToday: 3,
  clubDiscountTodayCents: 4_550,
  isComplete: true,
};
const bar = toPlace('p1', { title: 'Bar da Ponte', isActive: true, createdBy: 'admin' });
const own = toPlace('p2', { title: 'Café do Sol', isActive: false, createdBy: 'ana' });
const closed = toPlace('p3', { title: 'Doca', isActive: false, createdBy: 'admin' });

beforeEach(() => {
  lists
    .mockReset()
    .mockResolvedValue({ places: [own, closed, bar], missingIds: ['gone'], nextCursor: null });
  removals.mockReset().mockResolvedValue();
  vi.mocked(getManagerOverview).mockReset().mockResolvedValue(overview);
  vi.mocked(getPlaceStatistics)
    .mockReset()
    .mockResolvedValue({
      success: true,
      favorites: 12,
      reviews: 0,
      rating: 0,
      reservations: { pending: 1, confirmed: 7, declined: 0, cancelled: 2, no_show: 1 },
      clubUses: 3,
      clubDiscountCents: 4_550,
    });
});

function renderPanel(screenToShow = <ManagerHomeScreen />) {
  const user = aUser({ role: 'manager', managedPlaces: ['p1', 'p3', 'gone'] });
  return renderScreen(screenToShow, { user, at: '/manager' });
}
const inTitle = { selector: 'h2' };
/** Searches by text: role queries over a whole list are slow in jsdom. */
const cardOf = async (title: string) =>
  within((await screen.findByText(title, inTitle)).closest('article') as HTMLElement);
const tileOf = async (label: string) =>
  (await screen.findByText(label)).closest('a') as HTMLAnchorElement;

test('the panel counts places and pending items, with links to both', async () => {
  renderPanel();
  const waiting = await tileOf('Reservas sem resposta');
  expect(waiting).toHaveTextContent('4');
  expect(waiting).toHaveAttribute('href', '/manager/reservations?ver=pendentes');
  expect(await tileOf('Avaliações sem resposta')).toHaveTextContent('0');
  expect(await tileOf('Total de lugares')).toHaveTextContent('3');
  expect(await tileOf('Lugares ativos')).toHaveTextContent('2');
  expect(screen.getByRole('link', { name: 'Novo lugar' })).toHaveAttribute(
    'href',
    '/manager/places/new',
  );
});

test('statistics that were not counted completely are shown as a minimum', async () => {
  vi.mocked(getManagerOverview).mockResolvedValue({ ...overview, isComplete: false });
  renderPanel();
  expect(await tileOf('Reservas sem resposta')).toHaveTextContent('4+');
});

test('if statistics fail, the list of places stays and the statistics can be retried', async () => {
  // Each part fetches its statistics when it mounts, so a single failure could be over before the test sees it.
  vi.mocked(getManagerOverview).mockRejectedValue(new AppError('unavailable'));
  const { user } = renderPanel();
  expect(await screen.findByText('Bar da Ponte')).toBeVisible();
  const said = await screen.findByText(/Não foi possível contar o que precisa de atenção/);
  const alert = said.closest<HTMLElement>('[role="alert"]');
  if (!alert) throw new Error('The message is not inside an alert');
  vi.mocked(getManagerOverview).mockResolvedValue(overview);
  await user.click(within(alert).getByRole('button', { name: 'Tentar novamente' }));
  expect(await tileOf('Reservas sem resposta')).toBeVisible();
});

test('each place shows its status, and missing places are reported', async () => {
  renderPanel(<ManagerPlacesScreen />);
  expect((await cardOf('Bar da Ponte')).getByText('Horário não informado')).toBeVisible();
  expect((await cardOf('Café do Sol')).getByText('Aguardando aprovação')).toBeVisible();
  expect((await cardOf('Doca')).getByText('Inativo')).toBeVisible();
  expect(screen.getByText(/^Um lugar da sua lista não existe mais/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Editar Doca' })).toHaveAttribute(
    'href',
    '/manager/places/p3/edit',
  );
});

test('the statistics of a place are fetched on request', async () => {
  const { user } = renderPanel(<ManagerPlacesScreen />);
  const card = await cardOf('Bar da Ponte');
  expect(getPlaceStatistics).not.toHaveBeenCalled();
  await user.click(card.getByRole('button', { name: /^Números/ }));
  expect(await card.findByText('R$ 45,50')).toBeVisible();
  expect(card.getByText('Nota média').parentElement).toHaveTextContent('—');
  expect(vi.mocked(getPlaceStatistics).mock.calls.map(([placeId]) => placeId)).toEqual(['p1']);
});

test('removing a place needs confirmation, and a failure warns that the removal may be incomplete', async () => {
  removals.mockRejectedValueOnce(new AppError('timeout'));
  const { user } = renderPanel(<ManagerPlacesScreen />);
  await user.click((await cardOf('Doca')).getByLabelText('Mais opções de Doca'));
  await user.click(screen.getByLabelText('Excluir Doca'));
  await user.click(await screen.findByRole('button', { name: 'Manter lugar' }));
  expect(removals).not.toHaveBeenCalled();
  await user.click(screen.getByLabelText('Mais opções de Doca'));
  await user.click(screen.getByLabelText('Excluir Doca'));
  await user.click(await screen.findByRole('button', { name: 'Excluir lugar' }));
  expect(await screen.findByText(/pode ter sido excluído em parte/)).toBeVisible();
  lists.mockResolvedValue({ places: [bar], missingIds: [], nextCursor: null });
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Lugar excluído')).toBeVisible();
  expect(removals).toHaveBeenLastCalledWith('p3', { canCleanUp: false });
  expect(screen.queryByText('Doca', inTitle)).toBeNull();
});

test('a failed read of places is not shown as an empty list, and more places load on request', async () => {
  lists
    .mockReset()
    .mockRejectedValueOnce(new AppError('unavailable'))
    .mockResolvedValueOnce({
      places: [bar],
      missingIds: [],
      nextCursor: { kind: 'entrusted', from: 40 },
    })
    .mockResolvedValueOnce({ places: [closed], missingIds: [], nextCursor: null });
  const { user } = renderPanel(<ManagerPlacesScreen />);
  await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  await user.click(await screen.findByRole('button', { name: 'Mostrar mais lugares' }));
  expect(await screen.findByText('Doca', inTitle)).toBeVisible();
  expect(screen.getByText('2 lugares')).toBeVisible();
});
