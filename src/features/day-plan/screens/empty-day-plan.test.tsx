import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { usePlaceSearch } from '#features/search/data/use-place-search.ts';
import { decodePlaceIndex, encodePlaceIndex } from '#features/search/model/place-index-codec.ts';
import { createPlaceSearch } from '#features/search/model/place-search.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { EmptyDayPlan } from './empty-day-plan.tsx';

vi.mock('#features/search/data/use-place-search.ts', async (original) => ({
  ...(await original<object>()),
  usePlaceSearch: vi.fn(),
}));

function renderEmptyPlan() {
  const meta = { version: 'v1', builtAt: '', categories: [] };
  const search = createPlaceSearch(decodePlaceIndex(encodePlaceIndex([], meta).index));
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
