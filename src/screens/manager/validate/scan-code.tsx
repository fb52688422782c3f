import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Camera } from 'lucide-react';
import { AppError, errorCode } from '#domain/app-error.ts';
import { cameraErrors } from '#texts/errors/redemptions.ts';
import { errorSentence } from '#texts/errors.ts';
import { FormAlert } from '#ui/form/form-alert.tsx';
import { Button } from '#ui/button.tsx';
import { openCamera } from './open-camera.ts';

interface ScanCodeProps {
  /** Nothing is read meanwhile. */
  isPaused: boolean;
  onRead: (text: string) => void;
}

/** The camera, only when asked for; what it sees never leaves the device. */
export function ScanCode({ isPaused, onRead }: ScanCodeProps) {
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState('');
  return (
    <div className="flex flex-col gap-3">
      {isOpen ? (
        <CameraView
          isPaused={isPaused}
          onRead={onRead}
          onFailure={(error) => {
            setOpen(false);
            setFailure(errorSentence(cameraErrors, errorCode(error)));
          }}
        />
      ) : (
        <Button
          variant="secondary"
          onClick={() => {
            setFailure('');
            setOpen(true);
          }}
        >
          <Camera aria-hidden size={20} />
          Ler com a câmera
        </Button>
      )}
      {isOpen && (
        <Button
          variant="quiet"
          onClick={() => {
            setOpen(false);
          }}
        >
          Fechar câmera
        </Button>
      )}
      <FormAlert text={failure} />
    </div>
  );
}

interface CameraViewProps extends ScanCodeProps {
  onFailure: (error: unknown) => void;
}

function CameraView({ isPaused, onRead, onFailure }: CameraViewProps) {
  const video = useRef<HTMLVideoElement>(null);
  const read = useEffectEvent((text: string) => {
    if (!isPaused) onRead(text);
  });
  const fail = useEffectEvent(onFailure);

  useEffect(() => {
    const ending = new AbortController();
    const element = video.current;
    if (element) {
      openCamera(element, { signal: ending.signal, onRead: read }).catch((error: unknown) => {
        if (!ending.signal.aborted) fail(error);
      });
    } else fail(new AppError('unknown', 'No picture to show the camera in'));
    return () => {
      ending.abort();
    };
  }, []);

  return (
    <div className="overflow-hidden rounded-card bg-club">
      <video
        ref={video}
        muted
        playsInline
        aria-label="Imagem da câmera: aponte para o código QR do sócio"
        className="aspect-square w-full object-cover"
      />
    </div>
  );
}
