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
