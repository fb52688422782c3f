import { useRef, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { ImageUp, Trash2 } from 'lucide-react';
import { imageTypes } from '#features/pictures/model/image-upload.ts';
import type { User } from '#features/account/model/user.ts';
import * as texts from '#features/account/settings-texts.ts';
import {
  photoFileErrors,
  photoOpenErrors,
  photoSaveErrors,
} from '#features/account/settings-texts.ts';
import { SavingOutcome } from '#ui/form/saving-outcome.tsx';
import { UserAvatar } from '#ui/user-avatar.tsx';
import { Button } from '#ui/button.tsx';
import { CardSection } from '#ui/card-section.tsx';
import { lazyStore } from '#platform/firestore/lazy-store.ts';
import type { PhotoResponse } from '#features/account/model/account-contract.ts';
import { AppError } from '#shared/app-error.ts';
import { chunkErrors } from '#ui/chunk-errors.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import { useSessionActions } from '#features/account/components/session/use-session.ts';
import { CodeLoadError, lazyCode } from '#ui/progressive/lazy-code.ts';
import { SectionNote } from '../section-note.tsx';
import type { CropDialogProps } from './crop-dialog.tsx';
import { createImageUrl } from './create-image-url.ts';

export function PhotoSection({ user }: { user: User }) {
  const { state, choose, send, remove, cancel } = usePhotoChange(user);
  const fileInput = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isBusy = state.kind === 'saving' || state.kind === 'opening';

  const openFileChooser = () => {
    fileInput.current?.click();
  };

  return (
    <CardSection isRow title={texts.photoTitle} lead={texts.photoLead}>
      {user.status === 'active' ? (
        <>
          <div className="flex flex-wrap items-center gap-4">
            <UserAvatar name={user.displayName} photoURL={user.photoURL} size="large" />
            <div className="flex flex-wrap gap-3">
              <Button
                ref={button}
                variant="secondary"
                aria-disabled={isBusy}
                onClick={() => {
                  if (!isBusy) openFileChooser();
                }}
              >
                <ImageUp aria-hidden size={20} />
                {user.photoURL ? texts.changePhoto : texts.choosePhoto}
              </Button>
              {user.photoURL && (
                <Button
                  variant="danger"
                  aria-disabled={isBusy}
                  onClick={() => {
                    if (isBusy) return;
                    button.current?.focus();
                    void remove();
                  }}
                >
                  <Trash2 aria-hidden size={20} />
                  {texts.removePhoto}
                </Button>
              )}
              <input
                ref={fileInput}
                hidden
                type="file"
                accept={imageTypes.join(',')}
                onChange={(event) => {
                  const [file] = event.target.files ?? [];
                  // Allows choosing the same file again.
                  event.target.value = '';
                  if (file) void choose(file, openFileChooser);
                }}
              />
            </div>
          </div>
          <div className="mt-2 flex flex-wrap items-center gap-3">
            {isBusy && (
              <Progress
                share={state.kind === 'saving' ? state.share : null}
                onCancel={() => {
                  button.current?.focus();
                  cancel();
                }}
              />
            )}
            <SavingOutcome
              sentences={state.kind === 'failed' ? state.sentences : texts.photoSaveErrors}
              isSaved={state.kind === 'saved'}
              error={state.kind === 'failed' ? state.error : null}
              onRetry={() => {
                if (state.kind === 'failed') state.again();
              }}
            />
          </div>
          {state.kind === 'cropping' && (
            <state.Crop
              imageUrl={state.picture}
              onCropped={(avatar) => void send(avatar)}
              onClose={cancel}
            />
          )}
        </>
      ) : (
        <SectionNote>{texts.pendingAccountNote}</SectionNote>
      )}
    </CardSection>
  );
}

/** `share` is null if the progress is unknown and the operation cannot be cancelled. */
function Progress({ share, onCancel }: { share: number | null; onCancel: () => void }) {
  if (share === null) return <p>{texts.photoWait}</p>;
  return (
    <>
      <label className="flex items-center gap-3">
        {texts.uploadingPhoto}
        <progress
          value={share}
          max={1}
          className="h-2 w-28 appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-sea [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-sea"
        />
      </label>
      <Button variant="quiet" onClick={onCancel}>
        {texts.cancelUpload}
      </Button>
    </>
  );
}

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
function usePhotoChange({ uid }: Pick<User, 'uid'>) {
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
