import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { removeAvatar, uploadAvatar } from '#features/account/data/avatar-store.ts';
import { AppError } from '#shared/app-error.ts';
import { aUser, fakeSession, signedInState } from '#support/test-session.ts';
import { renderScreen } from '#support/render-screen.tsx';
import type { CropDialogProps } from './crop-dialog.tsx';
import { createImageUrl } from './create-image-url.ts';
import { PhotoSection } from './photo-section.tsx';

vi.mock('#features/account/data/avatar-store.ts', () => ({
  removeAvatar: vi.fn(),
  uploadAvatar: vi.fn(),
}));
vi.mock('./create-image-url.ts', () => ({ createImageUrl: vi.fn() }));
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

const oldPhotoURL = 'https://firebasestorage.googleapis.com/v0/b/g/o/users%2Fana%2Favatar%2Fa.webp';
const uploadAnswer = {
  success: true,
  photoURL: 'https://firebasestorage.googleapis.com/v0/b/g/o/users%2Fana%2Favatar%2Fb.webp',
  isOldFileGone: true,
} as const;
const removalAnswer = { ...uploadAnswer, photoURL: '' };

beforeEach(() => {
  vi.mocked(createImageUrl).mockReset().mockResolvedValue('blob:picture');
  vi.mocked(uploadAvatar).mockReset().mockResolvedValue(uploadAnswer);
  vi.mocked(removeAvatar).mockReset().mockResolvedValue(removalAnswer);
});

function renderPhoto(photoURL = oldPhotoURL) {
  const owner = aUser({ photoURL });
  const session = fakeSession(signedInState(owner));
  const view = renderScreen(<PhotoSection user={owner} />, { session });
  const choose = async () => {
    const chooser = view.container.querySelector<HTMLInputElement>('input[type="file"]');
    if (!chooser) throw new Error('There is no file chooser');
    await view.user.upload(chooser, new File(['x'], 'praia.png', { type: 'image/png' }));
  };
  return { ...view, session, choose };
}

const pressButton = (view: ReturnType<typeof renderPhoto>, name: string) =>
  screen.findByRole('button', { name }).then((button) => view.user.click(button));

test('a cropped image is uploaded and becomes the photo', async () => {
  const view = renderPhoto();
  await view.choose();
  await pressButton(view, 'Usar foto');
  expect(await screen.findByText('Salvo')).toBeVisible();
  expect(uploadAvatar).toHaveBeenCalledExactlyOnceWith('ana', expect.any(Blob), expect.anything());
  expect(view.session.refreshUser).toHaveBeenCalled();
});

test('an upload can be cancelled until it is complete, because the server finishes its work', async () => {
  let resolveUpload: (answer: typeof uploadAnswer) => void = () => undefined;
  let reportProgress: (share: number) => void = () => undefined;
  vi.mocked(uploadAvatar).mockImplementation((_uid, _picture, { onProgress }) => {
    reportProgress = onProgress;
    return new Promise((resolve) => {
      resolveUpload = resolve;
    });
  });
  const view = renderPhoto();
  await view.choose();
  await pressButton(view, 'Usar foto');
  expect(await screen.findByRole('button', { name: 'Cancelar envio' })).toBeVisible();
  act(() => {
    reportProgress(0.5);
  });
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '0.5');
  act(() => {
    reportProgress(1);
  });
  expect(screen.getByText('Um instante...')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancelar envio' })).not.toBeInTheDocument();
  resolveUpload(uploadAnswer);
  expect(await screen.findByText('Salvo')).toBeVisible();
});

test('a failed upload can be retried', async () => {
  vi.mocked(uploadAvatar).mockRejectedValueOnce(new AppError('unavailable'));
  const view = renderPhoto();
  await view.choose();
  await pressButton(view, 'Usar foto');
  expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível salvar sua foto');
  await pressButton(view, 'Tentar novamente');
  expect(await screen.findByText('Salvo')).toBeVisible();
  expect(uploadAvatar).toHaveBeenCalledTimes(2);
});

test('an image refused by the server shows the accepted types', async () => {
  vi.mocked(uploadAvatar).mockRejectedValueOnce(new AppError('unsupported-type'));
  const view = renderPhoto();
  await view.choose();
  await pressButton(view, 'Usar foto');
  expect(await screen.findByRole('alert')).toHaveTextContent('Use apenas JPG, PNG ou WebP.');
});

test('a failed deletion of the old file is reported and can be retried', async () => {
  vi.mocked(removeAvatar).mockResolvedValueOnce({ ...removalAnswer, isOldFileGone: false });
  const view = renderPhoto();
  await pressButton(view, 'Remover foto');
  expect(await screen.findByRole('alert')).toHaveTextContent('o arquivo anterior não foi apagado');
  expect(view.session.refreshUser).toHaveBeenCalled();
  await pressButton(view, 'Tentar novamente');
  expect(await screen.findByText('Salvo')).toBeVisible();
  expect(removeAvatar).toHaveBeenCalledTimes(2);
});

test('a refusal due to a changed account shows an error and reads the record again', async () => {
  vi.mocked(removeAvatar).mockRejectedValueOnce(new AppError('permission-denied'));
  const view = renderPhoto();
  await pressButton(view, 'Remover foto');
  expect(await screen.findByRole('alert')).toHaveTextContent(/Sua conta mudou/);
  expect(view.session.refreshUser).toHaveBeenCalled();
});

test('a user without a photo cannot remove one', () => {
  renderPhoto('');
  expect(screen.getByRole('button', { name: 'Escolher foto' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remover foto' })).not.toBeInTheDocument();
});
