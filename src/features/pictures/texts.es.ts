import { formatInteger } from '#shared/formats/formats.es.ts';
import { tooLargeImageText, unsupportedTypeText } from '#shared/common-sentences.es.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const imageErrors: ErrorSentences = {
  default: 'No pudimos cargar la imagen',
  hints: { 'invalid-input': 'Elegí otra imagen, de hasta 60 megapíxeles.' },
};

export const imageOptimiseErrors: ErrorSentences = {
  default: 'No pudimos optimizar la imagen',
  hints: { 'invalid-input': 'Intentá de nuevo o elegí otra imagen.' },
};

export const canvasErrors: ErrorSentences = {
  default: 'Este navegador no es compatible con Canvas',
  hints: { 'invalid-input': 'Usá otro navegador e intentá de nuevo.' },
};

export const uploadErrors: ErrorSentences = {
  default: 'No pudimos subir las imágenes',
  unavailable: 'No pudimos conectarnos con el servidor de imágenes',
  timeout: 'No pudimos conectarnos con el servidor de imágenes',
  unknown: 'Error en el servidor',
  'unsupported-type': unsupportedTypeText,
  'too-large': tooLargeImageText,
  'image-failed': 'Error interno al subir la imagen',
  'no-result': 'El servidor no devolvió ningún resultado',
};

export const reviewUploadErrors: ErrorSentences = {
  ...uploadErrors,
  'permission-denied': 'No podés enviar fotos de este lugar en este momento',
  'not-found': 'Este lugar ya no está en la guía y no recibe fotos.',
  'too-many-requests': 'Enviaste muchas fotos hoy. Publicá sin esta e intentá de nuevo mañana.',
};

export function tooManyImages(max: number): string {
  return `Se permiten ${max} imágenes como máximo`;
}

// Refusals of uploads
export const noImageSent = 'No se envió ninguna imagen. Elegí una imagen e intentá de nuevo.';
export const imageTakesTooLong =
  'La imagen tarda demasiado en procesarse. Guardala de nuevo con otro programa e intentá otra vez.';

export function tooManyPixels(megapixels: number, side: number): string {
  return `La resolución de la imagen es demasiado grande. Usá una imagen de hasta ${megapixels} megapíxeles y ${formatInteger(side)} píxeles de lado.`;
}

// Gallery and viewer
export function photosOf(title: string): string {
  return `Fotos de ${title}`;
}

export const drawing = 'Ilustración';

export function enlargePhoto(position: number, count: number, title: string): string {
  return `Ampliar foto ${position} de ${count} de ${title}`;
}

export function photoCounter(position: number, count: number): string {
  return `<hidden>Foto </hidden>${position} <slash>/</slash><hidden>de</hidden> ${count}`;
}

export function seeAllPhotos(count: number): string {
  return `Ver las ${count} fotos`;
}

export function photoOf(position: number, count: number): string {
  return `Foto ${position} de ${count}`;
}

export function photoAlt(title: string, position: number, count: number): string {
  return `${title}, foto ${position} de ${count}`;
}

export const photosLabel = 'Fotos';
export const thumbnails = 'Miniaturas';

export function seePhoto(position: number): string {
  return `Ver foto ${position}`;
}

export const previousPhoto = 'Foto anterior';
export const nextPhoto = 'Foto siguiente';
export const zoomIn = 'Acercar';
export const closePhotos = 'Cerrar fotos';

// Picker
export const imagesLabel = 'Imágenes';
export const chooseImages = 'Elegir imágenes';
export const takePhoto = 'Sacar foto';

const fileHint = 'JPG, PNG o WebP de hasta 5 MB.';

export function addImagesHint(count: number, max: number): string {
  const hint =
    count === 0 ? `Elegí hasta ${max} imágenes, ${fileHint}` : `${count} de ${max}. ${fileHint}`;
  return `${hint}<mouse> También podés arrastrarlas o pegarlas acá.</mouse>`;
}

export const foreignImages =
  'Hay imágenes que están en otro sitio. Pueden quedar como están; para cambiar cualquier imagen, quitá esas primero.';

export function maxImagesHint(count: number, max: number): string {
  return `${count} de ${max}. Para agregar otra imagen, quitá una.`;
}

export function imageAlt(position: number, count: number): string {
  return `Imagen ${position} de ${count}`;
}

export const highlight = 'Destacada';

export function highlightImage(position: number): string {
  return `Usar imagen ${position} como destacada`;
}

export function moveImageBack(position: number): string {
  return `Mover imagen ${position} una posición antes`;
}

export function moveImageOn(position: number): string {
  return `Mover la imagen ${position} una posición más adelante`;
}

export function imageMoved(from: number, to: number): string {
  return `Imagen ${from} movida a la posición ${to}`;
}

export function removeImage(position: number): string {
  return `Quitar imagen ${position}`;
}

export function removeImageTitle(position: number): string {
  return `¿Quitar la imagen ${position}?`;
}

export const removeImageHint = 'Sale de la guía y no se puede recuperar.';
export const remove = 'Quitar';

export function imageRemoved(position: number): string {
  return `Se quitó la imagen ${position}`;
}

// Upload of an image
export const waiting = 'Esperando…';
export const sending = 'Enviando…';
export const processing = 'Procesando…';
export const retry = 'Reintentar';

export function uploadOf(position: number): string {
  return `Envío de la imagen ${position}`;
}

export function cancelUpload(position: number): string {
  return `Cancelar envío de la imagen ${position}`;
}

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.es.ts')>;
