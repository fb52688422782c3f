import { AppError } from '#shared/app-error.ts';

interface CameraOptions {
  /** Stops reading and releases the camera. */
  signal: AbortSignal;
  /** Called with the text of a QR code; a repeated text is skipped until a different one is read. */
  onRead: (text: string) => void;
}

const frameIntervalMs = 150;

/**
 * Shows the rear camera in a video element and reads QR codes until the signal aborts.
 * @throws AppError 'permission-denied' if the user or the browser refuses, 'unavailable' if there is no camera. Errors
 *   of video.play() and of loading the decoder are passed on; the camera then runs until the signal aborts
 */
export async function openCamera(
  video: HTMLVideoElement,
  { signal, onRead }: CameraOptions,
): Promise<void> {
  const stream = await requestCameraStream();
  const stopCamera = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  signal.addEventListener('abort', stopCamera, { once: true });
  if (signal.aborted) {
    stopCamera();
    return;
  }
  video.srcObject = stream;
  await video.play();
  const readFrame = await createQrReader();
  let lastText = '';
  while (!signal.aborted) {
    const text = await readFrame(video);
    if (text !== null && text !== lastText) {
      lastText = text;
      onRead(text);
    }
    await new Promise((resolve) => setTimeout(resolve, frameIntervalMs));
  }
}

async function requestCameraStream(): Promise<MediaStream> {
  // Undefined on insecure pages, contrary to its type.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) throw new AppError('unavailable', 'This browser gives no camera');
  try {
    return await devices.getUserMedia({ video: { facingMode: 'environment' }, audio: false });
  } catch (cause) {
    const isDenied = cause instanceof DOMException && cause.name === 'NotAllowedError';
    throw new AppError(isDenied ? 'permission-denied' : 'unavailable', 'No camera', { cause });
  }
}

/** Reads the QR code in the current video frame; null if there is none. */
type ReadFrame = (video: HTMLVideoElement) => Promise<string | null>;

interface NativeDetector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}

interface NativeDetectorClass {
  new (options: { formats: string[] }): NativeDetector;
  getSupportedFormats: () => Promise<string[]>;
}

/**
 * Returns a reader with the native BarcodeDetector, or with a lazy-loaded decoder if the browser cannot detect QR
 * codes.
 */
async function createQrReader(): Promise<ReadFrame> {
  const nativeClass = (window as { BarcodeDetector?: NativeDetectorClass }).BarcodeDetector;
  const formats = (await nativeClass?.getSupportedFormats().catch(() => [])) ?? [];
  if (!nativeClass || !formats.includes('qr_code')) return createFallbackReader();
  const detector = new nativeClass({ formats: ['qr_code'] });
  return async (video) => {
    const codes = await detector.detect(video).catch(() => []);
    return codes[0]?.rawValue ?? null;
  };
}

/**
 * Maximum length of the longer side of a decoded frame, in pixels. More pixels make decoding slower without better
 * results.
 */
const maxFrameSidePixels = 640;

async function createFallbackReader(): Promise<ReadFrame> {
  const { decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (video) => {
    const scale = Math.min(
      1,
      maxFrameSidePixels / Math.max(video.videoWidth, video.videoHeight, 1),
    );
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    if (!context || canvas.width === 0) return Promise.resolve(null);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
    try {
      return Promise.resolve(decodeQR({ data, width, height }));
    } catch {
      // The decoder throws if the frame has no QR code.
      return Promise.resolve(null);
    }
  };
}
