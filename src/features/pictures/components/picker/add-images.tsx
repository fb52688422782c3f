import { useId, useRef } from 'react';
import type { Ref } from 'react';
import { Camera, ImagePlus } from 'lucide-react';
import { imageTypes } from '#features/pictures/model/image-upload.ts';
import * as texts from '#features/pictures/texts.ts';
import { Button } from '#ui/button.tsx';
import { RichText } from '#ui/rich-text.tsx';

interface AddImagesProps {
  /** The button that opens the file picker. */
  ref: Ref<HTMLButtonElement>;
  count: number;
  maxImages: number;
  onFiles: (files: readonly File[]) => void;
}

/** Buttons to add images, with the current count. */
export function AddImages({ ref, count, maxImages, onFiles }: AddImagesProps) {
  const fileInput = useRef<HTMLInputElement>(null);
  const cameraInput = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const hasMaxImages = count >= maxImages;
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button
          ref={ref}
          variant="secondary"
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
          className="pointer-fine:hidden"
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
