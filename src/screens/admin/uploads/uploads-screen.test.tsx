import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  cleanTemporaryUploads,
  getStorageStatistics,
  listUploadFolders,
  removeUploadFolder,
} from '#data/uploads/upload-folder-store.ts';
import { AppError } from '#domain/app-error.ts';
import type { UploadFolderView } from '#domain/upload-folder.ts';
import { SessionContext } from '#session/session-context.ts';
import { aUser, fakeSession, signedInState } from '#session/test-session.ts';
import { renderScreen } from '#support/render-screen.tsx';
import UploadsScreen from './uploads-screen.tsx';

vi.mock('#data/uploads/upload-folder-store.ts');

function aFolder(name: string, changes: Partial<UploadFolderView> = {}): UploadFolderView {
  const place = { name: `Lugar ${name}`, location: 'Campeche', category: 'Bares' };
  const size = { files: 6, size: 2_048, sizeFormatted: '2 KB' };
  return { name, ...size, isOrphaned: false, place, ...changes };
}
const orphan = aFolder('sumido', { isOrphaned: true, place: null, files: 1 });
const folders = (list: UploadFolderView[], uncheckedCount = 0) => ({
  success: true as const,
  folders: list,
  orphanedCount: list.filter(({ isOrphaned }) => isOrphaned).length,
  uncheckedCount,
});
const storage = {
  success: true as const,
  message: '',
  uploadsDir: '/var/lib/guia/uploads',
  folderCount: 2,
  fileCount: 1_234,
  totalHuman: '3,1 MB',
  oldestFileAt: null,
  newestFileAt: '2026-03-20T12:00:00Z',
};

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(getStorageStatistics).mockResolvedValue(storage);
  vi.mocked(listUploadFolders).mockResolvedValue(folders([orphan, aFolder('p1')]));
});

function show() {
  return renderScreen(
    <SessionContext value={fakeSession(signedInState(aUser({ role: 'super_admin' })))}>
      <UploadsScreen />
    </SessionContext>,
  );
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const dialog = () => within(screen.getByRole('dialog'));

test('a folder goes after a confirmation that says whose it is, and a refusal keeps it', async () => {
  const { user } = show();
  expect(await screen.findByText('1.234')).toBeVisible();
  expect(screen.getByText('2 pastas, 1 órfã')).toBeVisible();
  expect(screen.getByText('Campeche', { exact: false })).toBeVisible();
  await user.click(await button('Só órfãs'));
  expect(screen.queryByText('Lugar p1')).toBeNull();

  await user.click(await button('Remover a pasta de Lugar que não existe mais'));
  expect(dialog().getByText(/1 arquivo, 2 KB/)).toBeVisible();
  expect(removeUploadFolder).not.toHaveBeenCalled();
  vi.mocked(removeUploadFolder).mockRejectedValueOnce(new AppError('unavailable'));
  await user.click(dialog().getByRole('button', { name: 'Remover pasta' }));
  expect(await dialog().findByText(/Erro ao remover pasta/)).toBeVisible();

  vi.mocked(removeUploadFolder).mockResolvedValue('Pasta removida com sucesso');
  vi.mocked(listUploadFolders).mockResolvedValue(folders([aFolder('p1')]));
  await user.click(dialog().getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Pasta removida com sucesso')).toBeVisible();
  expect(removeUploadFolder).toHaveBeenLastCalledWith('sumido');
  expect(await screen.findByText('1 pasta, 0 órfãs')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what was not looked up yet is looked up when asked for', async () => {
  const unknown = aFolder('p9', { place: null });
  vi.mocked(listUploadFolders).mockResolvedValueOnce(folders([unknown], 1));
  vi.mocked(listUploadFolders).mockResolvedValue(folders([aFolder('p9')]));
  const { user } = show();
  expect(await screen.findByText('Lugar ainda não conferido')).toBeVisible();
  await user.click(await button('Conferir mais'));
  expect(await screen.findByText('Lugar p9')).toBeVisible();
  expect(screen.queryByText(/Ainda falta conferir/)).toBeNull();
});

test('temporary files are cleaned, and a failure says so', async () => {
  const { user } = show();
  vi.mocked(cleanTemporaryUploads).mockRejectedValueOnce(new AppError('unavailable'));
  await user.click(await button('Limpar temporários'));
  expect(await screen.findByText(/Erro ao limpar arquivos temporários/)).toBeVisible();
  vi.mocked(cleanTemporaryUploads).mockResolvedValue('3 arquivos removidos');
  await user.click(await button('Limpar temporários'));
  expect(await screen.findByText('3 arquivos removidos')).toBeVisible();
  expect(screen.queryByText(/Erro ao limpar/)).toBeNull();
});

test('no folders are said to be none, and a failure is no empty list', async () => {
  vi.mocked(listUploadFolders).mockRejectedValueOnce(new AppError('unavailable'));
  vi.mocked(listUploadFolders).mockResolvedValue(folders([]));
  const { user } = show();
  expect(await screen.findByText('Erro ao carregar pastas de upload')).toBeVisible();
  expect(screen.queryByText('Nenhuma pasta')).toBeNull();
  await user.click(await button('Tentar novamente'));
  expect(await screen.findByRole('heading', { name: 'Nenhuma pasta' })).toBeVisible();
});
