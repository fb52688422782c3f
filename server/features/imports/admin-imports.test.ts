import request from 'supertest';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callerIdentity, verifyCaller } from '#support/admin-callers.ts';
import { testServer } from '#support/test-server.ts';
import type { ImportServices } from './import-services.ts';

const undone = {
  success: true as const,
  isDone: true,
  checked: 1,
  total: 1,
  keptCount: 0,
  kept: [],
};
const imports = {
  list: vi.fn<ImportServices['list']>(),
  listExistingPlaces: vi.fn<ImportServices['listExistingPlaces']>(),
  readUndoProgress: vi.fn<ImportServices['readUndoProgress']>(),
  runUndoStep: vi.fn<ImportServices['runUndoStep']>(),
};

async function ask(method: 'get' | 'post' | 'delete', path: string, who: string) {
  const { app } = await testServer({
    account: {
      identity: callerIdentity,
    },
    imports,
  });
  return request(app)[method](path).set('Authorization', `Bearer ${who}`);
}

beforeEach(() => {
  verifyCaller.mockClear();
  imports.list.mockReset().mockResolvedValue({ success: true, imports: [], next: null });
  imports.listExistingPlaces
    .mockReset()
    .mockResolvedValue({ success: true, isComplete: true, places: [] });
  imports.readUndoProgress.mockReset().mockResolvedValue(undone);
  imports.runUndoStep.mockReset().mockResolvedValue(undone);
});

describe.each([
  ['get', '/api/admin/imports', imports.list, [null]],
  ['get', '/api/admin/imports?after=abc', imports.list, ['abc']],
  ['get', '/api/admin/imports/known-places', imports.listExistingPlaces, []],
  ['get', '/api/admin/imports/abc', imports.readUndoProgress, ['abc']],
  ['post', '/api/admin/imports/abc/undo', imports.runUndoStep, ['abc', 'sol']],
] as const)('%s %s', (method, path, service, given) => {
  it('requires a super admin whose session is not revoked', async () => {
    const answer = await ask(method, path, 'sol');
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ success: true });
    expect(service).toHaveBeenCalledExactlyOnceWith(...given);
    expect(verifyCaller).toHaveBeenCalledWith('sol', { checkRevoked: true });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['gil', 403, 'permission-denied'],
    ['ana', 403, 'permission-denied'],
    ['ivo', 403, 'account-inactive'],
    ['unknown-token', 401, 'unauthenticated'],
  ])('refuses %s', async (who, status, code) => {
    const answer = await ask(method, path, who);
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([status, code]);
    expect(service).not.toHaveBeenCalled();
  });
});

it.each([
  '/api/admin/imports?after=a%2Fb',
  '/api/admin/imports?after=a&after=b',
  '/api/admin/imports/a-b',
])('%s is not an import id', async (path) => {
  expect((await ask('get', path, 'sol')).status).toBe(404);
  expect(imports.list).not.toHaveBeenCalled();
  expect(imports.readUndoProgress).not.toHaveBeenCalled();
});

it('answers other methods with the list of allowed ones', async () => {
  const answer = await ask('delete', '/api/admin/imports/abc', 'sol');
  expect(answer.status).toBe(405);
  expect(answer.headers['allow']).toBe('GET, HEAD');
});
