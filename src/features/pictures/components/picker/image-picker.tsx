import { useEffect, useEffectEvent, useRef, useState, useId } from 'react';
import type { Ref } from 'react';
import { Camera, ImagePlus } from 'lucide-react';
import type { PictureOwner } from '#features/pictures/data/picture-upload.ts';
import { defaultMaxImages, imageTypes } from '#features/pictures/model/image-upload.ts';
import * as texts from '#features/pictures/texts.ts';
import type { PlaceImage } from '#features/pictures/model/place-image.ts';
import { isForeignImage } from '#features/pictures/model/stored-place-images.ts';
import { cx } from '#ui/class-names.ts';
import { useFileDrops } from '#ui/use-file-drops.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { PickedImageList } from './picked-image-list.tsx';
import { uploadedImages } from './picked-image.ts';
import { useImageUploads } from './use-image-uploads.ts';

interface ImagePickerProps {
  /** Owner of the images. Images of a review have no highlight. */
  kind?: PictureOwner['kind'];
  placeId: string;
  placeName: string;
  /** Stored images, in order. */
  initialImages: readonly PlaceImage[];
  /** Index of the highlight image. */
  initialHighlight?: number;
  maxImages?: number;
  /**
   * Called on every change with the uploaded images in order, the index of the highlight, whether uploads are running,
   * and the number of failed uploads.
   */
  onChange: (picked: {
    images: PlaceImage[];
    highlightImageIndex: number;
    isBusy: boolean;
    failedCount: number;
  }) => void;
}

/**
 * Adds, uploads, orders and removes the images of a place or a review. Images can be added by button, camera, drag and
 * drop or paste.
 */
export function ImagePicker({
  kind = 'place',
  placeId,
  placeName,
  initialImages,
  initialHighlight = 0,
  maxImages = defaultMaxImages,
  onChange,
}: ImagePickerProps) {
  const { items, refusals, add, retry, remove, move } = useImageUploads(initialImages, {
    kind,
    placeId,
    placeName,
    maxImages,
  });
  const [highlightId, setHighlightId] = useState(
    () => initialImages[initialHighlight]?.url ?? null,
  );
  const [removingId, setRemovingId] = useState<string | null>(null);
  // The counter makes a screen reader announce the same text again.
  const [announcement, setAnnouncement] = useState({ times: 0, text: '' });
  const addButton = useRef<HTMLButtonElement>(null);
  const needsFocus = useRef(false);
  const { isOver, region } = useFileDrops(add);

  // The first image is the highlight until another one is chosen.
  const highlightedItem = items.find(({ id }) => id === highlightId) ?? items[0];
  const reportChange = useEffectEvent(onChange);
  useEffect(() => {
    const uploadedItems = items.filter((item) => item.kind === 'kept');
    reportChange({
      images: uploadedImages(items),
      highlightImageIndex: Math.max(
        0,
        uploadedItems.findIndex(({ id }) => id === highlightedItem?.id),
      ),
      isBusy: items.some(({ kind }) => kind === 'waiting' || kind === 'sending'),
      failedCount: items.filter(({ kind }) => kind === 'failed').length,
    });
  }, [items, highlightedItem?.id]);

  const getPosition = (soughtId: string | null) => items.findIndex(({ id }) => id === soughtId);
  const announce = (text: string) => {
    setAnnouncement(({ times }) => ({ times: times + 1, text }));
  };
  const removeNow = (id: string) => {
    announce(texts.imageRemoved(getPosition(id) + 1));
    remove(id);
    setRemovingId(null);
    needsFocus.current = true;
  };
  // Moves the focus to the button that adds images after the focused card was removed. Runs after the effect of the
  // confirmation dialog, which holds the focus until then.
  useEffect(() => {
    if (needsFocus.current) addButton.current?.focus();
    needsFocus.current = false;
  }, [items]);

  return (
    // Dropping is a shortcut; the buttons inside do the same.
    <section
      aria-label={texts.imagesLabel}
      {...region}
      className={cx(
        // Nothing can be dropped by touch, so the frame of the drop zone only takes room there.
        'rounded-card border-2 border-dashed p-3 transition-colors duration-150 sm:p-4 pointer-coarse:border-0 pointer-coarse:p-0',
        isOver ? 'border-sea bg-sea-soft' : 'border-control-line',
      )}
    >
      <AddImages ref={addButton} count={items.length} maxImages={maxImages} onFiles={add} />
      {uploadedImages(items).some(isForeignImage) && (
        <p className="mt-3 font-medium">{texts.foreignImages}</p>
      )}
      {refusals.length > 0 && (
        <div role="alert">
          {refusals.map((sentence) => (
            <p key={sentence} className="mt-3 font-medium text-danger">
              {sentence}
            </p>
          ))}
        </div>
      )}
      <p role="status" className="sr-only">
        <span key={announcement.times}>{announcement.text}</span>
      </p>
      <PickedImageList
        items={items}
        highlightId={highlightedItem?.id ?? null}
        onHighlight={kind === 'place' ? setHighlightId : null}
        onMove={(id, to) => {
          const from = getPosition(id);
          if (from === to) return;
          announce(texts.imageMoved(from + 1, to + 1));
          move(id, to);
        }}
        onRemove={(id) => {
          if (items[getPosition(id)]?.kind === 'kept') setRemovingId(id);
          else removeNow(id);
        }}
        onRetry={retry}
      />
      <RemoveImageDialog
        position={removingId === null ? null : getPosition(removingId)}
        onConfirm={() => {
          if (removingId !== null) removeNow(removingId);
        }}
        onClose={() => {
          setRemovingId(null);
        }}
      />
    </section>
  );
}

interface RemoveImageDialogProps {
  /** Zero-based position; null if the dialog is closed. */
  position: number | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation before an uploaded image is removed, because this cannot be undone. */
function RemoveImageDialog({ position, onConfirm, onClose }: RemoveImageDialogProps) {
  return (
    <ConfirmDialog
      title={texts.removeImageTitle((position ?? 0) + 1)}
      open={position !== null}
      confirmLabel={texts.remove}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p className="text-ink-muted">{texts.removeImageHint}</p>
    </ConfirmDialog>
  );
}

interface AddImagesProps {
  /** The button that opens the file picker. */
  ref: Ref<HTMLButtonElement>;
  count: number;
  maxImages: number;
  onFiles: (files: readonly File[]) => void;
}

/** Buttons to add images, with the current count. */
function AddImages({ ref, count, maxImages, onFiles }: AddImagesProps) {
  const fileInput = useRef<HTMLInputElement>(null);
  const cameraInput = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const hasMaxImages = count >= maxImages;
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button
          ref={ref}
          variant="secondary"
          className="px-3 pointer-coarse:grow"
          aria-disabled={hasMaxImages}
          aria-describedby={hintId}
          onClick={() => {
            if (!hasMaxImages) fileInput.current?.click();
          }}
        >
          <ImagePlus aria-hidden size={20} />
          {texts.chooseImages}
        </Button>
        <Button
          variant="secondary"
          className="px-3 pointer-coarse:grow pointer-fine:hidden"
          aria-disabled={hasMaxImages}
          aria-describedby={hintId}
          onClick={() => {
            if (!hasMaxImages) cameraInput.current?.click();
          }}
        >
          <Camera aria-hidden size={20} />
          {texts.takePhoto}
        </Button>
      </div>
      <p id={hintId} className="mt-2 text-sm text-ink-muted">
        {hasMaxImages ? (
          texts.maxImagesHint(count, maxImages)
        ) : (
          <RichText text={texts.addImagesHint(count, maxImages)} parts={hintParts} />
        )}
      </p>
      <FileInput ref={fileInput} multiple onFiles={onFiles} />
      <FileInput ref={cameraInput} capture="environment" onFiles={onFiles} />
    </>
  );
}

const hintParts = {
  mouse: (text: string) => <span className="pointer-coarse:hidden">{text}</span>,
};

function FileInput({
  onFiles,
  ...rest
}: Pick<AddImagesProps, 'onFiles'> & React.ComponentProps<'input'>) {
  return (
    <input
      hidden
      type="file"
      accept={imageTypes.join(',')}
      onChange={(event) => {
        onFiles([...(event.target.files ?? [])]);
        // Allows the same file to be chosen again.
        event.target.value = '';
      }}
      {...rest}
    />
  );
}
