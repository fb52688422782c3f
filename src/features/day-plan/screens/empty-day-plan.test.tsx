import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import { usePlaceSearch } from '#features/search/data/use-place-search.ts';
import { decodePlaceHours } from '#features/search/model/place-hours-codec.ts';
import { decodePlaceIndex, encodePlaceIndex } from '#features/search/model/place-index-codec.ts';
import { createPlaceSearch } from '#features/search/model/place-search.ts';
import { aCategory, aPlaceSummary } from '#support/builders.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { EmptyDayPlan } from './empty-day-plan.tsx';

vi.mock('#features/search/data/use-place-search.ts', async (original) => ({
  ...(await original<object>()),
  usePlaceSearch: vi.fn(),
}));

const alwaysOpen: PlaceHours = {
  kind: 'structured',
  hours: {
    periods: [{ open: { day: 0, time: '00:00' }, close: { day: 0, time: '00:00' } }],
    exceptions: [],
    note: '',
  },
};
const beaches = aCategory({ id: 'praias', name: 'Praias', slug: 'praias' });

function aBeach(id: string, title: string) {
  const summary = aPlaceSummary({
    ...{ id, title, categoryId: 'praias', categorySlug: 'praias', categoryName: 'Praias' },
    cover: { url: `/${id}.webp`, width: 1600, height: 1200, widths: [], colour: '#123456' },
    hours: alwaysOpen,
  });
  return { summary, description: '' };
}

function renderEmptyPlan(places: Parameters<typeof encodePlaceIndex>[0] = []) {
  const meta = { version: 'v1', builtAt: '', categories: [beaches] };
  const { index, hours } = encodePlaceIndex(places, meta);
  const search = createPlaceSearch(decodePlaceIndex(index));
  search.addHours(decodePlaceHours(hours));
  const state = { search, isPartial: false, isLoading: false, error: null, retry: vi.fn() };
  vi.mocked(usePlaceSearch).mockReturnValue(state);
  const onFill = vi.fn();
  const view = renderScreen(
    <EmptyDayPlan
      address={{ ids: [], day: '', startTime: '', plannedAt: {} }}
      now={new Date('2026-11-27T12:00:00-03:00')}
      visitor={null}
      onFill={onFill}
      onChoose={vi.fn()}
    />,
  );
  return { ...view, onFill };
}

test('asks for an idea until one is chosen, and then offers to plan the day', async () => {
  const { user } = renderEmptyPlan();
  const hint = 'Escolha uma ou mais para montar seu dia.';
  expect(screen.getByText(hint)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Montar meu dia' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Praia' }));
  expect(screen.getByRole('button', { name: 'Montar meu dia' })).toBeVisible();
  expect(screen.queryByText(hint)).not.toBeInTheDocument();
});

test('says that no place is open for an idea until the visitor changes the ideas', async () => {
  const { user, onFill } = renderEmptyPlan();
  await user.click(screen.getByRole('button', { name: 'Praia' }));
  await user.click(screen.getByRole('button', { name: 'Montar meu dia' }));
  const message = 'Não encontramos lugares abertos para isso neste dia. Escolha outra ideia.';
  expect(screen.getByText(message)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Dia de chuva' }));
  expect(screen.queryByText(message)).not.toBeInTheDocument();
  expect(onFill).not.toHaveBeenCalled();
});

test('a ready day shows its places and an image, and fills the plan with one tap', async () => {
  const places = [aBeach('joaquina', 'Praia da Joaquina'), aBeach('mole', 'Praia Mole')];
  const { user, onFill, container } = renderEmptyPlan(places);
  expect(screen.getByText('Hoje, 14:00 · 2 lugares')).toBeVisible();
  const stops = within(screen.getByRole('article')).getAllByRole('listitem');
  expect(stops.map(({ textContent }) => textContent)).toEqual([
    '14:00 Praia da Joaquina',
    '16:30 Praia Mole',
  ]);
  expect(container.querySelector('article img')).toHaveAttribute('src', '/joaquina.webp');
  expect(screen.queryByRole('button', { name: 'Chuva lá fora' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Pé na areia' }));
  expect(onFill).toHaveBeenCalledExactlyOnceWith({
    ids: ['joaquina', 'mole'],
    day: '',
    startTime: '',
    plannedAt: { joaquina: '14:00', mole: '16:30' },
  });
});
