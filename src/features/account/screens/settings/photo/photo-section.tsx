import { useRef } from 'react';
import { ImageUp, Trash2 } from 'lucide-react';
import { imageTypes } from '#features/pictures/model/image-upload.ts';
import type { User } from '#features/account/model/user.ts';
import * as texts from '#features/account/settings-texts.ts';
import { SavingOutcome } from '#features/place-editor/components/saving-outcome.tsx';
import { UserAvatar } from '#ui/user-avatar.tsx';
import { Button } from '#ui/button.tsx';
import { CardSection } from '#ui/card-section.tsx';
import { SectionNote } from '../section-note.tsx';
import { usePhotoChange } from './use-photo-change.ts';

export function PhotoSection({ user }: { user: User }) {
  const { state, choose, send, remove, cancel } = usePhotoChange(user);
  const fileInput = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isBusy = state.kind === 'saving' || state.kind === 'opening';

  const openFileChooser = () => {
    fileInput.current?.click();
  };

  return (
    <CardSection title={texts.photoTitle} lead={texts.photoLead}>
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
