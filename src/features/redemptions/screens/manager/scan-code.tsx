import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Camera } from 'lucide-react';
import { AppError, errorCode } from '#shared/app-error.ts';
import * as texts from '#features/redemptions/panel-texts.ts';
import { errorSentence } from '#shared/error-sentences.ts';
import { FormAlert } from '#ui/form/form-alert.tsx';
import { Button } from '#ui/button.tsx';
import { openCamera } from './open-camera.ts';

interface ScanCodeProps {
  /** True while no code should be read. */
  isPaused: boolean;
  onRead: (text: string) => void;
}

/** Camera view, opened on request; images stay on the device. If the camera fails, the reason is shown instead. */
export function ScanCode({ isPaused, onRead }: ScanCodeProps) {
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState('');
  const openButton = useRef<HTMLButtonElement>(null);
  return (
    <div className="flex flex-col gap-3">
      {isOpen && (
        <div className="grid aspect-square place-items-center overflow-hidden rounded-card bg-club">
          {failure ? (
            <div className="flex flex-col items-center gap-4 p-5">
              <FormAlert text={failure} />
              <Button
                variant="secondary"
                onClick={() => {
                  setFailure('');
                  openButton.current?.focus();
                }}
              >
                {texts.retry}
              </Button>
            </div>
          ) : (
            <CameraView
              isPaused={isPaused}
              onRead={onRead}
              onFailure={(error) => {
                setFailure(errorSentence(texts.cameraErrors, errorCode(error)));
              }}
            />
          )}
        </div>
      )}
      <Button
        ref={openButton}
        variant={isOpen ? 'quiet' : 'secondary'}
        className={isOpen ? undefined : 'py-4'}
        onClick={() => {
          setFailure('');
          setOpen(!isOpen);
        }}
      >
        {!isOpen && <Camera aria-hidden size={20} />}
        {isOpen ? texts.closeCamera : texts.openCamera}
      </Button>
    </div>
  );
}

interface CameraViewProps extends ScanCodeProps {
  onFailure: (error: unknown) => void;
}

function CameraView({ isPaused, onRead, onFailure }: CameraViewProps) {
  const video = useRef<HTMLVideoElement>(null);
  const handleRead = useEffectEvent((text: string) => {
    if (!isPaused) onRead(text);
  });
  const handleFailure = useEffectEvent(onFailure);

  useEffect(() => {
    const controller = new AbortController();
    const element = video.current;
    if (element) {
      openCamera(element, { signal: controller.signal, onRead: handleRead }).catch(
        (error: unknown) => {
          if (!controller.signal.aborted) handleFailure(error);
        },
      );
    } else handleFailure(new AppError('unknown', 'No picture to show the camera in'));
    return () => {
      controller.abort();
    };
  }, []);

  return (
    <video
      ref={video}
      muted
      playsInline
      aria-label={texts.cameraLabel}
      className="size-full object-cover"
    />
  );
}
