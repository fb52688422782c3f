import { useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { lazyStore } from '#platform/firestore/lazy-store.ts';
import type { PhotoAnswer } from '#features/account/model/account-contract.ts';
import { AppError } from '#shared/app-error.ts';
import type { User } from '#features/account/model/user.ts';
import {
  photoFileErrors,
  photoOpenErrors,
  photoSaveErrors,
} from '#features/account/settings-texts.ts';
import { chunkErrors } from '#ui/chunk-errors.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import { useSessionActions } from '#features/account/components/session/use-session.ts';
import { CodeLoadError, lazyCode } from '#ui/lazy-code.ts';
import type { CropDialogProps } from './crop-dialog.tsx';
import { openPicture } from './open-picture.ts';

const avatarStore = lazyStore(() => import('#features/account/data/avatar-store.ts'));
const cropDialog = lazyCode(async () => (await import('./crop-dialog.tsx')).CropDialog);

type PhotoChange =
  | { kind: 'idle' }
  | { kind: 'opening' }
  | { kind: 'cropping'; picture: string; Crop: ComponentType<CropDialogProps> }
  /** `share` of the picture that was sent; null when all was, and the server is at work: it ends what it began. */
  | { kind: 'saving'; share: number | null }
  | { kind: 'saved' }
  /** `again` is what 'Tentar novamente' does. */
  | { kind: 'failed'; sentences: ErrorSentences; error: unknown; again: () => void };

/** The steps from a chosen file to a new avatar, and back to none. One at a time. */
export function usePhotoChange({ uid }: Pick<User, 'uid'>) {
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
      const CropDialog = await cropDialog.load().catch((cause: unknown) => {
        URL.revokeObjectURL(opened);
        throw cause;
      });
      setState({ kind: 'cropping', picture: opened, Crop: CropDialog });
    } catch (error) {
      const sentences = error instanceof CodeLoadError ? chunkErrors : photoOpenErrors;
      setState({ kind: 'failed', sentences, error, again: chooseAgain });
    }
  };

  const save = async (change: () => Promise<PhotoAnswer>, again: () => void) => {
    try {
      const { isOldFileGone } = await change();
      await refreshUser().catch(() => undefined);
      if (isOldFileGone) setState({ kind: 'saved' });
      else fail(photoFileErrors, new AppError('unavailable', 'An old file is still there'), again);
    } catch (error) {
      fail(photoSaveErrors, error, again);
    }
  };

  const send = (avatar: Blob) => {
    const control = new AbortController();
    upload.current = control;
    setState({ kind: 'saving', share: 0 });
    const onProgress = (share: number) => {
      setState({ kind: 'saving', share: share < 1 ? share : null });
    };
    return save(
      async () =>
        (await avatarStore()).uploadAvatar(uid, avatar, { signal: control.signal, onProgress }),
      () => void send(avatar),
    );
  };

  const remove = () => {
    setState({ kind: 'saving', share: null });
    return save(
      async () => (await avatarStore()).removeAvatar(uid),
      () => void remove(),
    );
  };

  return {
    state,
    choose,
    send,
    remove,
    cancel: () => {
      upload.current?.abort();
      setState({ kind: 'idle' });
    },
  };
}
