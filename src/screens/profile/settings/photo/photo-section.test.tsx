import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { deleteAvatarFile, uploadAvatar } from '#data/avatar/avatar-store.ts';
import { savePhotoURL } from '#data/users/profile-writes.ts';
import { AppError } from '#domain/app-error.ts';
import { SessionContext } from '#session/session-context.ts';
import { aUser, fakeSession, signedInState } from '#session/test-session.ts';
import { renderScreen } from '#support/render-screen.tsx';
import type { CropDialogProps } from './crop-dialog.tsx';
import { openPicture } from './open-picture.ts';
import { PhotoSection } from './photo-section.tsx';

vi.mock('#data/avatar/avatar-store.ts', () => ({
  deleteAvatarFile: vi.fn(),
  uploadAvatar: vi.fn(),
}));
vi.mock('#data/users/profile-writes.ts', () => ({ savePhotoURL: vi.fn() }));
vi.mock('./open-picture.ts', () => ({ openPicture: vi.fn() }));
vi.mock('./crop-dialog.tsx', () => ({
  CropDialog: ({ onCropped }: CropDialogProps) => (
    <button
      type="button"
      onClick={() => {
        onCropped(new Blob(['x'], { type: 'image/webp' }));
      }}
    >
      Usar foto
    </button>
  ),
}));

const old = 'https://firebasestorage.googleapis.com/v0/b/g/o/users%2Fana%2Favatar%2Fa.webp';
const sent = 'https://firebasestorage.googleapis.com/v0/b/g/o/users%2Fana%2Favatar%2Fb.webp';

beforeEach(() => {
  vi.mocked(openPicture).mockReset().mockResolvedValue('blob:picture');
  vi.mocked(uploadAvatar).mockReset().mockResolvedValue(sent);
  vi.mocked(savePhotoURL).mockReset().mockResolvedValue();
  vi.mocked(deleteAvatarFile).mockReset().mockResolvedValue();
});

function renderPhoto(photoURL = old) {
  const owner = aUser({ photoURL });
  const session = fakeSession(signedInState(owner));
  const view = renderScreen(
    <SessionContext value={session}>
      <PhotoSection user={owner} />
    </SessionContext>,
  );
  const choose = async () => {
    const chooser = view.container.querySelector<HTMLInputElement>('input[type="file"]');
    if (!chooser) throw new Error('There is no file chooser');
    await view.user.upload(chooser, new File(['x'], 'praia.png', { type: 'image/png' }));
  };
  return { ...view, session, choose };
}

const press = (view: ReturnType<typeof renderPhoto>, name: string) =>
  screen.findByRole('button', { name }).then((button) => view.user.click(button));

test('a cropped picture is sent, becomes the photo, and the old file goes', async () => {
  const view = renderPhoto();
  await view.choose();
  await press(view, 'Usar foto');
  expect(await screen.findByText('Salvo')).toBeVisible();
  expect(savePhotoURL).toHaveBeenCalledExactlyOnceWith('ana', sent);
  expect(deleteAvatarFile).toHaveBeenCalledExactlyOnceWith('ana', old);
  expect(view.session.refreshUser).toHaveBeenCalled();
});

test('a picture that arrived is not sent again when only the record could not be written', async () => {
  vi.mocked(savePhotoURL).mockRejectedValueOnce(new AppError('unavailable'));
  const view = renderPhoto();
  await view.choose();
  await press(view, 'Usar foto');
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao salvar sua foto');
  expect(deleteAvatarFile).not.toHaveBeenCalled();
  await press(view, 'Tentar novamente');
  expect(await screen.findByText('Salvo')).toBeVisible();
  expect(uploadAvatar).toHaveBeenCalledOnce();
  expect(savePhotoURL).toHaveBeenCalledTimes(2);
});

test('a picture that did not arrive is sent again on demand', async () => {
  vi.mocked(uploadAvatar).mockRejectedValueOnce(new AppError('unavailable'));
  const view = renderPhoto();
  await view.choose();
  await press(view, 'Usar foto');
  await press(view, 'Tentar novamente');
  expect(await screen.findByText('Salvo')).toBeVisible();
  expect(uploadAvatar).toHaveBeenCalledTimes(2);
});

test('an old file that could not be deleted is told and deleted on demand', async () => {
  vi.mocked(deleteAvatarFile).mockRejectedValueOnce(new AppError('unavailable'));
  const view = renderPhoto();
  await press(view, 'Remover foto');
  expect(await screen.findByRole('alert')).toHaveTextContent('o arquivo anterior não foi apagado');
  await press(view, 'Tentar novamente');
  expect(await screen.findByText('Salvo')).toBeVisible();
  expect(savePhotoURL).toHaveBeenCalledExactlyOnceWith('ana', '');
  expect(deleteAvatarFile).toHaveBeenCalledTimes(2);
});

test('a refusal because the account changed says so and reads the record again', async () => {
  vi.mocked(savePhotoURL).mockRejectedValueOnce(new AppError('permission-denied'));
  const view = renderPhoto();
  await press(view, 'Remover foto');
  expect(await screen.findByRole('alert')).toHaveTextContent(/Sua conta mudou/);
  expect(view.session.refreshUser).toHaveBeenCalled();
});

test('somebody without a photo has none to remove', () => {
  renderPhoto('');
  expect(screen.getByRole('button', { name: 'Escolher foto' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remover foto' })).not.toBeInTheDocument();
});
