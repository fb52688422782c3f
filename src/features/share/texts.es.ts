import type { ErrorSentences } from '#shared/error-sentences.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const shareErrors: ErrorSentences = {
  default: 'No se pudo compartir. Copiá la dirección de la página.',
};

export const opening = 'Abriendo…';
export const sendByWhatsapp = 'Enviar por WhatsApp';
export const copyLink = 'Copiar enlace';
export const linkCopied = 'Enlace copiado';

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.es.ts')>;
