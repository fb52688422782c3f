import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { listCategories } from '#features/categories/data/category-store.ts';
import { listFavorites } from '#features/favorites/data/favorite-store.ts';
import { placeQuery } from '#features/places/data/place-queries.ts';
import { getPlace, listActivePlaces } from '#features/places/data/place-store.ts';
import { AppError } from '#shared/app-error.ts';
import { toPlace } from '#features/places/model/place.ts';
import { aUser } from '#support/test-session.ts';
import { renderScreen } from '#support/render-screen.tsx';
import CompareScreen from './compare-screen.tsx';

vi.mock('#features/categories/data/category-store.ts', () => ({ listCategories: vi.fn() }));
vi.mock('#features/favorites/data/favorite-store.ts', () => ({ listFavorites: vi.fn() }));
vi.mock('#features/places/data/place-store.ts', async (original) => ({
  ...(await original<object>()),
  getPlace: vi.fn(),
  listActivePlaces: vi.fn(),
}));

const titles: Record<string, string> = { p1: 'Bar da Ponte', p2: 'Café do Porto' };

beforeEach(() => {
  vi.mocked(listCategories).mockReset().mockResolvedValue([]);
  vi.mocked(listFavorites).mockReset().mockResolvedValue([]);
  vi.mocked(listActivePlaces)
    .mockReset()
    .mockImplementation((ids) => Promise.resolve(ids.map(placeOf)));
  vi.mocked(getPlace)
    .mockReset()
    .mockImplementation((id) =>
      titles[id] ? Promise.resolve(placeOf(id)) : Promise.reject(new AppError('not-found')),
    );
});

const placeOf = (id: string) =>
  toPlace(id, { title: titles[id] ?? '', isActive: true, amenities: ['Delivery'] });

function renderAt(at: string) {
  return renderScreen(<CompareScreen />, { user: aUser({ role: 'member' }), at });
}

test('a place that cannot be read shows an error in its column and can be retried there', async () => {
  vi.mocked(getPlace).mockRejectedValueOnce(new AppError('unavailable'));
  const { user } = renderAt('/comparar?lugares=p1,p2');
  expect(await screen.findByRole('link', { name: 'Café do Porto' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Este lugar não carregou.');
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('link', { name: 'Bar da Ponte' })).toBeVisible();
  const row = within(screen.getByRole('row', { name: /^Delivery/ }));
  expect(row.getAllByRole('cell')).toHaveLength(2);
  expect(row.getAllByText('Sim')).toHaveLength(2);
});

test('shows an error instead of an empty list if the saved places cannot be read', async () => {
  vi.mocked(listFavorites).mockRejectedValueOnce(new AppError('unavailable'));
  vi.mocked(listFavorites).mockResolvedValue([{ placeId: 'p2', createdAt: new Date(0) }]);
  const { user, address } = renderAt('/comparar?lugares=p1');
  await user.click(screen.getByRole('button', { name: 'Adicionar lugar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Escolher lugares' }));
  expect(await dialog.findByText(/Não foi possível carregar seus favoritos/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Tentar novamente' }));
  await user.click(await dialog.findByRole('checkbox', { name: /Café do Porto/ }));
  await user.click(dialog.getByRole('button', { name: 'Adicionar 1 lugar' }));
  expect(address()).toBe('/comparar?lugares=p1%2Cp2');
});

test('choosing the first place removes the button and moves the focus to the title', async () => {
  vi.mocked(listFavorites).mockResolvedValue([{ placeId: 'p2', createdAt: new Date(0) }]);
  const { user } = renderAt('/comparar');
  await user.click(screen.getByRole('button', { name: 'Escolher lugares' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Escolher lugares' }));
  await user.click(await dialog.findByRole('checkbox', { name: /Café do Porto/ }));
  await user.click(dialog.getByRole('button', { name: 'Adicionar 1 lugar' }));
  expect(await screen.findByRole('link', { name: 'Café do Porto' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Comparar lugares' })).toHaveFocus();
});

test('offers a visitor open and near places, but no saved ones', async () => {
  const { user } = renderScreen(<CompareScreen />, { at: '/comparar?lugares=p1' });
  await user.click(screen.getByRole('button', { name: 'Adicionar lugar' }));
  const dialog = within(await screen.findByRole('dialog'));
  const sources = within(dialog.getByRole('group', { name: 'De onde escolher' }));
  expect(sources.getByRole('button', { name: 'Abertos agora' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(sources.queryByRole('button', { name: 'Salvos' })).toBeNull();
  await user.click(sources.getByRole('button', { name: 'Perto de você' }));
  expect(dialog.getByRole('button', { name: 'Próximo a mim' })).toBeVisible();
});

test('adds several places at once, up to the maximum', async () => {
  const saved = ['p2', 'p3', 'p4', 'p5'];
  for (const id of saved) titles[id] ??= `Lugar ${id}`;
  vi.mocked(listFavorites).mockResolvedValue(
    saved.map((placeId) => ({ placeId, createdAt: new Date(0) })),
  );
  const { user, address } = renderAt('/comparar?lugares=p1');
  await user.click(screen.getByRole('button', { name: 'Adicionar lugar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Escolher lugares' }));
  for (const id of ['p3', 'p2', 'p4'])
    await user.click(await dialog.findByRole('checkbox', { name: new RegExp(titles[id] ?? '') }));
  expect(dialog.getByRole('checkbox', { name: /Lugar p5/ })).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: 'Adicionar 3 lugares' }));
  expect(address()).toBe('/comparar?lugares=p1%2Cp3%2Cp2%2Cp4');
});

test('shows a message for a place that is removed from the guide during the comparison', async () => {
  const { client } = renderAt('/comparar?lugares=p1,p2');
  expect(await screen.findByRole('link', { name: 'Bar da Ponte' })).toBeVisible();
  vi.mocked(getPlace).mockRejectedValue(new AppError('not-found'));
  void client.invalidateQueries({ queryKey: placeQuery('p1').queryKey });
  expect(await screen.findByText('Este lugar saiu do guia.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Bar da Ponte' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Café do Porto' })).toBeVisible();
});

test('hours as text are on the page of the place, and only missing hours are unknown', async () => {
  const hours: Record<string, unknown> = { p1: ['Terça a domingo, das 9h às 18h'] };
  vi.mocked(getPlace).mockImplementation((id) =>
    Promise.resolve(toPlace(id, { title: titles[id] ?? '', isActive: true, hours: hours[id] })),
  );
  renderAt('/comparar?lugares=p1,p2');
  expect(await screen.findByText('Consulte o horário')).toBeVisible();
  expect(screen.getByText('Horário não informado')).toBeVisible();
});
