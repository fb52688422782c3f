import { tooLargeImageText, unsupportedTypeText } from '#shared/common-sentences.en.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import { formatInteger } from '#shared/formats/formats.en.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const imageErrors: ErrorSentences = {
  default: 'Could not load the image',
  hints: { 'invalid-input': 'Choose another image, up to 60 megapixels.' },
};

export const imageOptimiseErrors: ErrorSentences = {
  default: 'Could not optimise the image',
  hints: { 'invalid-input': 'Try again or choose another image.' },
};

export const canvasErrors: ErrorSentences = {
  default: 'Canvas is not supported',
  hints: { 'invalid-input': 'Use another browser and try again.' },
};

export const uploadErrors: ErrorSentences = {
  default: 'Could not upload the images',
  unavailable: 'Could not connect to the upload server',
  timeout: 'Could not connect to the upload server',
  unknown: 'Server error',
  'unsupported-type': unsupportedTypeText,
  'too-large': tooLargeImageText,
  'image-failed': 'Internal error while uploading the image',
  'no-result': 'The server returned no result',
};

export const reviewUploadErrors: ErrorSentences = {
  ...uploadErrors,
  'permission-denied': 'You cannot send photos of this place right now',
  'not-found': 'This place is no longer in the guide and does not accept photos.',
  'too-many-requests':
    'You have sent too many photos today. Publish without this one and try again tomorrow.',
};

export function tooManyImages(max: number): string {
  return `At most ${max} images are allowed`;
}

// Refusals of uploads
export const noImageSent = 'No image was uploaded. Choose an image and try again.';
export const imageTakesTooLong =
  'The image takes too long to process. Save it again in another program and try again.';

export function tooManyPixels(megapixels: number, side: number): string {
  return `The resolution of the image is too high. Use an image of up to ${megapixels} megapixels and ${formatInteger(side)} pixels per side.`;
}

// Gallery and viewer
export function photosOf(title: string): string {
  return `Photos of ${title}`;
}

export const drawing = 'Illustration';

export function enlargePhoto(position: number, count: number, title: string): string {
  return `Enlarge photo ${position} of ${count} of ${title}`;
}

export function photoCounter(position: number, count: number): string {
  return `<hidden>Photo </hidden>${position} <slash>/</slash><hidden>of</hidden> ${count}`;
}

export function seeAllPhotos(count: number): string {
  return `See all ${count} photos`;
}

export function photoOf(position: number, count: number): string {
  return `Photo ${position} of ${count}`;
}

export function photoAlt(title: string, position: number, count: number): string {
  return `${title}, photo ${position} of ${count}`;
}

export const photosLabel = 'Photos';
export const thumbnails = 'Thumbnails';

export function seePhoto(position: number): string {
  return `See photo ${position}`;
}

export const previousPhoto = 'Previous photo';
export const nextPhoto = 'Next photo';
export const zoomIn = 'Zoom in';
export const closePhotos = 'Close photos';

// Picker
export const imagesLabel = 'Images';
export const chooseImages = 'Choose images';
export const takePhoto = 'Take a photo';

const fileHint = 'JPG, PNG or WebP, up to 5 MB each.';

export function addImagesHint(count: number, max: number): string {
  const hint =
    count === 0 ? `Choose up to ${max} images: ${fileHint}` : `${count} of ${max}. ${fileHint}`;
  return `${hint}<mouse> You can also drag or paste them here.</mouse>`;
}

export const foreignImages =
  'Some images are on another site. They can stay as they are; to change any image, remove those first.';

export function maxImagesHint(count: number, max: number): string {
  return `${count} of ${max}. To add another image, remove one.`;
}

export function imageAlt(position: number, count: number): string {
  return `Image ${position} of ${count}`;
}

export const highlight = 'Main image';

export function highlightImage(position: number): string {
  return `Use image ${position} as the main image`;
}

export function moveImageBack(position: number): string {
  return `Move image ${position} back`;
}

export function moveImageOn(position: number): string {
  return `Move image ${position} forward`;
}

export function imageMoved(from: number, to: number): string {
  return `Image ${from} moved to position ${to}`;
}

export function removeImage(position: number): string {
  return `Remove image ${position}`;
}

export function removeImageTitle(position: number): string {
  return `Remove image ${position}?`;
}

export const removeImageHint = 'It will be removed from the guide and cannot be recovered.';
export const remove = 'Remove';

export function imageRemoved(position: number): string {
  return `Image ${position} removed`;
}

// Upload of an image
export const waiting = 'Waiting…';
export const sending = 'Sending…';
export const processing = 'Processing…';
export const retry = 'Try again';

export function uploadOf(position: number): string {
  return `Uploading image ${position}`;
}

export function cancelUpload(position: number): string {
  return `Cancel the upload of image ${position}`;
}

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.en.ts')>;
