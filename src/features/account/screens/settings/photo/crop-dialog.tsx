import { useId, useState } from 'react';
import { ZoomIn, ZoomOut } from 'lucide-react';
import Cropper from 'react-easy-crop';
import type { Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { errorCode, AppError } from '#shared/app-error.ts';
import { imageOptimiseErrors } from '#features/pictures/texts.ts';
import { errorSentence } from '#shared/error-sentences.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { avatarSize } from '#features/account/model/avatar.ts';
import * as texts from '#features/account/settings-texts.ts';
import { drawPicture, encodeCanvas } from '#features/pictures/components/encode-canvas.ts';
import { loadPicture } from '#features/pictures/components/load-picture.ts';

const zoomRange = { least: 1, most: 4, step: 0.05 };
/** Screen pixels per press of an arrow key. */
const keyboardStepPx = 8;

export interface CropDialogProps {
  /** Object URL of the image. */
  imageUrl: string;
  onCropped: (avatar: Blob) => void;
  onClose: () => void;
}

/** Dialog that selects the square of the image for the avatar by dragging, mouse wheel, slider or keyboard. */
export function CropDialog({ imageUrl, onCropped, onClose }: CropDialogProps) {
  const [isBusy, setBusy] = useState(false);
  return (
    <Dialog title={texts.cropPhoto} onClose={onClose} isBusy={isBusy}>
      <CropForm
        imageUrl={imageUrl}
        isBusy={isBusy}
        onBusy={setBusy}
        onCropped={onCropped}
        onClose={onClose}
      />
    </Dialog>
  );
}

interface CropFormProps extends CropDialogProps {
  isBusy: boolean;
  onBusy: (isBusy: boolean) => void;
}

function CropForm({ imageUrl, isBusy, onBusy, onCropped, onClose }: CropFormProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(zoomRange.least);
  const [area, setArea] = useState<Area | null>(null);
  const [failure, setFailure] = useState('');
  const zoomId = useId();

  const confirmCrop = async () => {
    if (isBusy || !area) return;
    onBusy(true);
    setFailure('');
    try {
      onCropped(await cropImage(imageUrl, area));
    } catch (error) {
      setFailure(errorSentence(imageOptimiseErrors, errorCode(error)));
      onBusy(false);
    }
  };

  return (
    <div className="mt-2 flex flex-col gap-4">
      <p className="text-ink-muted">{texts.cropHint}</p>
      <div className="relative aspect-square overflow-hidden rounded-control bg-sunken">
        <Cropper
          image={imageUrl}
          crop={crop}
          zoom={zoom}
          minZoom={zoomRange.least}
          maxZoom={zoomRange.most}
          aspect={1}
          cropShape="round"
          objectFit="cover"
          showGrid={false}
          keyboardStep={keyboardStepPx}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_percentages, pixels) => {
            setArea(pixels);
          }}
          mediaProps={{ alt: '' }}
          // Makes screen readers pass the arrow keys through.
          cropperProps={{ role: 'application', 'aria-label': texts.cropAreaLabel }}
          classes={{ cropAreaClassName: '-outline-offset-4' }}
        />
      </div>
      <div className="flex items-center gap-3">
        <label htmlFor={zoomId} className="sr-only">
          {texts.zoomLabel}
        </label>
        <ZoomOut aria-hidden size={20} className="shrink-0 text-ink-muted" />
        <input
          id={zoomId}
          type="range"
          min={zoomRange.least}
          max={zoomRange.most}
          step={zoomRange.step}
          value={zoom}
          aria-valuetext={`${Math.round(zoom * 100)}%`}
          onChange={(event) => {
            setZoom(Number(event.target.value));
          }}
          className="min-h-11 w-full accent-sea"
        />
        <ZoomIn aria-hidden size={20} className="shrink-0 text-ink-muted" />
      </div>
      {failure && (
        <p role="alert" className="font-medium text-danger">
          {failure}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" aria-disabled={isBusy} onClick={() => !isBusy && onClose()}>
          {texts.cancelCrop}
        </Button>
        <Button aria-disabled={isBusy || !area} onClick={() => void confirmCrop()}>
          {isBusy ? texts.preparingPhoto : texts.confirmCrop}
        </Button>
      </div>
    </div>
  );
}

const jpegQuality = 0.85;

/**
 * Renders a square of the image as the avatar. The metadata of the file (location, camera, date) is dropped.
 * @returns WebP, or JPEG if the browser cannot encode WebP
 * @throws AppError 'invalid-input' if the image cannot be decoded, 'unknown' if it cannot be encoded
 */
async function cropImage(url: string, area: Area): Promise<Blob> {
  const size = { width: avatarSize, height: avatarSize };
  const canvas = drawPicture(await loadPicture(url), area, size);
  if (!canvas) throw new AppError('unknown', 'No canvas');
  return encodeCanvas(canvas, jpegQuality);
}
