import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { listDocumentNames } from '#features/audit/data/audit-name-store.ts';
import { listAuditEntries } from '#features/audit/data/audit-store.ts';
import { AppError } from '#shared/app-error.ts';
import { bootstrapActorId } from '#features/audit/model/audit.ts';
import type { AuditEntry } from '#features/audit/model/audit.ts';
import { aUser } from '#support/test-session.ts';
import { renderScreen } from '#support/render-screen.tsx';
import AuditScreen from './admin-audit-screen.tsx';

vi.mock('#features/audit/data/audit-name-store.ts');
vi.mock('#features/audit/data/audit-store.ts');

function anEntry(id: string, changes: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id,
    action: 'settings.update',
    target: 'settings/public',
    before: { clubEnabled: true },
    after: { clubEnabled: false },
    actorId: 'helena',
    createdAt: new Date('2026-03-20T12:00:00Z'),
    ...changes,
  };
}
const page = (items: AuditEntry[], nextCursor: object | null = null) =>
  ({ items, nextCursor }) as Awaited<ReturnType<typeof listAuditEntries>>;

beforeEach(() => {
  vi.resetAllMocks();
  const names: Record<string, string> = { 'users/helena': 'Helena', 'places/p1': 'Bar da Ponte' };
  vi.mocked(listDocumentNames).mockImplementation((of, ids) =>
    Promise.resolve(
      ids.flatMap((id) => {
        const name = names[`${of}/${id}`];
        return name ? [{ id, name }] : [];
      }),
    ),
  );
});

function renderAuditLog(at = '/admin/audit') {
  return renderScreen(<AuditScreen />, { user: aUser({ role: 'super_admin' }), at });
}
const auditRows = () => screen.getAllByRole('listitem');

test('groups entries by day as sentences and shows the values before and after on request', async () => {
  const cursor = { at: 1 };
  const renamed = anEntry('e2', {
    action: 'place.update',
    target: 'places/p1',
    before: { title: 'Bar', isActive: true },
    after: { title: 'Bar do Zé', isActive: true },
    actorId: 'apagado',
    createdAt: new Date('2026-03-19T12:00:00Z'),
  });
  vi.mocked(listAuditEntries).mockResolvedValueOnce(page([anEntry('e1')], cursor));
  const { user } = renderAuditLog();
  const day = within(await screen.findByRole('region', { name: '20 de março de 2026' }));
  expect(day.getByText(/fechou o clube/)).toHaveTextContent('Helena fechou o clube.');
  expect(day.getByText('09:00')).toBeVisible();
  expect(day.queryByText('Clube aberto')).toBeNull();
  await user.click(day.getByRole('button', { name: 'Ver detalhes' }));
  expect(await day.findByText('Clube aberto')).toBeVisible();
  expect(day.getByRole('deletion')).toHaveTextContent('Sim');
  expect(day.getByRole('insertion')).toHaveTextContent('Não');
  await user.click(day.getByRole('button', { name: 'Ocultar detalhes' }));
  expect(day.queryByText('Clube aberto')).toBeNull();

  vi.mocked(listAuditEntries).mockRejectedValueOnce(new AppError('unavailable'));
  await user.click(screen.getByRole('button', { name: 'Carregar mais' }));
  expect(await screen.findByText(/Não foi possível carregar o registro/)).toBeVisible();
  expect(auditRows()).toHaveLength(1);
  vi.mocked(listAuditEntries).mockResolvedValueOnce(page([renamed]));
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  const link = await screen.findByRole('link', { name: 'Bar' });
  expect(link).toHaveAttribute('href', '/admin/places/p1/edit');
  expect(vi.mocked(listAuditEntries).mock.lastCall).toEqual([[], cursor]);
  // Unchanged fields are left out, and an erased account has no name.
  expect(link.closest('p')).toHaveTextContent(
    'Conta apagada mudou o nome do lugar Bar para Bar do Zé.',
  );
  await user.click(within(auditRows()[1] as HTMLElement).getByRole('button'));
  expect(await within(auditRows()[1] as HTMLElement).findAllByRole('insertion')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Carregar mais' })).toBeNull();
});

test('loads the names of a page with one query per collection and marks names that cannot be read', async () => {
  const placeUpdate = (id: string, placeId: string) =>
    anEntry(id, {
      action: 'place.update',
      target: `places/${placeId}`,
      before: { isActive: true },
      after: { isActive: false },
    });
  vi.mocked(listAuditEntries).mockResolvedValueOnce(
    page([placeUpdate('e1', 'p1'), placeUpdate('e2', 'p2')]),
  );
  renderAuditLog();
  await screen.findByRole('link', { name: 'Bar da Ponte' });
  expect(auditRows().map((line) => line.querySelector('p')?.textContent)).toEqual([
    'Helena desativou o lugar Bar da Ponte.',
    'Helena desativou o lugar (já excluído).',
  ]);
  expect(vi.mocked(listDocumentNames).mock.calls).toEqual([
    ['users', ['helena']],
    ['places', ['p1', 'p2']],
  ]);
});

test('shows an entry even if its names cannot be read', async () => {
  vi.mocked(listAuditEntries).mockResolvedValueOnce(page([anEntry('e1')]));
  vi.mocked(listDocumentNames).mockRejectedValue(new AppError('unavailable'));
  renderAuditLog();
  expect(await screen.findByText('(nome não carregado)')).toBeVisible();
  expect(auditRows()[0]).toHaveTextContent('fechou o clube');
});

test('shows the names of managed places in the details', async () => {
  const before = { role: 'member', status: 'active', managedPlaces: [], permissions: [] };
  const after = { ...before, role: 'manager', managedPlaces: ['p1', 'p2'] };
  const entry = anEntry('e1', { action: 'user.update', target: 'users/ana', before, after });
  vi.mocked(listAuditEntries).mockResolvedValueOnce(page([entry]));
  const { user } = renderAuditLog();
  await user.click(await screen.findByRole('button', { name: 'Ver detalhes' }));
  expect(await screen.findByText('Bar da Ponte')).toBeVisible();
  expect(screen.getAllByRole('insertion')[1]).toHaveTextContent('Bar da Ponte, (já excluído)');
});

test('shows the bootstrap actor as text and does not look up a user', async () => {
  const entry = anEntry('e3', { actorId: bootstrapActorId });
  vi.mocked(listAuditEntries).mockResolvedValueOnce(page([entry]));
  renderAuditLog();
  expect(await screen.findByText('Preparação do projeto')).toBeVisible();
  expect(listDocumentNames).not.toHaveBeenCalled();
});

test('keeps the action filter in the URL and resets it when the list is empty', async () => {
  vi.mocked(listAuditEntries).mockResolvedValue(page([]));
  const { user, address } = renderAuditLog('/admin/audit?sobre=place');
  expect(await screen.findByText('Nenhum registro encontrado')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Ação'), 'place.delete');
  expect(address()).toBe('/admin/audit?sobre=place&acao=place.delete');
  expect(vi.mocked(listAuditEntries).mock.lastCall?.[0]).toEqual(['place.delete']);
  await user.click(await screen.findByRole('button', { name: 'Limpar filtros' }));
  expect(address()).toBe('/admin/audit');
  expect(await screen.findByText('Nada registrado ainda')).toBeVisible();
  expect(vi.mocked(listAuditEntries).mock.lastCall?.[0]).toEqual([]);
});

test('shows an error, not an empty list, when the log cannot be read', async () => {
  vi.mocked(listAuditEntries).mockRejectedValueOnce(new AppError('unavailable'));
  const { user } = renderAuditLog();
  expect(await screen.findByText('Não foi possível carregar o registro')).toBeVisible();
  expect(screen.queryByText('Nada registrado ainda')).toBeNull();
  vi.mocked(listAuditEntries).mockResolvedValue(page([anEntry('e1')]));
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Helena')).toBeVisible();
});
