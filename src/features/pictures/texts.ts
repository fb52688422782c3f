import { formatInteger } from '#shared/formats/formats.ts';
import { tooLargeImageText, unsupportedTypeText } from '#shared/common-sentences.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';

export const imageErrors: ErrorSentences = {
  default: 'Erro ao carregar imagem',
  hints: { 'invalid-input': 'Escolha outra imagem, com até 60 megapixels.' },
};

export const imageOptimiseErrors: ErrorSentences = {
  default: 'Erro ao otimizar imagem',
  hints: { 'invalid-input': 'Tente novamente ou escolha outra imagem.' },
};

export const canvasErrors: ErrorSentences = {
  default: 'Canvas não suportado',
  hints: { 'invalid-input': 'Use outro navegador e tente novamente.' },
};

export const uploadErrors: ErrorSentences = {
  default: 'Erro no upload das imagens',
  unavailable: 'Erro ao conectar com o servidor de upload',
  timeout: 'Erro ao conectar com o servidor de upload',
  unknown: 'Erro no servidor',
  'unsupported-type': unsupportedTypeText,
  'too-large': tooLargeImageText,
  'image-failed': 'Erro interno no upload de imagem',
  'no-result': 'Nenhum resultado retornado pelo servidor',
};

export const reviewUploadErrors: ErrorSentences = {
  ...uploadErrors,
  'permission-denied': 'Você não pode enviar fotos sobre este lugar agora',
  'not-found': 'Este lugar saiu do guia e não recebe fotos.',
  'too-many-requests': 'Você enviou muitas fotos hoje. Publique sem esta e tente novamente amanhã.',
};

/** Message if more images are chosen than allowed. */
export function tooManyImages(max: number): string {
  return `Máximo de ${max} imagens permitidas`;
}

// Refusals of uploads
export const noImageSent = 'Nenhuma imagem foi enviada. Escolha uma imagem e tente novamente.';
export const imageTakesTooLong =
  'A imagem demora demais para ser processada. Salve-a de novo em outro programa e tente novamente.';

/** @param side of the image, in pixels */
export function tooManyPixels(megapixels: number, side: number): string {
  return `Imagem com resolução grande demais. Use uma imagem de até ${megapixels} megapixels e ${formatInteger(side)} pixels de lado.`;
}

// Gallery and viewer
export function photosOf(title: string): string {
  return `Fotos de ${title}`;
}

export const drawing = 'Ilustração';

export function enlargePhoto(position: number, count: number, title: string): string {
  return `Ampliar foto ${position} de ${count} de ${title}`;
}

/** The slash is only visible, the words are only read out. */
export function photoCounter(position: number, count: number): string {
  return `<hidden>Foto </hidden>${position} <slash>/</slash><hidden>de</hidden> ${count}`;
}

export function seeAllPhotos(count: number): string {
  return `Ver as ${count} fotos`;
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
export const nextPhoto = 'Próxima foto';
export const zoomIn = 'Aproximar';
export const closePhotos = 'Fechar fotos';

// Picker
export const imagesLabel = 'Imagens';
export const chooseImages = 'Escolher imagens';
export const takePhoto = 'Tirar foto';

const fileHint = 'JPG, PNG ou WebP de até 5\u00a0MB.';

/** The part in <mouse> is for users with a mouse, because drag and drop needs one. */
export function addImagesHint(count: number, max: number): string {
  const hint =
    count === 0 ? `Escolha até ${max} imagens, ${fileHint}` : `${count} de ${max}. ${fileHint}`;
  return `${hint}<mouse> Você também pode arrastar ou colar aqui.</mouse>`;
}

export const foreignImages =
  'Há imagens que estão em outro site. Elas podem ficar como estão; para mudar qualquer imagem, remova-as antes.';

export function maxImagesHint(count: number, max: number): string {
  return `${count} de ${max}. Para adicionar outra imagem, remova uma.`;
}

export function imageAlt(position: number, count: number): string {
  return `Imagem ${position} de ${count}`;
}

export const highlight = 'Destaque';

export function highlightImage(position: number): string {
  return `Usar imagem ${position} como destaque`;
}

export function moveImageBack(position: number): string {
  return `Mover imagem ${position} para antes`;
}

export function moveImageOn(position: number): string {
  return `Mover imagem ${position} para depois`;
}

export function imageMoved(from: number, to: number): string {
  return `Imagem ${from} movida para a posição ${to}`;
}

export function removeImage(position: number): string {
  return `Remover imagem ${position}`;
}

export function removeImageTitle(position: number): string {
  return `Remover imagem ${position}?`;
}

export const removeImageHint = 'Ela sai do guia e não pode ser recuperada.';
export const remove = 'Remover';

export function imageRemoved(position: number): string {
  return `Imagem ${position} removida`;
}

// Upload of an image
export const waiting = 'Aguardando...';
export const sending = 'Enviando...';
export const processing = 'Processando...';
export const retry = 'Tentar novamente';

export function uploadOf(position: number): string {
  return `Envio da imagem ${position}`;
}

export function cancelUpload(position: number): string {
  return `Cancelar envio da imagem ${position}`;
}
