import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  cleanTemporaryUploads,
  getStorageStatistics,
  listUnsavedPictures,
  listUploadFolders,
  removeUnsavedPictures,
  removeUploadFolder,
} from '#features/pictures/data/upload-folder-store.ts';
import { AppError } from '#shared/app-error.ts';
import type { UnsavedPicture, UploadFolderView } from '#features/pictures/model/upload-folder.ts';
import { hourMs } from '#shared/time-units.ts';
import { aUser } from '#support/test-session.ts';
import { renderScreen } from '#support/render-screen.tsx';
import UploadsScreen from './admin-uploads-screen.tsx';

vi.mock('#features/pictures/data/upload-folder-store.ts');

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

function unsaved(pictures: UnsavedPicture[], next: string | null = null, recentCount = 0) {
  return { success: true as const, pictures, recentCount, next };
}
function aPicture(placeId: string, stem: string): UnsavedPicture {
  const filename = `${stem}.webp`;
  const url = `/uploads/places/${placeId}/${filename}`;
  const sentAt = new Date(Date.now() - 3 * hourMs).toISOString();
  return { placeId, filename, url, placeTitle: `Lugar ${placeId}`, sentAt };
}

// A time of day at which three hours earlier is on the same date.
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-20T15:00:00Z'), toFake: ['Date'] });
  vi.resetAllMocks();
  vi.mocked(getStorageStatistics).mockResolvedValue(storage);
  vi.mocked(listUploadFolders).mockResolvedValue(folders([orphan, aFolder('p1')]));
  vi.mocked(listUnsavedPictures).mockResolvedValue(unsaved([]));
});
afterEach(() => vi.useRealTimers());

function renderUploads() {
  return renderScreen(<UploadsScreen />, { user: aUser({ role: 'super_admin' }) });
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const dialog = () => within(screen.getByRole('dialog'));

test('deletes a folder after a confirmation that names its place, and keeps it if the server refuses', async () => {
  const { user } = renderUploads();
  expect(await screen.findByText('1.234')).toBeVisible();
  expect(screen.getByText('2 pastas, 1 sem lugar')).toBeVisible();
  expect(screen.getByText('Pasta no servidor: /var/lib/guia/uploads')).not.toBeVisible();
  expect(screen.getByText('Campeche', { exact: false })).toBeVisible();
  await user.click(await button('Só as sem lugar'));
  expect(screen.queryByText('Lugar p1')).toBeNull();

  await user.click(await button('Remover a pasta de Lugar que não existe mais'));
  await screen.findByRole('dialog');
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
  expect(await screen.findByText('1 pasta, nenhuma sem lugar')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('looks up the remaining folders on request', async () => {
  const unknown = aFolder('p9', { place: null });
  vi.mocked(listUploadFolders).mockResolvedValueOnce(folders([unknown], 1));
  vi.mocked(listUploadFolders).mockResolvedValue(folders([aFolder('p9')]));
  const { user } = renderUploads();
  expect(await screen.findByText('Lugar ainda não conferido')).toBeVisible();
  await user.click(await button('Conferir mais'));
  expect(await screen.findByText('Lugar p9')).toBeVisible();
  expect(screen.queryByText(/Ainda falta conferir/)).toBeNull();
});

test('deletes temporary files, and shows an error on failure', async () => {
  const { user } = renderUploads();
  vi.mocked(cleanTemporaryUploads).mockRejectedValueOnce(new AppError('unavailable'));
  await user.click(await button('Limpar temporários'));
  expect(await screen.findByText(/Erro ao limpar arquivos temporários/)).toBeVisible();
  vi.mocked(cleanTemporaryUploads).mockResolvedValue('3 arquivos removidos');
  await user.click(await button('Limpar temporários'));
  expect(await screen.findByText('3 arquivos removidos')).toBeVisible();
  expect(screen.queryByText(/Erro ao limpar/)).toBeNull();
});

test('shows a message for no folders, and an error if loading fails', async () => {
  vi.mocked(listUploadFolders).mockRejectedValueOnce(new AppError('unavailable'));
  vi.mocked(listUploadFolders).mockResolvedValue(folders([]));
  const { user } = renderUploads();
  expect(await screen.findByText('Erro ao carregar pastas de upload')).toBeVisible();
  expect(screen.queryByText('Nenhuma pasta')).toBeNull();
  await user.click(await button('Tentar novamente'));
  expect(await screen.findByRole('heading', { name: 'Nenhuma pasta' })).toBeVisible();
});

test('deletes unsaved images one by one or together, and keeps those that were saved since', async () => {
  const [one, two, three] = [aPicture('p1', 'a'), aPicture('p1', 'b'), aPicture('p2', 'c')];
  vi.mocked(listUnsavedPictures).mockResolvedValueOnce(unsaved([one], 'p1', 2));
  vi.mocked(listUnsavedPictures).mockResolvedValueOnce(unsaved([two, three]));
  const { user } = renderUploads();
  expect(await screen.findByText(/Mais recentes: 2 fotos\./)).toBeVisible();
  expect(screen.getByRole('img', { name: 'Foto não salva de Lugar p1' })).toHaveAttribute(
    'src',
    '/uploads/places/p1/a-320.webp',
  );
  await user.click(await button('Procurar em mais pastas'));
  expect(vi.mocked(listUnsavedPictures).mock.lastCall?.[0]).toBe('p1');
  await user.click(await button('Excluir a foto de Lugar p2 enviada há 3 horas'));
  expect(await screen.findByRole('dialog', { name: 'Excluir esta foto?' })).toBeVisible();
  await user.click(dialog().getByRole('button', { name: 'Cancelar' }));
  expect(removeUnsavedPictures).not.toHaveBeenCalled();

  await user.click(await button('Excluir todas'));
  expect(await screen.findByRole('dialog', { name: 'Excluir 3 fotos?' })).toBeVisible();
  vi.mocked(removeUnsavedPictures).mockRejectedValueOnce(new AppError('unavailable'));
  await user.click(dialog().getByRole('button', { name: 'Excluir 3 fotos' }));
  expect(await dialog().findByText(/Nenhuma foto salva foi excluída/)).toBeVisible();
  vi.mocked(listUnsavedPictures).mockResolvedValue(unsaved([]));
  vi.mocked(removeUnsavedPictures).mockImplementationOnce((_pictures, onAnswer) => {
    onAnswer({ removed: [one, two], kept: [{ ...three, reason: 'saved' }] });
    return Promise.resolve();
  });
  await user.click(dialog().getByRole('button', { name: 'Tentar novamente' }));
  expect(
    await screen.findByText('2 fotos excluídas. 1 foto foi salva enquanto isso e fica.'),
  ).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Nenhuma foto esquecida' })).toBeVisible();
});

test('a deletion that fails midway lists the deleted images and retries the rest', async () => {
  const pictures = ['a', 'b', 'c', 'd'].map((stem) => aPicture('p1', stem));
  const [one, two, three, four] = pictures as [
    UnsavedPicture,
    UnsavedPicture,
    UnsavedPicture,
    UnsavedPicture,
  ];
  vi.mocked(listUnsavedPictures).mockResolvedValue(unsaved(pictures));
  vi.mocked(removeUnsavedPictures).mockImplementation((_pictures, onAnswer) => {
    onAnswer({ removed: [one], kept: [{ ...two, reason: 'recent' }] });
    return Promise.reject(new AppError('unavailable'));
  });
  const { user } = renderUploads();
  await user.click(await button('Excluir todas'));
  await user.click(dialog().getByRole('button', { name: 'Excluir 4 fotos' }));
  const outcomeText = '1 foto excluída. 1 foto foi enviada há menos de uma hora e fica.';
  expect(await dialog().findByText(outcomeText)).toBeVisible();
  expect(dialog().getByText(/Nenhuma foto salva foi excluída/)).toBeVisible();
  expect(await screen.findByRole('dialog', { name: 'Excluir 2 fotos?' })).toBeVisible();
  await user.click(dialog().getByRole('button', { name: 'Cancelar' }));
  expect(screen.getByText(outcomeText)).toBeVisible();

  await user.click(await button('Excluir todas'));
  await user.click(dialog().getByRole('button', { name: 'Excluir 4 fotos' }));
  await dialog().findByText(outcomeText);
  vi.mocked(removeUnsavedPictures).mockImplementation((_pictures, onAnswer) => {
    onAnswer({ removed: [three, four], kept: [] });
    return Promise.resolve();
  });
  await user.click(dialog().getByRole('button', { name: 'Tentar novamente' }));
  expect(vi.mocked(removeUnsavedPictures).mock.lastCall?.[0]).toEqual([three, four]);
  expect(
    await screen.findByText('3 fotos excluídas. 1 foto foi enviada há menos de uma hora e fica.'),
  ).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
