import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { listActors } from '#data/audit/actor-store.ts';
import { listAuditEntries } from '#data/audit/audit-store.ts';
import { AppError } from '#domain/app-error.ts';
import { bootstrapActorId } from '#domain/audit.ts';
import type { AuditEntry } from '#domain/audit.ts';
import { SessionContext } from '#session/session-context.ts';
import { aUser, fakeSession, signedInState } from '#session/test-session.ts';
import { renderScreen } from '#support/render-screen.tsx';
import AuditScreen from './audit-screen.tsx';

vi.mock('#data/audit/actor-store.ts');
vi.mock('#data/audit/audit-store.ts');

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
  vi.mocked(listActors).mockImplementation((uids) =>
    Promise.resolve(uids.filter((id) => id === 'helena').map((id) => ({ id, name: 'Helena' }))),
  );
});

function show(at = '/admin/audit') {
  return renderScreen(
    <SessionContext value={fakeSession(signedInState(aUser({ role: 'super_admin' })))}>
      <AuditScreen />
    </SessionContext>,
    { at },
  );
}
const lines = () => screen.getAllByRole('listitem');

test('tells what changed, by whom, and leads to the place, page by page', async () => {
  const cursor = { at: 1 };
  const place = anEntry('e2', {
    action: 'place.update',
    target: 'places/p1',
    before: { title: 'Bar', isActive: true },
    after: { title: 'Bar do Zé', isActive: true },
    actorId: 'apagado',
  });
  vi.mocked(listAuditEntries).mockResolvedValueOnce(page([anEntry('e1')], cursor));
  const { user } = show();
  const first = within((await screen.findAllByRole('listitem'))[0] as HTMLElement);
  expect(await first.findByText('Helena')).toBeVisible();
  expect(first.getByText('Clube aberto')).toBeVisible();
  expect(first.getByRole('deletion')).toHaveTextContent('Sim');
  expect(first.getByRole('insertion')).toHaveTextContent('Não');

  vi.mocked(listAuditEntries).mockRejectedValueOnce(new AppError('unavailable'));
  await user.click(screen.getByRole('button', { name: 'Carregar mais' }));
  expect(await screen.findByText(/Erro ao carregar o registro/)).toBeVisible();
  expect(lines()).toHaveLength(1);
  vi.mocked(listAuditEntries).mockResolvedValueOnce(page([place]));
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  const link = await screen.findByRole('link', { name: 'Bar do Zé' });
  expect(link).toHaveAttribute('href', '/admin/places/p1/edit');
  expect(vi.mocked(listAuditEntries).mock.lastCall).toEqual([[], cursor]);
  // What did not change is not told, and who erased their account has no name.
  const second = within(lines()[1] as HTMLElement);
  expect(second.getAllByRole('insertion')).toHaveLength(1);
  expect(await second.findByText('Usuário removido')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Carregar mais' })).toBeNull();
});

test('what prepared the project is no person, and nobody is looked for', async () => {
  const entry = anEntry('e3', { actorId: bootstrapActorId });
  vi.mocked(listAuditEntries).mockResolvedValueOnce(page([entry]));
  show();
  expect(await screen.findByText('Preparação do projeto')).toBeVisible();
  expect(listActors).not.toHaveBeenCalled();
});

test('an action is asked for, kept in the address, and taken back where there is none', async () => {
  vi.mocked(listAuditEntries).mockResolvedValue(page([]));
  const { user, address } = show('/admin/audit?sobre=place');
  expect(await screen.findByText('Nenhum registro encontrado')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Ação'), 'place.delete');
  expect(address()).toBe('/admin/audit?sobre=place&acao=place.delete');
  expect(vi.mocked(listAuditEntries).mock.lastCall?.[0]).toEqual(['place.delete']);
  await user.click(await screen.findByRole('button', { name: 'Limpar filtros' }));
  expect(address()).toBe('/admin/audit');
  expect(await screen.findByText('Nada registrado ainda')).toBeVisible();
  expect(vi.mocked(listAuditEntries).mock.lastCall?.[0]).toEqual([]);
});

test('a log that cannot be read is not an empty one', async () => {
  vi.mocked(listAuditEntries).mockRejectedValueOnce(new AppError('unavailable'));
  const { user } = show();
  expect(await screen.findByText('Erro ao carregar o registro')).toBeVisible();
  expect(screen.queryByText('Nada registrado ainda')).toBeNull();
  vi.mocked(listAuditEntries).mockResolvedValue(page([anEntry('e1')]));
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Helena')).toBeVisible();
});
