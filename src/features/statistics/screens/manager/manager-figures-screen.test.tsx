import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { listManagedPlaces } from '#features/places/data/managed-place-store.ts';
import { getPlace } from '#features/places/data/place-store.ts';
import { toPlace } from '#features/places/model/place.ts';
import { getPlacePeriod } from '#features/statistics/data/statistics-store.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { aUser } from '#support/test-session.ts';
import StatisticsScreen from './manager-figures-screen.tsx';

vi.mock('#features/places/data/managed-place-store.ts', () => ({ listManagedPlaces: vi.fn() }));
vi.mock('#features/places/data/place-store.ts', () => ({ getPlace: vi.fn() }));
vi.mock('#features/statistics/data/statistics-store.ts', () => ({ getPlacePeriod: vi.fn() }));

const places = [toPlace('p1', { title: 'Bar da Ponte' }), toPlace('p2', { title: 'Café do Sol' })];
const requestedPlaceIds = () => vi.mocked(getPlacePeriod).mock.calls.map(([id]) => id);

beforeEach(() => {
  vi.mocked(listManagedPlaces).mockResolvedValue({ places, missingIds: [], nextCursor: null });
  vi.mocked(getPlacePeriod)
    .mockReset()
    .mockReturnValue(new Promise(() => {}));
});

it('shows the statistics of the first place, and of another one on selection', async () => {
  const user = aUser({ role: 'manager', managedPlaces: ['p1', 'p2'] });
  const rendered = renderScreen(<StatisticsScreen />, { user, at: '/manager/numeros' });
  const select = await screen.findByRole('combobox', { name: 'Lugar' });
  expect(select).toHaveDisplayValue('Bar da Ponte');
  expect(screen.queryByRole('option', { name: 'Todos os meus lugares' })).toBeNull();
  await vi.waitFor(() => {
    expect(requestedPlaceIds()).toEqual(['p1']);
  });
  await rendered.user.selectOptions(select, 'Café do Sol');
  expect(select).toHaveDisplayValue('Café do Sol');
  await vi.waitFor(() => {
    expect(requestedPlaceIds()).toEqual(['p1', 'p2']);
  });
  // The list of places has the title, so the place is not read again.
  expect(getPlace).not.toHaveBeenCalled();
});

it('lets the manager select another place if the one in the address is not managed', async () => {
  vi.mocked(getPlace).mockResolvedValue(toPlace('p9', { title: 'Hotel da Praia' }));
  const user = aUser({ role: 'manager', managedPlaces: ['p1', 'p2'] });
  renderScreen(<StatisticsScreen />, { user, at: '/manager/numeros?place=p9' });
  expect(screen.getByRole('heading', { level: 1, name: 'Números' })).toBeVisible();
  expect(await screen.findByText('Você não gerencia este lugar.')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Lugar' })).toHaveDisplayValue('Lugar escolhido');
  expect(requestedPlaceIds()).toEqual([]);
});
