import { AppError } from '#shared/app-error.ts';
import { qrReader } from './qr-reader.ts';

interface CameraOptions {
  /** Ends the reading and lets the camera go. */
  signal: AbortSignal;
  /** Called with what a QR code says, once for each different text. */
  onRead: (text: string) => void;
}

const betweenFramesMs = 150;

/**
 * Shows the camera behind the device in a video and reads QR codes until the signal ends it.
 * @throws AppError 'permission-denied' when the person or the browser refuses, 'unavailable' when there is no camera
 */
export async function openCamera(
  video: HTMLVideoElement,
  { signal, onRead }: CameraOptions,
): Promise<void> {
  const stream = await cameraStream();
  const release = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  signal.addEventListener('abort', release, { once: true });
  if (signal.aborted) {
    release();
    return;
  }
  video.srcObject = stream;
  await video.play();
  const readFrame = await qrReader();
  let last = '';
  while (!signal.aborted) {
    const text = await readFrame(video);
    if (text !== null && text !== last) {
      last = text;
      onRead(text);
    }
    await new Promise((resolve) => setTimeout(resolve, betweenFramesMs));
  }
}

async function cameraStream(): Promise<MediaStream> {
  // Absent on pages that are not secure; the types promise it everywhere.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) throw new AppError('unavailable', 'This browser gives no camera');
  try {
    return await devices.getUserMedia({ video: { facingMode: 'environment' }, audio: false });
  } catch (cause) {
    const isRefused = cause instanceof DOMException && cause.name === 'NotAllowedError';
    throw new AppError(isRefused ? 'permission-denied' : 'unavailable', 'No camera', { cause });
  }
}
