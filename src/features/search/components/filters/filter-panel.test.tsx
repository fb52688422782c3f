import { useState } from 'react';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { listCategories } from '#features/categories/data/category-store.ts';
import { loadPartialSearch } from '#features/search/data/partial-search-store.ts';
import { addPlaceDetails, loadPlaceIndex } from '#features/search/data/place-index-store.ts';
import { getPublicSettings } from '#features/settings/data/settings-store.ts';
import { AppError } from '#shared/app-error.ts';
import { emptyOperator } from '#features/settings/model/public-settings.ts';
import { noFilters } from '#features/search/model/place-filters.ts';
import type { PlaceFilters } from '#features/search/model/place-filters.ts';
import { decodePlaceIndex, encodePlaceIndex } from '#features/search/model/place-index-codec.ts';
import { createPlaceSearch } from '#features/search/model/place-search.ts';
import { aCategory, aPlaceSummary } from '#support/builders.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { FilterPanel } from './filter-panel.tsx';

vi.mock('#features/categories/data/category-store.ts', () => ({ listCategories: vi.fn() }));
vi.mock('#features/settings/data/settings-store.ts');
vi.mock('#features/search/data/place-index-store.ts', () => ({
  loadPlaceIndex: vi.fn(),
  addPlaceDetails: vi.fn(),
}));
vi.mock('#features/search/data/partial-search-store.ts', () => ({ loadPartialSearch: vi.fn() }));

const settings = {
  requireApproval: false,
  clubEnabled: true,
  reviewsEnabled: true,
  maintenanceMessage: '',
  ...emptyOperator,
};

beforeEach(() => {
  vi.mocked(listCategories).mockResolvedValue([aCategory()]);
  vi.mocked(getPublicSettings).mockReset().mockResolvedValue(settings);
  vi.mocked(loadPlaceIndex).mockReset().mockRejectedValue(new AppError('unavailable'));
});

function show(filters = noFilters) {
  const onChange = vi.fn();
  return {
    ...renderScreen(
      <FilterPanel clearedFilters={noFilters} query="" filters={filters} onChange={onChange} />,
    ),
    onChange,
  };
}

const chip = () =>
  within(screen.getByRole('group', { name: 'Clube' })).getByRole('button', {
    name: 'Com benefício',
  });

test('adds the benefit filter and keeps the other filters', async () => {
  const filters = { ...noFilters, minimumRating: 4 as const };
  const { user, onChange } = show(filters);
  await screen.findByRole('button', { name: 'Bares' });
  expect(chip()).toHaveAttribute('aria-pressed', 'false');
  await user.click(chip());
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...filters, withBenefit: true });
});

test('applies the text of the location field together with a chip', async () => {
  const { user, onChange } = show();
  await user.type(await screen.findByRole('textbox', { name: 'Localização' }), 'Lagoa');
  await user.click(chip());
  // The field may also send its text before the click and, because the URL does not change here, after it.
  expect(onChange).toHaveBeenCalledWith({
    ...noFilters,
    location: 'Lagoa',
    withBenefit: true,
  });
});

test('letters typed into the location remain when the URL updates after an earlier choice', async () => {
  // Applies the change only when the test calls it, to simulate a slow URL update.
  let follow = () => {};
  function Panel() {
    const [filters, setFilters] = useState(noFilters);
    const onChange = (next: PlaceFilters) => {
      follow = () => {
        setFilters(next);
      };
    };
    return (
      <FilterPanel clearedFilters={noFilters} query="" filters={filters} onChange={onChange} />
    );
  }
  const { user } = renderScreen(<Panel />);
  const field = await screen.findByRole('textbox', { name: 'Localização' });
  await user.type(field, 'Lag');
  await user.click(chip());
  await user.type(field, 'oa');
  act(() => {
    follow();
  });
  expect(chip()).toHaveAttribute('aria-pressed', 'true');
  expect(field).toHaveValue('Lagoa');
});

test('the benefit filter is switched off by its chip and by "Limpar filtros"', async () => {
  const { user, onChange } = show({ ...noFilters, withBenefit: true });
  await screen.findByRole('button', { name: 'Bares' });
  expect(chip()).toHaveAttribute('aria-pressed', 'true');
  await user.click(chip());
  await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  expect(onChange.mock.calls).toEqual([[noFilters], [noFilters]]);
});

test('hides the benefit filter of a closed club unless the URL contains it', async () => {
  vi.mocked(getPublicSettings).mockResolvedValue({ ...settings, clubEnabled: false });
  const { unmount } = show();
  await screen.findByRole('button', { name: 'Bares' });
  await vi.waitFor(() => {
    expect(screen.queryByRole('group', { name: 'Clube' })).toBeNull();
  });
  unmount();
  function Panel() {
    const [filters, setFilters] = useState<PlaceFilters>({ ...noFilters, withBenefit: true });
    return (
      <FilterPanel clearedFilters={noFilters} query="" filters={filters} onChange={setFilters} />
    );
  }
  const { user } = renderScreen(<Panel />);
  await screen.findByRole('button', { name: 'Bares' });
  await user.click(chip());
  expect(chip()).toHaveFocus();
  expect(chip()).toHaveAttribute('aria-pressed', 'false');
});

test('shows the benefit filter if the settings cannot be read', async () => {
  vi.mocked(getPublicSettings).mockRejectedValue(new AppError('timeout'));
  show();
  await screen.findByRole('button', { name: 'Bares' });
  expect(chip()).toBeVisible();
});

test('each choice shows its result count, and a choice without results is disabled unless it is selected', async () => {
  const { index } = encodePlaceIndex(
    [
      {
        summary: aPlaceSummary({
          benefit: { kind: 'percent', percent: 10, amountCents: null },
        }),
        description: '',
        facts: { children: 'yes' },
      },
      {
        summary: aPlaceSummary({ id: 'b', rating: 3, amenities: ['Reservas'] }),
        description: '',
      },
    ],
    { version: 'v1', builtAt: '2026-03-10T12:00:00.000Z', categories: [aCategory()] },
  );
  const search = createPlaceSearch(decodePlaceIndex(index));
  vi.mocked(loadPlaceIndex).mockResolvedValue({ version: 'v1', search });
  vi.mocked(addPlaceDetails).mockResolvedValue(search);
  const filters: PlaceFilters = { ...noFilters, minimumRating: 4, amenities: ['Reservas'] };
  const { user, onChange, unmount } = show({ ...noFilters, minimumRating: 4 });
  expect(await screen.findByRole('button', { name: 'Bares 1 lugar' })).toBeVisible();
  expect(screen.getByRole('button', { name: '3+ estrelas 2 lugares' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Com benefício 1 lugar' })).toBeVisible();
  const facts = within(screen.getByRole('group', { name: 'Bom para' }));
  expect(facts.getByRole('button', { name: 'Crianças 1 lugar' })).toBeVisible();
  const toilet = facts.getByRole('button', { name: 'Banheiro acessível 0 lugares' });
  expect(toilet).toHaveAttribute('aria-disabled', 'true');
  await user.click(toilet);
  expect(onChange).not.toHaveBeenCalled();
  await user.click(facts.getByRole('button', { name: 'Crianças 1 lugar' }));
  expect(onChange).toHaveBeenCalledWith({ ...noFilters, minimumRating: 4, facts: ['children'] });
  unmount();

  const second = show(filters);
  const chosen = await screen.findByRole('button', { name: 'Reservas 0 lugares' });
  expect(chosen).not.toHaveAttribute('aria-disabled');
  await second.user.click(chosen);
  expect(second.onChange).toHaveBeenCalledWith({ ...filters, amenities: [] });
});

test('a long group shows its first choices and the selected ones until the visitor asks for more', async () => {
  const { user, onChange } = show({ ...noFilters, facts: ['laptop'] });
  const facts = within(await screen.findByRole('group', { name: 'Bom para' }));
  expect(facts.getAllByRole('button', { pressed: false })).toHaveLength(4);
  expect(facts.getByRole('button', { pressed: true })).toHaveTextContent('Trabalhar com notebook');
  expect(facts.queryByRole('button', { name: 'Vegano' })).toBeNull();
  await user.click(facts.getByRole('button', { name: 'Mais Bom para' }));
  await user.click(facts.getByRole('button', { name: 'Vegano' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...noFilters, facts: ['laptop', 'vegan'] });
  await user.click(facts.getByRole('button', { name: 'Menos Bom para' }));
  expect(facts.queryByRole('button', { name: 'Vegano' })).toBeNull();
});

test('the price levels and the ratings are one row each, and their names hold the range and the stars', async () => {
  show();
  const prices = within(await screen.findByRole('group', { name: 'Preço' }));
  expect(prices.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'R$ 0-50 $ Econômico$0-50',
    'R$ 50-100 $$ Médio$$50-100',
    'R$ 100-200 $$$ Alto$$$100-200',
    'R$ 200+ $$$$ Premium$$$$200+',
  ]);
  expect(prices.getByRole('button', { name: 'R$ 50-100 $$ Médio' })).toBeVisible();
  expect(screen.getByRole('button', { name: '4+ estrelas' })).toBeVisible();
});

test('shows no counts and starts no partial search while the server is unavailable', async () => {
  show();
  expect(await screen.findByRole('button', { name: 'Bares' })).toBeVisible();
  await vi.waitFor(() => {
    expect(loadPlaceIndex).toHaveBeenCalled();
  });
  expect(screen.getByRole('button', { name: 'Estacionamento' })).toBeVisible();
  expect(loadPartialSearch).not.toHaveBeenCalled();
});
