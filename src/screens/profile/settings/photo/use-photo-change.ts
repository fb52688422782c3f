import { useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { deleteAvatarFile, uploadAvatar } from '#data/avatar/avatar-store.ts';
import { savePhotoURL } from '#data/users/profile-writes.ts';
import { AppError } from '#domain/app-error.ts';
import type { User } from '#domain/user.ts';
import { photoFileErrors, photoOpenErrors, photoSaveErrors } from '#texts/errors/profile.ts';
import { chunkErrors } from '#texts/errors/shell.ts';
import type { ErrorSentences } from '#texts/errors.ts';
import { useSessionActions } from '#session/use-session.ts';
import type { CropDialogProps } from './crop-dialog.tsx';
import { openPicture } from './open-picture.ts';

type PhotoChange =
  | { kind: 'idle' }
  | { kind: 'opening' }
  | { kind: 'cropping'; picture: string; Crop: ComponentType<CropDialogProps> }
  /** `share` of the picture that has arrived; null while its address is stored. */
  | { kind: 'saving'; share: number | null }
  | { kind: 'saved' }
  /** `again` is what 'Tentar novamente' does. */
  | { kind: 'failed'; sentences: ErrorSentences; error: unknown; again: () => void };

/** The steps from a chosen file to a new avatar, and back to none. One at a time. */
export function usePhotoChange({ uid, photoURL }: Pick<User, 'uid' | 'photoURL'>) {
  const { refreshUser } = useSessionActions();
  const [state, setState] = useState<PhotoChange>({ kind: 'idle' });
  const upload = useRef<AbortController | null>(null);
  const picture = state.kind === 'cropping' ? state.picture : null;

  // Leaving the screen ends the upload; the browser forgets the picture when it is not shown any more.
  useEffect(() => () => upload.current?.abort(), []);
  useEffect(() => {
    if (picture === null) return;
    return () => {
      URL.revokeObjectURL(picture);
    };
  }, [picture]);

  const fail = (sentences: ErrorSentences, error: unknown, again: () => void) => {
    setState({ kind: 'failed', sentences, error, again });
    // A role or status that changed a moment ago is obeyed.
    refreshUser().catch(() => undefined);
  };

  const choose = async (file: File, chooseAgain: () => void) => {
    setState({ kind: 'opening' });
    try {
      const opened = await openPicture(file);
      const { CropDialog } = await import('./crop-dialog.tsx').catch((cause: unknown) => {
        URL.revokeObjectURL(opened);
        throw new AppError('unavailable', 'The cropping code could not be loaded', { cause });
      });
      setState({ kind: 'cropping', picture: opened, Crop: CropDialog });
    } catch (error) {
      const sentences =
        error instanceof AppError && error.code === 'unavailable' ? chunkErrors : photoOpenErrors;
      setState({ kind: 'failed', sentences, error, again: chooseAgain });
    }
  };

  const send = async (avatar: Blob) => {
    const control = new AbortController();
    upload.current = control;
    setState({ kind: 'saving', share: 0 });
    try {
      const address = await uploadAvatar(uid, avatar, {
        signal: control.signal,
        onProgress: (share) => {
          setState({ kind: 'saving', share });
        },
      });
      await store(address);
    } catch (error) {
      fail(photoSaveErrors, error, () => void send(avatar));
    }
  };

  /** An uploaded picture is not sent again when only its address could not be stored. */
  const store = async (address: string) => {
    setState({ kind: 'saving', share: null });
    try {
      await savePhotoURL(uid, address);
    } catch (error) {
      fail(photoSaveErrors, error, () => void store(address));
      return;
    }
    await refreshUser().catch(() => undefined);
    await discard(photoURL);
  };

  const discard = async (oldURL: string) => {
    setState({ kind: 'saving', share: null });
    try {
      await deleteAvatarFile(uid, oldURL);
      setState({ kind: 'saved' });
    } catch (error) {
      setState({
        kind: 'failed',
        sentences: photoFileErrors,
        error,
        again: () => void discard(oldURL),
      });
    }
  };

  return {
    state,
    choose,
    send,
    remove: () => store(''),
    cancel: () => {
      upload.current?.abort();
      setState({ kind: 'idle' });
    },
  };
}
