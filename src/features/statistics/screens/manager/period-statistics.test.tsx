import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { getPlacePeriod } from '#features/statistics/data/statistics-store.ts';
import type {
  PeriodStatistics,
  PlacePeriodResponse,
} from '#features/statistics/model/statistics-contract.ts';
import { AppError } from '#shared/app-error.ts';
import type { StatisticsPeriod } from '#features/statistics/model/statistics-period.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { PeriodStatisticsSection as Figures } from './period-statistics.tsx';

vi.mock('#features/statistics/data/statistics-store.ts', () => ({ getPlacePeriod: vi.fn() }));
const answers = vi.mocked(getPlacePeriod);

const statistics: PeriodStatistics = {
  ...{ views: null, saves: 5, asked: 0, confirmed: 3, noShows: 1 },
  ...{ uses: 12, discountCents: 1_250, newGuests: 4, returningGuests: 6 },
};
function createAnswer(period: StatisticsPeriod): PlacePeriodResponse {
  const date = (at: number) => `2026-03-${String(at).padStart(2, '0')}`;
  return {
    success: true,
    computedAt: '2026-03-30T15:00:00Z',
    ...{ period, unit: period === '12m' ? 'month' : 'day', viewsSince: null },
    current: { first: date(24), last: date(30), figures: statistics },
    previous: { first: date(17), last: date(23), figures: statistics },
    buckets: [24, 25, 26, 27, 28, 29, 30].map((day) => ({
      ...{ first: date(day), last: date(day), isPartial: day === 30 },
      figures: { ...statistics, saves: day === 26 ? 5 : 0 },
    })),
  };
}

beforeEach(() => {
  answers.mockReset().mockImplementation((_id, period) => Promise.resolve(createAnswer(period)));
});
const show = () => renderScreen(<Figures uid="gina" place={{ id: 'p1', title: 'Bar do Cais' }} />);

it('shows thirty days of a place’s statistics first, and other periods on selection', async () => {
  const { user } = show();
  const term = await screen.findByText('Favoritos', { selector: 'dt' });
  expect(within(term.parentElement ?? term).getByText('5')).toBeVisible();
  const views = screen.getByText('Visualizações', { selector: 'dt' });
  expect(within(views.parentElement ?? views).getByText('—')).toBeVisible();
  expect(answers.mock.calls.map(([, period]) => period)).toEqual(['30d']);
  expect(screen.getByRole('button', { name: '30 dias' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: '12 meses' }));
  expect(await screen.findByText(/por mês/)).toBeVisible();
  expect(answers.mock.calls.map(([, period]) => period)).toEqual(['30d', '12m']);
});

it('shows one statistic as a chart, as text and as a table with the partial period', async () => {
  const { user } = show();
  // No views were counted yet, so the first known statistic is shown.
  expect(await screen.findByRole('img')).toHaveAccessibleName(
    'Gráfico de barras: Favoritos por dia, de 24/03 a 30/03. O maior dia foi 26/03, com 5 favoritos. Linha tracejada: média 0,8 por dia.',
  );
  expect(screen.getByText('média 0,8')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tabela' }));
  expect(screen.getByRole('row', { name: '26/03 5' })).toBeVisible();
  expect(screen.getByRole('row', { name: '30/03 (parcial) 0' })).toBeVisible();
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Número mostrado' }),
    'Visualizações',
  );
  expect(screen.getByRole('row', { name: '26/03 —' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tabela' }));
  expect(screen.getByRole('img')).toHaveAccessibleName(/Não foi contado no período\.$/);
});

it('shows an error instead of zeros when loading fails', async () => {
  answers.mockRejectedValueOnce(new AppError('permission-denied'));
  const { user } = show();
  expect(await screen.findByRole('alert')).toHaveTextContent('Seu acesso a este lugar mudou');
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Favoritos', { selector: 'dt' })).toBeVisible();
});
