import { useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { lazyStore } from '#platform/firestore/lazy-store.ts';
import type { PhotoResponse } from '#features/account/model/account-contract.ts';
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
import { createImageUrl } from './create-image-url.ts';

const avatarStore = lazyStore(() => import('#features/account/data/avatar-store.ts'));
const lazyCropDialog = lazyCode(async () => (await import('./crop-dialog.tsx')).CropDialog);

type PhotoChangeState =
  | { kind: 'idle' }
  | { kind: 'opening' }
  | { kind: 'cropping'; picture: string; Crop: ComponentType<CropDialogProps> }
  /**
   * `share` is the uploaded part of the image (0 to 1). It is null during a removal and after the upload, when the
   * server is processing the change, which can no longer be cancelled.
   */
  | { kind: 'saving'; share: number | null }
  | { kind: 'saved' }
  /** `again` is the action of 'Tentar novamente'. */
  | { kind: 'failed'; sentences: ErrorSentences; error: unknown; again: () => void };

/** Returns the state and actions of changing or removing the avatar, one change at a time. */
export function usePhotoChange({ uid }: Pick<User, 'uid'>) {
  const { refreshUser } = useSessionActions();
  const [state, setState] = useState<PhotoChangeState>({ kind: 'idle' });
  const upload = useRef<AbortController | null>(null);
  const imageUrl = state.kind === 'cropping' ? state.picture : null;

  // Unmounting cancels the upload. The object URL is released when the image is no longer shown.
  useEffect(() => () => upload.current?.abort(), []);
  useEffect(() => {
    if (imageUrl === null) return;
    return () => {
      URL.revokeObjectURL(imageUrl);
    };
  }, [imageUrl]);

  const fail = (sentences: ErrorSentences, error: unknown, retry: () => void) => {
    setState({ kind: 'failed', sentences, error, again: retry });
    // A changed role or status can be the cause of the failure, so the user record is read again.
    refreshUser().catch(() => undefined);
  };

  const choose = async (file: File, chooseAgain: () => void) => {
    setState({ kind: 'opening' });
    try {
      const openedUrl = await createImageUrl(file);
      const CropDialog = await lazyCropDialog.load().catch((cause: unknown) => {
        URL.revokeObjectURL(openedUrl);
        throw cause;
      });
      setState({ kind: 'cropping', picture: openedUrl, Crop: CropDialog });
    } catch (error) {
      const sentences = error instanceof CodeLoadError ? chunkErrors : photoOpenErrors;
      setState({ kind: 'failed', sentences, error, again: chooseAgain });
    }
  };

  const save = async (change: () => Promise<PhotoResponse>, retry: () => void) => {
    try {
      const { isOldFileGone } = await change();
      await refreshUser().catch(() => undefined);
      if (isOldFileGone) setState({ kind: 'saved' });
      else fail(photoFileErrors, new AppError('unavailable', 'An old file is still there'), retry);
    } catch (error) {
      fail(photoSaveErrors, error, retry);
    }
  };

  const send = (avatar: Blob) => {
    const controller = new AbortController();
    upload.current = controller;
    setState({ kind: 'saving', share: 0 });
    const onProgress = (share: number) => {
      setState({ kind: 'saving', share: share < 1 ? share : null });
    };
    return save(
      async () =>
        (await avatarStore()).uploadAvatar(uid, avatar, { signal: controller.signal, onProgress }),
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
