import type { ErrorSentences } from '#shared/error-sentences.ts';

export const shareErrors: ErrorSentences = {
  default: 'Não foi possível compartilhar. Copie o endereço da página.',
};

export const opening = 'Abrindo...';
export const sendByWhatsapp = 'Enviar pelo WhatsApp';
export const copyLink = 'Copiar link';
export const linkCopied = 'Link copiado';
