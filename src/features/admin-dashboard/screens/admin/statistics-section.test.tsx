import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getAdminStatistics, getDailyCounts } from '#features/statistics/data/statistics-store.ts';
import type {
  AdminStatisticsResponse,
  DailyCountKind,
} from '#features/statistics/model/statistics-contract.ts';
import { AppError } from '#shared/app-error.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { StatisticsSection } from './statistics-section.tsx';

vi.mock('#features/statistics/data/statistics-store.ts', () => ({
  getAdminStatistics: vi.fn(),
  getDailyCounts: vi.fn(),
}));
const statisticsMock = vi.mocked(getAdminStatistics);
const dailyCountsMock = vi.mocked(getDailyCounts);
beforeEach(() => {
  statisticsMock.mockReset();
  dailyCountsMock.mockReset().mockImplementation((kind) => Promise.resolve(days(kind)));
});

const days = (kind: DailyCountKind) => ({
  success: true as const,
  days: Array.from({ length: 30 }, (_, at) => ({
    date: `2026-03-${String(at + 1).padStart(2, '0')}`,
    count: kind === 'reviews' && at === 9 ? 7 : 0,
  })),
});
const statistics: AdminStatisticsResponse = {
  success: true,
  computedAt: '2026-03-30T15:00:00Z',
  places: { total: 1_234, active: 1_200, growth: 0.12 },
  users: { total: 5, members: 3, managers: 1, superAdmins: 1, pending: 2, growth: -0.06 },
  reviews: { total: 10, rating: 4.44, ratingChange: 0.2, growth: null },
  club: { activeMembers: 2, churn: null, uses: 0, discountCents: 0, usesGrowth: 0 },
  revenue: { monthCents: null, growth: null },
  letters: { unknown: 0, failed: 0 },
};

const findCard = (label: string) => {
  const term = screen.getByText(label, { selector: 'dt' });
  return within(term.parentElement ?? term);
};

describe('dashboard statistics', () => {
  it('lists emails that failed or are uncertain, and shows nothing if all were delivered', async () => {
    statisticsMock.mockResolvedValueOnce({ ...statistics, letters: { unknown: 2, failed: 1 } });
    const { unmount } = renderScreen(<StatisticsSection uid="admin" />);
    expect(
      await screen.findByText(
        /^E-mails dos últimos 30 dias: 2 sem confirmação de entrega, 1 recusado[.] .*pode ter chegado.*confira os registros/,
      ),
    ).toBeVisible();
    unmount();
    statisticsMock.mockResolvedValueOnce(statistics);
    renderScreen(<StatisticsSection uid="admin" />);
    expect(await screen.findByText('1.234')).toBeVisible();
    expect(screen.queryByText(/E-mails/)).not.toBeInTheDocument();
  });

  it('shows the computed values, and a dash if there is no data', async () => {
    statisticsMock.mockResolvedValue(statistics);
    renderScreen(<StatisticsSection uid="admin" />);
    expect(await screen.findByText('1.234')).toBeVisible();
    expect(findCard('Lugares').getByText('+12%')).toBeVisible();
    expect(findCard('Usuários').getByText(/menos 6% em cadastros/)).toBeInTheDocument();
    expect(findCard('Usuários').getByText(/2 aguardando aprovação/)).toBeVisible();
    expect(findCard('Nota média').getByText('4,4')).toBeVisible();
    expect(findCard('Nota média').getByText('+0,2')).toBeVisible();
    expect(findCard('Receita do mês').getByText('—')).toBeVisible();
    expect(findCard('Cancelamentos').getByText('—')).toBeVisible();
    // A value without a change has no mark.
    expect(findCard('Usos do clube').queryByText(/comparado/)).toBeNull();
    expect(findCard('Usuários').getByText(/^3 membros, 1 gerente, 1 administrador/)).toBeVisible();
    expect(screen.getByText(/^Últimos 30 dias, comparados/)).toBeVisible();
  });

  it('opens the first daily series with data, and says once that a selected one is empty', async () => {
    statisticsMock.mockResolvedValue(statistics);
    const { user } = renderScreen(<StatisticsSection uid="admin" />);
    expect(await screen.findByText('7 avaliações no período.')).toBeVisible();
    expect(dailyCountsMock.mock.calls.map(([kind]) => kind)).toEqual(['signUps', 'reviews']);
    await user.click(screen.getByRole('button', { name: 'Cadastros' }));
    // Once: the sum would repeat it.
    expect(await screen.findByText('Nenhum cadastro no período.')).toBeVisible();
    expect(screen.queryByText('Sem registros no período')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cadastros' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  it('loads a daily series on selection and shows it as a chart, as text and as a table', async () => {
    statisticsMock.mockResolvedValue(statistics);
    dailyCountsMock.mockImplementation((kind) =>
      Promise.resolve(days(kind === 'clubUses' ? 'signUps' : 'reviews')),
    );
    const { user } = renderScreen(<StatisticsSection uid="admin" />);
    expect(await screen.findByText('7 cadastros no período.')).toBeVisible();
    expect(dailyCountsMock.mock.calls.map(([kind]) => kind)).toEqual(['signUps']);
    dailyCountsMock.mockRejectedValueOnce(new AppError('permission-denied'));
    await user.click(screen.getByRole('button', { name: 'Avaliações' }));
    expect(await screen.findByText(/Falha ao carregar estatísticas/)).toBeVisible();
    expect(screen.queryByText('Nenhuma avaliação no período.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('img')).toHaveAccessibleName(
      /Avaliações por dia, de 01\/03 a 30\/03\. O maior dia foi 10\/03, com 7 avaliações\./,
    );
    await user.click(screen.getByRole('button', { name: 'Tabela' }));
    expect(await screen.findAllByRole('row')).toHaveLength(31);
    expect(screen.getByRole('row', { name: '10/03 7' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Atualizar os números' }));
    expect(statisticsMock).toHaveBeenCalledTimes(2);
    expect(dailyCountsMock.mock.calls.map(([kind]) => kind).at(-1)).toBe('reviews');
    expect(dailyCountsMock).toHaveBeenCalledTimes(4);
  });

  it('shows an error instead of zeros when loading fails', async () => {
    statisticsMock.mockRejectedValueOnce(new AppError('permission-denied'));
    const { user } = renderScreen(<StatisticsSection uid="admin" />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Falha ao carregar estatísticas');
    statisticsMock.mockResolvedValue(statistics);
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('1.234')).toBeVisible();
  });
});
