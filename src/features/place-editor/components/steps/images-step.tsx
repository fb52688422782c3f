import { ArrowLeft, Check } from 'lucide-react';
import { dequal } from 'dequal/lite';
import { maxPlaceImages } from '#features/pictures/model/image-upload.ts';
import { toPlaceFields } from '#features/places/model/place-draft.ts';
import * as texts from '#features/place-editor/panel-texts.ts';
import { FormAlert } from '#ui/form/form-alert.tsx';
import { ImagePicker } from '#features/pictures/components/picker/image-picker.tsx';
import { Button } from '#ui/button.tsx';
import type { PlaceEditorState } from '../use-place-editor.ts';
import { ActionBar } from '#ui/action-bar.tsx';
import { SavingFailure } from './saving-failure.tsx';

/**
 * Renders step 2 of the editor: the image picker, which uploads each image immediately, and the button that stores the
 * whole place.
 */
export function ImagesStep({ editor }: { editor: PlaceEditorState }) {
  const { draft, saving, uploads, savedPlace, canFinish } = editor;
  const isSaving = saving.kind === 'saving';
  return (
    <div className="mt-5">
      <p className="mb-4 max-w-prose text-ink-muted">{texts.imagesHint}</p>
      <ImagePicker
        key={editor.pickerRound}
        placeId={editor.placeId}
        placeName={draft.title}
        initialImages={draft.images}
        initialHighlight={draft.highlightImageIndex}
        maxImages={maxPlaceImages}
        onChange={({ isBusy, failedCount, ...picked }) => {
          editor.setUploads({ isBusy, failedCount });
          const { images, highlightImageIndex } = toPlaceFields({ ...draft, ...picked });
          const change = { images, highlightImageIndex };
          if (!dequal({ ...draft, ...change }, draft)) editor.change(change);
        }}
      />
      <ActionBar
        message={
          <>
            {savedPlace && uploads.failedCount > 0 && (
              <FormAlert text={texts.failedUploadsText(uploads.failedCount)} />
            )}
            <SavingFailure editor={editor} />
            <p role="status" className="text-sm text-ink-muted empty:hidden">
              {uploads.isBusy && texts.waitToFinish}
            </p>
          </>
        }
      >
        <Button
          variant="secondary"
          className="mr-auto"
          onClick={() => {
            editor.goTo('basics');
          }}
        >
          <ArrowLeft aria-hidden size={20} />
          {texts.backToBasics}
        </Button>
        <Button
          aria-disabled={!canFinish}
          onClick={() => {
            if (canFinish) void editor.saveAll();
          }}
        >
          <Check aria-hidden size={20} />
          {isSaving ? texts.saving : texts.finish}
        </Button>
      </ActionBar>
    </div>
  );
}
