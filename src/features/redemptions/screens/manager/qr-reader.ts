/** Reads the QR code in the present frame of a video; null when there is none. */
export type ReadFrame = (video: HTMLVideoElement) => Promise<string | null>;

interface NativeDetector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}

interface NativeDetectorClass {
  new (options: { formats: string[] }): NativeDetector;
  getSupportedFormats: () => Promise<string[]>;
}

/** The browser's own reader, or one that is downloaded where there is none. */
export async function qrReader(): Promise<ReadFrame> {
  const native = (window as { BarcodeDetector?: NativeDetectorClass }).BarcodeDetector;
  const formats = (await native?.getSupportedFormats().catch(() => [])) ?? [];
  if (!native || !formats.includes('qr_code')) return downloadedReader();
  const detector = new native({ formats: ['qr_code'] });
  return async (video) => {
    const found = await detector.detect(video).catch(() => []);
    return found[0]?.rawValue ?? null;
  };
}

/** More pixels make reading slower and no better. */
const mostPixels = 640;

async function downloadedReader(): Promise<ReadFrame> {
  const { decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (video) => {
    const scale = Math.min(1, mostPixels / Math.max(video.videoWidth, video.videoHeight, 1));
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    if (!context || canvas.width === 0) return Promise.resolve(null);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
    try {
      return Promise.resolve(decodeQR({ data, width, height }));
    } catch {
      // That is how it says that there is no code in the picture.
      return Promise.resolve(null);
    }
  };
}
