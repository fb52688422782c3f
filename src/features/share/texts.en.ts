import type { ErrorSentences } from '#shared/error-sentences.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const shareErrors: ErrorSentences = {
  default: 'Could not share. Copy the page address.',
};

export const opening = 'Opening…';
export const sendByWhatsapp = 'Send via WhatsApp';
export const copyLink = 'Copy link';
export const linkCopied = 'Link copied';

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.en.ts')>;
