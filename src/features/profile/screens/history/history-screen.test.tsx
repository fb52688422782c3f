import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { listActivePlaces } from '#features/places/data/place-store.ts';
import { listRecentPlaces, saveRecentPlace } from '#features/places/data/recent-place-store.ts';
import { getSavings } from '#features/club/data/membership-store.ts';
import { toPlace } from '#features/places/model/place.ts';
import { listReceipts } from '#features/redemptions/data/receipt-store.ts';
import type { ClubReceipt } from '#features/redemptions/model/club-receipt.ts';
import { AppError } from '#shared/app-error.ts';
import { dayMs } from '#shared/time-units.ts';
import { aUser } from '#support/test-session.ts';
import { aCategory } from '#support/builders.ts';
import { renderScreen } from '#support/render-screen.tsx';
import HistoryScreen from './history-screen.tsx';

vi.mock('#features/places/data/place-store.ts', () => ({
  listActivePlaces: vi.fn(),
}));
vi.mock('#features/redemptions/data/receipt-store.ts');
vi.mock('#features/club/data/membership-store.ts');
vi.mock('#features/categories/data/category-store.ts', () => ({
  listCategories: () => Promise.resolve([aCategory()]),
}));

const aReceipt = (changes: Partial<ClubReceipt> = {}): ClubReceipt => ({
  id: 't1',
  placeId: 'p1',
  amountCents: 10_000,
  discountCents: 2_000,
  finalCents: 8_000,
  date: new Date('2026-03-20T22:00:00Z'),
  reversalOf: '',
  ...changes,
});

beforeEach(() => {
  localStorage.clear();
  vi.mocked(listReceipts).mockReset().mockResolvedValue([]);
  vi.mocked(getSavings).mockReset().mockResolvedValue({ cents: 4_550, isPartial: false });
  vi.mocked(listActivePlaces)
    .mockReset()
    .mockResolvedValue([
      toPlace('p1', { title: 'Bar da Ponte', category: aCategory().id, isActive: true }),
    ]);
});

function renderHistory() {
  return renderScreen(<HistoryScreen />, { user: aUser() });
}

test('shows no viewed places while the list of this device is empty', async () => {
  renderHistory();
  expect(await screen.findByRole('link', { name: 'Ver benefícios do clube' })).toBeVisible();
  await vi.dynamicImportSettled();
  await waitFor(() => {
    expect(screen.queryByText('Carregando os lugares vistos...')).toBeNull();
  });
  expect(screen.queryByText('Vistos recentemente')).toBeNull();
});

test('lists recently viewed places, latest first, and clears them', async () => {
  for (const [index, title] of ['Praia Mole', 'Trapiche 27'].entries()) {
    saveRecentPlace('ana', {
      placeId: `p${index}`,
      title,
      categoryName: 'Bares',
      neighborhood: 'Lagoa',
      cover: null,
      seenAt: new Date(),
    });
  }
  const { user } = renderHistory();
  const recent = await screen.findByRole('region', { name: 'Vistos recentemente' });
  const links = await within(recent).findAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Trapiche 27', 'Praia Mole']);
  expect(links[0]).toHaveAttribute('href', '/places/bares/p1-trapiche-27');
  await user.click(screen.getByRole('button', { name: 'Limpar histórico' }));
  expect(
    await screen.findByText('Os lugares que você abrir neste aparelho aparecem aqui.'),
  ).toBeVisible();
  expect(within(recent).getByRole('heading', { name: 'Vistos recentemente' })).toHaveFocus();
  expect(listRecentPlaces('ana')).toEqual([]);
});

test('shows different texts for a device without storage and for an empty history', async () => {
  const refuse = () => {
    throw new Error('refused');
  };
  vi.stubGlobal('localStorage', { getItem: refuse });
  renderHistory();
  expect(await screen.findByRole('alert')).toHaveTextContent(/Libere o armazenamento do site/);
  expect(screen.queryByText('Nenhum lugar visto ainda')).not.toBeInTheDocument();
  vi.unstubAllGlobals();
});

test('discounts show place and amount; an undone discount is listed once and marked', async () => {
  vi.mocked(listReceipts).mockResolvedValue([
    aReceipt({ id: 't3', reversalOf: 't2', amountCents: -5_000, discountCents: -1_000 }),
    aReceipt({ id: 't2', amountCents: 5_000, discountCents: 1_000, finalCents: 4_000 }),
    aReceipt(),
  ]);
  renderHistory();
  const section = await screen.findByRole('region', { name: 'Benefícios usados' });
  expect(await within(section).findAllByRole('link', { name: 'Bar da Ponte' })).toHaveLength(2);
  const [undoneReceipt, validReceipt, ...otherReceipts] = within(section).getAllByRole('article');
  expect(otherReceipts).toEqual([]);
  expect(undoneReceipt).toHaveTextContent('Desfeito');
  expect(undoneReceipt).not.toHaveTextContent('Você economizou');
  expect(validReceipt).toHaveTextContent(/Você economizou R\$\s20,00/);
  expect(validReceipt).toHaveTextContent(/^sex20/);
  expect(
    within(section).getByRole('heading', { name: /^Março de 2026 · R\$\s20,00$/ }),
  ).toBeVisible();
  expect(section).toHaveTextContent(/R\$\s45,50economizados com o clube/);
});

test('shows an error if discounts fail to load, and links to the benefits if there are none', async () => {
  vi.mocked(listReceipts).mockRejectedValueOnce(new AppError('timeout'));
  const { user } = renderHistory();
  const section = await screen.findByRole('region', { name: 'Benefícios usados' });
  expect(
    await within(section).findByText('Não foi possível carregar seus benefícios usados'),
  ).toBeVisible();
  await user.click(within(section).getByRole('button', { name: 'Tentar novamente' }));
  expect(
    await within(section).findByRole('link', { name: 'Ver benefícios do clube' }),
  ).toHaveAttribute('href', '/club');
});

test('shows each discount with the picture of its place', async () => {
  const images = [{ url: '/bar.webp', width: 640 }];
  vi.mocked(listActivePlaces).mockResolvedValue([
    toPlace('p1', { title: 'Bar da Ponte', category: aCategory().id, isActive: true, images }),
  ]);
  vi.mocked(listReceipts).mockResolvedValue([aReceipt()]);
  renderHistory();
  const section = await screen.findByRole('region', { name: 'Benefícios usados' });
  await within(section).findByRole('link', { name: 'Bar da Ponte' });
  expect(within(section).getByRole('article').querySelector('img')).toHaveAttribute(
    'src',
    '/bar.webp',
  );
});

test('groups discounts by month and viewed places by day', async () => {
  const now = Date.now();
  vi.mocked(listReceipts).mockResolvedValue([
    aReceipt({ id: 't3', date: new Date('2026-04-02T22:00:00Z') }),
    aReceipt({ id: 't2' }),
    aReceipt({ id: 't1' }),
  ]);
  saveRecentPlace('ana', {
    placeId: 'p1',
    title: 'Praia Mole',
    categoryName: 'Praias',
    neighborhood: 'Lagoa',
    cover: null,
    seenAt: new Date(now),
  });
  saveRecentPlace('ana', {
    placeId: 'p2',
    title: 'Trapiche 27',
    categoryName: 'Bares',
    neighborhood: 'Lagoa',
    cover: null,
    seenAt: new Date(now - dayMs),
  });
  renderHistory();
  const dayTitles = (section: HTMLElement) =>
    within(section)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
  const discounts = await screen.findByRole('region', { name: 'Benefícios usados' });
  expect(await within(discounts).findAllByRole('article')).toHaveLength(3);
  expect(dayTitles(discounts).map((title) => title?.replace('\u00a0', ' '))).toEqual([
    'Abril de 2026 · R$ 20,00',
    'Março de 2026 · R$ 40,00',
  ]);
  const recent = await screen.findByRole('region', { name: 'Vistos recentemente' });
  expect(await within(recent).findAllByRole('article')).toHaveLength(2);
  expect(dayTitles(recent).sort()).toEqual(['Hoje', 'Ontem']);
});

test('shows the savings of each month, oldest first, without discounts that were undone', async () => {
  vi.mocked(listReceipts).mockResolvedValue([
    aReceipt({ id: 't4', reversalOf: 't3', amountCents: -5_000, discountCents: -1_000 }),
    aReceipt({ id: 't3', date: new Date('2026-04-03T22:00:00Z'), discountCents: 1_000 }),
    aReceipt({ id: 't2', date: new Date('2026-04-02T22:00:00Z') }),
    aReceipt({ id: 't1', discountCents: 500 }),
  ]);
  renderHistory();
  const months = await screen.findByRole('region', { name: 'Economia por mês' });
  expect(
    within(months)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.replace('\u00a0', ' ')),
  ).toEqual(['Março de 2026R$ 5,00', 'Abril de 2026R$ 20,00']);
});

test('shows ten discounts at a time', async () => {
  vi.mocked(listReceipts).mockResolvedValue(
    Array.from({ length: 12 }, (_, position) => aReceipt({ id: `t${position}` })),
  );
  const { user } = renderHistory();
  const section = await screen.findByRole('region', { name: 'Benefícios usados' });
  expect(await within(section).findAllByRole('article')).toHaveLength(10);
  await user.click(within(section).getByRole('button', { name: 'Mostrar mais' }));
  expect(within(section).getAllByRole('article')).toHaveLength(12);
});

test('links to the reservations, which have a separate page', async () => {
  renderHistory();
  expect(await screen.findByRole('link', { name: 'Minhas reservas' })).toHaveAttribute(
    'href',
    '/reservations',
  );
});
