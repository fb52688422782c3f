import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { countAdminPlaces } from '#features/places/data/admin/admin-place-store.ts';
import { countOpen } from '#features/moderation/data/queue-lists.ts';
import { AppError } from '#shared/app-error.ts';
import { renderScreen } from '#support/render-screen.tsx';
import { PendingCounts } from './pending-counts.tsx';

vi.mock('#features/places/data/admin/admin-place-store.ts', () => ({
  countAdminPlaces: vi.fn(),
  listAdminPlaces: vi.fn(),
  listSuperAdmins: () => Promise.resolve(['helena']),
}));
vi.mock('#features/moderation/data/queue-lists.ts');
const places = vi.mocked(countAdminPlaces);
const reports = vi.fn<() => Promise<number>>();
const corrections = vi.fn<() => Promise<number>>();
const claims = vi.fn<() => Promise<number>>();
const counts = { claim: claims, correction: corrections, report: reports };

beforeEach(() => {
  vi.mocked(countOpen).mockImplementation((kind) => counts[kind]());
  places.mockReset().mockResolvedValue(0);
  reports.mockReset().mockResolvedValue(0);
  corrections.mockReset().mockResolvedValue(0);
  claims.mockReset().mockResolvedValue(0);
});

it('links only to lists with pending items', async () => {
  places.mockResolvedValue(3);
  reports.mockResolvedValue(1);
  corrections.mockResolvedValue(4);
  claims.mockResolvedValue(2);
  renderScreen(<PendingCounts uid="helena" />);
  const toApprove = await screen.findByRole('link', { name: /3 lugares pendentes/ });
  expect(toApprove).toHaveAttribute('href', '/admin/places?situacao=aguardando');
  const open = await screen.findByRole('link', { name: /1 denúncia pendente/ });
  expect(open).toHaveAttribute('href', '/admin/reports');
  const suggested = await screen.findByRole('link', { name: /4 correções pendentes/ });
  expect(suggested).toHaveAttribute('href', '/admin/requests');
  const claimed = await screen.findByRole('link', { name: /2 pedidos pendentes/ });
  expect(claimed).toHaveAttribute('href', '/admin/requests?tipo=gestao');
  expect(places.mock.calls[0]).toMatchObject([
    { status: 'aguardando', categoryId: null, text: '' },
    ['helena'],
  ]);
});

it('shows a message without a link when nothing is pending', async () => {
  renderScreen(<PendingCounts uid="helena" />);
  expect(
    await screen.findByText(
      'Nenhum lugar para aprovar, nenhuma correção sugerida, nenhum pedido para gerenciar um lugar, nenhuma denúncia aberta',
    ),
  ).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('lists pending items first, with their number alone in view', async () => {
  claims.mockResolvedValue(2);
  renderScreen(<PendingCounts uid="helena" />);
  expect(
    await screen.findByText(
      'Nenhum lugar para aprovar, nenhuma correção sugerida, nenhuma denúncia aberta',
    ),
  ).toBeVisible();
  expect(await screen.findByRole('link')).toHaveAccessibleName(
    'Pedidos para gerenciar um lugar 2 pedidos pendentes',
  );
  expect(screen.getAllByRole('listitem')[0]).toContainElement(screen.getByRole('link'));
  expect(screen.getByText('2')).toBeVisible();
});

it('shows no row before all counts are known, so that none moves', async () => {
  let answer: (count: number) => void = () => undefined;
  places.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  reports.mockResolvedValue(2);
  renderScreen(<PendingCounts uid="helena" />);
  expect(await screen.findByText('Contando as pendências...')).toBeInTheDocument();
  await vi.waitFor(() => {
    expect(reports).toHaveBeenCalled();
  });
  expect(screen.queryByRole('link')).toBeNull();
  answer(0);
  expect(await screen.findByRole('link', { name: /2 denúncias pendentes/ })).toBeVisible();
  expect(screen.getByText(/^Nenhum lugar para aprovar/)).toBeVisible();
});

it('does not show a failed count as zero, and keeps the other count', async () => {
  places.mockRejectedValueOnce(new AppError('unavailable'));
  reports.mockResolvedValue(2);
  corrections.mockResolvedValue(1);
  claims.mockResolvedValue(1);
  const { user } = renderScreen(<PendingCounts uid="helena" />);
  expect(await screen.findByRole('link', { name: /2 denúncias pendentes/ })).toBeVisible();
  expect(await screen.findByText(/contar as pendências/)).toBeVisible();
  expect(screen.getByText('Lugares para aprovar')).toBeVisible();
  expect(screen.queryByText(/^Nenhum/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Nenhum lugar para aprovar')).toBeVisible();
});

it('links to the places even if their count is not available', async () => {
  places.mockResolvedValue(null);
  renderScreen(<PendingCounts uid="helena" />);
  expect(await screen.findByRole('link', { name: /Ver pendentes/ })).toBeVisible();
});

it('says once that no count can be read, and reads all again on request', async () => {
  for (const count of [places, reports, corrections, claims])
    count.mockRejectedValueOnce(new AppError('unavailable'));
  const { user } = renderScreen(<PendingCounts uid="helena" />);
  expect(await screen.findByText(/contar as pendências/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  expect(
    await screen.findByText(/^Nenhum lugar para aprovar, .*nenhuma denúncia aberta$/),
  ).toBeVisible();
});
