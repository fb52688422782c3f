import { useId, useRef } from 'react';
import type { Ref } from 'react';
import { Camera, ImagePlus } from 'lucide-react';
import { imageTypes } from '#features/pictures/model/image-upload.ts';
import { Button } from '#ui/button.tsx';

interface AddImagesProps {
  /** The button that opens the file picker. */
  ref: Ref<HTMLButtonElement>;
  count: number;
  max: number;
  onFiles: (files: readonly File[]) => void;
}

/** Buttons to add images, with the current count. */
export function AddImages({ ref, count, max, onFiles }: AddImagesProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const isFull = count >= max;
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button
          ref={ref}
          variant="secondary"
          aria-disabled={isFull}
          aria-describedby={hintId}
          onClick={() => {
            if (!isFull) chooser.current?.click();
          }}
        >
          <ImagePlus aria-hidden size={20} />
          Escolher imagens
        </Button>
        <Button
          variant="secondary"
          className="pointer-fine:hidden"
          aria-disabled={isFull}
          aria-describedby={hintId}
          onClick={() => {
            if (!isFull) camera.current?.click();
          }}
        >
          <Camera aria-hidden size={20} />
          Tirar foto
        </Button>
      </div>
      <p id={hintId} className="mt-2 text-sm text-ink-muted">
        {isFull ? `${count} de ${max}. Para adicionar outra imagem, remova uma.` : hint(count, max)}
        {!isFull && (
          <span className="pointer-coarse:hidden"> Você também pode arrastar ou colar aqui.</span>
        )}
      </p>
      <FileInput ref={chooser} multiple onFiles={onFiles} />
      <FileInput ref={camera} capture="environment" onFiles={onFiles} />
    </>
  );
}

function hint(count: number, max: number): string {
  const files = 'JPG, PNG ou WebP de até 5 MB.';
  return count === 0 ? `Escolha até ${max} imagens, ${files}` : `${count} de ${max}. ${files}`;
}

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
